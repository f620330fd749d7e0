import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/stock-changes/stock-changes';
import type * as Types from '../../../types';
export function useListedStockChangeQuery(options: useQuery.Options<Types.ListedStockChangeQuery, Types.ListedStockChangeQueryVariables> | SkipToken) {
  return useQuery(Documents.ListedStockChangeDocument, options);
}

export function useUndoListedChangeMutation(options?: Omit<useMutation.Options<Types.UndoListedChangeMutation, Types.UndoListedChangeMutationVariables>, 'variables'>) {
  return useMutation(Documents.UndoListedChangeDocument, options);
}