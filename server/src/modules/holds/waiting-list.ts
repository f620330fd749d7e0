import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../kernel/errors/errors.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { command } from '../../kernel/use-cases/use-case.ts';
import { requireApprovedUser } from '../accounts/users/index.ts';
import { usersWhoMayAct } from '../accounts/visibility/index.ts';
import { lockHeldItem, readHeldItem } from './held-item.ts';
import { AddToWaitingListInput, MoveInWaitingListInput, RemoveFromWaitingListInput } from './holds.input.ts';
import { StockWait } from './stock-wait.entity.ts';

/** People who wait for one item, at most. */
const mostWaiting = 50;

/** Who waits for an item, the first of them first. Other changes of the list wait until the transaction ends. */
async function lockList(em: EntityManager, item: { readonly kind: string; readonly id: number }): Promise<StockWait[]> {
  await lockHeldItem(em, item);
  return waitsFor(em, item);
}

/** Who waits for an item, first to last. */
export const waitsFor = (
  em: EntityManager,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<StockWait[]> => em.find(StockWait, { kind, itemId: id }, { orderBy: { place: 'asc', id: 'asc' } });

const hourMs = 3_600_000;
/** Who was told that an item is free has so long, before the next is. */
const toldMs = 24 * hourMs;

/** Whether somebody was told and has let their time pass. */
export const hasPassed = ({ toldAt }: StockWait, now: number): boolean =>
  toldAt !== null && toldAt.getTime() + toldMs <= now;

/** Those of some locked items for which others wait that come before a user, as far as they may act. */
export async function waitedForBefore(
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
  const able = await usersWhoMayAct(em, [...new Set(entries.map((entry) => entry.userId))]);
  const next = new Map<number, number>();
  for (const entry of entries) {
    if (next.has(entry.itemId) || hasPassed(entry, Date.now()) || !able.has(entry.userId)) continue;
    next.set(entry.itemId, entry.userId);
  }
  return new Set([...next].flatMap(([itemId, first]) => (first === userId ? [] : [itemId])));
}

/** Takes a user off the waiting lists of items that they have got. */
export const leaveWaitingLists = (
  em: EntityManager,
  kind: string,
  ids: readonly number[],
  userId: number,
): Promise<number> => em.nativeDelete(StockWait, { kind, itemId: { $in: [...ids] }, userId });

/** Puts somebody at the end of an item's waiting list. Throws USER_NOT_FOUND, and INVALID_REQUEST 409 where they wait already. */
export const addToWaitingList = command(administrator, AddToWaitingListInput, async ({ em }, input) => {
  const { kind, id, userId, holdHours = null } = input;
  const list = await lockList(em, { kind, id });
  if (list.some((wait) => wait.userId === userId)) throw conflict('userId', 'waits for it already');
  if (list.length >= mostWaiting) throw conflict('id', `has a waiting list of ${mostWaiting} already`);
  await requireApprovedUser(em, userId, 'userId');
  const place = (list.at(-1)?.place ?? -1) + 1;
  em.create(StockWait, { kind, itemId: id, userId, holdHours, place });
  await em.flush();
  return readHeldItem(em, { kind, id });
});

/** Takes somebody off a waiting list. Throws ITEM_NOT_FOUND where they are on none any more. */
export const removeFromWaitingList = command(administrator, RemoveFromWaitingListInput, async ({ em }, { id }) => {
  const { wait } = await lockEntry(em, id);
  await em.remove(wait).flush();
  return readHeldItem(em, { kind: wait.kind, id: wait.itemId });
});

/** Gives somebody another place on a waiting list. */
export const moveInWaitingList = command(administrator, MoveInWaitingListInput, async ({ em }, { id, place }) => {
  const { wait, list } = await lockEntry(em, id);
  const others = list.filter((other) => other !== wait);
  for (const [at, entry] of others.toSpliced(place, 0, wait).entries()) entry.place = at;
  await em.flush();
  return readHeldItem(em, { kind: wait.kind, id: wait.itemId });
});

/** An entry and its list, as they are once nobody else changes them. */
async function lockEntry(em: EntityManager, id: number): Promise<{ wait: StockWait; list: StockWait[] }> {
  const known = await em.findOne(StockWait, { id }, { disableIdentityMap: true });
  const list = known ? await lockList(em, { kind: known.kind, id: known.itemId }) : [];
  const wait = list.find((entry) => entry.id === id);
  if (!wait)
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'nobody waits there any more' }] });
  return { wait, list };
}
