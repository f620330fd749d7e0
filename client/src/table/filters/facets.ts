import { formatCount } from '../../ui/numbers';

/** Filter option with the number of rows that match it and all other active filters. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Null if the list does not count rows per option. */
  readonly count: number | null;
  /** Picture from the page settings. */
  readonly imageUrl?: string | null;
}

/** Formats the count shown next to an option; an empty string if there is none. */
export function countText({ count }: Pick<FacetOption, 'count'>): string {
  return count === null ? '' : formatCount(count);
}

/** Values that a range filter can match, grouped into bins with nearly equal counts. */
export interface RangeFacet {
  readonly min: number | null;
  readonly max: number | null;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** Facets of a list by filter ID. Missing while loading. */
export interface Facets {
  readonly options: Readonly<Partial<Record<string, readonly FacetOption[]>>>;
  readonly ranges: Readonly<Partial<Record<string, RangeFacet>>>;
}

/** Facets used before the first response. */
export const noFacets: Facets = { options: {}, ranges: {} };
