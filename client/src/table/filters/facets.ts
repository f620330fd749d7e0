import { formatCount } from '../../ui/numbers';

/** An option of a filter and how many rows it would give with the other filters as they are. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** `null` in a list that does not count them. */
  readonly count: number | null;
  /** Picture from the page settings. */
  readonly imageUrl?: string | null;
}

/** The count beside an option; empty where there is none. */
export function countText({ count }: Pick<FacetOption, 'count'>): string {
  return count === null ? '' : formatCount(count);
}

/** The numbers that a range filter can meet, cut into bins of nearly equal counts. */
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

/** Before the first response. */
export const noFacets: Facets = { options: {}, ranges: {} };
