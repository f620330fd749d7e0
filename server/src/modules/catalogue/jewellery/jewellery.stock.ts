import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { Availability } from '../stock/fields/availability.ts';
import { stockType } from '../stock/stock-type.ts';
import { hasStatus, isHeldFor, jewelleryAvailabilityTo, jewelleryReservations } from './jewellery-availability.ts';
import { JewelleryPiece } from './jewellery-piece.entity.ts';
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
  isForSaleTo: (viewer) => sql`${jewelleryAvailabilityTo(viewer)} <> ${sql.lit(Availability.GONE)}`,
  heldFor: isHeldFor,
  // What is on hold is there for its buyer alone.
  visibleTo: (viewer) => sql`(${hasStatus(JewelleryStatus.AVAILABLE)} or ${isHeldFor(viewer)})`,
  isPersonal: true,
  keptByImports: ['status', 'soldFor'],
  watchChange: staysReserved,
  isSold: ({ status }) => status === JewelleryStatus.SOLD,
});
