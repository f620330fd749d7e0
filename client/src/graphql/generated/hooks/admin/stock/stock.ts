import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/stock/stock';
import type * as Types from '../../../types';
export function useStockReferenceListsQuery(options: useQuery.Options<Types.StockReferenceListsQuery, Types.StockReferenceListsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.StockReferenceListsDocument, options);
}

export function useSetStockActiveMutation(options?: Omit<useMutation.Options<Types.SetStockActiveMutation, Types.SetStockActiveMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetStockActiveDocument, options);
}

export function useUndoStockChangeMutation(options?: Omit<useMutation.Options<Types.UndoStockChangeMutation, Types.UndoStockChangeMutationVariables>, 'variables'>) {
  return useMutation(Documents.UndoStockChangeDocument, options);
}