import type { RawBuilder } from 'kysely';
import type { Cell, CopyState } from '../../../kernel/use-cases/columns/column-copies.ts';
import { NotOfCopy, printForCopy } from '../../../platform/columns/printer.ts';
import {
  type CountedValue,
  type Counts,
  countsBySource,
  type Ends,
  type FacetSource,
  liftedBy,
} from './facet-counts.ts';
import type { Asked } from './stock-filter.ts';
import type { OrderColumn } from './stock-order.ts';

/** The list that a copy is asked about. */
export interface CopiedList {
  readonly table: string;
  /** The rows `d` that the viewer may see. */
  readonly scope: RawBuilder<boolean>;
  readonly asked: readonly Asked[];
  readonly order: readonly OrderColumn[];
}

/** What is asked of it at once. */
export interface CopyParts {
  /** So many ids, from the first one on. */
  readonly ids?: number | undefined;
  readonly total?: true | undefined;
  readonly sources: readonly FacetSource[];
}

/** What was answered of that. */
export interface CopyAnswers {
  readonly ids: Int32Array;
  readonly total: number;
  readonly counts: ReadonlyMap<FacetSource, Counts>;
  readonly ends: ReadonlyMap<FacetSource, Ends>;
}

/** In the column `part`: which of the answers a row is of. Those of facets by themselves are the numbers of their sources. */
const parts = { ids: -1, total: -2, together: -3 } as const;

/** Before what is counted of facets together, and the flags of the parts of the filter that they lift. */
const ownColumns = ['part', 'id', 'value', 'count', 'least', 'most'] as const;

/** Asks a copy for several parts of a list by one statement, which goes through the rows once. */
export async function askCopy(state: CopyState, list: CopiedList, asked: CopyParts): Promise<CopyAnswers> {
  const together = countedTogether(asked.sources);
  const { lifted } = liftedBy(asked.sources, list.asked);
  const counted: CountedValue[] = [];
  const ends = new Map<FacetSource, Ends>();
  const ids: number[] = [];
  let total = 0;
  for (const row of await state.read(statementFor(state, list, asked, together))) {
    const [part, id, value = null, count, least = null, most = null, ...rest] = row;
    const source = asked.sources[Number(part)];
    if (part === parts.ids) ids.push(Number(id));
    else if (part === parts.total) total = Number(count);
    else if (part === parts.together) {
      const unmet = lifted.filter((_, index) => rest[together.length + index] !== true);
      if (unmet.length === 0) total += Number(count);
      counted.push(
        ...together.flatMap((place, index) => {
          const isCountedHere = unmet.every(({ name }) => name === asked.sources[place]?.lifts);
          return isCountedHere ? [{ source: place, value: textOf(rest[index] ?? null), count: Number(count) }] : [];
        }),
      );
    } else if (source) {
      if (count === null) ends.set(source, { min: numberOf(least), max: numberOf(most) });
      else counted.push({ source: Number(part), value: textOf(value), count: Number(count) });
    }
  }
  return { ids: Int32Array.from(ids), total, counts: countsBySource(asked.sources, counted), ends };
}

/** So many different combinations of values are counted at once: more take longer than each facet by itself. */
const mostCombinations = 20_000;

/** Numbers of those sources whose values are few and known, so that all of them are counted in one go, combined. */
function countedTogether(sources: readonly FacetSource[]): readonly number[] {
  let combinations = 1;
  return [...sources.entries()].flatMap(([place, source]) => {
    if (source.kind !== 'options' || source.isOpen || source.isJoined || source.exact) return [];
    const more = combinations * (source.known.length + 1);
    if (more > mostCombinations) return [];
    combinations = more;
    return [place];
  });
}

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell));
const numberOf = (cell: Cell): number | null => (cell === null ? null : Number(cell));

/** What rows have to meet to make a difference to an answer: `met` to order and total, `counted` to facets. */
export function conditionsFor(
  { columns }: CopyState,
  list: CopiedList,
  sources: readonly FacetSource[],
  now: string,
): { readonly met: string; readonly counted: string; readonly lifted: readonly string[] } {
  const printed = (condition: RawBuilder<unknown>): string => `(${printForCopy(condition, { columns, now })})`;
  const { lifted, fixed } = liftedBy(sources, list.asked);
  const always = [list.scope, ...fixed].map(printed);
  const sometimes = lifted.map(({ condition }) => printed(condition));
  const unmet = sometimes.map((condition) => `(${condition} is not true)::int`);
  return {
    met: [...always, ...sometimes].join(' and '),
    // As `isCounted` says it of PostgreSQL's rows.
    counted: [...always, ...(unmet.length < 2 ? [] : [`${unmet.join(' + ')} <= 1`])].join(' and '),
    lifted: sometimes,
  };
}

function statementFor(
  state: CopyState,
  list: CopiedList,
  { ids, total, sources }: CopyParts,
  together: readonly number[],
): string {
  const { columns, now } = state;
  const printed = (builder: RawBuilder<unknown>): string => printForCopy(builder, { columns, now });
  const { lifted } = liftedBy(sources, list.asked);
  const conditions = conditionsFor(state, list, sources, now);
  if (ids !== undefined && !state.ordersTexts && list.order.some(({ isText }) => isText))
    throw new NotOfCopy('texts are in another order');
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
  const others = [...together.map((place) => `v${place}`), ...lifted.map((_, index) => `m${index}`)];
  const answer = (
    values: Partial<Record<(typeof ownColumns)[number], string | number>>,
    rest = others.map(() => 'null'),
  ) => `select ${[...ownColumns.map((column) => values[column] ?? 'null'), ...rest].join(', ')} from found`;
  const answers = [
    ...(ids === undefined
      ? []
      : [`${answer({ part: parts.ids, id: 'id' })} where ${metBut(null)} order by ${by} limit ${ids}`]),
    ...(total && together.length === 0
      ? [`${answer({ part: parts.total, count: 'count(*)' })} where ${metBut(null)}`]
      : []),
    ...(together.length > 0
      ? [`${answer({ part: parts.together, count: 'count(*)' }, others)} group by ${others.join(', ')}`]
      : []),
    ...sources.flatMap(({ lifts, exact }, index) => {
      if (together.includes(index)) return [];
      const which = `where v${index} is not null and ${metBut(lifts)}`;
      const counts = `${answer({ part: index, value: `v${index}::varchar`, count: 'count(*)' })} ${which} group by v${index}`;
      const ends = { least: `min(e${index})::double`, most: `max(e${index})::double` };
      return exact ? [counts, `${answer({ part: index, ...ends })} ${which}`] : [counts];
    }),
  ];
  // Rows of the first answer stay in their order: DuckDB joins answers one after the other.
  return `with found as materialized (select ${['true', ...selected].join(', ')} from ${list.table} d
      where ${sources.length > 0 ? conditions.counted : conditions.met})
    ${[typed(others.length), ...answers].map((one) => `(${one})`).join(' union all ')}`;
}

/** Which type each column of the answers has of its own. */
const typed = (others: number): string =>
  `select null::integer, null::integer, null::varchar, null::bigint, null::double, null::double
    ${', null'.repeat(others)} where false`;
