import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { StockTypesTables } from '../../../../../generated/tables/stock-types.ts';
import { deepestRow } from '../../../../kernel/input/page.ts';
import { answerCache } from '../../../../platform/database/answer-cache.ts';
import { isLarge } from '../../../../platform/database/table-size.ts';
import type { OrderedPage } from '../../../stock/lists/index.ts';

/*
 * Orders shared by all callers who see the same stones at the same prices: turning a page costs one scan per question and
 * revision of the stock, not one per request.
 */
const orders = answerCache<Int32Array>('diamonds: orders', 500);

/** How many stones are put in order at once: more than a page, so that turning it finds the order ready. */
const orderLengths = [500, 2_000, deepestRow + 500];

/**
 * The ids of a page of stones. Null where the page is sooner read as such: the first page of few stones, when nobody has
 * asked for it yet. Many such questions come once, and two statements cost more than one.
 */
export async function pageOfDiamonds(page: OrderedPage): Promise<readonly number[] | null> {
  const { em, rows, where, order, isReadAtOnce, subject, revision, index, size } = page;
  const first = index * size;
  const last = first + size;
  const length = orderLengths.find((enough) => enough >= last) ?? last;
  const question = `${subject} ${length}`;
  const isKnown = orders.wasAsked(revision, question);
  if (isReadAtOnce && first === 0 && !isKnown && !(await isLarge(em, 'diamond'))) return null;
  const ids = await orders.answer(revision, question, () => firstDiamonds({ em, rows, where, order }, length));
  return [...ids.subarray(first, last)];
}

/** Stones that are at most this part of all are collected and then sorted; more of them are met in order. */
const fewOfAll = 0.05;

/** The ids of the first stones `d` that meet a condition, in order. */
async function firstDiamonds(
  { em, rows, where, order }: Pick<OrderedPage, 'em' | 'rows' | 'where' | 'order'>,
  count: number,
): Promise<Int32Array> {
  // Walking an index in order finds the first of many stones at once. PostgreSQL does so for few stones too, as if they
  // lay evenly along the index; but heavy stones are dear, and the cheapest of them come after all light ones.
  const isAsked = await isLarge(em, 'diamond');
  const stones =
    isAsked && (await areFew(em, sql`${rows} d where ${where}`))
      ? sql`(select d.* from ${rows} d where ${where} offset 0) d`
      : sql`${rows} d where ${where}`;
  const { rows: first } = await sql<
    Pick<Selectable<StockTypesTables['diamond']>, 'id'>
  >`select d.id from ${stones} order by ${order} limit ${count}`.execute(em.getKysely());
  return Int32Array.from(first, ({ id }) => id);
}

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/** Whether PostgreSQL's statistics say so: nothing is counted. */
async function areFew(em: EntityManager, stones: RawBuilder<unknown>): Promise<boolean> {
  const db = em.getKysely();
  const [explained, table] = await Promise.all([
    sql<{ 'QUERY PLAN': readonly Plan[] }>`
      explain (format json) select from ${stones}`.execute(db),
    sql<{ rows: number }>`select reltuples as rows from pg_class where oid = 'diamond'::regclass`.execute(db),
  ]);
  const some = explained.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return some <= (table.rows[0]?.rows ?? 0) * fewOfAll;
}
