import { formatCount } from '../../ui/numbers';

/** An option of a filter and how many rows it would give with the other filters as they are. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** `null` in a list that does not count them. */
  readonly count: number | null;
  /** Its picture, where the page's settings give one. */
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

/** What the rows of a list offer its filters, by the filter's id; what is missing is not known yet. */
export interface Facets {
  readonly options: Readonly<Partial<Record<string, readonly FacetOption[]>>>;
  readonly ranges: Readonly<Partial<Record<string, RangeFacet>>>;
}

/** Before anything is known. */
export const noFacets: Facets = { options: {}, ranges: {} };
