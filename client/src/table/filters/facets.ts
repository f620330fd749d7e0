import { formatCount } from '../../ui/numbers';

/** Filter option, with the number of rows that match it and the other active filters. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Null if the list does not count options. */
  readonly count: number | null;
  /** Picture from the page settings. */
  readonly imageUrl?: string | null;
}

/** Formats the count shown next to an option; empty if there is none. */
export function countText({ count }: Pick<FacetOption, 'count'>): string {
  return count === null ? '' : formatCount(count);
}

/** Values that a range filter can match, in bins of nearly equal counts. */
export interface RangeFacet {
  readonly min: number | null;
  readonly max: number | null;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** Facets of a list by filter ID; missing while they are loading. */
export interface Facets {
  readonly options: Readonly<Partial<Record<string, readonly FacetOption[]>>>;
  readonly ranges: Readonly<Partial<Record<string, RangeFacet>>>;
}

/** Facets before the first response. */
export const noFacets: Facets = { options: {}, ranges: {} };
