import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/imports/imports';
import type * as Types from '../../../types';
export function useImportLimitQuery(options: useQuery.Options<Types.ImportLimitQuery, Types.ImportLimitQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ImportLimitDocument, options);
}

export function useImportStockMutation(options?: Omit<useMutation.Options<Types.ImportStockMutation, Types.ImportStockMutationVariables>, 'variables'>) {
  return useMutation(Documents.ImportStockDocument, options);
}