import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockGrouping, StockType } from '../stock-type.ts';
import type { FacetSource } from './facet-counts.ts';
import { type Asked, askedBy } from './stock-filter.ts';

/** The value of an aggregate over all rows `d` of the item of the row `d`. */
const overMembers = (grouping: StockGrouping, type: StockType, viewer: Viewer, aggregate: RawBuilder<unknown>) =>
  sql`(select ${aggregate} from (select ${grouping.members(viewer)} as ids) item,
    lateral (select d.* from ${sql.table(type.table)} d where d.id = any(item.ids)) d)`;

/** The type as its items are narrowed, ordered and counted: fields that items have a value of are read as that. */
export function asItems(type: StockType, grouping: StockGrouping): StockType {
  return {
    ...type,
    isPlain: (field) => type.isPlain(field) && grouping.sums[field.name] === undefined,
    read(field, viewer) {
      const own = type.read(field, viewer);
      const sum = grouping.sums[field.name];
      return sum
        ? sql`case when ${grouping.isAlone} then ${own} else ${overMembers(grouping, type, viewer, sum(viewer))} end`
        : own;
    },
  };
}

/** What a filter asks of the row that stands for an item. */
export function askedOfItems(filter: object, type: StockType, grouping: StockGrouping, viewer: Viewer): Asked[] {
  const ofItem = new Set(
    type.fields.flatMap(({ name, filterName }) => (filterName && grouping.sums[name] ? [filterName] : [])),
  );
  const asked = askedBy(filter, asItems(type, grouping), viewer);
  const scope = asked.find(({ name }) => name === grouping.scope)?.condition ?? sql`true`;
  return asked.map(({ name, condition }) => {
    if (name === grouping.scope || ofItem.has(name)) return { name, condition };
    const isSo =
      name === grouping.flag
        ? sql<boolean>`d.id = ${overMembers(grouping, type, viewer, sql`min(d.id) filter (where ${scope})`)}`
        : sql<boolean>`${overMembers(grouping, type, viewer, sql`bool_or(${condition})`)}`;
    return {
      name,
      condition: sql<boolean>`case when ${grouping.isAlone} then ${name === grouping.flag ? sql`true` : condition} else ${isSo} end`,
    };
  });
}

/** A facet that counts an item once for each value that its rows have, as filters find it by each. */
export function itemSource<S extends FacetSource>(
  source: S,
  field: StockField,
  { type, grouping, viewer }: { type: StockType; grouping: StockGrouping; viewer: Viewer },
): S {
  if (source.kind !== 'options' || source.isOpen || source.isJoined || grouping.sums[field.name]) return source;
  const values = overMembers(grouping, type, viewer, sql`string_agg(distinct (${source.value})::text, ',')`);
  return {
    ...source,
    isJoined: true,
    value: sql`case when ${grouping.isAlone} then (${source.value})::text else ${values} end`,
  };
}
