import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/stock/last-update';
import type * as Types from '../../../types';
export function useStockNewsQuery(options: useQuery.Options<Types.StockNewsQuery, Types.StockNewsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.StockNewsDocument, options);
}