import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, invalid } from '../../../../kernel/errors/errors.ts';
import { requireApprovedUser } from '../../../accounts/users/index.ts';
import { reservedAmong, soldAmong } from '../../../reservations/index.ts';
import { orderedIn, soldIn } from '../../../stock/availability/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { changeEach } from '../../../stock/writing/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { lockMates } from '../diamond-pair.ts';
import { diamondReservations } from '../diamond-reservations.ts';
import { currentStatusesOf } from './locked-diamonds.ts';

/** Where stones are to stand. */
export interface StatusChange {
  status: StockStatus;
  /** For whom they are held; null: for nobody known. */
  holdUserId?: number | null | undefined;
  holdUntil?: Date | null | undefined;
}

/**
 * Changes the status of a locked stone, and of the other half with it where the two are not sold apart. Throws
 * INVALID_REQUEST for a hold that cannot be, and USER_NOT_FOUND for its buyer; answers why one of them refuses it.
 */
export async function changeStatus(
  em: EntityManager,
  diamond: Diamond,
  change: StatusChange,
  path = '',
): Promise<AppError | undefined> {
  const mates = await lockMates(em, diamond);
  const refused = await changeStatuses(em, [diamond, ...mates], change, path);
  // A half that was sold by itself keeps its status, and does not keep the other one from changing.
  const sold = await soldStones(em, mates);
  const [refusal] = [diamond, ...mates].flatMap((stone) =>
    stone !== diamond && sold.has(stone.id) ? [] : (refused.get(stone) ?? []),
  );
  return refusal;
}

/**
 * The same for several stones, with a few questions for all of them. Throws what is wrong with the change itself, and
 * answers which stones refuse it, unchanged.
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

/** A hold is for an approved user or nobody, and ends later or never; nothing else has a buyer or an end. */
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
 * Stones that an open order has, and that would be put on sale or held for somebody else. Of a parcel it may have some
 * stones only.
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
