import type { EntityManager } from '@mikro-orm/postgresql';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { queryIn } from '../../database.ts';
import type { CountedBy } from './counted-by.ts';
import { allOf } from './stock-filter.ts';

type Sql = RawBuilder<unknown>;

/** A value that is known beforehand, and so told with a zero count too. */
export interface KnownOption {
  /** As the database has it, as text. */
  readonly stored: string;
  /** As the filter takes it. */
  readonly value: string;
  readonly label: string;
}

/** Values that are counted each. */
export interface OptionSource {
  readonly kind: 'options';
  readonly known: readonly KnownOption[];
  /** Other values than the known ones are told too. */
  readonly isOpen?: boolean;
  /** A row can have several: they come joined by commas. */
  readonly isJoined?: boolean;
}

/** What a facet counts of the row `d`. */
export type FacetSource = (OptionSource | { readonly kind: 'range' }) & {
  /** The part of the filter that the facet lifts. */
  readonly lifts: string;
  /** What is counted. */
  readonly value: Sql;
  /** The value itself, where `value` is a coarser one. */
  readonly exact: Sql | null;
};

/** Amounts have too many different values to count each: they are counted by their first three digits. */
export const coarsely = (exact: Sql): Pick<FacetSource, 'value' | 'exact'> => ({
  value: sql`trunc(${exact}, 3 - length(trunc(${exact})::text))`,
  exact,
});

/** Which rows are divided. */
export interface FacetQuestion {
  /** What they are read from: `d` in all conditions. */
  readonly rows: RawBuilder<unknown>;
  /** The rows that the caller may see. */
  readonly scope: RawBuilder<boolean>;
  /** The parts of the filter, by name. */
  readonly asked: readonly { readonly name: string; readonly condition: RawBuilder<boolean> }[];
  /** By default each row is counted. */
  readonly countedBy?: CountedBy | undefined;
}

/** Rows by value, as the database writes it. */
export type Counts = ReadonlyMap<string, number>;

/** The rows that at least one facet counts: their values `v0`, `v1` … and whether they meet the lifted parts. */
interface CountedRows {
  readonly rows: AliasedRawBuilder<object, 'counted'>;
  /** Whether a row counts for a source: it meets all but the part of the filter that the source lifts. */
  countsFor(source: FacetSource): Sql;
}

const valueName = (index: number): Sql => sql.id(`v${index}`);
const keyName = sql.id('counted_key');
const countOfRows: CountedBy['count'] = (_, which) => sql`count(*) filter (where ${which})`;

function countedRows(sources: readonly FacetSource[], { rows, scope, asked, countedBy }: FacetQuestion): CountedRows {
  const liftable = new Set(sources.map(({ lifts }) => lifts));
  const lifted = asked.filter(({ name }) => liftable.has(name));
  const fixed = asked.filter(({ name }) => !liftable.has(name)).map(({ condition }) => condition);
  const unmet = lifted.map(({ condition }) => sql`((${condition}) is not true)::int`);
  const columns = [
    ...sources.map(({ value }, index) => sql`${value} as ${valueName(index)}`),
    ...lifted.map(({ name, condition }) => sql`(${condition}) is true as ${sql.id(`meets_${name}`)}`),
    ...(countedBy ? [sql`${countedBy.key} as ${keyName}`] : []),
  ];
  // A row that misses two of the lifted parts counts for nobody.
  const enough = unmet.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(unmet, sql` + `)} <= 1`;
  return {
    rows: sql<object>`(select ${sql.join(columns)} from ${rows} d where ${allOf([scope, ...fixed, enough])})`.as(
      'counted',
    ),
    countsFor: (source) =>
      allOf(lifted.filter(({ name }) => name !== source.lifts).map(({ name }) => sql`${sql.id(`meets_${name}`)}`)),
  };
}

/** Counts the rows by value for all sources in one pass over them. */
export async function countValues(
  em: EntityManager,
  sources: readonly FacetSource[],
  question: FacetQuestion,
): Promise<Map<FacetSource, Counts>> {
  const counted = countedRows(sources, question);
  const count = question.countedBy?.count ?? countOfRows;
  const perSource = <Value>(part: (source: FacetSource, name: Sql, index: number) => RawBuilder<Value>) =>
    sql<Value>`case ${sql.join(
      sources.map(
        (source, index) => sql`when grouping(${valueName(index)}) = 0 then ${part(source, valueName(index), index)}`,
      ),
      sql` `,
    )} end`;
  const setOfEach = sql.join(sources.map((_, index) => sql`(${valueName(index)})`));
  const counting = (own: EntityManager) =>
    queryIn(own)
      .selectFrom(counted.rows)
      .select([
        perSource((_, _name, index) => sql.lit(index)).as('source'),
        perSource((_, name) => sql<string | null>`${name}::text`).as('value'),
        perSource((source) => sql<number>`(${count(keyName, counted.countsFor(source))})::int`).as('count'),
      ])
      .groupBy(sql`grouping sets (${setOfEach})`)
      .execute();
  const rows = await em.fork().transactional(
    async (own) => {
      // Room for all counts at once: with less, PostgreSQL sorts the rows once per facet, on disk.
      await sql`set local work_mem = '64MB'`.execute(queryIn(own));
      return counting(own);
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

/** A stone that is on several pages has the names of all of them. */
const partsOf = (source: FacetSource, value: string): string[] => {
  if (source.kind !== 'options' || !source.isJoined) return [value];
  return value === '' ? [] : value.split(',');
};

/** Lowest and highest value of those sources whose counts are too coarse to tell. */
export async function readEnds(
  em: EntityManager,
  sources: readonly FacetSource[],
  question: FacetQuestion,
): Promise<Map<FacetSource, { min: number | null; max: number | null }>> {
  const coarse = sources.filter(({ exact }) => exact !== null);
  if (coarse.length === 0) return new Map();
  const counted = countedRows(
    coarse.map((source) => ({ ...source, value: source.exact ?? source.value })),
    question,
  );
  const ends = coarse.flatMap((source, index) => {
    const which = sql`filter (where ${counted.countsFor(source)})`;
    return [
      sql<number | null>`(min(${valueName(index)}) ${which})::float8`.as(`min${index}`),
      sql<number | null>`(max(${valueName(index)}) ${which})::float8`.as(`max${index}`),
    ];
  });
  const row: Record<string, number | null> = await queryIn(em)
    .selectFrom(counted.rows)
    .select(ends)
    .executeTakeFirstOrThrow();
  return new Map(
    coarse.map((source, index) => [source, { min: row[`min${index}`] ?? null, max: row[`max${index}`] ?? null }]),
  );
}
