import { formatCount } from '../../ui/numbers';

/** The server answers the first 10,000 rows of a list; beyond that a filter has to narrow it. */
export const MOST_LISTED_ROWS = 10_000;

/** How many rows there are; lists that are counted no further than this say so by one more. */
export function totalText(total: number): string {
  return total === MOST_LISTED_ROWS + 1 ? `more than ${formatCount(MOST_LISTED_ROWS)}` : formatCount(total);
}

/** How many pages of a list can be turned to. */
export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, MOST_LISTED_ROWS) / pageSize);
}

/**
 * The pages to link to around page `page` (0 is the first) of `count`: first and last, and the
 * neighbours. `null` stands for pages left out.
 */
export function pageWindow(page: number, count: number): readonly (number | null)[] {
  const wanted = [0, page - 1, page, page + 1, count - 1];
  const pages = [...new Set(wanted)].filter((each) => each >= 0 && each < count).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    const missing = before === undefined ? 0 : each - before - 1;
    // One page left out takes no more room than the mark for it.
    return missing === 0 ? [each] : [missing === 1 ? each - 1 : null, each];
  });
}
