import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/imports/imports';
import type * as Types from '../../../types';
export function useImportLimitQuery(options: useQuery.Options<Types.ImportLimitQuery, Types.ImportLimitQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ImportLimitDocument, options);
}
export function useImportLimitLazyQuery(options?: useLazyQuery.Options<Types.ImportLimitQuery, Types.ImportLimitQueryVariables>) {
  return useLazyQuery(Documents.ImportLimitDocument, options);
}
export function useImportLimitSuspenseQuery(options: useSuspenseQuery.Options<Types.ImportLimitQueryVariables> = {}) {
  return useSuspenseQuery(Documents.ImportLimitDocument, options);
}

export function useImportStockMutation(options?: Omit<useMutation.Options<Types.ImportStockMutation, Types.ImportStockMutationVariables>, 'variables'>) {
  return useMutation(Documents.ImportStockDocument, options);
}