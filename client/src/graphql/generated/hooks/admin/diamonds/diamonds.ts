import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/diamonds/diamonds';
import type * as Types from '../../../types';
export function useAdminDiamondsQuery(options: useQuery.Options<Types.AdminDiamondsQuery, Types.AdminDiamondsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminDiamondsDocument, options);
}
export function useAdminDiamondsLazyQuery(options?: useLazyQuery.Options<Types.AdminDiamondsQuery, Types.AdminDiamondsQueryVariables>) {
  return useLazyQuery(Documents.AdminDiamondsDocument, options);
}
export function useAdminDiamondsSuspenseQuery(options: useSuspenseQuery.Options<Types.AdminDiamondsQueryVariables> = {}) {
  return useSuspenseQuery(Documents.AdminDiamondsDocument, options);
}

export function useAdminDiamondQuery(options: useQuery.Options<Types.AdminDiamondQuery, Types.AdminDiamondQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminDiamondDocument, options);
}
export function useAdminDiamondLazyQuery(options?: useLazyQuery.Options<Types.AdminDiamondQuery, Types.AdminDiamondQueryVariables>) {
  return useLazyQuery(Documents.AdminDiamondDocument, options);
}
export function useAdminDiamondSuspenseQuery(options: useSuspenseQuery.Options<Types.AdminDiamondQueryVariables>) {
  return useSuspenseQuery(Documents.AdminDiamondDocument, options);
}

export function useGradingListsQuery(options: useQuery.Options<Types.GradingListsQuery, Types.GradingListsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.GradingListsDocument, options);
}
export function useGradingListsLazyQuery(options?: useLazyQuery.Options<Types.GradingListsQuery, Types.GradingListsQueryVariables>) {
  return useLazyQuery(Documents.GradingListsDocument, options);
}
export function useGradingListsSuspenseQuery(options: useSuspenseQuery.Options<Types.GradingListsQueryVariables> = {}) {
  return useSuspenseQuery(Documents.GradingListsDocument, options);
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