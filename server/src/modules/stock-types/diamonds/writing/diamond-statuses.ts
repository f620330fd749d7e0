import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type AppError, invalid } from '../../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { requireApprovedUser } from '../../../accounts/users/index.ts';
import { reservedAmong, soldAmong } from '../../../reservations/index.ts';
import { orderedIn, soldIn } from '../../../stock/availability/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { changeEach, type StockHolds } from '../../../stock/writing/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamondReservations, hasEndedHold } from '../diamond-availability.ts';
import { lockMates } from '../diamond-pair.ts';
import { currentStatusesOf, lockDiamond } from './lock-diamonds.ts';

/** A new status of stones. */
export interface StatusChange {
  status: StockStatus;
  /** The customer of the hold. Null: held without a customer. */
  holdUserId?: number | null | undefined;
  holdUntil?: Date | null | undefined;
}

/**
 * Changes the status of a locked stone, and of the other half of a pair that is not separated. Throws INVALID_REQUEST
 * for an invalid hold, and USER_NOT_FOUND for its customer. Returns the reason if one of the stones refuses.
 */
export async function changeStatus(
  em: EntityManager,
  diamond: Diamond,
  change: StatusChange,
  path = '',
): Promise<AppError | undefined> {
  const mates = await lockMates(em, diamond);
  const refused = await changeStatuses(em, [diamond, ...mates], change, path);
  // A half that was sold alone keeps its status and does not prevent the change of the other one.
  const sold = await soldStones(em, mates);
  const [refusal] = [diamond, ...mates].flatMap((stone) =>
    stone !== diamond && sold.has(stone.id) ? [] : (refused.get(stone) ?? []),
  );
  return refusal;
}

/**
 * The same for several stones, with a few queries for all of them. Throws if the change itself is invalid, and returns
 * the stones that refuse, unchanged.
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
  const settled = await settledByOrders(em, stones, status, holdUserId);
  const sold = await soldStones(em, stones);
  return changeEach(stones, (stone) => {
    const soldBy = sold.get(stone.id);
    if (soldBy !== undefined) throw soldIn(soldBy, at('status'));
    const orderedBy = settled.get(stone.id);
    if (orderedBy !== undefined) throw orderedIn(orderedBy, at('status'));
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

/** Checks a hold: an approved customer or none, and an end in the future or none. Other statuses have neither. */
async function requireHold(
  em: EntityManager,
  { status, holdUserId = null, holdUntil = null }: StatusChange,
  at: (field: string) => string,
): Promise<void> {
  if (status !== StockStatus.HOLD) {
    if (holdUserId !== null) throw invalid(at('holdUserId'), 'belongs to a hold');
    if (holdUntil !== null) throw invalid(at('holdUntil'), 'belongs to a hold');
    return;
  }
  if (holdUntil !== null && holdUntil <= new Date()) throw invalid(at('holdUntil'), 'must be in the future');
  if (holdUserId !== null) await requireApprovedUser(em, holdUserId, at('holdUserId'));
}

/**
 * Returns stones in an open order that would be made available or held for another user. Of a parcel the order may have
 * reserved only some stones.
 */
async function settledByOrders(
  em: EntityManager,
  stones: readonly Diamond[],
  status: StockStatus,
  holdUserId: number | null,
): Promise<ReadonlyMap<number, number | null>> {
  const known = stones.filter(({ id }) => id !== undefined);
  const statuses = await currentStatusesOf(em, known);
  const freed = known.filter((stone, place) => {
    const isOnHold = statuses[place] === StockStatus.HOLD;
    const isOtherHold = stone.isAllPromised || holdUserId !== stone.holdUserId;
    return status === StockStatus.AVAILABLE
      ? isOnHold || stone.parcelStones === 1
      : status === StockStatus.HOLD && isOnHold && isOtherHold;
  });
  const ids = freed.map(({ id }) => id);
  return reservedAmong(em, diamondReservations, ids);
}

/** Stones are held by status, together with the other halves of pairs that are not separated. */
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
