import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { DiamondCondition } from './diamond-collection.ts';

/** Stones that are at most this part of all are collected and then sorted; more of them are met in order. */
const fewOfAll = 0.05;

/** The ids of the first stones `d` that meet a condition, in order. */
export async function firstDiamonds(
  em: EntityManager,
  condition: DiamondCondition,
  order: RawBuilder<unknown>,
  count: number,
): Promise<Int32Array> {
  // Walking an index in order finds the first of many stones at once. PostgreSQL does so for few stones too, as if they
  // lay evenly along the index; but heavy stones are dear, and the cheapest of them come after all light ones.
  const stones = (await areFew(em, condition))
    ? sql`(select d.* from diamond d where ${condition} offset 0) d`
    : sql`diamond d where ${condition}`;
  const { rows } = await sql<{ id: number }>`select d.id from ${stones} order by ${order} limit ${count}`.execute(
    em.getKysely(),
  );
  return Int32Array.from(rows, ({ id }) => id);
}

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/** Whether PostgreSQL's statistics say so: nothing is counted. */
async function areFew(em: EntityManager, condition: DiamondCondition): Promise<boolean> {
  const db = em.getKysely();
  const [explained, table] = await Promise.all([
    sql<{ 'QUERY PLAN': readonly Plan[] }>`
      explain (format json) select from diamond d where ${condition}`.execute(db),
    sql<{ rows: number }>`select reltuples as rows from pg_class where oid = 'diamond'::regclass`.execute(db),
  ]);
  const some = explained.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return some <= (table.rows[0]?.rows ?? 0) * fewOfAll;
}
