import { AppError, tryAgain } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { choiceOf } from '../items/choice-of.ts';
import { chooseItems } from '../items/choose-items.ts';
import type { BasketItemInput } from '../items/item-input.ts';
import { storeItems } from '../items/store-items.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { type ItemChoice, keyOf } from '../kinds/offer.ts';
import { type KnownOffers, takeOut } from './basket.ts';
import type { BasketRow, BasketTable } from './basket-row.ts';
import { putIn } from './put-in.ts';

/** What a bulk call has done: the rows that it was about, and the items that it could do nothing with. */
export interface BasketChange {
  readonly rows: readonly BasketRow[];
  readonly problems: readonly ItemProblem[];
}

/** The same of what was put in, with what it comes to. */
export interface BasketAddition extends BasketChange {
  readonly offers: KnownOffers;
  /** The whole list as it is now. Null: it was not asked for, or nothing could be put in. */
  readonly list: readonly BasketRow[] | null;
}

interface Listing {
  readonly table: BasketTable;
  /** Whether what cannot be had now is refused. */
  readonly mustBeForSale: boolean;
  /** The whole list is looked at afterwards. */
  readonly isListed?: boolean;
}

interface Additions extends Listing {
  readonly items: readonly BasketItemInput[];
  /** The caller's wishes that the items name, by id. */
  readonly wishes: ReadonlyMap<number, BasketRow>;
}

/** Puts into the caller's list what can be put there. What is there already counts as added. */
export async function addItems(ctx: RequestContext, { items, wishes, ...listing }: Additions): Promise<BasketAddition> {
  // At once, so that what they ask of the database is asked together.
  const choices = await Promise.all(items.map((item) => choiceOf(ctx, item, wishes)));
  return addChoices(ctx, choices, listing);
}

/** The same for what is chosen already; a choice that is an error stays one. */
export async function addChoices(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  { table, mustBeForSale, isListed = false }: Listing,
): Promise<BasketAddition> {
  const { additions, problems } = await chooseItems(ctx, choices, { mustBeForSale });
  const stored = await storeItems(ctx, additions);
  const { rows, busy, list } = await putIn(ctx.em, { table, userId: actorOf(ctx).id, isListed }, stored);
  const late = new Map(
    busy.map(({ index, offer }) => [index, tryAgain(`${offer.description} is being changed just now`)]),
  );
  return {
    rows,
    list,
    problems: [...problems, ...[...late].map(([index, error]) => ({ index, error }))],
    // Of an item that is named twice the last amount counts.
    offers: new Map(stored.flatMap(({ index, offer }) => (late.has(index) ? [] : [[keyOf(offer), offer] as const]))),
  };
}

const notOnList = 'This is not on the list any more: it was taken out already.';

/** Takes out of the caller's list what is meant by ids: rows' own (`id`) or items' of a kind (its reference). Sets go as a whole. */
export async function removeItems(
  ctx: RequestContext,
  table: BasketTable,
  by: string,
  ids: readonly number[],
): Promise<BasketChange> {
  const userId = actorOf(ctx).id;
  const rows = await ctx.em.find(table, {
    userId,
    [by]: { $in: ids },
  });
  const known = new Set(rows.map((row): unknown => Reflect.get(row, by)));
  const problems = [...ids.entries()]
    .filter(([, id]) => !known.has(id))
    .map(([index]) => ({ index, error: new AppError('ITEM_NOT_FOUND', { explanation: notOnList }) }));
  await takeOut(ctx.em, table, userId, rows);
  return { rows, problems };
}

/** A line of a set, or else a stone of it. */
export class RemoveSetInput {
  @IsId()
  id!: number;
}

/** Takes a line set out of the caller's list. Throws ITEM_NOT_FOUND. */
export async function removeSet(ctx: RequestContext, table: BasketTable, { id }: RemoveSetInput): Promise<void> {
  const userId = actorOf(ctx).id;
  const inSets = itemKinds.filter(({ setsOf }) => setsOf).map(({ reference }) => ({ [reference]: id }));
  const rows = await ctx.em.find(table, { userId, lineSet: { $ne: null }, $or: [{ id }, ...inSets] });
  const row = rows.find((candidate) => candidate.id === id) ?? rows[0];
  if (!row) throw new AppError('ITEM_NOT_FOUND', { explanation: notOnList });
  await takeOut(ctx.em, table, userId, [row]);
}
