import type { RawBuilder } from 'kysely';
import {
  type CountedValue,
  countsBySource,
  type Ends,
  type FacetCounts,
  type FacetSource,
  liftedBy,
} from '../../kernel/lists/facets.ts';
import type { ListQuery } from '../../kernel/lists/list-query.ts';
import type { Cell, CopyState } from './copy.ts';
import { compileForDuckDb, UnsupportedByColumnStore } from './duckdb-sql.ts';
/** Parts of a list that are read with one statement. */
export interface CopyParts {
  /** Number of IDs to return, counted from the start of the list. */
  readonly ids?: number | undefined;
  readonly total?: true | undefined;
  readonly sources: readonly FacetSource[];
}

export interface CopyAnswers {
  readonly ids: Int32Array;
  readonly total: number;
  readonly facets: ReadonlyMap<FacetSource, FacetCounts[number]>;
}

/**
 * Values of the column `part`, which identifies the kind of a result row. For a facet that is counted separately, the
 * value is the index of its source.
 */
const parts = { ids: -1, total: -2, together: -3 } as const;

/** First columns of the result. Columns for combined facets and lifted conditions follow. */
const ownColumns = ['part', 'id', 'value', 'count', 'least', 'most'] as const;

/** Reads several parts of a list with one statement that scans the rows once. */
export async function readFromCopy(state: CopyState, list: ListQuery, requested: CopyParts): Promise<CopyAnswers> {
  const together = countedTogether(requested.sources);
  const { lifted } = liftedBy(requested.sources, list.conditions);
  const counted: CountedValue[] = [];
  const ends = new Map<FacetSource, Ends>();
  const ids: number[] = [];
  let total = 0;
  for (const row of await state.read(statementFor(state, list, requested, together))) {
    const [part, id, value = null, count, least = null, most = null, ...rest] = row;
    const source = requested.sources[Number(part)];
    if (part === parts.ids) ids.push(Number(id));
    else if (part === parts.total) total = Number(count);
    else if (part === parts.together) {
      const unmet = lifted.filter((_, index) => rest[together.length + index] !== true);
      if (unmet.length === 0) total += Number(count);
      counted.push(
        ...together.flatMap((sourceIndex, index) => {
          const isCountedHere = unmet.every(({ name }) => name === requested.sources[sourceIndex]?.lifts);
          return isCountedHere
            ? [{ source: sourceIndex, value: textOf(rest[index] ?? null), count: Number(count) }]
            : [];
        }),
      );
    } else if (source) {
      if (count === null) ends.set(source, { min: numberOf(least), max: numberOf(most) });
      else counted.push({ source: Number(part), value: textOf(value), count: Number(count) });
    }
  }
  const counts = countsBySource(requested.sources, counted);
  const facets = requested.sources.map(
    (source, index) => [source, { counts: counts[index] ?? new Map(), ends: ends.get(source) }] as const,
  );
  return { ids: Int32Array.from(ids), total, facets: new Map(facets) };
}

/** Maximum number of value combinations. Above this number, counting each facet separately is faster. */
const maxCombinations = 20_000;

/**
 * Returns the indexes of the sources whose values are known and few. These sources are counted together, grouped by
 * combinations of their values.
 */
function countedTogether(sources: readonly FacetSource[]): readonly number[] {
  let combinations = 1;
  return [...sources.entries()].flatMap(([sourceIndex, source]) => {
    if (source.kind !== 'options' || source.isOpen || source.isJoined || source.exact) return [];
    const more = combinations * (source.knownValues.length + 1);
    if (more > maxCombinations) return [];
    combinations = more;
    return [sourceIndex];
  });
}

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell));
const numberOf = (cell: Cell): number | null => (cell === null ? null : Number(cell));

/** Returns the conditions for rows that affect a result: `met` for the order and total, `counted` for facets. */
export function conditionsFor(
  { columns }: CopyState,
  list: ListQuery,
  sources: readonly FacetSource[],
  now: string,
): { readonly met: string; readonly counted: string; readonly lifted: readonly string[] } {
  const printed = (condition: RawBuilder<unknown>): string => `(${compileForDuckDb(condition, { columns, now })})`;
  const { lifted, fixed } = liftedBy(sources, list.conditions);
  const always = [list.visible, ...fixed].map(printed);
  const sometimes = lifted.map(({ condition }) => printed(condition));
  const unmet = sometimes.map((condition) => `(${condition} is not true)::int`);
  return {
    met: [...always, ...sometimes].join(' and '),
    // Equivalent to `isCounted`, which is used in PostgreSQL.
    counted: [...always, ...(unmet.length < 2 ? [] : [`${unmet.join(' + ')} <= 1`])].join(' and '),
    lifted: sometimes,
  };
}

function statementFor(
  state: CopyState,
  list: ListQuery,
  { ids, total, sources }: CopyParts,
  together: readonly number[],
): string {
  const { columns, now } = state;
  const printed = (builder: RawBuilder<unknown>): string => compileForDuckDb(builder, { columns, now });
  const { lifted } = liftedBy(sources, list.conditions);
  const conditions = conditionsFor(state, list, sources, now);
  if (ids !== undefined && !state.ordersTexts && list.order.some(({ isText }) => isText))
    throw new UnsupportedByColumnStore('the copy sorts text in a different order');
  const order = list.order.map(({ value, direction }, index) => ({
    name: `o${index}`,
    value: printed(value),
    direction: printed(direction),
  }));
  const selected = [
    ...(ids === undefined ? [] : ['d.id', ...order.map(({ name, value }) => `${value} as ${name}`)]),
    ...sources.map(({ value }, index) => `${printed(value)} as v${index}`),
    ...sources.flatMap(({ exact }, index) => (exact ? [`${printed(exact)} as e${index}`] : [])),
    ...conditions.lifted.map((condition, index) => `${condition} is true as m${index}`),
  ];
  const metBut = (lifts: string | null): string =>
    ['true', ...lifted.flatMap(({ name }, index) => (name === lifts ? [] : [`m${index}`]))].join(' and ');
  const by = order.map(({ name, direction }) => `${name} ${direction}`).join(', ');
  const others = [...together.map((sourceIndex) => `v${sourceIndex}`), ...lifted.map((_, index) => `m${index}`)];
  const selectRow = (
    values: Partial<Record<(typeof ownColumns)[number], string | number>>,
    rest = others.map(() => 'null'),
  ) => `select ${[...ownColumns.map((column) => values[column] ?? 'null'), ...rest].join(', ')} from found`;
  const selects = [
    ...(ids === undefined
      ? []
      : [`${selectRow({ part: parts.ids, id: 'id' })} where ${metBut(null)} order by ${by} limit ${ids}`]),
    ...(total && together.length === 0
      ? [`${selectRow({ part: parts.total, count: 'count(*)' })} where ${metBut(null)}`]
      : []),
    ...(together.length > 0
      ? [`${selectRow({ part: parts.together, count: 'count(*)' }, others)} group by ${others.join(', ')}`]
      : []),
    ...sources.flatMap(({ lifts, exact }, index) => {
      if (together.includes(index)) return [];
      const condition = `where v${index} is not null and ${metBut(lifts)}`;
      const counts = `${selectRow({ part: index, value: `v${index}::varchar`, count: 'count(*)' })} ${condition} group by v${index}`;
      const ends = { least: `min(e${index})::double`, most: `max(e${index})::double` };
      return exact ? [counts, `${selectRow({ part: index, ...ends })} ${condition}`] : [counts];
    }),
  ];
  // DuckDB's `union all` preserves the row order of the first select.
  return `with found as materialized (select ${['true', ...selected].join(', ')} from ${list.table} d
      where ${sources.length > 0 ? conditions.counted : conditions.met})
    ${[typed(others.length), ...selects].map((statement) => `(${statement})`).join(' union all ')}`;
}

/** Returns an empty select that defines the type of each column. */
const typed = (others: number): string =>
  `select null::integer, null::integer, null::varchar, null::bigint, null::double, null::double
    ${', null'.repeat(others)} where false`;
