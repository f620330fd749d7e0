import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/visibility-explainer/visibility-explainer';
import type * as Types from '../../../../types';
export function useStockViewQuery(options: useQuery.Options<Types.StockViewQuery, Types.StockViewQueryVariables> | SkipToken) {
  return useQuery(Documents.StockViewDocument, options);
}