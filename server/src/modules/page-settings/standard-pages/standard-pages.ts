import { SortDirection } from '../../../kernel/input/page.ts';
import { diamondPages } from './diamond-pages.ts';
import type { StandardPage } from './standard-page.ts';
import { stockPages } from './stock-pages.ts';
import { tradePages } from './trade-pages.ts';

/** Default settings of all pages whose list has filters. The wishlist and the cart have none. */
const standardPages: readonly StandardPage[] = [...diamondPages, ...stockPages, ...tradePages];

const byName = new Map(standardPages.map((page) => [page.pageName.toLowerCase(), page]));

/** Returns the default settings of the page with this name (case-insensitive). */
export const standardPage = (pageName: string): StandardPage | undefined => byName.get(pageName.toLowerCase());

/** Returns the default settings as database rows for migrations. IDs are assigned from 1, in the order of the pages. */
export function standardRows() {
  const pages = standardPages.map((page, index) => ({
    id: index + 1,
    page_name: page.pageName,
    list: page.list,
    title: page.title,
    description: page.description,
    is_visible: page.isVisible,
    columns: page.columns,
    sort_field: page.sortField,
    sort_direction: page.sortDirection ?? SortDirection.ASC,
  }));
  const placed = standardPages.flatMap((page, index) =>
    page.filters.map((filter, position) => ({ filter, position, page_id: index + 1 })),
  );
  const filters = placed.map(({ filter: { field, label, kind }, ...placement }, index) => ({
    id: index + 1,
    ...placement,
    field,
    label,
    kind,
  }));
  const options = placed
    .flatMap(({ filter }, index) =>
      filter.options.map((option, position) => ({ filter_id: index + 1, ...option, position })),
    )
    .map((option, index) => ({ id: index + 1, ...option }));
  return { pages, filters, options };
}
