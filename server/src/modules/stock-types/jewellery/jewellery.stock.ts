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

/** The page of the pieces of each type. */
const pageNames: Readonly<Record<keyof typeof JewelleryType, string>> = {
  RING: 'rings',
  BRACELET: 'bracelets',
  EARRINGS: 'earrings',
  BROOCH: 'brooches',
  NECKLACE: 'necklaces',
  PENDANT: 'pendants',
};

const isType = (type: string): type is keyof typeof JewelleryType => type in JewelleryType;

/** The pages of the shop that list finished jewellery. */
const jewelleryShopPages: readonly ShopPage[] = [
  ...Object.keys(JewelleryType)
    .filter(isType)
    .map(
      (type): ShopPage => ({
        name: pageNames[type],
        address: `/${pageNames[type]}`,
        asks: [{ filter: { types: [type] }, says: `Its type is ${JewelleryType[type]}` }],
      }),
    ),
  {
    name: 'one-of-a-kind',
    address: '/one-of-a-kind',
    // Every piece has a quantity, which is nearly always 1: the flag is what the house says about the piece.
    asks: [{ filter: { isOneOfAKind: true }, says: 'It is one of a kind' }],
  },
];

/** What an open order has does not come back on sale by hand. */
function staysReserved(piece: JewelleryPiece) {
  const wasOnSale = piece.status === JewelleryStatus.AVAILABLE;
  return (isReserved: boolean): void => {
    const isPutOnSale = !wasOnSale && piece.status === JewelleryStatus.AVAILABLE;
    if (!isPutOnSale || !isReserved) return;
    throw conflict('set.status', 'is settled by the open order that has this jewellery piece');
  };
}

export const jewellery = stockType({
  // REST calls jewellery products.
  name: 'products',
  typeName: 'JewelleryPiece',
  one: 'jewelleryPiece',
  many: 'jewelleryPieces',
  noun: 'jewellery piece',
  description: 'A finished piece of jewellery. One of a kind: it is sold once.',
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
  watchChange: staysReserved,
  isMarkedSold: ({ status }) => status === JewelleryStatus.SOLD,
});
