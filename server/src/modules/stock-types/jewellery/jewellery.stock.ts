import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { stockType } from '../../stock/index.ts';
import { holdUntilFilter } from '../../stock/lists/index.ts';
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
import { jewelleryShopPages } from './jewellery-shop-pages.ts';
import { JewelleryStatus } from './jewellery-status.ts';

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
