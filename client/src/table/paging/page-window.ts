import { formatCount } from '../../ui/numbers';

/** Maximum number of rows that the server returns for a list. */
export const MAX_LISTED_ROWS = 10_000;

/** Formats the total number of rows. The server stops counting at one row more than `MAX_LISTED_ROWS`. */
export function totalText(total: number): string {
  return total === MAX_LISTED_ROWS + 1 ? `more than ${formatCount(MAX_LISTED_ROWS)}` : formatCount(total);
}

/** Returns the number of pages that can be opened. */
export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, MAX_LISTED_ROWS) / pageSize);
}

/**
 * Returns the pages to link to: the first page, the last page, and the neighbors of `page` (zero-based) out of
 * `count` pages. Null represents omitted pages.
 */
export function pageWindow(page: number, count: number): readonly (number | null)[] {
  const candidates = [0, page - 1, page, page + 1, count - 1];
  const pages = [...new Set(candidates)].filter((each) => each >= 0 && each < count).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    const missing = before === undefined ? 0 : each - before - 1;
    // Shows a page that would be the only one omitted, because an ellipsis would not be shorter.
    return missing === 0 ? [each] : [missing === 1 ? each - 1 : null, each];
  });
}
