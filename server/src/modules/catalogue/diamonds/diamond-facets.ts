import type { EntityManager } from '@mikro-orm/postgresql';
import type { ViewerSql } from './diamond-attributes.ts';
import { type DiamondFacet, type FacetOption, OptionFacet, RangeFacet } from './diamond-facet.type.ts';
import { type Counts, countValues, readEnds } from './diamond-facet-counts.ts';
import type { FacetSource } from './diamond-facet-sources.ts';
import type { DiamondFilter } from './diamond-filter.input.ts';
import { binsOf } from './facet-bins.ts';

/** Longest list of texts that nobody knew beforehand. */
const mostTexts = 100;

/** Divides the stones that meet a filter by each source. A facet lifts its own part of the filter. */
export async function countFacets(
  em: EntityManager,
  sources: readonly FacetSource[],
  filter: DiamondFilter,
  eyes: ViewerSql,
): Promise<readonly DiamondFacet[]> {
  const [counts, ends] = await Promise.all([
    countValues(em, sources, filter, eyes),
    readEnds(em, sources, filter, eyes),
  ]);
  return sources.map((source) => {
    const found: Counts = counts.get(source) ?? new Map();
    if (source.kind === 'options') return new OptionFacet(source.field, optionsOf(source, found, filter));
    const values = [...found].map(([value, count]) => [Number(value), count] as const);
    const { min, max } = ends.get(source) ?? endsOf(values.map(([value]) => value));
    const bins = min === null || max === null ? [] : binsOf(values, max);
    const [first] = bins;
    // Coarse values are rounded down, below the lowest real one.
    if (first && min !== null) first.from = min;
    return new RangeFacet(source.field, { min, max }, bins);
  });
}

function optionsOf(
  source: Extract<FacetSource, { kind: 'options' }>,
  found: Counts,
  filter: DiamondFilter,
): FacetOption[] {
  const selected = new Set([filter[source.lifts] ?? []].flat().map(String));
  const known = source.known.map(({ stored, value, label }) => ({
    value,
    label,
    count: found.get(stored) ?? 0,
    isSelected: selected.has(stored),
  }));
  if (!source.isOpen) return known;
  const knownTexts = new Set(source.known.map(({ stored }) => stored));
  const others = new Map([...[...selected].map((text) => [text, 0] as const), ...found]);
  const texts = [...others]
    .filter(([text]) => !knownTexts.has(text))
    .map(([text, count]) => ({ value: text, label: text, count, isSelected: selected.has(text) }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .filter(({ isSelected }, place) => place < mostTexts || isSelected);
  return [...known, ...texts];
}

const endsOf = (values: readonly number[]): { min: number | null; max: number | null } =>
  values.length === 0
    ? { min: null, max: null }
    : { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
