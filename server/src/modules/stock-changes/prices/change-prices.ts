import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import type { StockPriceChange } from '../../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';
import { queryIn } from '../database.ts';
import { gone, type ItemsChange, type ItemsOutcome } from '../items/change-items.ts';
import { columnsOf } from '../items/changed-columns.ts';
import { ItemProblems, mostProblems, problemOf } from '../items/item-problem.ts';
import { writeItems } from '../items/write-items.ts';
import { type PricedChange, pricedChange, refusalOf } from './priced-change.ts';

/** Items whose prices one change changes, at most. */
const mostPriced = 1_000_000;
/** So many are staged, and written, by one statement: it must end within the time that a statement has. */
const chunkSize = 5_000;
/** Items that a preview shows. */
const mostShown = 20;

/** What a change of prices comes to. Decimals are exact strings. */
export interface PricesOutcome {
  readonly field: string;
  /** Of all that change, before markups. */
  readonly sumBefore: string;
  readonly sumAfter: string;
  /** The first of them, by id. */
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
 * Changes prices inside a transaction: the database computes them, in statements over many items. What each item is to cost
 * is staged once, with the items locked, so that what is told is what is written. Without `writing` it tells what would
 * happen. Throws INVALID_REQUEST 409 naming the items that must not be changed so, unless they are to be skipped.
 */
export async function changePrices(
  em: EntityManager,
  change: Omit<ItemsChange, 'given'>,
  asked: StockPriceChange,
): Promise<ItemsOutcome & { readonly prices: PricesOutcome }> {
  const { writing, skipProblems } = change;
  const { type } = change.module;
  const priced = pricedChange(type, asked, 'price');
  const last = await stage(em, change, priced);
  // Without statistics the statements that follow would go through all of it for each item.
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

/** Stages what the items are to cost, locked if they are to be written. Answers the ids at which its steps ended. */
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
        select d.id, ${number}, ${price.now}, ${after}, ${price.held(after)}, ${price.total(price.now)}, ${price.total(after)},
          ${refusal}, ${price.held(after)} is distinct from ${sql.ref(`d.${price.column}`)}
        from found d returning id
      ) select count(*)::int as staged, max(id) as last from staged`.execute(db);
    const { staged = 0, last: end = null } = rows[0] ?? {};
    if (end === null) return ends;
    ends.push(end);
    if (ends.length * chunkSize > mostPriced) throw invalid(path, `must match at most ${mostPriced} items`);
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
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

async function firstRows(em: EntityManager): Promise<PricesOutcome['rows']> {
  const { rows } = await sql<PricesOutcome['rows'][number]>`
    select id, stock_number as "stockNumber", before::text, after::text,
      total_before::text as "totalBefore", total_after::text as "totalAfter"
    from stock_price_change
    where ${changes} order by id limit ${mostShown}`.execute(queryIn(em));
  return rows;
}

/** Those that refuse it, and those that were named and are not there. */
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
  for (const { id } of missing.rows) problems.add(problemOf({ id, stockNumber: null }, gone()));
  const { rows } = await sql<{ id: number; stockNumber: string; refusal: Parameters<typeof refusalOf>[1] }>`
    select id, stock_number as "stockNumber", refusal from stock_price_change
    where refusal is not null order by id limit ${mostProblems}`.execute(db);
  for (const { refusal, ...item } of rows) problems.add(problemOf(item, refusalOf(field, refusal)));
  problems.addUntold(refused - rows.length);
  return problems;
}

interface Writing {
  readonly priced: PricedChange;
  readonly writing: NonNullable<ItemsChange['writing']>;
  /** The ids at which the steps ended. */
  readonly last: readonly number[];
}

async function write(em: EntityManager, type: StockType, { priced, writing, last }: Writing): Promise<number[]> {
  const { column } = priced.price;
  const changedIds: number[] = [];
  for (const [step, end] of last.entries()) {
    const from = last[step - 1] ?? 0;
    const given = sql`
      select id, jsonb_build_object(${sql.lit(column)}::text, held) as held from stock_price_change
      where ${changes} and id > ${from} and id <= ${end}`;
    const written = { type, columns: columnsOf(em, type), names: [column], given, ...writing };
    changedIds.push(...(await writeItems(em, written)));
  }
  return changedIds;
}
