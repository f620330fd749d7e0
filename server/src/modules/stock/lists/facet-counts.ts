import type { EntityManager } from '@mikro-orm/postgresql';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { twofold } from '../../../platform/columns/two-dialects.ts';
import { isLarge } from '../../../platform/database/table-size.ts';
import { queryIn } from '../database.ts';
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

/** The same of whole cents, which is how a copy is asked: it has no digits to count. */
const coarselyInCents = (exact: Sql): Sql => {
  const cents = sql`(${exact} * 100)::bigint`;
  const steps = [10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11];
  const step = sql`(case ${sql.join(
    steps.map((size) => sql`when ${cents} < ${sql.lit(size * 100)} then ${sql.lit(size / 10)}`),
    sql` `,
  )} else ${sql.lit(1e11)} end)`;
  return sql`(${cents} // ${step} * ${step})::decimal(18, 2) * 0.01`;
};

/** Amounts have too many different values to count each: they are counted by their first three digits. */
export const coarsely = (exact: Sql): Pick<FacetSource, 'value' | 'exact'> => ({
  value: twofold(sql`trunc(${exact}, 3 - length(trunc(${exact})::text))`, coarselyInCents(exact)),
  exact,
});

/** Which rows are divided. */
export interface FacetQuestion {
  readonly table: string;
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

/** The parts of a filter, as facets take them: some are lifted by one of them, all others are met by whatever is counted. */
export interface LiftedFilter {
  readonly lifted: FacetQuestion['asked'];
  readonly fixed: readonly RawBuilder<boolean>[];
}

/** What of a filter some facets lift. */
export function liftedBy(sources: readonly FacetSource[], asked: FacetQuestion['asked']): LiftedFilter {
  const liftable = new Set(sources.map(({ lifts }) => lifts));
  return {
    lifted: asked.filter(({ name }) => liftable.has(name)),
    fixed: asked.filter(({ name }) => !liftable.has(name)).map(({ condition }) => condition),
  };
}

/** Whether a row counts for any facet: one that misses two of the lifted parts counts for nobody. */
function isCounted({ lifted }: LiftedFilter): RawBuilder<boolean> {
  const unmet = lifted.map(({ condition }) => sql`((${condition}) is not true)::int`);
  return unmet.length < 2 ? sql`true` : sql`${sql.join(unmet, sql` + `)} <= 1`;
}

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
  const filter = liftedBy(sources, asked);
  const { lifted, fixed } = filter;
  const columns = [
    ...sources.map(({ value }, index) => sql`${value} as ${valueName(index)}`),
    ...lifted.map(({ name, condition }) => sql`(${condition}) is true as ${sql.id(`meets_${name}`)}`),
    ...(countedBy ? [sql`${countedBy.key} as ${keyName}`] : []),
  ];
  return {
    rows: sql<object>`(select ${sql.join(columns)} from ${rows} d where ${allOf([scope, ...fixed, isCounted(filter)])})`.as(
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
  const rows = (await isLarge(em, question.table))
    ? await em.fork().transactional(
        async (own) => {
          // Room for all counts at once: with less, PostgreSQL sorts the rows once per facet, on disk.
          await sql`set local work_mem = '64MB'`.execute(queryIn(own));
          return counting(own);
        },
        { readOnly: true },
      )
    : await counting(em);
  return countsBySource(sources, rows);
}

/** How many rows have a value of the source of a number, as the database writes it. */
export interface CountedValue {
  readonly source: number;
  readonly value: string | null;
  readonly count: number;
}

/** What was counted, by the sources. */
export function countsBySource(
  sources: readonly FacetSource[],
  counted: readonly CountedValue[],
): Map<FacetSource, Counts> {
  const counts = new Map<FacetSource, Map<string, number>>();
  for (const { source: index, value, count } of counted) {
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

/** Lowest and highest value. */
export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** Lowest and highest value of those sources whose counts are too coarse to tell. */
export async function readEnds(
  em: EntityManager,
  sources: readonly FacetSource[],
  question: FacetQuestion,
): Promise<Map<FacetSource, Ends>> {
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
