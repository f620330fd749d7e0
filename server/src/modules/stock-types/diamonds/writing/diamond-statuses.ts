import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type AppError, invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { requireApprovedUser } from '../../../accounts/users/index.ts';
import { reservedAmong, soldAmong } from '../../../reservations/index.ts';
import { inOpenOrderError, soldInOrderError } from '../../../stock/availability/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { changeEach, type StockHolds } from '../../../stock/writing/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamondReservations, hasEndedHold } from '../diamond-availability.ts';
import { lockMates } from '../diamond-pair.ts';
import { currentStatusesOf, lockDiamond } from './lock-diamonds.ts';

export interface StatusChange {
  status: StockStatus;
  /** Customer that the diamond is held for. Null for a hold without a customer. */
  holdUserId?: number | null | undefined;
  holdUntil?: Date | null | undefined;
}

/**
 * Changes the status of a locked diamond and, if it belongs to an inseparable pair, of the other half. Throws
 * INVALID_REQUEST for an invalid hold, and USER_NOT_FOUND if its customer does not exist. Returns the error if one of
 * the diamonds cannot be changed.
 */
export async function changeStatus(
  em: EntityManager,
  diamond: Diamond,
  change: StatusChange,
  path = '',
): Promise<AppError | undefined> {
  const mates = await lockMates(em, diamond);
  const refused = await changeStatuses(em, [diamond, ...mates], change, path);
  // If the other half has been sold alone, it keeps its status. The diamond can still be changed.
  const sold = await soldStones(em, mates);
  const [refusal] = [diamond, ...mates].flatMap((stone) =>
    stone !== diamond && sold.has(stone.id) ? [] : (refused.get(stone) ?? []),
  );
  return refusal;
}

/**
 * Changes the status of several diamonds with only a few queries. Throws if the change itself is invalid. Returns the
 * errors for the diamonds that were not changed.
 */
export async function changeStatuses(
  em: EntityManager,
  stones: readonly Diamond[],
  change: StatusChange,
  path = '',
): Promise<Map<Diamond, AppError>> {
  const { status, holdUserId = null, holdUntil = null } = change;
  const at = (field: string): string => (path ? `${path}.${field}` : field);
  await requireHold(em, change, at);
  const orderNumbers = await reservedByOpenOrders(em, stones, status, holdUserId);
  const sold = await soldStones(em, stones);
  return changeEach(stones, (stone) => {
    const soldBy = sold.get(stone.id);
    if (soldBy !== undefined) throw soldInOrderError(soldBy, at('status'));
    const orderedBy = orderNumbers.get(stone.id);
    if (orderedBy !== undefined) throw inOpenOrderError(orderedBy, at('status'));
    if (status === StockStatus.HOLD) stone.holdFor(holdUserId, holdUntil);
    else stone.changeStatus(status);
  });
}

const soldStones = (em: EntityManager, stones: readonly Diamond[]) =>
  soldAmong(
    em,
    diamondReservations,
    stones.flatMap(({ id }) => id ?? []),
  );

/**
 * Checks that the customer of a hold is approved and that the end is in the future. Both are optional. Neither is
 * allowed with other statuses.
 */
async function requireHold(
  em: EntityManager,
  { status, holdUserId = null, holdUntil = null }: StatusChange,
  at: (field: string) => string,
): Promise<void> {
  if (status !== StockStatus.HOLD) {
    if (holdUserId !== null) throw invalid(at('holdUserId'), 'is only allowed with status HOLD');
    if (holdUntil !== null) throw invalid(at('holdUntil'), 'is only allowed with status HOLD');
    return;
  }
  if (holdUntil !== null && holdUntil <= new Date()) throw invalid(at('holdUntil'), 'must be in the future');
  if (holdUserId !== null) await requireApprovedUser(em, holdUserId, at('holdUserId'));
}

/**
 * Returns the diamonds in open orders that the change would make available or put on hold for another user. An order
 * may have reserved only some stones of a parcel.
 */
async function reservedByOpenOrders(
  em: EntityManager,
  stones: readonly Diamond[],
  status: StockStatus,
  holdUserId: number | null,
): Promise<ReadonlyMap<number, number | null>> {
  const saved = stones.filter(({ id }) => id !== undefined);
  const statuses = await currentStatusesOf(em, saved);
  const freed = saved.filter((stone, index) => {
    const isOnHold = statuses[index] === StockStatus.HOLD;
    const isOtherHold = stone.isAllPromised || holdUserId !== stone.holdUserId;
    return status === StockStatus.AVAILABLE
      ? isOnHold || stone.parcelStones === 1
      : status === StockStatus.HOLD && isOnHold && isOtherHold;
  });
  const ids = freed.map(({ id }) => id);
  return reservedAmong(em, diamondReservations, ids);
}

/** Holds of diamonds, which are stored in their status. A hold includes the other half of an inseparable pair. */
export const diamondHolds: StockHolds = {
  free: StockStatus.AVAILABLE,
  isHeld: sql`(d.status = ${sql.lit(StockStatus.HOLD)} and not ${hasEndedHold})`,
  pageInShop: (stockNumber) => `/diamond/${encodeURIComponent(stockNumber)}`,
  hold: (em, id, { userId, until, expectedVersion }) =>
    change(em, id, { status: StockStatus.HOLD, holdUserId: userId, holdUntil: until }, expectedVersion),
  release: (em, id, expectedVersion) => change(em, id, { status: StockStatus.AVAILABLE }, expectedVersion),
};

async function change(
  em: EntityManager,
  id: number,
  to: StatusChange,
  expectedVersion: number | null | undefined,
): Promise<void> {
  const diamond = await lockDiamond(em, id);
  checkVersion(diamond, expectedVersion);
  const refusal = await changeStatus(em, diamond, to);
  if (refusal) throw refusal;
  await em.flush();
}
