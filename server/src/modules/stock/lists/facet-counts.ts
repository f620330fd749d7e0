import type { EntityManager } from '@mikro-orm/postgresql';
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import {
  type Counts,
  countsBySource,
  type Ends,
  type FacetCounts,
  type FacetSource,
  type LiftedFilter,
  liftedBy,
} from '../../../kernel/lists/facets.ts';
import type { ListCondition } from '../../../kernel/lists/list-query.ts';
import { dialectSql } from '../../../platform/database/statements/sql-dialects.ts';
import { isLarge } from '../../../platform/database/table-size.ts';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn } from '../database.ts';
import { isActiveConstant } from '../fields/stock-kind.ts';
import type { StockType } from '../stock-type.ts';
import { flag } from '../values/stock-values.ts';
import type { CountedBy } from './designs.ts';
import { allOf, requireAdministrator, requireReadable } from './stock-filter.ts';

type Sql = RawBuilder<unknown>;

/**
 * Returns SQL for the column store that rounds an amount down to three significant digits, calculated in whole cents.
 */
const coarselyInCents = (exact: Sql): Sql => {
  const cents = sql`(${exact} * 100)::bigint`;
  const steps = [10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11];
  const step = sql`(case ${sql.join(
    steps.map((size) => sql`when ${cents} < ${sql.lit(size * 100)} then ${sql.lit(size / 10)}`),
    sql` `,
  )} else ${sql.lit(1e11)} end)`;
  return sql`(${cents} // ${step} * ${step})::decimal(18, 2) * 0.01`;
};

/** Rounds amounts down to three digits. Counting every distinct value would return too many rows. */
const coarsely = (exact: Sql): Pick<FacetSource, 'value' | 'exact'> => ({
  value: dialectSql(sql`trunc(${exact}, 3 - length(trunc(${exact})::text))`, coarselyInCents(exact)),
  exact,
});

/** Rows to count by facet. */
export interface FacetQuestion {
  readonly table: string;
  /** Source of the rows. All conditions refer to it by the alias `d`. */
  readonly rows: RawBuilder<unknown>;
  readonly visible: RawBuilder<boolean>;
  readonly conditions: readonly ListCondition[];
  /** Counts groups of rows. By default, rows are counted individually. */
  readonly countedBy?: CountedBy | undefined;
}

/**
 * Returns the condition for rows that at least one facet counts. Each facet ignores only its own filter, so a row
 * that fails two filters is never counted.
 */
function isCounted({ lifted }: LiftedFilter): RawBuilder<boolean> {
  const unmet = lifted.map(({ condition }) => sql`((${condition}) is not true)::int`);
  return unmet.length < 2 ? sql`true` : sql`${sql.join(unmet, sql` + `)} <= 1`;
}

/**
 * Rows that at least one facet counts. Columns are the facet values `v0`, `v1` … and whether the row meets each
 * ignored filter.
 */
interface CountedRows {
  readonly rows: AliasedRawBuilder<object, 'counted'>;
  /** Returns the condition that a facet counts a row: the row matches all filters except the facet's own. */
  countsFor(source: FacetSource): Sql;
}

const valueName = (index: number): Sql => sql.id(`v${index}`);
const keyName = sql.id('counted_key');
const countOfRows: CountedBy['count'] = (_, condition) => sql`count(*) filter (where ${condition})`;

function countedRows(
  sources: readonly FacetSource[],
  { rows, visible, conditions, countedBy }: FacetQuestion,
): CountedRows {
  const filter = liftedBy(sources, conditions);
  const { lifted, fixed } = filter;
  const columns = [
    ...sources.map(({ value }, index) => sql`${value} as ${valueName(index)}`),
    ...lifted.map(({ name, condition }) => sql`(${condition}) is true as ${sql.id(`meets_${name}`)}`),
    ...(countedBy ? [sql`${countedBy.key} as ${keyName}`] : []),
  ];
  return {
    rows: sql<object>`(select ${sql.join(columns)} from ${rows} d where ${allOf([visible, ...fixed, isCounted(filter)])})`.as(
      'counted',
    ),
    countsFor: (source) =>
      allOf(lifted.filter(({ name }) => name !== source.lifts).map(({ name }) => sql`${sql.id(`meets_${name}`)}`)),
  };
}

/** Counts rows by value for each facet. For rounded values, also reads the exact minimum and maximum. */
export async function countFacets(
  em: EntityManager,
  sources: readonly FacetSource[],
  question: FacetQuestion,
): Promise<FacetCounts> {
  const [counts, ends] = await Promise.all([countValues(em, sources, question), readEnds(em, sources, question)]);
  return sources.map((source, index) => ({ counts: counts[index] ?? new Map(), ends: ends.get(source) }));
}

/** Counts the rows by value for all facets in a single pass. */
async function countValues(
  em: EntityManager,
  sources: readonly FacetSource[],
  question: FacetQuestion,
): Promise<Counts[]> {
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
  const counting = (forked: EntityManager) =>
    queryIn(forked)
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
        async (forked) => {
          // Enough memory for all counts. With less memory, PostgreSQL would sort the rows on disk, once per facet.
          await sql`set local work_mem = '64MB'`.execute(queryIn(forked));
          return counting(forked);
        },
        { readOnly: true },
      )
    : await counting(em);
  return countsBySource(sources, rows);
}

/** Returns the exact minimum and maximum of each facet with rounded values. */
async function readEnds(
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
    const filter = sql`filter (where ${counted.countsFor(source)})`;
    return [
      sql<number | null>`(min(${valueName(index)}) ${filter})::float8`.as(`min${index}`),
      sql<number | null>`(max(${valueName(index)}) ${filter})::float8`.as(`max${index}`),
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

/** Returns the count source of a facet. Throws FORBIDDEN for a field that the viewer may not read. */
export function sourceOf(name: string, type: StockType, viewer: Viewer): FacetSource & { readonly constant: string } {
  if (name === 'isActive') {
    requireAdministrator(viewer);
    const { facet } = flag();
    if (facet.kind !== 'options') throw new Error('flags must have an option facet');
    return {
      ...facet,
      constant: isActiveConstant,
      lifts: 'isActive',
      value: sql`d.is_active`,
      exact: null,
    };
  }
  const field = type.fields.find((candidate) => candidate.name === name);
  if (!field || field.value.facet.kind === 'none') throw new Error(`${type.name} has no facet ${name}`);
  requireReadable(field, viewer);
  const { facet } = field.value;
  const column = type.read(field, viewer);
  const shared = { constant: field.constant, lifts: field.filterName ?? '' };
  if (facet.kind === 'range') {
    return { ...shared, kind: 'range', ...(facet.isCoarse ? coarsely(column) : { value: column, exact: null }) };
  }
  const value = facet.isList ? sql`array_to_string(${column}, ',')` : column;
  return { ...shared, ...facet, isJoined: facet.isList, value, exact: null };
}
