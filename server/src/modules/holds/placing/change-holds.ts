import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { pageOf } from '../../../kernel/input/page.ts';
import { actorOf, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { once, onceWithResult, withoutNulls } from '../../../platform/http/idempotency.ts';
import { type ItemRow, type LockedItem, lockOffers, lockReservations } from '../../selling/allocation/index.ts';
import { kindOf, type StoredOffer } from '../../selling/kinds/index.ts';
import { queryIn } from '../database.ts';
import { HoldOutcome } from '../records/hold-outcome.ts';
import { endTestHolds, moveTestHolds, placeTestHolds } from '../records/test-holds.ts';
import { leaveWaitingLists } from '../waiting-list.ts';
import { countHolds, type HoldRow, hold, isCurrent, ownHold, ownHolds, readHolds } from './hold-row.ts';
import {
  endOf,
  type HeldRow,
  holdFunctionsOf,
  itemsOfHold,
  itemsToHold,
  lockHoldsOf,
  requireCurrent,
  requireFirstInWaitingList,
  requireMayHold,
} from './hold-rules.ts';
import { ExtendHoldInput, type HoldFilter, HoldQuery, PlaceHoldsInput, ReleaseHoldInput } from './holds.inputs.ts';

/** Callers who may hold stock for themselves. */
const holder = withScope(signedIn, 'HOLDS_WRITE');

/**
 * Result of changing a hold. `isReplay` is true if the request repeats an earlier request with the same idempotency
 * key.
 */
interface ChangedHold {
  readonly hold: HoldRow;
  readonly isReplay: boolean;
}

/**
 * Puts items on hold for the caller, all or nothing, under the same rules as orders. A hold reserves an item but does
 * not fix its price. Sets and pairs are held as a whole. Throws DIAMOND_NOT_FOUND and ITEM_NOT_FOUND naming the
 * items. The status is 409 (NOT_FOR_SALE) for items that are unavailable or have a waiting list. Also throws the
 * errors of {@link requireMayHold}.
 */
export const placeHolds = command(holder, PlaceHoldsInput, async (ctx, { idempotencyKey: key, ...input }) => {
  const idempotentRequest = { operation: 'placeHolds', key, input: withoutNulls(input) };
  const { answer, isReplay } = await onceWithResult(ctx, idempotentRequest, async () => ({
    ids: await createHolds(ctx, input),
  }));
  const holds = await readHolds(ctx.em, hold('h.id', '=', anyOf(answer.ids)));
  return { holds: holds.sort((a, b) => answer.ids.indexOf(a.id) - answer.ids.indexOf(b.id)), isReplay };
});

async function createHolds(
  ctx: RequestContext,
  { items, hours, note = null }: Omit<PlaceHoldsInput, 'idempotencyKey'>,
): Promise<number[]> {
  const { em, services } = ctx;
  const { id: userId } = actorOf(ctx);
  const { limits } = services.config;
  const until = endOf(new Date(), hours ?? limits.holdHours, limits);
  await lockHoldsOf(em, userId);
  const rows = await itemsToHold(ctx, items);
  const locked = await lockOffers(ctx, rows);
  await requireMayHold(ctx, rows, limits);
  if (isTest(ctx)) return placeTests(ctx, rows, locked.offers, { userId, until, note });
  for (const item of locked.items) holdFunctionsOf(item).hold(userId, until);
  // Flushing the changes writes the hold records and publishes their events.
  await em.flush();
  for (const [kind, ids] of byKind(rows)) await leaveWaitingLists(em, kind, ids, userId);
  return describeHolds(em, rows, userId, note);
}

/** Places holds for a request with a test key. Writes only hold records; the stock is unchanged. */
const placeTests = (
  { em, services }: RequestContext,
  rows: readonly HeldRow[],
  offers: ReadonlyMap<HeldRow, StoredOffer>,
  hold: { readonly userId: number; readonly until: Date; readonly note: string | null },
): Promise<number[]> =>
  placeTestHolds(
    em,
    services.events,
    rows.map((row) => ({ ...row, stockNumber: offers.get(row)?.stockId ?? row.description })),
    hold,
  );

const byKind = (rows: readonly HeldRow[]): [string, number[]][] =>
  [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, kindRows]) => [kind, kindRows.map(({ itemId }) => itemId)]);

/** Marks new holds as placed by the buyer and stores their note. Returns the hold IDs in the order of the items. */
async function describeHolds(
  em: EntityManager,
  rows: readonly HeldRow[],
  userId: number,
  note: string | null,
): Promise<number[]> {
  const idOf = new Map<string, number>();
  for (const [kind, ids] of byKind(rows)) {
    const holds = await queryIn(em)
      .updateTable('stock_hold as h')
      .set({ is_by_house: false, note })
      .where('h.kind', '=', kind)
      .where('h.item_id', '=', anyOf(ids))
      .where('h.user_id', '=', userId)
      .where('h.is_test', '=', false)
      .where(isCurrent)
      .returning(['h.id', 'h.item_id as itemId'])
      .execute();
    for (const { id, itemId } of holds) idOf.set(`${kind} ${itemId}`, id);
  }
  return rows.flatMap(({ kind, itemId }) => idOf.get(`${kind} ${itemId}`) ?? []);
}

/**
 * Changes the end time of the caller's hold, and of the holds on items that are sold only together with the held
 * item. The maximum duration is counted from the time when the hold was placed. Throws STALE_VERSION, and
 * ITEM_NOT_FOUND (409, NOT_FOR_SALE, if other users are waiting for the item). Throws INVALID_REQUEST 409 if the hold
 * has ended or was placed by an administrator.
 */
export const extendHold = command(holder, ExtendHoldInput, async (ctx, { idempotencyKey: key, ...input }) => {
  const idempotentRequest = { operation: 'extendHold', key, input: withoutNulls(input) };
  const { id, isReplay } = await once(ctx, idempotentRequest, () => extendUntil(ctx, input));
  return changed(ctx, id, isReplay);
});

async function extendUntil(ctx: RequestContext, input: Omit<ExtendHoldInput, 'idempotencyKey'>): Promise<number> {
  const { em, services } = ctx;
  const { id, hours, expectedVersion } = input;
  const { id: userId } = actorOf(ctx);
  await lockHoldsOf(em, userId);
  const unlocked = await ownHold(ctx, id);
  requireCurrent(unlocked);
  const rows = await itemsOfHold(ctx, unlocked);
  const { items } = await lockOffers(ctx, rows);
  const current = await ownHold(ctx, id);
  requireCurrent(current);
  checkVersion(current, expectedVersion);
  if (current.isByHouse) throw conflict('id', 'must not be a hold placed by an administrator: contact us to extend it');
  const until = endOf(new Date(current.placedAt), hours, services.config.limits);
  const isLater = current.until !== null && until > new Date(current.until) && until > new Date();
  if (!isLater) throw invalid('hours', 'must result in a later end than the current one');
  await requireFirstInWaitingList(em, rows, userId);
  if (isTest(ctx)) await moveTestHolds(em, services.events, [...(await holdsByRow(ctx, rows)).values()], until);
  else for (const item of items) holdFunctionsOf(item).hold(userId, until);
  await em.flush();
  return id;
}

/**
 * Ends the caller's hold, even if an administrator placed it, and the holds on items that are sold only together with
 * the held item. The item becomes available again, or is offered to the next user on its waiting list. Throws
 * ITEM_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST 409 if the hold has already ended.
 */
export const releaseHold = command(holder, ReleaseHoldInput, async (ctx, { idempotencyKey: key, ...input }) => {
  const idempotentRequest = { operation: 'releaseHold', key, input: withoutNulls(input) };
  const { id, isReplay } = await once(ctx, idempotentRequest, () => release(ctx, input));
  return changed(ctx, id, isReplay);
});

async function release(ctx: RequestContext, input: Omit<ReleaseHoldInput, 'idempotencyKey'>): Promise<number> {
  const { em, services } = ctx;
  const { id, expectedVersion } = input;
  const { id: userId } = actorOf(ctx);
  await lockHoldsOf(em, userId);
  const unlocked = await ownHold(ctx, id);
  requireCurrent(unlocked);
  const items = await lockReservations(em, await itemsOfHold(ctx, unlocked), userId);
  const current = await ownHold(ctx, id);
  requireCurrent(current);
  checkVersion(current, expectedVersion);
  const heldItems = await holdsByRow(
    ctx,
    items.map(({ row }) => row),
  );
  if (isTest(ctx)) await endTestHolds(em, services.events, [...heldItems.values()], HoldOutcome.RELEASED);
  else for (const item of items) if (heldItems.has(item.row)) holdFunctionsOf(item).endHold();
  await em.flush();
  return id;
}

/**
 * Ends the caller's test holds on items that were ordered in a test order. Locks the stock, as all changes to holds
 * do.
 */
export async function orderTestHolds(ctx: RequestContext, ordered: readonly LockedItem<ItemRow>[]): Promise<void> {
  const rows = ordered.flatMap(({ unit }) => {
    const kind = unit?.isWhole ? kindOf(unit).heldAs?.type.name : undefined;
    return unit && kind !== undefined ? [{ kind, itemId: unit.itemId }] : [];
  });
  const heldItems = await holdsByRow(ctx, rows);
  await endTestHolds(ctx.em, ctx.services.events, [...heldItems.values()], HoldOutcome.ORDERED);
}

/** Returns the rows that are on hold for the caller, with the IDs of the holds. */
async function holdsByRow<R extends Pick<HeldRow, 'kind' | 'itemId'>>(
  ctx: RequestContext,
  rows: readonly R[],
): Promise<ReadonlyMap<R, number>> {
  const isOneOfRows = hold('h.item_id', '=', anyOf(rows.map(({ itemId }) => itemId)));
  const holds = await readHolds(ctx.em, hold.and([ownHolds(ctx), isCurrent, isOneOfRows]));
  return new Map(
    rows.flatMap((row) => {
      const match = holds.find(({ kind, itemId }) => kind === row.kind && itemId === row.itemId);
      return match ? [[row, match.id] as const] : [];
    }),
  );
}

const changed = async (ctx: RequestContext, id: number, isReplay: boolean): Promise<ChangedHold> => ({
  hold: await ownHold(ctx, id),
  isReplay,
});

/** Returns one page of the caller's holds, newest first, including holds that administrators placed. */
export const findMyHolds = query(holder, HoldQuery, (ctx, { filter, page }) => {
  const where = hold.and([ownHolds(ctx), ...conditionsOf(filter ?? {})]);
  return pageOf(
    page,
    (slice) => readHolds(ctx.em, where, slice),
    () => countHolds(ctx.em, where),
  );
});

const conditionsOf = ({ isCurrent: isCurrentFilter, kinds }: HoldFilter): Condition[] => [
  ...(typeof isCurrentFilter === 'boolean' ? [isCurrentFilter ? isCurrent : hold.not(isCurrent)] : []),
  ...(kinds ? [hold('h.kind', '=', anyOf(kinds))] : []),
];
