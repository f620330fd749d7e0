import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../../kernel/errors/errors.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { requireApprovedUser } from '../../../accounts/index.ts';
import { hasReservation } from '../../../reservations/index.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamondReservations } from '../diamond-reservations.ts';
import { ChangeDiamondStatusInput } from './diamond-changes.input.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';
import { currentStatusOf } from './locked-diamonds.ts';

interface StatusChange {
  status: StockStatus;
  /** For whom the stone is held; null: for nobody known. */
  holdUserId?: number | null | undefined;
  holdUntil?: Date | null | undefined;
}

/** Puts a stone on sale, on hold, out of sale or on memo. */
export const changeDiamondStatus = command(administrator, ChangeDiamondStatusInput, async (ctx, { id, ...change }) => {
  const { em } = ctx;
  const diamond = await lockDiamond(em, id);
  await changeStatus(em, diamond, change);
  return changedDiamond(ctx, diamond);
});

/**
 * Changes the status of a locked stone. Throws INVALID_REQUEST for a hold that cannot be, 409 where an open order has the
 * stone; USER_NOT_FOUND for the hold's buyer.
 */
export async function changeStatus(
  em: EntityManager,
  diamond: Diamond,
  { status, holdUserId = null, holdUntil = null }: StatusChange,
  path = '',
): Promise<void> {
  const at = (field: string): string => (path ? `${path}.${field}` : field);
  if (!(await mayLeaveOrder(em, diamond, status, holdUserId))) {
    throw conflict(at('status'), 'is settled by the open order that has this stone');
  }
  if (status !== StockStatus.HOLD) {
    if (holdUserId !== null) throw invalid(at('holdUserId'), 'belongs to a hold');
    if (holdUntil !== null) throw invalid(at('holdUntil'), 'belongs to a hold');
    diamond.changeStatus(status);
    return;
  }
  if (holdUntil !== null && holdUntil <= new Date()) throw invalid(at('holdUntil'), 'must be in the future');
  if (holdUserId !== null) await requireApprovedUser(em, holdUserId, at('holdUserId'));
  diamond.holdFor(holdUserId, holdUntil);
}

/** What an open order has is neither put on sale nor held for somebody else. Of a parcel it may have some stones only. */
async function mayLeaveOrder(
  em: EntityManager,
  diamond: Diamond,
  status: StockStatus,
  holdUserId: number | null,
): Promise<boolean> {
  if (diamond.id === undefined) return true;
  const isOnHold = (await currentStatusOf(em, diamond)) === StockStatus.HOLD;
  const isOtherHold = diamond.isAllPromised || holdUserId !== diamond.holdUserId;
  const isFreed =
    status === StockStatus.AVAILABLE
      ? isOnHold || diamond.parcelStones === 1
      : status === StockStatus.HOLD && isOnHold && isOtherHold;
  return !isFreed || !(await hasReservation(em, diamondReservations, diamond.id));
}
