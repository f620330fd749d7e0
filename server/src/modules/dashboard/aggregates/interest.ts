import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';
import { stockModules } from '../../stock-types/index.ts';
import { firstDay, periods } from '../period.ts';
import type { CachedAggregate } from './cached-aggregate.ts';

const item = Type.Object({
  kind: Type.String(),
  itemId: Type.Number(),
  stockNumber: Type.String(),
  count: Type.Number(),
});
const maxEntries = 10;
const tenMinutesMs = 600_000;

/** Stock types whose items are added to wishlists individually. */
const wishlistTypes: readonly StockType[] = stockModules
  .map(({ type }) => type)
  .filter(({ table }) => !['generic_diamond', 'ring_setting'].includes(table));

/** Adds stock numbers to items. Deleted items are omitted. */
async function numbered(
  em: EntityManager,
  counts: readonly { kind: string; id: number; count: number }[],
): Promise<Static<typeof item>[]> {
  const parts: RawBuilder<unknown>[] = stockModules.flatMap(({ type }) => {
    const ids = counts.filter(({ kind }) => kind === type.name).map(({ id }) => id);
    const number = sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`);
    return ids.length === 0
      ? []
      : [
          sql`select ${type.name}::text as kind, d.id, ${number} as number
            from ${sql.table(type.table)} d where d.id = any(${ids}::int[])`,
        ];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<{
    kind: string;
    id: number;
    number: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(em.getKysely());
  const numbers = new Map(rows.map(({ kind, id, number }) => [`${kind} ${id}`, number]));
  return counts.flatMap((entry) => {
    const stockNumber = numbers.get(`${entry.kind} ${entry.id}`);
    const { id: itemId, kind, count } = entry;
    return stockNumber === undefined ? [] : [{ kind, itemId, stockNumber, count }];
  });
}

const wishlistForm = Type.Array(item);

/** Aggregate of the items that are on the most wishlists. */
export const wishlistStatistics: CachedAggregate<typeof wishlistForm> = {
  name: 'wished',
  form: wishlistForm,
  revision: (reader) => revisionOf(reader, ['wishlist']),
  async compute(em) {
    const parts = wishlistTypes.map(({ name, table }) => {
      const column = sql.ref(`w.${table}_id`);
      return sql`(select ${name}::text as kind, ${column} as id, count(*)::int as count from wishlist_item w
        where ${column} is not null group by ${column} order by count(*) desc, ${column} limit ${maxEntries})`;
    });
    const { rows } = await sql<{ kind: string; id: number; count: number }>`
      ${sql.join(parts, sql` union all `)} order by count desc, kind, id limit ${maxEntries}`.execute(em.getKysely());
    return numbered(em, rows);
  },
};

const visitedForm = Type.Array(
  Type.Object({
    period: Type.Number(),
    viewed: Type.Array(item),
    misses: Type.Array(Type.Object({ words: Type.String(), count: Type.Number(), lastDay: Type.String() })),
  }),
);

/**
 * Aggregate of the most viewed items and the most frequent searches without results, by period. Up to 10 minutes old.
 */
export const visitStatistics: CachedAggregate<typeof visitedForm> = {
  name: 'visits',
  form: visitedForm,
  revision: async () => String(Math.floor(Date.now() / tenMinutesMs)),
  async compute(em) {
    const db = em.getKysely();
    const statistics: Static<typeof visitedForm> = [];
    for (const period of periods) {
      const from = firstDay(period);
      const { rows: views } = await sql<{ kind: string; id: number; count: number }>`
        select i.kind, i.item_id as id, sum(i.count)::int as count from item_view i where i.day >= ${from}::date
        group by i.kind, i.item_id order by sum(i.count) desc, i.kind, i.item_id limit ${maxEntries}`.execute(db);
      const { rows: misses } = await sql<{ words: string; count: number; lastDay: string }>`
        select m.words, sum(m.count)::int as count, max(m.day)::text as "lastDay" from search_miss m
        where m.day >= ${from}::date group by m.words order by sum(m.count) desc, max(m.day) desc, m.words
        limit ${maxEntries}`.execute(db);
      statistics.push({ period, viewed: await numbered(em, views), misses });
    }
    return statistics;
  },
};
