import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { requireApprovedUser } from '../../../accounts/users/index.ts';
import { reservedAmong } from '../../../reservations/index.ts';
import { orderedIn, requireUnsold, soldIn } from '../../../stock/availability/index.ts';
import { type AskedHold, lockItem, type StockHolds } from '../../../stock/writing/index.ts';
import { jewellery } from '../jewellery.stock.ts';
import { isHeld } from '../jewellery-availability.ts';
import { JewelleryPiece } from '../jewellery-piece.entity.ts';
import { JewelleryStatus } from '../jewellery-status.ts';

/** Throws INVALID_REQUEST 409 for a piece that is marked as sold or in an open order: it cannot be put on hold or taken off it. */
export function requireFree(piece: JewelleryPiece, reserved: ReadonlyMap<number, number | null>, path: string): void {
  const orderId = reserved.get(piece.id);
  if (orderId !== undefined) throw orderedIn(orderId, path);
  if (piece.status === JewelleryStatus.SOLD) throw soldIn(null, path);
}

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
  requireFree(piece, await reservedAmong(em, jewellery.reservations, [id]), 'id');
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
