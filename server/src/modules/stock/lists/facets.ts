import type { Counts, Ends, FacetCounts, FacetSource, OptionSource } from '../../../kernel/lists/facets.ts';
import type { FacetBin, FacetOption } from '../graphql/facet.type.ts';

const maxBins = 20;

/**
 * Groups values into bins with nearly equal counts. Each bin begins where the previous one ends. The last bin ends at
 * `max`.
 */
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
    if (before >= (total * bins.length) / maxBins) open = undefined;
  }
  return bins;
}

/** Maximum number of facets in one request. No type has that many facets. */
export const maxFacets = 100;

/** Facet without its field name. */
export type FacetResult =
  | { readonly kind: 'options'; readonly options: FacetOption[] }
  | { readonly kind: 'range'; readonly min: number | null; readonly max: number | null; readonly bins: FacetBin[] };

/** Maximum number of free-text values in one facet. */
const maxTexts = 100;

/**
 * Converts counts to facets, in the order of the sources. `selected` returns the values selected in the filter for
 * the facet's field.
 */
export const facetResultsOf = (
  sources: readonly FacetSource[],
  counted: FacetCounts,
  selected: (name: string) => readonly string[],
): FacetResult[] =>
  sources.map((source, index) => {
    const { counts, ends } = counted[index] ?? { counts: new Map() };
    if (source.kind === 'options') {
      return { kind: 'options', options: optionsOf(source, counts, selected(source.lifts)) };
    }
    const values = [...counts].map(([value, count]) => [Number(value), count] as const);
    const { min, max } = ends ?? endsOf(values.map(([value]) => value));
    const bins = min === null || max === null ? [] : binsOf(values, max);
    const [first] = bins;
    // Values are rounded down, so the first bin would otherwise begin below the actual minimum.
    if (first && min !== null) first.from = min;
    return { kind: 'range', min, max, bins };
  });

function optionsOf({ knownValues, isOpen }: OptionSource, counts: Counts, named: readonly string[]): FacetOption[] {
  const selected = new Set(named);
  const options = knownValues.map(({ stored, value, label }) => ({
    value,
    label,
    count: counts.get(stored) ?? 0,
    isSelected: selected.has(stored),
  }));
  if (!isOpen) return options;
  const knownTexts = new Set(knownValues.map(({ stored }) => stored));
  const others = new Map([...[...selected].map((text) => [text, 0] as const), ...counts]);
  const texts = [...others]
    .filter(([text]) => !knownTexts.has(text))
    .map(([text, count]) => ({ value: text, label: text, count, isSelected: selected.has(text) }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .filter(({ isSelected }, index) => index < maxTexts || isSelected);
  return [...options, ...(texts.every(isNumber) ? texts.sort((a, b) => Number(a.value) - Number(b.value)) : texts)];
}

/** Numeric values, such as sizes, are sorted by value. All other values are sorted by count. */
const isNumber = ({ value }: FacetOption): boolean => value.trim() !== '' && Number.isFinite(Number(value));

const endsOf = (values: readonly number[]): Ends =>
  values.length === 0
    ? { min: null, max: null }
    : { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
