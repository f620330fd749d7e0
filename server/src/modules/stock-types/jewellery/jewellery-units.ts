import { LockMode } from '@mikro-orm/postgresql';
import { AllocatedStock, type ReservableStock, type StockUnit } from '../../reservations/index.ts';
import { piecesForSaleTo } from './jewellery-availability.ts';
import { JewelleryPiece } from './jewellery-piece.entity.ts';
import { JewelleryStatus } from './jewellery-status.ts';

/** Returns the stock unit for a jewelry piece, which can be sold only once. */
const pieceUnit = (piece: JewelleryPiece, isForSale: boolean): StockUnit => ({
  itemType: AllocatedStock.JEWELLERY,
  itemId: piece.id,
  isWhole: true,
  isForSale: () => isForSale,
  hold: (userId, until) => piece.holdFor(userId, until),
  endHold: () => piece.release(),
  reserve(userId) {
    piece.holdFor(userId, null);
    return { stones: null, carats: null };
  },
  release(_taken, buyerId) {
    const isReservedByOrder = piece.status === JewelleryStatus.HOLD && (piece.holdUserId ?? buyerId) === buyerId;
    if (isReservedByOrder) piece.release();
    piece.touch();
  },
  sell(allocated, { price }) {
    piece.sell(price);
    return allocated;
  },
  reopen(allocated, buyerId) {
    if (piece.status !== JewelleryStatus.SOLD) return null;
    piece.release();
    piece.holdFor(buyerId, null);
    return allocated;
  },
  takeBack() {
    if (piece.status === JewelleryStatus.SOLD) piece.release();
    piece.touch();
  },
});

export const jewelleryStock: ReservableStock = {
  itemType: AllocatedStock.JEWELLERY,
  async lock(em, ids, { buyerId }) {
    const pieces = await em.find(
      JewelleryPiece,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const forSale = buyerId === null ? new Set<number>() : await piecesForSaleTo(em, ids, buyerId);
    return pieces.map((piece) => pieceUnit(piece, forSale.has(piece.id)));
  },
};
