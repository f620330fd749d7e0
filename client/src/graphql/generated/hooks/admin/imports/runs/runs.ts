import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/imports/runs/runs';
import type * as Types from '../../../../types';
export function useImportLimitQuery(options: useQuery.Options<Types.ImportLimitQuery, Types.ImportLimitQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ImportLimitDocument, options);
}

export function useImportRunQuery(options: useQuery.Options<Types.ImportRunQuery, Types.ImportRunQueryVariables> | SkipToken) {
  return useQuery(Documents.ImportRunDocument, options);
}

export function useStartImportMutation(options?: Omit<useMutation.Options<Types.StartImportMutation, Types.StartImportMutationVariables>, 'variables'>) {
  return useMutation(Documents.StartImportDocument, options);
}

export function useCancelImportMutation(options?: Omit<useMutation.Options<Types.CancelImportMutation, Types.CancelImportMutationVariables>, 'variables'>) {
  return useMutation(Documents.CancelImportDocument, options);
}

export function useUndoImportMutation(options?: Omit<useMutation.Options<Types.UndoImportMutation, Types.UndoImportMutationVariables>, 'variables'>) {
  return useMutation(Documents.UndoImportDocument, options);
}