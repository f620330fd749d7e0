import type { RawBuilder } from 'kysely';
import type { ListCondition } from './list-query.ts';

/** A value that is listed even if its count is zero. */
export interface KnownOption {
  /** Database value as text. */
  readonly stored: string;
  /** Value for the filter. */
  readonly value: string;
  readonly label: string;
}

/** Facet that counts rows per value. */
export interface OptionSource {
  readonly kind: 'options';
  readonly knownValues: readonly KnownOption[];
  /** Whether to also return values that are not in the list of known values. */
  readonly isOpen?: boolean;
  /** Whether a row can have several values, joined by commas. */
  readonly isJoined?: boolean;
}

/** Source of a facet: one value per row `d`, counted by value or grouped into a range. */
export type FacetSource = (OptionSource | { readonly kind: 'range' }) & {
  /** Name of the filter field that this facet ignores. */
  readonly lifts: string;
  /** SQL for the value by which rows are grouped. */
  readonly value: RawBuilder<unknown>;
  /** SQL for the exact value, used for minimum and maximum if `value` is rounded. Null if `value` is exact. */
  readonly exact: RawBuilder<unknown> | null;
};

/** Number of rows by value, in the database's notation. */
export type Counts = ReadonlyMap<string, number>;

export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** Counted facets of a list, in the order of their sources. */
export type FacetCounts = readonly {
  readonly counts: Counts;
  /** Only for sources with `exact`. */
  readonly ends?: Ends | undefined;
}[];

/** A filter split for facets: the conditions that one facet ignores, and the conditions that always apply. */
export interface LiftedFilter {
  readonly lifted: readonly ListCondition[];
  readonly fixed: readonly RawBuilder<boolean>[];
}

/** Splits a filter into the conditions that one of the facets ignores, and all other conditions. */
export function liftedBy(sources: readonly FacetSource[], conditions: readonly ListCondition[]): LiftedFilter {
  const liftable = new Set(sources.map(({ lifts }) => lifts));
  return {
    lifted: conditions.filter(({ name }) => liftable.has(name)),
    fixed: conditions.filter(({ name }) => !liftable.has(name)).map(({ condition }) => condition),
  };
}

/** Number of rows with one value of a facet source. The source is given by its index. */
export interface CountedValue {
  readonly source: number;
  readonly value: string | null;
  readonly count: number;
}

/** Groups counted values by source, in the order of the sources. */
export function countsBySource(sources: readonly FacetSource[], counted: readonly CountedValue[]): Counts[] {
  const counts = sources.map(() => new Map<string, number>());
  for (const { source: index, value, count } of counted) {
    const [source, valueCounts] = [sources[index], counts[index]];
    if (!source || !valueCounts || value === null || count === 0) continue;
    for (const part of partsOf(source, value)) valueCounts.set(part, (valueCounts.get(part) ?? 0) + count);
  }
  return counts;
}

/** Returns the separate values of a row, for example the pages of an item. */
const partsOf = (source: FacetSource, value: string): string[] => {
  if (source.kind !== 'options' || !source.isJoined) return [value];
  return value === '' ? [] : value.split(',');
};
