import type { RawBuilder } from 'kysely';
import type { ListCondition } from './list-query.ts';

/** A facet value that is listed even if its count is zero. */
export interface KnownOption {
  /** The value as stored in the database, converted to text. */
  readonly stored: string;
  /** The value to use in the filter. */
  readonly value: string;
  readonly label: string;
}

/** Source of a facet that counts rows per value. */
export interface OptionSource {
  readonly kind: 'options';
  readonly knownValues: readonly KnownOption[];
  /** Whether to also return values that are not in the list of known values. */
  readonly isOpen?: boolean;
  /** Whether a row can have several values, separated by commas. */
  readonly isJoined?: boolean;
}

/** Source of a facet. Each row (alias `d`) has one value. Values are counted individually or combined into a range. */
export type FacetSource = (OptionSource | { readonly kind: 'range' }) & {
  /** Name of the filter field that this facet ignores. */
  readonly lifts: string;
  /** SQL for the value by which rows are grouped. */
  readonly value: RawBuilder<unknown>;
  /** SQL for the exact value, used for minimum and maximum if `value` is rounded. Null if `value` is exact. */
  readonly exact: RawBuilder<unknown> | null;
};

/** Row counts, keyed by value. Values are formatted as in the database. */
export type Counts = ReadonlyMap<string, number>;

export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** Counts for each facet of a list, in the order of the facet sources. */
export type FacetCounts = readonly {
  readonly counts: Counts;
  /** Minimum and maximum. Set only for sources with `exact`. */
  readonly ends?: Ends | undefined;
}[];

/** A filter split into the conditions that a single facet ignores and the conditions that always apply. */
export interface LiftedFilter {
  readonly lifted: readonly ListCondition[];
  readonly fixed: readonly RawBuilder<boolean>[];
}

/** Splits a filter into the conditions that one of the facets ignores and the remaining conditions. */
export function liftedBy(sources: readonly FacetSource[], conditions: readonly ListCondition[]): LiftedFilter {
  const liftable = new Set(sources.map(({ lifts }) => lifts));
  return {
    lifted: conditions.filter(({ name }) => liftable.has(name)),
    fixed: conditions.filter(({ name }) => !liftable.has(name)).map(({ condition }) => condition),
  };
}

/** Number of rows with one value of a facet source. `source` is the index of the facet source. */
export interface CountedValue {
  readonly source: number;
  readonly value: string | null;
  readonly count: number;
}

/** Groups value counts by facet source, in the order of the sources. */
export function countsBySource(sources: readonly FacetSource[], counted: readonly CountedValue[]): Counts[] {
  const counts = sources.map(() => new Map<string, number>());
  for (const { source: index, value, count } of counted) {
    const [source, valueCounts] = [sources[index], counts[index]];
    if (!source || !valueCounts || value === null || count === 0) continue;
    for (const part of partsOf(source, value)) valueCounts.set(part, (valueCounts.get(part) ?? 0) + count);
  }
  return counts;
}

/** Splits the value of a row into separate values, such as the pages of an item. */
const partsOf = (source: FacetSource, value: string): string[] => {
  if (source.kind !== 'options' || !source.isJoined) return [value];
  return value === '' ? [] : value.split(',');
};
