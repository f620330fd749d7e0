import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/stock-picker/stock-picker';
import type * as Types from '../../../../types';
export function useFindStockQuery(options: useQuery.Options<Types.FindStockQuery, Types.FindStockQueryVariables> | SkipToken) {
  return useQuery(Documents.FindStockDocument, options);
}