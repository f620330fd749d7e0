import { type RawBuilder, sql } from 'kysely';
import type { FacetSource } from '../../../kernel/lists/facets.ts';
import type { ListCondition } from '../../../kernel/lists/list-query.ts';
import type { Viewer } from '../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockGrouping, StockType } from '../stock-type.ts';
import { Availability } from '../values/availability.ts';
import { conditionsOf } from './stock-filter.ts';

/** Whether the row `d` belongs to no group. */
const isAlone = sql<boolean>`d.item_ids is null`;

/** Returns SQL for an aggregate over all rows that belong to the same item as the row `d`. */
const overMembers = (type: StockType, aggregate: RawBuilder<unknown>) =>
  sql`(select ${aggregate} from (select d.item_ids as ids) item,
    lateral (select d.* from ${sql.table(type.table)} d where d.id = any(item.ids)) d)`;

/**
 * Returns the type with its rows grouped into items, for filters, sorting and counts. Fields in `sums` are aggregated
 * over the item's rows. One subquery computes the groups of all rows and returns them as `d.item_ids` and
 * `d.item_first`.
 */
export function asItems(type: StockType, grouping: StockGrouping, filter: object): StockType {
  return {
    ...type,
    rowsFor: (viewer) =>
      sql`(select d.*, item.ids as item_ids, item.first as item_first from ${type.rowsFor(viewer)} d
        left join (${grouping.members(viewer, scopeOfItems(filter, type, grouping, viewer))}) item on item.id = d.id)`,
    isForSaleTo(viewer) {
      const orderable = [Availability.FOR_SALE, Availability.HELD_FOR_YOU].map((availability) => sql.lit(availability));
      return sql`(${this.readNamed('availability', viewer)} in (${sql.join(orderable)}))`;
    },
    isPlain: (field) => type.isPlain(field) && grouping.sums[field.name] === undefined,
    read(field, viewer) {
      const stored = type.read(field, viewer);
      const sum = grouping.sums[field.name];
      return sum ? sql`case when ${isAlone} then ${stored} else ${overMembers(type, sum(viewer))} end` : stored;
    },
  };
}

/** Returns the filter conditions for rows that represent items. */
export function conditionsOfItems(
  filter: object,
  type: StockType,
  grouping: StockGrouping,
  viewer: Viewer,
): ListCondition[] {
  const ofItem = new Set(
    type.fields.flatMap(({ name, filterName }) => (filterName && grouping.sums[name] ? [filterName] : [])),
  );
  return conditionsOf(filter, asItems(type, grouping, filter), viewer).map(({ name, condition }) => {
    if (name === grouping.scope || ofItem.has(name)) return { name, condition };
    if (name === grouping.flag) return { name, condition: sql<boolean>`(${isAlone} or d.item_first = d.id)` };
    return {
      name,
      condition: sql<boolean>`case when ${isAlone} then ${condition} else ${overMembers(type, sql`bool_or(${condition})`)} end`,
    };
  });
}

/** Returns the part of the filter that the representing row itself must match. */
const scopeOfItems = (filter: object, type: StockType, { scope }: StockGrouping, viewer: Viewer) =>
  conditionsOf(filter, type, viewer).find(({ name }) => name === scope)?.condition ?? sql<boolean>`true`;

/**
 * Returns a facet source that counts an item once for each distinct value of its rows. A filter on any of these
 * values matches the item.
 */
export function itemSource<S extends FacetSource>(
  source: S,
  field: StockField,
  { type, grouping }: { type: StockType; grouping: StockGrouping },
): S {
  if (source.kind !== 'options' || source.isOpen || source.isJoined || grouping.sums[field.name]) return source;
  const values = overMembers(type, sql`string_agg(distinct (${source.value})::text, ',')`);
  return {
    ...source,
    isJoined: true,
    value: sql`case when ${isAlone} then (${source.value})::text else ${values} end`,
  };
}
