import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { requireApprovedUser } from '../../../accounts/index.ts';
import { hasReservation } from '../../../reservations/index.ts';
import { requireUnsold } from '../../stock/sale/sold-items.ts';
import { lockItem } from '../../stock/writing/save-stock.ts';
import type { AskedHold, StockHolds } from '../../stock/writing/stock-holds.ts';
import { jewellery } from '../jewellery.stock.ts';
import { isHeld } from '../jewellery-availability.ts';
import { JewelleryPiece } from '../jewellery-piece.entity.ts';
import { JewelleryStatus } from '../jewellery-status.ts';

/** Whether a piece can be put on hold, or be taken off it: it is neither sold nor in an open order. */
export const isFree = ({ status }: JewelleryPiece, isReserved: boolean): boolean =>
  status !== JewelleryStatus.SOLD && !isReserved;

/** A hold is for an approved user or nobody known, and ends later or never. `at` stands before the names of its fields. */
export async function requireHold(
  em: EntityManager,
  { userId, until }: Pick<AskedHold, 'userId' | 'until'>,
  at = '',
): Promise<void> {
  if (until !== null && until <= new Date()) throw invalid(`${at}until`, 'must be in the future');
  if (userId !== null) await requireApprovedUser(em, userId, `${at}userId`);
}

/** A locked piece that is neither sold nor in an open order. Throws INVALID_REQUEST 409 where it is. */
async function lockFree(
  em: EntityManager,
  id: number,
  expectedVersion: number | null | undefined,
): Promise<JewelleryPiece> {
  const piece = await lockItem(em, { entity: JewelleryPiece, noun: jewellery.noun }, { id });
  checkVersion(piece, expectedVersion);
  await requireUnsold(em, jewellery, id, 'id');
  if (!isFree(piece, await hasReservation(em, jewellery.reservations, id))) {
    throw conflict('id', 'is sold, or an open order has it');
  }
  return piece;
}

/** Pieces are held by their status: nobody else sees or orders them. */
export const jewelleryHolds: StockHolds = {
  free: JewelleryStatus.AVAILABLE,
  isHeld,
  pageInShop: (stockNumber) => `/products/${encodeURIComponent(stockNumber)}`,
  async hold(em, id, { userId, until, expectedVersion }) {
    const piece = await lockFree(em, id, expectedVersion);
    await requireHold(em, { userId, until });
    piece.holdFor(userId, until);
    await em.flush();
  },
  async release(em, id, expectedVersion) {
    const piece = await lockFree(em, id, expectedVersion);
    if (piece.status === JewelleryStatus.HOLD) piece.release();
    await em.flush();
  },
};
