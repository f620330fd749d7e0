import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { stockType } from '../../stock/index.ts';
import { holdUntilFilter } from '../../stock/lists/index.ts';
import type { ShopPage } from '../../stock/visibility/index.ts';
import { OptionalHold } from './holds/hold-change.input.ts';
import {
  currentStatus,
  hasEndedHold,
  isHeldFor,
  jewelleryListRules,
  jewelleryReservations,
  jewellerySaleRules,
  jewelleryStatusStates,
} from './jewellery-availability.ts';
import { JewelleryPiece } from './jewellery-piece.entity.ts';
import { JewelleryStatus } from './jewellery-status.ts';
import { JewelleryType } from './jewellery-type.ts';

/** Name of the shop page for each type. */
const pageNames: Readonly<Record<keyof typeof JewelleryType, string>> = {
  RING: 'rings',
  BRACELET: 'bracelets',
  EARRINGS: 'earrings',
  BROOCH: 'brooches',
  NECKLACE: 'necklaces',
  PENDANT: 'pendants',
};

const isType = (type: string): type is keyof typeof JewelleryType => type in JewelleryType;

const jewelleryShopPages: readonly ShopPage[] = [
  ...Object.keys(JewelleryType)
    .filter(isType)
    .map(
      (type): ShopPage => ({
        name: pageNames[type],
        address: `/${pageNames[type]}`,
        conditions: [{ filter: { types: [type] }, statement: `The type is ${JewelleryType[type]}` }],
      }),
    ),
  {
    name: 'one-of-a-kind',
    address: '/one-of-a-kind',
    // The flag is used instead of the quantity, because the quantity is almost always 1.
    conditions: [{ filter: { isOneOfAKind: true }, statement: 'The item is one of a kind' }],
  },
];

/** Returns a function that throws if a change makes a piece in an open order available again. */
function checkReservation(piece: JewelleryPiece) {
  const wasOnSale = piece.status === JewelleryStatus.AVAILABLE;
  return (isReserved: boolean): void => {
    const isPutOnSale = !wasOnSale && piece.status === JewelleryStatus.AVAILABLE;
    if (!isPutOnSale || !isReserved) return;
    throw conflict('set.status', 'cannot be changed: an open order contains this jewellery piece');
  };
}

export const jewellery = stockType({
  // Jewelry is called "products" in REST.
  name: 'products',
  typeName: 'JewelleryPiece',
  one: 'jewelleryPiece',
  many: 'jewelleryPieces',
  noun: 'jewellery piece',
  description: 'Finished jewellery piece. One of a kind, so it can only be sold once.',
  entity: JewelleryPiece,
  table: 'jewellery_piece',
  subject: 'jewellery',
  prefix: 'JW',
  reservations: jewelleryReservations,
  defaultSort: 'price',
  reportNumber: 'certNum',
  price: { total: 'price' },
  saleRules: jewellerySaleRules,
  heldFor: isHeldFor,
  statusStates: jewelleryStatusStates,
  listRules: jewelleryListRules,
  pages: jewelleryShopPages,
  perViewer: {
    status: () => currentStatus,
    holdUntil: () => sql<string | null>`case when not ${hasEndedHold} then d.hold_until end`,
  },
  filters: { holdUntil: holdUntilFilter(hasEndedHold) },
  isPersonal: true,
  keptByImports: ['status', 'soldFor'],
  ownChanges: { hold: OptionalHold() },
  watchChange: checkReservation,
  isMarkedSold: ({ status }) => status === JewelleryStatus.SOLD,
});
