import { type RawBuilder, sql } from 'kysely';
import { asColumn, type MadeColumn, twofold } from '../../../platform/database/statements/sql-dialects.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

/** SQL: whether the row `one` of `diamond` names the row `other` as the other half of its pair, whatever the spelling. */
export const namesAsMate = (one: 'd' | 'p', other: 'd' | 'p'): DiamondCondition =>
  sql`lower(${sql.ref(`${one}.pair_stock_id`)}) = lower(${sql.ref(`${other}.stock_id`)})`;

/** SQL: the first of the stones that name the row `d`, as a pair by either. The fence keeps PostgreSQL from looking for it among all. */
const namedBy = sql`(select min(p.stock_id) from (
  select p.stock_id from diamond p where ${namesAsMate('p', 'd')} and (p.is_pair or d.is_pair) offset 0) p)`;

/**
 * SQL: the number of the stone without which the row `d` of `diamond` is not sold: the other half of a pair of which either
 * half says that the two are not separated, as that stone spells it where it is there. Null: it is sold by itself.
 */
export const mateOf: RawBuilder<string | null> = sql`coalesce(
  case when d.is_pair then coalesce((select p.stock_id from diamond p where ${namesAsMate('d', 'p')}), d.pair_stock_id) end,
  ${namedBy})`;

const soldAlone = {
  name: 'is_sold_alone',
  type: 'boolean',
  value: sql<boolean>`(not (d.is_pair and d.pair_stock_id is not null)
  and not exists (select from diamond p where ${namesAsMate('p', 'd')} and (p.is_pair or d.is_pair)))`,
};

/** Whether there is no such stone: said so that PostgreSQL can ask it of the whole stock at once. */
export const isSoldAlone: DiamondCondition = asColumn(soldAlone);

/** What a copy has of pairs: the change log notes a stone whenever something happens to its other half. */
export const mateColumns: readonly MadeColumn[] = [
  soldAlone,
  {
    name: 'mate_id',
    type: 'integer',
    value: sql`case when not ${soldAlone.value} then (select m.id from diamond m where m.stock_id = ${mateOf}) end`,
  },
  { name: 'names_mate', type: 'boolean', value: sql`(d.pair_stock_id is not null)` },
];

/** Whether the other half with which alone a stone is sold is there, and meets a condition on the row `d` of `diamond`. */
export const isSoOfMate = (condition: DiamondCondition): DiamondCondition => sql`exists (
  select from (select ${mateOf} as stock_id) mate
  where exists (select from diamond d where d.stock_id = mate.stock_id and ${condition}))`;

/**
 * Whether the row `d` is half of a pair that is not separated and whose other half does not meet a condition, which is on
 * the row `d` of `diamond` too: what is true of one stone, asked of the other.
 */
export const lacksMate = (condition: DiamondCondition): DiamondCondition =>
  twofold(
    sql`exists (
  select from (select ${mateOf} as stock_id) mate
  where mate.stock_id is not null
    and not exists (select from diamond d where d.stock_id = mate.stock_id and ${condition}))`,
    // Other halves are few: they are looked through once, not stone by stone.
    sql`(not d.is_sold_alone and (d.mate_id is null or d.mate_id not in (
  select d.id from diamond d where (not d.is_sold_alone or d.names_mate) and ${condition})))`,
  );
