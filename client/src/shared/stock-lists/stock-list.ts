import type { TypedDocumentNode } from '@apollo/client';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { ColumnFacts } from '../../table/columns/list-column';
import type { QueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';
import type { ListDeclaration, ListedRow } from '../../table/list/list-declaration';
import type { FilterFacts } from '../../table/list/list-filter';
import {
  type CountedFacet,
  countFacets,
  type ListPage,
  type ListSource,
  type ListVariables,
  listSource,
} from '../../table/list/list-source';
import type { PageId } from '../../table/state/page-ids';
import { type NumberSource, usePastedNumbers } from './pasted-numbers';
import { type StockViewer, stockColumns } from './stock-columns';
import { stockFilters } from './stock-filters';

interface ListOperations<Data, Row, Sort extends string, Counts, Facet extends string> {
  readonly page: TypedDocumentNode<Data, ListVariables<Sort>>;
  readonly pageOf: (data: Data) => ListPage<Row> | null | undefined;
  readonly facets: TypedDocumentNode<Counts, { filter: QueryFilter; fields: Facet[] }>;
  readonly facetsOf: (data: Counts) => readonly CountedFacet[] | null | undefined;
}

/** Creates the list source of a stock type from a row query and a facet query. */
export function stockSource<Data, Row, Sort extends string, Counts, Facet extends string>(
  { fields }: { readonly fields: readonly { readonly facet: Facet | null }[] },
  { page, pageOf, facets, facetsOf }: ListOperations<Data, Row, Sort, Counts, Facet>,
): ListSource<Row, Sort> {
  const counted = fields.flatMap(({ facet }) => facet ?? []);
  return listSource(page, pageOf, { isLive: true, useFacets: countFacets(facets, counted, facetsOf) });
}

/** Properties of a stock list that are not part of the stock type's declaration. */
export interface StockListFacts<Row extends ListedRow, Sort extends string> {
  readonly pageId: PageId;
  readonly stock: StockDeclaration<Sort>;
  readonly viewer: StockViewer;
  /** Overrides the nouns in the declaration. */
  readonly noun?: string;
  readonly plural?: string;
  readonly source: ListSource<Row, Sort>;
  readonly numbers: NumberSource;
  readonly rowName: (row: Row) => string;
  /** Fixed filter of the list, such as a single collection. */
  readonly scope?: QueryFilter;
  /** Column overrides by path, and columns that are not fields. */
  readonly columns?: readonly (Partial<ColumnFacts<Row, Sort>> & { readonly path: string })[];
  /** Filter overrides by input name. */
  readonly filters?: readonly (Partial<FilterFacts> & { readonly field: string })[];
  /** Returns true while the values of these filters are still being resolved. */
  readonly isWaiting?: (values: FilterValues) => boolean;
}

/** Creates the declaration of a stock list. Memoize it, because `useList` requires a stable object. */
export function stockList<Row extends ListedRow, Sort extends string>({
  stock,
  viewer,
  noun = stock.noun,
  plural = stock.plural,
  numbers,
  scope,
  columns,
  filters,
  ...list
}: StockListFacts<Row, Sort>): ListDeclaration<Row, Sort> {
  return {
    ...list,
    noun,
    plural,
    columns: stockColumns(stock, viewer, columns),
    filters: stockFilters(stock, viewer, filters),
    sort: { field: stock.defaultSort, direction: 'ASC' },
    ...(scope === undefined ? {} : { scope }),
    usePicked: (filter, values) => usePastedNumbers(numbers, scope, filter, values),
  };
}
