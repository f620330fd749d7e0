import type { EntityManager } from '@mikro-orm/postgresql';
import type { FacetBin, FacetOption } from '../graphql/facet.type.ts';
import {
  type Counts,
  countValues,
  type Ends,
  type FacetQuestion,
  type FacetSource,
  type OptionSource,
  readEnds,
} from './facet-counts.ts';

const mostBins = 20;

/** Puts counted values into bins of nearly equal counts. Each begins where the one before ends; the last ends at `max`. */
function binsOf(counts: readonly (readonly [value: number, count: number])[], max: number): FacetBin[] {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const bins: FacetBin[] = [];
  let before = 0;
  let open: FacetBin | undefined;
  for (const [value, count] of sorted) {
    if (!open) {
      open = { from: value, to: max, count: 0 };
      const last = bins.at(-1);
      if (last) last.to = value;
      bins.push(open);
    }
    open.count += count;
    before += count;
    if (before >= (total * bins.length) / mostBins) open = undefined;
  }
  return bins;
}

/** Facets of one list: more than there are fields. */
export const mostFacets = 100;

/** How rows divide by one source. */
export type Division =
  | { readonly kind: 'options'; readonly options: FacetOption[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null; readonly bins: FacetBin[] };

/** What was counted of the rows. */
interface Counted {
  readonly counts: ReadonlyMap<FacetSource, Counts>;
  /** Of those sources whose counts are too coarse to tell. */
  readonly ends: ReadonlyMap<FacetSource, Ends>;
  /** What a part of the filter names. */
  readonly selected: (name: string) => readonly string[];
}

/** Longest list of texts that nobody knew beforehand. */
const mostTexts = 100;

/**
 * Divides the rows that meet a filter by each source. A facet lifts its own part of the filter. `selected` tells what a
 * part of the filter names.
 */
export async function divide<S extends FacetSource>(
  em: EntityManager,
  sources: readonly S[],
  question: FacetQuestion,
  selected: (name: string) => readonly string[],
): Promise<(readonly [S, Division])[]> {
  const [counts, ends] = await Promise.all([countValues(em, sources, question), readEnds(em, sources, question)]);
  return divisionsOf(sources, { counts, ends, selected });
}

/** How counted rows divide by each source. */
export function divisionsOf<S extends FacetSource>(
  sources: readonly S[],
  { counts, ends, selected }: Counted,
): (readonly [S, Division])[] {
  return sources.map((source) => {
    const found: Counts = counts.get(source) ?? new Map();
    if (source.kind === 'options')
      return [source, { kind: 'options', options: optionsOf(source, found, selected(source.lifts)) }] as const;
    const values = [...found].map(([value, count]) => [Number(value), count] as const);
    const { min, max } = ends.get(source) ?? endsOf(values.map(([value]) => value));
    const bins = min === null || max === null ? [] : binsOf(values, max);
    const [first] = bins;
    // Coarse values are rounded down, below the lowest real one.
    if (first && min !== null) first.from = min;
    return [source, { kind: 'range', min, max, bins }] as const;
  });
}

function optionsOf({ known, isOpen }: OptionSource, found: Counts, named: readonly string[]): FacetOption[] {
  const selected = new Set(named);
  const options = known.map(({ stored, value, label }) => ({
    value,
    label,
    count: found.get(stored) ?? 0,
    isSelected: selected.has(stored),
  }));
  if (!isOpen) return options;
  const knownTexts = new Set(known.map(({ stored }) => stored));
  const others = new Map([...[...selected].map((text) => [text, 0] as const), ...found]);
  const texts = [...others]
    .filter(([text]) => !knownTexts.has(text))
    .map(([text, count]) => ({ value: text, label: text, count, isSelected: selected.has(text) }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .filter(({ isSelected }, place) => place < mostTexts || isSelected);
  return [...options, ...(texts.every(isNumber) ? texts.sort((a, b) => Number(a.value) - Number(b.value)) : texts)];
}

/** Sizes and the like are looked for in their order, words by how often there are some. */
const isNumber = ({ value }: FacetOption): boolean => value.trim() !== '' && Number.isFinite(Number(value));

const endsOf = (values: readonly number[]): Ends =>
  values.length === 0
    ? { min: null, max: null }
    : { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
