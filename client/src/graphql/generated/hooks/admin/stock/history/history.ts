import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/history/history';
import type * as Types from '../../../../types';
export function useStockHistoryQuery(options: useQuery.Options<Types.StockHistoryQuery, Types.StockHistoryQueryVariables> | SkipToken) {
  return useQuery(Documents.StockHistoryDocument, options);
}