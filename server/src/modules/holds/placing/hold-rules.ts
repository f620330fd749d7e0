import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { asSentence, sentences } from '../../../kernel/errors/explanations.ts';
import { refuseProblems } from '../../../kernel/errors/problem.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { UserLimits } from '../../../kernel/use-cases/services.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { type LockedItem, type SetRow, unavailableError } from '../../selling/allocation/index.ts';
import { type ChosenItem, chooseItems, resolveItem } from '../../selling/items/index.ts';
import { type ItemKind, itemKinds, keyOf, kindOf } from '../../selling/kinds/index.ts';
import { queryIn } from '../database.ts';
import { itemsOfferedToOthers } from '../waiting-list.ts';
import { endedAt, type HoldRow, isCurrent, ownHolds } from './hold-row.ts';
import type { HoldItemInput } from './holds.inputs.ts';

/** Item to put on hold or to release. */
export interface HeldRow extends SetRow {
  readonly itemId: number;
  /** Path of the item in the request. */
  readonly path: string;
  /** Name of the stock type. */
  readonly kind: string;
}

/**
 * Resolves the items that the caller requested, and adds all items of their sets and pairs. Does not lock them.
 * Throws errors that name items the caller cannot see, and INVALID_REQUEST for duplicate items.
 */
export async function itemsToHold(ctx: RequestContext, items: readonly HoldItemInput[]): Promise<HeldRow[]> {
  const choices = await Promise.all(items.map((item) => resolveItem(ctx, item, new Map())));
  const { additions, problems } = await chooseItems(ctx, choices, { mustBeForSale: false });
  refuseProblems(problems, 'items');
  const listed = new Set<string>();
  const rows = new Map<string, HeldRow>();
  for (const addition of additions) {
    const { offer, isNamed, index } = addition;
    const path = `items.${index}`;
    if (isNamed && listed.has(keyOf(offer))) throw invalid(path, `${offer.description} is listed twice`);
    if (isNamed) listed.add(keyOf(offer));
    // An item listed in the request replaces the row that was added for its set.
    if (isNamed || !rows.has(keyOf(offer))) rows.set(keyOf(offer), rowOf(addition, path));
  }
  return [...rows.values()];
}

function rowOf({ offer, index }: ChosenItem, path: string): HeldRow {
  const { itemType, itemId, lineSet, description } = offer;
  if (itemId === null) throw new Error(`${description} is not in stock`);
  // A hold on a parcel covers all its remaining stones. At least one stone must remain.
  return {
    id: index,
    path,
    kind: heldAs(kindOf(offer)).type.name,
    itemType,
    itemId,
    lineSet,
    description,
    ...singleItem,
  };
}

const singleItem = { numberOfStones: null, carats: null } as const;

function heldAs({ heldAs, noun }: ItemKind): NonNullable<ItemKind['heldAs']> {
  if (!heldAs) throw new Error(`a ${noun} cannot be held`);
  return heldAs;
}

/** Returns the held item, and the items sold only together with it that the buyer can see. */
export async function itemsOfHold(ctx: RequestContext, { kind, itemId, stockNumber }: HoldRow): Promise<HeldRow[]> {
  const itemKind = itemKinds.find(({ heldAs }) => heldAs?.type.name === kind);
  if (!itemKind) throw new AppError('ITEM_NOT_FOUND');
  const { itemType } = itemKind;
  const heldRow: HeldRow = {
    id: 0,
    path: 'id',
    kind,
    itemType,
    itemId,
    lineSet: null,
    description: stockNumber,
    ...singleItem,
  };
  const choice = { itemType, itemId, parts: null, ...singleItem, ringSize: null, asSet: false, part: null };
  const { additions } = await chooseItems(ctx, [choice], { mustBeForSale: false });
  return additions.length === 0 ? [heldRow] : additions.map((addition) => rowOf(addition, 'id'));
}

/** Returns functions that put a locked item on hold and release it. */
export function holdFunctionsOf({ row, unit }: LockedItem<HeldRow>) {
  if (!unit?.hold || !unit.endHold) throw new Error(`${row.description} cannot be held`);
  return { hold: unit.hold, endHold: unit.endHold };
}

declare module '../../../kernel/use-cases/services.ts' {
  interface UserLimits {
    /** Maximum number of items that an account can have on hold at the same time. */
    readonly holds: number;
    /** Maximum duration of a hold in hours. */
    readonly holdHours: number;
    /** Hours after the end of a hold before the account can hold the same item again. */
    readonly holdAgainHours: number;
  }
}

const hourMs = 3_600_000;

/** Returns the end of a hold. Throws INVALID_REQUEST if `hours` exceeds the limit. */
export function endOf(start: Date, hours: number, { holdHours }: UserLimits): Date {
  if (hours > holdHours) throw invalid('hours', `must be at most ${holdHours}`);
  return new Date(start.getTime() + hours * hourMs);
}

/** Locks the holds of an account, so that concurrent requests cannot exceed its limit. */
export const lockHoldsOf = async (em: EntityManager, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('selling.holds'), ${userId}::int)`.execute(queryIn(em));
};

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const formatTime = (at: Date): string => `${timeFormat.format(at)} UTC`;

/** Creates an INVALID_REQUEST 409 error that names the items. */
function refusal(reason: 'HELD_BEFORE' | undefined, rows: readonly { row: HeldRow; problem: string }[]): AppError {
  const details = rows.map(({ row, problem }) => ({ path: row.path, message: `${row.description} ${problem}` }));
  return new AppError('INVALID_REQUEST', {
    status: 409,
    reason: reason ?? 'VALIDATION_FAILED',
    details,
    maxDetails: details.length,
    explanation: sentences(details.map(({ message }) => asSentence(message))),
  });
}

/**
 * Checks that the caller may put the locked items on hold. Throws INVALID_REQUEST 409 for items that the account has
 * on hold or had on hold recently (HELD_BEFORE), and for too many holds (TOO_MANY_HOLDS). Throws ITEM_NOT_FOUND 409
 * (NOT_FOR_SALE) for items that other users are waiting for. Test holds are counted separately.
 */
export async function requireMayHold(ctx: RequestContext, rows: readonly HeldRow[], limits: UserLimits): Promise<void> {
  const { em } = ctx;
  const recentHolds = await queryIn(em)
    .selectFrom('stock_hold as h')
    .select(['h.kind', 'h.item_id as itemId', 'h.is_by_house as isByHouse', 'h.until', endedAt.as('endedAt')])
    .where(ownHolds(ctx))
    .where((where) => where.or([isCurrent, where('h.item_id', '=', anyOf(rows.map(({ itemId }) => itemId)))]))
    .where(sql<boolean>`(${isCurrent} or ${endedAt} > now() - make_interval(hours => ${limits.holdAgainHours}::int))`)
    .orderBy('h.id')
    .execute();
  const holdsOf = (row: HeldRow) =>
    recentHolds.filter(({ kind, itemId }) => kind === row.kind && itemId === row.itemId);
  const alreadyHeld = rows.flatMap((row) => {
    const [current] = holdsOf(row).filter(({ endedAt }) => endedAt === null);
    if (!current) return [];
    const until = current.until === null ? '' : ` until ${formatTime(new Date(current.until))}`;
    return [{ row, problem: `is already on hold for you${until}` }];
  });
  if (alreadyHeld.length > 0) throw refusal(undefined, alreadyHeld);
  const before = rows.flatMap((row) => {
    const last = holdsOf(row).findLast(({ isByHouse }) => !isByHouse);
    if (!last?.endedAt) return [];
    const availableAt = new Date(new Date(last.endedAt).getTime() + limits.holdAgainHours * hourMs);
    return [{ row, problem: `was recently on hold for you: you can hold it again from ${formatTime(availableAt)}` }];
  });
  if (before.length > 0) throw refusal('HELD_BEFORE', before);
  const currentCount = recentHolds.filter(({ isByHouse, endedAt }) => !isByHouse && endedAt === null).length;
  requireRoom(currentCount, rows.length, limits);
  await requireFirstInWaitingList(em, rows, actorOf(ctx).id);
}

function requireRoom(currentCount: number, added: number, { holds }: UserLimits): void {
  if (currentCount + added <= holds) return;
  const message = `must not exceed the limit: ${currentCount + added} items would be on hold, and at most ${holds} are allowed`;
  throw new AppError('INVALID_REQUEST', {
    reason: 'TOO_MANY_HOLDS',
    details: [{ path: 'items', message }],
    explanation: `You have ${currentCount} items on hold. The limit is ${holds}. Order or release some of them first.`,
  });
}

/** Throws ITEM_NOT_FOUND 409 naming items that must first be offered to other users on their waiting lists. */
export async function requireFirstInWaitingList(
  em: EntityManager,
  rows: readonly HeldRow[],
  userId: number,
): Promise<void> {
  const offeredToOthers: HeldRow[] = [];
  for (const [kind, kindRows] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = await itemsOfferedToOthers(
      em,
      kind,
      kindRows.map(({ itemId }) => itemId),
      userId,
    );
    offeredToOthers.push(...kindRows.filter(({ itemId }) => ids.has(itemId)));
  }
  if (offeredToOthers.length > 0)
    throw unavailableError(offeredToOthers, () => 'has a waiting list and is offered to another customer first');
}

/** Throws INVALID_REQUEST 409 if the hold has ended. */
export function requireCurrent({ endedAt }: { readonly endedAt: string | null }): void {
  if (endedAt !== null)
    throw conflict('id', `ended on ${formatTime(new Date(endedAt))}`, 'This hold has already ended.');
}
