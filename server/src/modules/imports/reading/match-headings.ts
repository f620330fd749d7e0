import {
  extraNameOf,
  type HeaderResolver,
  type HeadingIndex,
  type HeadingSpec,
  headingKey,
  type PriceBasis,
} from '../../stock/headings/index.ts';
import type { ProblemCollector } from '../findings/problem-collector.ts';
import { columnQuestion, duplicateColumnQuestion } from './column-questions.ts';
import type { ColumnUse } from './column-use.ts';

interface MatchInput<H extends string> {
  readonly header: readonly string[];
  readonly index: HeadingIndex<H>;
  readonly headings: Readonly<Partial<Record<H, HeadingSpec>>>;
  readonly traps: Readonly<Record<string, HeaderResolver<H>>>;
  /** Use of each column according to the profile. Undefined if the profile does not set it. */
  readonly chosen: readonly (ColumnUse<H> | undefined)[];
  /** Headings that the profile fills with a constant or a template. */
  readonly constantHeadings: ReadonlySet<H>;
  readonly priceBasis: PriceBasis | null;
  samplesOf(column: number): readonly string[];
  /** Returns the first cells of a column, including blank ones. */
  rowsOf(column: number): readonly string[];
  /** Formats a cell as it would be imported under a heading. */
  readonly formatCell: (heading: string, cell: string) => string;
}

/** Returns the use of each column of a file. Questions are added to `problems` as problems with the header row. */
export function matchHeadings<H extends string>(input: MatchInput<H>, problems: ProblemCollector): ColumnUse<H>[] {
  const uses: (ColumnUse<H> | undefined)[] = input.header.map((name, column) => {
    const chosen = input.chosen[column];
    if (chosen) return chosen;
    const exported = extraNameOf(name);
    if (exported !== null) return { kind: 'extra', name: exported, isKnown: true };
    const key = headingKey(name);
    if (Object.hasOwn(input.traps, key)) return undefined;
    const heading = input.index.primary.get(key);
    return heading && !input.constantHeadings.has(heading) ? { kind: 'heading', heading } : undefined;
  });
  const isServed = (heading: H): boolean =>
    input.constantHeadings.has(heading) || uses.some((use) => use?.kind === 'heading' && use.heading === heading);

  resolveAmbiguousHeadings(input, uses, isServed, problems);
  useFallbacks(input, uses, isServed);
  const matched = uses.map((use, column): ColumnUse<H> => use ?? toExtraColumn(input, column));
  refuseRivals(input, matched, problems);
  return matched;
}

function resolveAmbiguousHeadings<H extends string>(
  input: MatchInput<H>,
  uses: (ColumnUse<H> | undefined)[],
  isServed: (heading: H) => boolean,
  problems: ProblemCollector,
): void {
  for (const [column, name] of input.header.entries()) {
    const key = headingKey(name);
    // Headers are untrusted: `constructor` must not match an inherited property.
    const trap = Object.hasOwn(input.traps, key) ? input.traps[key] : undefined;
    if (!trap || uses[column]) continue;
    const meaning = trap({
      has: isServed,
      samples: input.samplesOf(column),
      rows: (heading) => input.rowsOf(heading === undefined ? column : columnOf(uses, heading)),
      priceBasis: input.priceBasis,
    });
    if (typeof meaning === 'object') {
      problems.addColumnQuestion(...columnQuestion(input, column, meaning));
      uses[column] = { kind: 'none' };
    } else {
      uses[column] =
        meaning === 'extra' ? { kind: 'extra', name, isKnown: true } : { kind: 'heading', heading: meaning };
    }
  }
}

const columnOf = <H extends string>(uses: readonly (ColumnUse<H> | undefined)[], heading: H): number =>
  uses.findIndex((use) => use?.kind === 'heading' && use.heading === heading);

function useFallbacks<H extends string>(
  { header, index }: MatchInput<H>,
  uses: (ColumnUse<H> | undefined)[],
  isServed: (heading: H) => boolean,
): void {
  const unassigned = header.flatMap((name, column) => {
    const fallback = uses[column] ? undefined : index.fallback.get(headingKey(name));
    return fallback ? [{ column, ...fallback }] : [];
  });
  for (const { column, heading } of unassigned.sort((a, b) => a.order - b.order)) {
    if (!isServed(heading)) uses[column] = { kind: 'heading', heading };
  }
}

/**
 * Returns the use of an unmatched column as an extra attribute. Known columns get the spelling that is common in the
 * trade.
 */
function toExtraColumn<H extends string>({ header, index }: MatchInput<H>, column: number): ColumnUse<H> {
  const name = header[column] ?? '';
  const key = headingKey(name);
  const extraName = index.extras.get(key) ?? (index.fallback.has(key) || index.primary.has(key) ? name : undefined);
  return { kind: 'extra', name: extraName ?? (name || `Column ${column + 1}`), isKnown: extraName !== undefined };
}

function refuseRivals<H extends string>(
  input: MatchInput<H>,
  uses: readonly ColumnUse<H>[],
  problems: ProblemCollector,
): void {
  const first = new Map<H, number>();
  for (const [column, use] of uses.entries()) {
    if (use.kind !== 'heading') continue;
    const previousColumn = first.get(use.heading);
    if (previousColumn === undefined) first.set(use.heading, column);
    else if (!input.headings[use.heading]?.several)
      problems.addColumnQuestion(...duplicateColumnQuestion(input, use.heading, [previousColumn, column]));
  }
}
