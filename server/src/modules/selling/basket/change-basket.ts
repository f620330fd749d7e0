import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, tryAgain } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf, asJson } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { chooseItems, resolveItem, type StoredItem, storeItems } from '../items/choose-items.ts';
import type { BasketItemInput } from '../items/item-input.ts';
import type { ItemKind } from '../kinds/item-kind.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { type ItemChoice, keyOf } from '../kinds/offer.ts';
import { deleteRows, type KnownOffers } from './basket.ts';
import { type BasketRow, type BasketTable, basketColumns, basketRow, nameOf } from './basket-row.ts';

/** Result of a bulk call: the affected rows, and the items that failed. */
export interface BasketChange {
  readonly rows: readonly BasketRow[];
  readonly problems: readonly ItemProblem[];
}

/** Result of adding items, with their offers. */
export interface BasketAddition extends BasketChange {
  readonly offers: KnownOffers;
  /** All rows of the list. Null if they were not requested or nothing was added. */
  readonly list: readonly BasketRow[] | null;
}

interface Listing {
  readonly table: BasketTable;
  /** True to reject items that are not available. */
  readonly mustBeForSale: boolean;
  readonly isListed?: boolean;
}

interface Additions extends Listing {
  readonly items: readonly BasketItemInput[];
  /** The caller's wishlist rows that `items` references, by ID. */
  readonly wishes: ReadonlyMap<number, BasketRow>;
}

/** Adds items to the caller's list. Items already in the list count as added. */
export async function addItems(ctx: RequestContext, { items, wishes, ...listing }: Additions): Promise<BasketAddition> {
  // Resolved concurrently, so that their queries are batched.
  const choices = await Promise.all(items.map((item) => resolveItem(ctx, item, wishes)));
  return addChoices(ctx, choices, listing);
}

/** Adds resolved choices to the caller's list. Choices that are errors are returned as problems. */
export async function addChoices(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  { table, mustBeForSale, isListed = false }: Listing,
): Promise<BasketAddition> {
  const { additions, problems } = await chooseItems(ctx, choices, { mustBeForSale });
  const stored = await storeItems(ctx, additions);
  const { rows, conflicting, list } = await insertItems(ctx.em, { table, userId: actorOf(ctx).id, isListed }, stored);
  const failed = new Map(
    conflicting.map(({ index, offer }) => [index, tryAgain(`${offer.description} is currently being changed`)]),
  );
  return {
    rows,
    list,
    problems: [...problems, ...[...failed].map(([index, error]) => ({ index, error }))],
    // If an item is listed twice, the last amount applies.
    offers: new Map(stored.flatMap(({ index, offer }) => (failed.has(index) ? [] : [[keyOf(offer), offer] as const]))),
  };
}

const notOnList = 'This item is no longer on the list. It has already been removed.';

/**
 * Removes items from the caller's list, by row ID (`by` is `id`) or by item ID (`by` is a kind's reference column).
 * Complete sets are removed.
 */
export async function removeItems(
  ctx: RequestContext,
  table: BasketTable,
  idField: string,
  ids: readonly number[],
): Promise<BasketChange> {
  const userId = actorOf(ctx).id;
  const rows = await ctx.em.find(table, {
    userId,
    [idField]: { $in: ids },
  });
  const existingIds = new Set(rows.map((row): unknown => Reflect.get(row, idField)));
  const problems = [...ids.entries()]
    .filter(([, id]) => !existingIds.has(id))
    .map(([index]) => ({ index, error: new AppError('ITEM_NOT_FOUND', { explanation: notOnList }) }));
  await deleteRows(ctx.em, table, userId, rows);
  return { rows, problems };
}

/** ID of a list row that belongs to a set, or of a stone of the set. */
export class RemoveSetInput {
  @IsId()
  id!: number;
}

/** Removes a line set from the caller's list. Throws ITEM_NOT_FOUND. */
export async function removeSet(ctx: RequestContext, table: BasketTable, { id }: RemoveSetInput): Promise<void> {
  const userId = actorOf(ctx).id;
  const inSets = itemKinds.filter(({ setsOf }) => setsOf).map(({ reference }) => ({ [reference]: id }));
  const rows = await ctx.em.find(table, { userId, lineSet: { $ne: null }, $or: [{ id }, ...inSets] });
  const row = rows.find((candidate) => candidate.id === id) ?? rows[0];
  if (!row) throw new AppError('ITEM_NOT_FOUND', { explanation: notOnList });
  await deleteRows(ctx.em, table, userId, [row]);
}

interface InsertResult {
  /** Rows of the added items, in the order of the input, without duplicates. */
  readonly rows: readonly BasketRow[];
  /**
   * Items that were skipped because another transaction has locked their rows, for example to delete them. If one
   * item of a choice is skipped, none of the choice's items are added.
   */
  readonly conflicting: readonly StoredItem[];
  /**
   * All rows of the list, in the format of {@link readBasket}. Null if they were not requested or nothing was added.
   */
  readonly list: readonly BasketRow[] | null;
}

interface OwnedBasket {
  readonly table: BasketTable;
  readonly userId: number;
  readonly isListed: boolean;
}

/**
 * Adds items to a user's list with one statement per kind. For items already in the list, updates description and
 * amount. Skips locked items.
 */
async function insertItems(em: EntityManager, owned: OwnedBasket, items: readonly StoredItem[]): Promise<InsertResult> {
  const rowOf = new Map<string, BasketRow>();
  const conflicting: StoredItem[] = [];
  let list: BasketRow[] | null = null;
  for (const kind of itemKinds) {
    const kindItems = items.filter(({ offer }) => offer.itemType === kind.itemType);
    if (kindItems.length === 0) continue;
    const results = await insertItemsOfKind(em, owned, kind, kindItems);
    const free = new Set(results.map(({ freeId }) => freeId));
    conflicting.push(...kindItems.filter(({ offer }) => !free.has(offer.itemId)));
    const rows = results.flatMap(({ freeId, ...row }) => (row.id === null ? [] : [{ freeId, row: basketRow(row) }]));
    for (const { freeId, row } of rows) if (freeId !== null) rowOf.set(keyOf(row), row);
    if (owned.isListed) list = rows.map(({ row }) => row).sort((a, b) => a.id - b.id);
  }
  const keys = new Set(items.map(({ offer }) => keyOf(offer)));
  return { rows: [...keys].flatMap((key) => rowOf.get(key) ?? []), conflicting, list };
}

/**
 * Item whose stock row could be locked, with its list row if it was added. If `freeId` is null, the row is another
 * row of the list.
 */
type InsertedRow = { readonly freeId: number | null } & Parameters<typeof basketRow>[0];

async function insertItemsOfKind(
  em: EntityManager,
  { table, userId, isListed }: OwnedBasket,
  { itemType, entity, column, amount }: ItemKind,
  items: readonly StoredItem[],
): Promise<readonly InsertedRow[]> {
  const values = items.map(({ index, offer, ringSize }, place) => ({
    place,
    choice: index,
    item_id: offer.itemId,
    number_of_stones: offer.numberOfStones,
    // Only items sold by weight have an ordered weight.
    carats: amount === 'carats' ? offer.carats : null,
    ring_size: ringSize,
    line_set: offer.lineSet,
    description: offer.description,
    price_when_added: offer.totalPrice,
  }));
  const reference = sql.ref(column);
  const stock = sql.table(em.getMetadata().get(entity).tableName);
  const list = nameOf(em, table);
  // Inserting locks the referenced stock. Sorted by ID, to avoid deadlocks.
  const { rows } = await sql<InsertedRow>`
    with asked as (
      select * from jsonb_to_recordset(${asJson(values)}) as a (place int, choice int, item_id int, number_of_stones int,
        carats numeric, ring_size text, line_set text, description text, price_when_added numeric)
    ), free as (
      select d.id from ${stock} d where d.id = ${anyOf(values.map(({ item_id }) => item_id))} order by d.id
      for key share skip locked
    ), ready as (
      select distinct on (a.item_id) a.* from asked a
      where a.choice not in (select m.choice from asked m where m.item_id not in (select f.id from free f))
      order by a.item_id, a.place desc
    ), put as (
      insert into ${list} as b (user_id, item_type, ${reference}, number_of_stones, carats, ring_size, line_set, description,
        price_when_added)
      select ${userId}::int, ${itemType}::smallint, r.item_id, r.number_of_stones, r.carats, r.ring_size, r.line_set,
        r.description, r.price_when_added
      from ready r order by r.item_id
      on conflict (user_id, ${reference}) do update set number_of_stones = excluded.number_of_stones,
        carats = excluded.carats, ring_size = excluded.ring_size, line_set = excluded.line_set,
        description = excluded.description, price_when_added = excluded.price_when_added
      returning ${basketColumns}
    )
    select f.id as "freeId", p.* from free f left join put p on p."itemId" = f.id
    ${
      isListed
        ? sql`union all
    select null, ${basketColumns} from ${list} b where b.user_id = ${userId} and b.id not in (select p.id from put p)`
        : sql``
    }`.execute(queryIn(em));
  return rows;
}
