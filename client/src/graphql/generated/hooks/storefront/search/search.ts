import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/search/search';
import type * as Types from '../../../types';
export function useSearchResultsQuery(options: useQuery.Options<Types.SearchResultsQuery, Types.SearchResultsQueryVariables> | SkipToken) {
  return useQuery(Documents.SearchResultsDocument, options);
}

export function useStockByNumbersQuery(options: useQuery.Options<Types.StockByNumbersQuery, Types.StockByNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.StockByNumbersDocument, options);
}