import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import type { StockGrouping, StockNeighbors } from '../../../stock/index.ts';
import { type Availability, mostRestrictiveFirst } from '../../../stock/values/index.ts';
import { refersToMate } from '../diamond-mate.ts';
import type { DiamondCondition } from '../lists/diamond-collection.ts';
import { amountFor, priceFor } from '../lists/diamond-price.ts';

/** SQL condition for the rows `d` of `diamond` that the viewer may see. */
type VisibilityCondition = DiamondCondition;

/** Condition that the row `d` is neither in a line set nor half of a pair. */
const isAlone: DiamondCondition = sql`(d.line_set is null and d.pair_stock_id is null
  and not exists (select from diamond p where ${refersToMate('p', 'd')}))`;

/**
 * Returns SQL for the lowest ID among the visible diamonds that form a pair with the row `one`. References in either
 * direction count.
 */
const firstHalf = (isVisible: VisibilityCondition): RawBuilder<number | null> => sql`(select min(d.id) from (
    select d.* from diamond d where lower(d.stock_id) = lower(one.pair_stock_id) and d.line_set is null and ${isVisible}
    union all
    select d.* from diamond d where lower(d.pair_stock_id) = lower(one.stock_id) and d.line_set is null and ${isVisible}
  ) d where d.id <> one.id)`;

/**
 * Returns SQL for the ID of the other half of the row `one`, if the relation is mutual. If several diamonds refer to
 * the same diamond, only the first of them forms a pair with it.
 */
const otherHalf = (isVisible: VisibilityCondition): RawBuilder<number | null> => sql`(select mate.id
  from (select ${firstHalf(isVisible)} as id) mate
  where one.id = (select ${firstHalf(isVisible)} from diamond one where one.id = mate.id))`;

/**
 * Returns SQL for the IDs of the visible diamonds that form one item with the row `d`. These are the diamonds of its
 * line set or both halves of its pair.
 */
export const itemOf = (isVisible: VisibilityCondition): RawBuilder<number[]> => sql`case
  when ${isAlone} then array[d.id]
  when d.line_set is not null then (
    select array_agg(d.id) from (select d.line_set as name) one,
      lateral (select d.id from diamond d where d.line_set = one.name and ${isVisible}) d)
  else (select array_remove(array[one.id, ${otherHalf(isVisible)}], null)
    from (select d.id, d.stock_id, d.pair_stock_id) one) end`;

/**
 * Returns a query for the result of `itemOf` for every visible diamond in a set. `first` is the ID of the set's first
 * diamond on the page.
 */
const membersOf = (isVisible: VisibilityCondition, isOnPage: DiamondCondition): RawBuilder<unknown> => sql`
  select d.id, array_agg(d.id) over line as ids, min(d.id) filter (where ${isOnPage}) over line as first
    from diamond d where d.line_set is not null and ${isVisible}
    window line as (partition by d.line_set)
  union all (
    with named as materialized (select one.id as one, one.is_on as one_on, mate.id as mate, mate.is_on as mate_on
        from (select d.id, d.pair_stock_id, ${isOnPage} as is_on from diamond d
          where d.pair_stock_id is not null and d.line_set is null and ${isVisible}) one
        join (select d.id, d.stock_id, ${isOnPage} as is_on from diamond d where d.line_set is null and ${isVisible}) mate
          on lower(mate.stock_id) = lower(one.pair_stock_id) and mate.id <> one.id),
      half as materialized (select one as id, bool_or(one_on) as is_on, min(mate) as mate
        from (select one, one_on, mate from named union all select mate, mate_on, one from named) n group by one)
    select half.id, array[half.id, half.mate],
        case when half.is_on and other.is_on then least(half.id, half.mate) when half.is_on then half.id else half.mate end
      from half join half other on other.id = half.mate and other.mate = half.id)`;

/** SQL for the totals over the diamonds `d` of a set. Equivalent to `setTotals` (set-totals.ts). */
export const sumsOf = {
  carats: (viewer: Viewer) => sql<string>`sum(${amountFor(viewer).carats})`,
  parcelStones: (viewer: Viewer) => sql<number>`sum(${amountFor(viewer).stones})::int`,
  totalPrice: (viewer: Viewer) => sql<string>`sum(${priceFor(viewer).total})`,
  /** Total price divided by total carats. */
  pricePerCarat: (viewer: Viewer) =>
    sql<string>`round(sum(${priceFor(viewer).total}) / sum(${amountFor(viewer).carats}), 2)`,
  /** Null if any diamond of the set has no list price. */
  discount: (viewer: Viewer) => sql<number | null>`case when bool_and(coalesce(d.rap_price, 0) > 0)
    then round(sum(${priceFor(viewer).total}) * 100 / sum(d.rap_price * ${amountFor(viewer).carats}) - 100, 2) end`,
};

/** Returns SQL for the availability of an item, which is the most restrictive availability of its diamonds `d`. */
export const availabilityOf = (availability: RawBuilder<unknown>): RawBuilder<Availability> =>
  sql`case ${sql.join(
    mostRestrictiveFirst.map(
      (candidate) => sql`when bool_or(${availability} = ${sql.lit(candidate)}) then ${sql.lit(candidate)}`,
    ),
    sql` `,
  )} end`;

interface OfStones {
  shownTo(viewer: Viewer): VisibilityCondition;
  availability(viewer: Viewer): RawBuilder<unknown>;
}

/** Returns the grouping of diamonds into line sets and pairs. */
export const diamondItems = ({ shownTo, availability }: OfStones): StockGrouping => ({
  flag: 'asItems',
  scope: 'collection',
  members: (viewer, scope) => membersOf(shownTo(viewer), scope),
  sums: { ...sumsOf, availability: (viewer) => availabilityOf(availability(viewer)) },
});

/**
 * Returns SQL for the diamonds that the given rows refer to as their other half, and the diamonds that refer to these
 * rows.
 */
const halvesOf = (rows: string): RawBuilder<unknown> => sql`
  select p.* from ${sql.table(rows)} r, lateral (
    select d.id, d.stock_id, d.pair_stock_id from diamond d where lower(d.stock_id) = lower(r.pair_stock_id) offset 0) p
  union
  select p.* from ${sql.table(rows)} r, lateral (
    select d.id, d.stock_id, d.pair_stock_id from diamond d where lower(d.pair_stock_id) = lower(r.stock_id) offset 0) p`;

/**
 * Diamonds of the same line set or pair. If several diamonds refer to the same diamond, only one of them forms a pair
 * with it (`otherHalf`). A change therefore also affects the diamonds that refer to the other half.
 */
export const diamondNeighbors: StockNeighbors = {
  fields: ['lineSetStones', 'pairMate', 'set'],
  columns: ['line_set', 'stock_id', 'pair_stock_id'],
  idsOf: (rows) => sql<{ readonly id: number }>`
    with changed as materialized (${rows}),
      half as materialized (${halvesOf('changed')})
    select d.id from (select distinct line_set from changed where line_set is not null) c
      join diamond d on d.line_set = c.line_set
    union select id from half
    union select id from (${halvesOf('half')}) other`,
};
