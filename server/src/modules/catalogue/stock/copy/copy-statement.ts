import type { RawBuilder } from 'kysely';
import type { Cell, CopyState } from '../../../../kernel/use-cases/column-copies.ts';
import { NotOfCopy, printForCopy } from '../../../../platform/columns/printer.ts';
import {
  type CountedValue,
  type Counts,
  countsBySource,
  type Ends,
  type FacetSource,
  isCounted,
  liftedBy,
} from '../lists/facet-counts.ts';
import { type Asked, allOf } from '../lists/stock-filter.ts';
import type { OrderColumn } from '../lists/stock-order.ts';

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

/** In the column `part`: which of the answers a row is of. Those of facets are the numbers of their sources. */
const parts = { ids: -1, total: -2 } as const;

/** Asks a copy for several parts of a list by one statement, which goes through the rows once. */
export async function askCopy(state: CopyState, list: CopiedList, asked: CopyParts): Promise<CopyAnswers> {
  const rows = await state.read(statementFor(state, list, asked));
  const counted: CountedValue[] = [];
  const ends = new Map<FacetSource, Ends>();
  let [ids, total] = [new Int32Array(), 0];
  for (const [part, value = null, count, least = null, most = null, found] of rows) {
    const source = asked.sources[Number(part)];
    if (part === parts.ids) ids = Int32Array.from(idsOf(found));
    else if (part === parts.total) total = Number(count);
    else if (source && count !== null)
      counted.push({ source: Number(part), value: textOf(value), count: Number(count) });
    else if (source) ends.set(source, { min: numberOf(least), max: numberOf(most) });
  }
  return { ids, total, counts: countsBySource(asked.sources, counted), ends };
}

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell));
const numberOf = (cell: Cell): number | null => (cell === null ? null : Number(cell));
const idsOf = (cell: Cell | undefined): number[] => (Array.isArray(cell) ? cell.map(Number) : []);

/** What rows have to meet to make a difference to an answer: `met` to order and total, `counted` to facets. */
export function conditionsFor(
  { columns }: CopyState,
  { scope, asked }: CopiedList,
  sources: readonly FacetSource[],
  now: string,
): { readonly met: string; readonly counted: string } {
  const printed = (condition: RawBuilder<unknown>): string => printForCopy(condition, { columns, now });
  const filter = liftedBy(sources, asked);
  return {
    met: printed(allOf([scope, ...asked.map(({ condition }) => condition)])),
    counted: printed(allOf([scope, ...filter.fixed, isCounted(filter)])),
  };
}

function statementFor(state: CopyState, list: CopiedList, { ids, total, sources }: CopyParts): string {
  const { columns, now } = state;
  const printed = (builder: RawBuilder<unknown>): string => printForCopy(builder, { columns, now });
  const { lifted } = liftedBy(sources, list.asked);
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
    ...lifted.map(({ condition }, index) => `(${printed(condition)}) is true as m${index}`),
  ];
  const metBut = (lifts: string | null): string =>
    ['true', ...lifted.flatMap(({ name }, index) => (name === lifts ? [] : [`m${index}`]))].join(' and ');
  const by = order.map(({ name, direction }) => `${name} ${direction}`).join(', ');
  const answers = [
    ...(ids === undefined
      ? []
      : [
          `select ${parts.ids}, null, null, null, null, list(id order by ${by}) from (
            select * from found where ${metBut(null)} order by ${by} limit ${ids})`,
        ]),
    ...(total ? [`select ${parts.total}, null, count(*), null, null, null from found where ${metBut(null)}`] : []),
    ...sources.flatMap(({ lifts, exact }, index) => {
      const which = `from found where v${index} is not null and ${metBut(lifts)}`;
      const counts = `select ${index}, v${index}::varchar, count(*), null, null, null ${which} group by v${index}`;
      return exact
        ? [counts, `select ${index}, null, null, min(e${index})::double, max(e${index})::double, null ${which}`]
        : [counts];
    }),
  ];
  const { met, counted } = conditionsFor(state, list, sources, now);
  return `with found as materialized (select ${['true', ...selected].join(', ')} from ${list.table} d
      where ${sources.length > 0 ? counted : met})
    ${[typed, ...answers].map((answer) => `(${answer})`).join(' union all ')}`;
}

/** Which type each column of the answers has. */
const typed = `select null::integer, null::varchar, null::bigint, null::double, null::double, null::integer[] where false`;
