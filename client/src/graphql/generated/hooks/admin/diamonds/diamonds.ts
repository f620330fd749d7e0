import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/diamonds/diamonds';
import type * as Types from '../../../types';
export function useAdminDiamondsQuery(options: useQuery.Options<Types.AdminDiamondsQuery, Types.AdminDiamondsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminDiamondsDocument, options);
}

export function useAdminDiamondQuery(options: useQuery.Options<Types.AdminDiamondQuery, Types.AdminDiamondQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminDiamondDocument, options);
}

export function useGradingListsQuery(options: useQuery.Options<Types.GradingListsQuery, Types.GradingListsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.GradingListsDocument, options);
}

export function useCreateDiamondMutation(options?: Omit<useMutation.Options<Types.CreateDiamondMutation, Types.CreateDiamondMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateDiamondDocument, options);
}

export function useUpdateDiamondMutation(options?: Omit<useMutation.Options<Types.UpdateDiamondMutation, Types.UpdateDiamondMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateDiamondDocument, options);
}

export function useSetStockActiveMutation(options?: Omit<useMutation.Options<Types.SetStockActiveMutation, Types.SetStockActiveMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetStockActiveDocument, options);
}

export function useChangeDiamondStatusMutation(options?: Omit<useMutation.Options<Types.ChangeDiamondStatusMutation, Types.ChangeDiamondStatusMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangeDiamondStatusDocument, options);
}

export function useHighlightDiamondMutation(options?: Omit<useMutation.Options<Types.HighlightDiamondMutation, Types.HighlightDiamondMutationVariables>, 'variables'>) {
  return useMutation(Documents.HighlightDiamondDocument, options);
}