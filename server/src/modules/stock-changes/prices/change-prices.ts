import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import type { StockPriceChange } from '../../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';
import { type StoredPrice, storedPrices } from '../../stock/writing/index.ts';
import { queryIn } from '../database.ts';
import { type ItemsChange, type ItemsOutcome, itemNotFound } from '../items/change-items.ts';
import { columnsOf } from '../items/changed-columns.ts';
import { ItemProblems, maxProblems, problemOf } from '../items/item-problem.ts';
import { writeItems } from '../items/write-items.ts';

/** Price change as SQL expressions on the stock row `d`. */
interface PricedChange {
  readonly price: StoredPrice;
  /** New price, rounded half up to the cent. Null if it cannot be computed. */
  readonly after: RawBuilder<string | null>;
  /** Key in {@link problemTexts} for the reason why the price cannot be changed. Null if it can be changed. */
  readonly refusal: RawBuilder<Refusal | null>;
}

type Refusal = 'noPrice' | 'noListPrice' | 'nothing' | 'tooHigh';

const maxPrices = { perItem: 99_999_999.99, total: 1e12 };

const problemTexts: Readonly<Record<Refusal, readonly [message: string, explanation: string]>> = {
  noPrice: ['has no price to change', 'It has no price to change. Set a price first.'],
  noListPrice: ['has no list price', 'It has no list price, so a discount cannot be calculated.'],
  nothing: ['must remain greater than 0', 'Its price would be 0 or less.'],
  tooHigh: ['would be too high', `Its price would be more than ${maxPrices.perItem}, or too high for its weight.`],
};

/** Returns the same error as a change to a single item. */
const refusalOf = (field: string, refusal: Refusal): AppError => {
  const [message, explanation] = problemTexts[refusal];
  return conflict(`set.${field}`, message, explanation);
};

/** Converts a price change to SQL. Throws INVALID_REQUEST if the type does not have the price. */
function pricedChange(type: StockType, requested: StockPriceChange, path: string): PricedChange {
  const prices = storedPrices(type);
  const price = requested.field == null ? prices[0] : prices.find(({ field }) => field === requested.field);
  if (!price) throw invalid(`${path}.field`, `must be one of: ${prices.map(({ field }) => field).join(', ')}`);
  const ways = [requested.amount, requested.percent, requested.discount].filter((way) => typeof way === 'number');
  if (ways.length !== 1) throw invalid(path, 'must contain exactly one of amount, percent and discount');
  if (typeof requested.discount === 'number' && !price.list) {
    throw invalid(`${path}.discount`, `is only available for stock with a list price, not for a ${type.noun}`);
  }
  const after = afterOf(price, requested);
  const isOff = typeof requested.discount === 'number';
  return {
    price,
    after,
    refusal: sql`case
      when ${isOff ? sql`coalesce(${price.list}, 0) <= 0` : sql`false`} then 'noListPrice'
      when ${isOff ? sql`false` : sql`${price.now} is null`} then 'noPrice'
      when ${after} <= 0 then 'nothing'
      when ${price.valueFor(after)} > ${maxPrices.perItem}::numeric or ${price.total(after)} >= ${maxPrices.total}::numeric then 'tooHigh'
    end`,
  };
}

function afterOf({ now, list = sql`null::numeric` }: StoredPrice, { amount, percent, discount }: StockPriceChange) {
  if (typeof amount === 'number') return sql<string | null>`round(${now} + ${String(amount)}::numeric, 2)`;
  if (typeof percent === 'number')
    return sql<string | null>`round(${now} * (1 + ${String(percent)}::numeric / 100), 2)`;
  return sql<string | null>`round(${list} * (1 + ${String(discount)}::numeric / 100), 2)`;
}

/** Maximum number of items in one price change. */
const maxPriced = 1_000_000;
/** Number of rows per statement. Small enough for each statement to stay within the statement timeout. */
const chunkSize = 5_000;
/** Maximum number of items in a preview. */
const maxShown = 20;

/** Result of a price change. Decimals are exact strings. */
export interface PricesOutcome {
  readonly field: string;
  /** Sum of the total prices of all changed items before the change, without markups. */
  readonly sumBefore: string;
  readonly sumAfter: string;
  /** First items of the preview, ordered by ID. */
  readonly rows: readonly {
    readonly id: number;
    readonly stockNumber: string;
    readonly before: string | null;
    readonly after: string;
    readonly totalBefore: string | null;
    readonly totalAfter: string;
  }[];
}

/**
 * Changes prices in the current transaction. The database computes the prices in chunks. New prices are staged once,
 * with the items locked, so that the reported and the written prices are the same. Without `writing`, returns only a
 * preview. Throws INVALID_REQUEST 409 with the items whose prices cannot be changed, unless they are skipped.
 */
export async function changePrices(
  em: EntityManager,
  change: Omit<ItemsChange, 'fieldValues'>,
  requested: StockPriceChange,
): Promise<ItemsOutcome & { readonly prices: PricesOutcome }> {
  const { writing, skipProblems } = change;
  const { type } = change.module;
  const priced = pricedChange(type, requested, 'price');
  const last = await stage(em, change, priced);
  // Without statistics, the following statements would scan the entire table for each item.
  await sql`analyze stock_price_change`.execute(queryIn(em));
  const { matched, changed, refused, sumBefore, sumAfter } = await summary(em);
  change.checkCount(matched);
  const problems = await problemsOf(em, change, priced.price.field, refused);
  const rows = await firstRows(em);
  const isWritten = writing && (skipProblems || problems.count === 0);
  const changedIds = isWritten ? await write(em, type, { priced, writing, last }) : [];
  if (writing && !skipProblems) problems.refuse(matched);
  return {
    matched,
    changed: isWritten ? changedIds.length : changed,
    changedIds,
    problems,
    prices: { field: priced.price.field, sumBefore, sumAfter, rows },
  };
}

/** Stages the new prices. Locks the items unless this is a dry run. Returns the last ID of each chunk. */
async function stage(
  em: EntityManager,
  { module: { type }, where, writing, path }: Pick<ItemsChange, 'module' | 'where' | 'writing' | 'path'>,
  { price, after, refusal }: PricedChange,
): Promise<readonly number[]> {
  const db = queryIn(em, { type: 'write' });
  await sql`create temporary table stock_price_change (
    id int primary key, stock_number text, before numeric, after numeric, held numeric,
    total_before numeric, total_after numeric, refusal text, is_changed bool) on commit drop`.execute(db);
  const ends: number[] = [];
  const number = sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`);
  for (let last = 0; ; ) {
    const { rows } = await sql<{ staged: number; last: number | null }>`
      with found as materialized (
        select d.* from ${sql.table(type.table)} d where ${where} and d.id > ${last}
        order by d.id limit ${chunkSize} ${writing ? sql`for no key update` : sql``}
      ), staged as (
        insert into stock_price_change
        select d.id, ${number}, ${price.now}, ${after}, ${price.valueFor(after)}, ${price.total(price.now)}, ${price.total(after)},
          ${refusal}, ${price.valueFor(after)} is distinct from ${sql.ref(`d.${price.column}`)}
        from found d returning id
      ) select count(*)::int as staged, max(id) as last from staged`.execute(db);
    const { staged = 0, last: end = null } = rows[0] ?? {};
    if (end === null) return ends;
    ends.push(end);
    if (ends.length * chunkSize > maxPriced) throw invalid(path, `must match at most ${maxPriced} items`);
    if (staged < chunkSize) return ends;
    last = end;
  }
}

const changes = sql<boolean>`(refusal is null and is_changed)`;

interface Summary {
  readonly matched: number;
  readonly changed: number;
  readonly refused: number;
  readonly sumBefore: string;
  readonly sumAfter: string;
}

async function summary(em: EntityManager): Promise<Summary> {
  const { rows } = await sql<Summary>`
    select count(*)::int as matched, count(*) filter (where ${changes})::int as changed,
      count(refusal)::int as refused,
      coalesce(sum(total_before) filter (where ${changes}), 0)::text as "sumBefore",
      coalesce(sum(total_after) filter (where ${changes}), 0)::text as "sumAfter"
    from stock_price_change`.execute(queryIn(em));
  const [row] = rows;
  if (!row) throw new Error('the aggregate query returned no row');
  return row;
}

async function firstRows(em: EntityManager): Promise<PricesOutcome['rows']> {
  const { rows } = await sql<PricesOutcome['rows'][number]>`
    select id, stock_number as "stockNumber", before::text, after::text,
      total_before::text as "totalBefore", total_after::text as "totalAfter"
    from stock_price_change
    where ${changes} order by id limit ${maxShown}`.execute(queryIn(em));
  return rows;
}

/** Returns the problems: items whose prices cannot be changed, and listed IDs that do not exist. */
async function problemsOf(
  em: EntityManager,
  { named }: Pick<ItemsChange, 'named'>,
  field: string,
  refused: number,
): Promise<ItemProblems> {
  const problems = new ItemProblems();
  const db = queryIn(em);
  const missing = await sql<{ id: number }>`
    select distinct n.id from unnest(${named}::int[]) n (id)
    where not exists (select from stock_price_change s where s.id = n.id) order by n.id`.execute(db);
  for (const { id } of missing.rows) problems.add(problemOf({ id, stockNumber: null }, itemNotFound()));
  const { rows } = await sql<{ id: number; stockNumber: string; refusal: Parameters<typeof refusalOf>[1] }>`
    select id, stock_number as "stockNumber", refusal from stock_price_change
    where refusal is not null order by id limit ${maxProblems}`.execute(db);
  for (const { refusal, ...item } of rows) problems.add(problemOf(item, refusalOf(field, refusal)));
  problems.addUnlisted(refused - rows.length);
  return problems;
}

interface Writing {
  readonly priced: PricedChange;
  readonly writing: NonNullable<ItemsChange['writing']>;
  /** Last item ID of each chunk. */
  readonly last: readonly number[];
}

async function write(em: EntityManager, type: StockType, { priced, writing, last }: Writing): Promise<number[]> {
  const { column } = priced.price;
  const changedIds: number[] = [];
  for (const [step, end] of last.entries()) {
    const from = last[step - 1] ?? 0;
    const newValues = sql`
      select id, jsonb_build_object(${sql.lit(column)}::text, held) as held from stock_price_change
      where ${changes} and id > ${from} and id <= ${end}`;
    const update = { type, columns: columnsOf(em, type), names: [column], newValues, ...writing };
    changedIds.push(...(await writeItems(em, update)));
  }
  return changedIds;
}
