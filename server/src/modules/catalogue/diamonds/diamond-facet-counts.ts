import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ViewerSql } from './diamond-attributes.ts';
import type { FacetSource } from './diamond-facet-sources.ts';
import type { DiamondFilter } from './diamond-filter.input.ts';
import { allOf, conditionOf, type DiamondFilterField, fieldsOf } from './diamond-filter.ts';
import { visibleTo } from './diamond-visibility.ts';

/** Stones by value, as the database writes it. */
export type Counts = ReadonlyMap<string, number>;

type Sql = RawBuilder<unknown>;

/** A row per stone that at least one facet counts: the values `v0`, `v1` … and whether it meets the lifted parts. */
interface Stones {
  readonly rows: Sql;
  /** Whether a row counts for a source: it meets all but the part of the filter that the source lifts. */
  countsFor(source: FacetSource): Sql;
}

const valueName = (index: number): Sql => sql.id(`v${index}`);

function stonesFor(sources: readonly FacetSource[], filter: DiamondFilter, eyes: ViewerSql): Stones {
  const liftable = new Set<DiamondFilterField>(sources.map(({ lifts }) => lifts));
  const asked = fieldsOf(filter).map((field) => ({ field, condition: conditionOf(field, filter, eyes) }));
  const lifted = asked.filter(({ field }) => liftable.has(field));
  const fixed = asked.filter(({ field }) => !liftable.has(field)).map(({ condition }) => condition);
  const unmet = lifted.map(({ condition }) => sql`((${condition}) is not true)::int`);
  const columns = [
    ...sources.map(({ value }, index) => sql`${value} as ${valueName(index)}`),
    ...lifted.map(({ field, condition }) => sql`(${condition}) is true as ${sql.id(`meets_${field}`)}`),
  ];
  // A stone that misses two of the lifted parts counts for nobody.
  const enough = unmet.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(unmet, sql` + `)} <= 1`;
  return {
    rows: sql`(select ${sql.join(columns)} from diamond d where ${allOf([visibleTo(eyes.viewer), ...fixed, enough])}) stone`,
    countsFor: (source) =>
      allOf(lifted.filter(({ field }) => field !== source.lifts).map(({ field }) => sql`${sql.id(`meets_${field}`)}`)),
  };
}

/** Counts the stones by value for all sources in one pass over the stones. */
export async function countValues(
  em: EntityManager,
  sources: readonly FacetSource[],
  filter: DiamondFilter,
  eyes: ViewerSql,
): Promise<Map<FacetSource, Counts>> {
  const stones = stonesFor(sources, filter, eyes);
  const perSource = (part: (source: FacetSource, name: Sql, index: number) => Sql): Sql =>
    sql`case ${sql.join(
      sources.map(
        (source, index) => sql`when grouping(${valueName(index)}) = 0 then ${part(source, valueName(index), index)}`,
      ),
      sql` `,
    )} end`;
  const counting = sql<{ source: number; value: string | null; count: number }>`
    select ${perSource((_, _name, index) => sql.lit(index))} as source,
      ${perSource((_, name) => sql`${name}::text`)} as value,
      ${perSource((source) => sql`count(*) filter (where ${stones.countsFor(source)})`)}::int as count
    from ${stones.rows}
    group by grouping sets (${sql.join(sources.map((_, index) => sql`(${valueName(index)})`))})`;
  const { rows } = await em.fork().transactional(
    async (own) => {
      // Room for all counts at once: with less, PostgreSQL sorts the stones once per facet, on disk.
      await sql`set local work_mem = '64MB'`.execute(own.getKysely());
      return counting.execute(own.getKysely());
    },
    { readOnly: true },
  );
  const counts = new Map<FacetSource, Map<string, number>>();
  for (const { source: index, value, count } of rows) {
    const source = sources[index];
    if (!source || value === null || count === 0) continue;
    const found = counts.get(source) ?? new Map<string, number>();
    counts.set(source, found);
    for (const part of partsOf(source, value)) found.set(part, (found.get(part) ?? 0) + count);
  }
  return counts;
}

/** A stone on several pages has the names of all of them. */
const partsOf = (source: FacetSource, value: string): string[] => {
  if (source.kind !== 'options' || !source.isJoined) return [value];
  return value === '' ? [] : value.split(',');
};

/** Lowest and highest value of those sources whose counts are too coarse to tell. */
export async function readEnds(
  em: EntityManager,
  sources: readonly FacetSource[],
  filter: DiamondFilter,
  eyes: ViewerSql,
): Promise<Map<FacetSource, { min: number | null; max: number | null }>> {
  const coarse = sources.filter(({ exact }) => exact !== null);
  if (coarse.length === 0) return new Map();
  const stones = stonesFor(
    coarse.map((source) => ({ ...source, value: source.exact ?? source.value })),
    filter,
    eyes,
  );
  const ends = coarse.flatMap((source, index) => {
    const which = sql`filter (where ${stones.countsFor(source)})`;
    return [
      sql`(min(${valueName(index)}) ${which})::float8 as ${sql.id(`min${index}`)}`,
      sql`(max(${valueName(index)}) ${which})::float8 as ${sql.id(`max${index}`)}`,
    ];
  });
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(ends)} from ${stones.rows}`.execute(em.getKysely());
  const [row = {}] = rows;
  return new Map(
    coarse.map((source, index) => [source, { min: row[`min${index}`] ?? null, max: row[`max${index}`] ?? null }]),
  );
}
