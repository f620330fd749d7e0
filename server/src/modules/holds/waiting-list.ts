import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../kernel/errors/errors.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { command } from '../../kernel/use-cases/use-case.ts';
import { requireApprovedUser } from '../accounts/users/index.ts';
import { activeUsers } from '../accounts/visibility/index.ts';
import { lockHeldItem, readHeldItem } from './held-item.ts';
import { AddToWaitingListInput, MoveInWaitingListInput, RemoveFromWaitingListInput } from './holds.input.ts';
import { StockWait } from './stock-wait.entity.ts';

/** Maximum number of users on a waiting list. */
const maxEntries = 50;

/** Returns the waiting list of an item in order, and locks it until the transaction ends. */
async function lockList(em: EntityManager, item: { readonly kind: string; readonly id: number }): Promise<StockWait[]> {
  await lockHeldItem(em, item);
  return waitingListOf(em, item);
}

/** Returns the waiting list of an item in order. */
export const waitingListOf = (
  em: EntityManager,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<StockWait[]> => em.find(StockWait, { kind, itemId: id }, { orderBy: { place: 'asc', id: 'asc' } });

const hourMs = 3_600_000;
/** Milliseconds within which a notified user must order the item before the next user is notified. */
const offerMs = 24 * hourMs;

/** Returns true if a user was notified and did not order the item in time. */
export const hasOfferExpired = ({ toldAt }: StockWait, now: number): boolean =>
  toldAt !== null && toldAt.getTime() + offerMs <= now;

/** Returns the items that will be offered to another user next. Skips users who are blocked or not approved. */
export async function itemsOfferedToOthers(
  em: EntityManager,
  kind: string,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const entries = await em.find(
    StockWait,
    { kind, itemId: { $in: [...ids] } },
    { orderBy: { place: 'asc', id: 'asc' } },
  );
  const activeUserIds = await activeUsers(em, [...new Set(entries.map((entry) => entry.userId))]);
  const next = new Map<number, number>();
  for (const entry of entries) {
    if (next.has(entry.itemId) || hasOfferExpired(entry, Date.now()) || !activeUserIds.has(entry.userId)) continue;
    next.set(entry.itemId, entry.userId);
  }
  return new Set([...next].flatMap(([itemId, first]) => (first === userId ? [] : [itemId])));
}

/** Removes a user from the waiting lists of items that the user now has on hold. */
export const leaveWaitingLists = (
  em: EntityManager,
  kind: string,
  ids: readonly number[],
  userId: number,
): Promise<number> => em.nativeDelete(StockWait, { kind, itemId: { $in: [...ids] }, userId });

/**
 * Adds a user to the end of an item's waiting list. Throws USER_NOT_FOUND, and INVALID_REQUEST 409 if the user is
 * already on it or the list is full.
 */
export const addToWaitingList = command(administrator, AddToWaitingListInput, async ({ em }, input) => {
  const { kind, id, userId, holdHours = null } = input;
  const list = await lockList(em, { kind, id });
  if (list.some((wait) => wait.userId === userId)) throw conflict('userId', 'is already on the waiting list');
  if (list.length >= maxEntries) throw conflict('id', `has a full waiting list: at most ${maxEntries} customers`);
  await requireApprovedUser(em, userId, 'userId');
  const place = (list.at(-1)?.place ?? -1) + 1;
  em.create(StockWait, { kind, itemId: id, userId, holdHours, place });
  await em.flush();
  return readHeldItem(em, { kind, id });
});

/** Removes a user from a waiting list. Throws ITEM_NOT_FOUND if the entry does not exist. */
export const removeFromWaitingList = command(administrator, RemoveFromWaitingListInput, async ({ em }, { id }) => {
  const { wait } = await lockEntry(em, id);
  await em.remove(wait).flush();
  return readHeldItem(em, { kind: wait.kind, id: wait.itemId });
});

/** Moves a user to another position on a waiting list. Throws ITEM_NOT_FOUND if the entry does not exist. */
export const moveInWaitingList = command(administrator, MoveInWaitingListInput, async ({ em }, { id, place }) => {
  const { wait, list } = await lockEntry(em, id);
  const otherEntries = list.filter((other) => other !== wait);
  for (const [at, entry] of otherEntries.toSpliced(place, 0, wait).entries()) entry.place = at;
  await em.flush();
  return readHeldItem(em, { kind: wait.kind, id: wait.itemId });
});

/** Locks a waiting list and returns it with one of its entries. Throws ITEM_NOT_FOUND. */
async function lockEntry(em: EntityManager, id: number): Promise<{ wait: StockWait; list: StockWait[] }> {
  const unlocked = await em.findOne(StockWait, { id }, { disableIdentityMap: true });
  const list = unlocked ? await lockList(em, { kind: unlocked.kind, id: unlocked.itemId }) : [];
  const wait = list.find((entry) => entry.id === id);
  if (!wait)
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'id', message: 'the waiting list entry does not exist' }],
    });
  return { wait, list };
}
