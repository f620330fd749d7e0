import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Operations from './graphql';
export function useDashboardQuery(options: useQuery.Options<Operations.DashboardQuery, Operations.DashboardQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.DashboardDocument, options);
}
export function useDashboardLazyQuery(options?: useLazyQuery.Options<Operations.DashboardQuery, Operations.DashboardQueryVariables>) {
  return useLazyQuery(Operations.DashboardDocument, options);
}
export function useDashboardSuspenseQuery(options: useSuspenseQuery.Options<Operations.DashboardQueryVariables> = {}) {
  return useSuspenseQuery(Operations.DashboardDocument, options);
}

export function useImportDiamondsMutation(options?: Omit<useMutation.Options<Operations.ImportDiamondsMutation, Operations.ImportDiamondsMutationVariables>, 'variables'>) {
  return useMutation(Operations.ImportDiamondsDocument, options);
}

export function useAdminDiamondsQuery(options: useQuery.Options<Operations.AdminDiamondsQuery, Operations.AdminDiamondsQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.AdminDiamondsDocument, options);
}
export function useAdminDiamondsLazyQuery(options?: useLazyQuery.Options<Operations.AdminDiamondsQuery, Operations.AdminDiamondsQueryVariables>) {
  return useLazyQuery(Operations.AdminDiamondsDocument, options);
}
export function useAdminDiamondsSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminDiamondsQueryVariables> = {}) {
  return useSuspenseQuery(Operations.AdminDiamondsDocument, options);
}

export function useAdminDiamondQuery(options: useQuery.Options<Operations.AdminDiamondQuery, Operations.AdminDiamondQueryVariables> | SkipToken) {
  return useQuery(Operations.AdminDiamondDocument, options);
}
export function useAdminDiamondLazyQuery(options?: useLazyQuery.Options<Operations.AdminDiamondQuery, Operations.AdminDiamondQueryVariables>) {
  return useLazyQuery(Operations.AdminDiamondDocument, options);
}
export function useAdminDiamondSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminDiamondQueryVariables>) {
  return useSuspenseQuery(Operations.AdminDiamondDocument, options);
}

export function useGradingListsQuery(options: useQuery.Options<Operations.GradingListsQuery, Operations.GradingListsQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.GradingListsDocument, options);
}
export function useGradingListsLazyQuery(options?: useLazyQuery.Options<Operations.GradingListsQuery, Operations.GradingListsQueryVariables>) {
  return useLazyQuery(Operations.GradingListsDocument, options);
}
export function useGradingListsSuspenseQuery(options: useSuspenseQuery.Options<Operations.GradingListsQueryVariables> = {}) {
  return useSuspenseQuery(Operations.GradingListsDocument, options);
}

export function useCreateDiamondMutation(options?: Omit<useMutation.Options<Operations.CreateDiamondMutation, Operations.CreateDiamondMutationVariables>, 'variables'>) {
  return useMutation(Operations.CreateDiamondDocument, options);
}

export function useUpdateDiamondMutation(options?: Omit<useMutation.Options<Operations.UpdateDiamondMutation, Operations.UpdateDiamondMutationVariables>, 'variables'>) {
  return useMutation(Operations.UpdateDiamondDocument, options);
}

export function useSetDiamondActiveMutation(options?: Omit<useMutation.Options<Operations.SetDiamondActiveMutation, Operations.SetDiamondActiveMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetDiamondActiveDocument, options);
}

export function useChangeDiamondStatusMutation(options?: Omit<useMutation.Options<Operations.ChangeDiamondStatusMutation, Operations.ChangeDiamondStatusMutationVariables>, 'variables'>) {
  return useMutation(Operations.ChangeDiamondStatusDocument, options);
}

export function useHighlightDiamondMutation(options?: Omit<useMutation.Options<Operations.HighlightDiamondMutation, Operations.HighlightDiamondMutationVariables>, 'variables'>) {
  return useMutation(Operations.HighlightDiamondDocument, options);
}

export function useAdminOrdersQuery(options: useQuery.Options<Operations.AdminOrdersQuery, Operations.AdminOrdersQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.AdminOrdersDocument, options);
}
export function useAdminOrdersLazyQuery(options?: useLazyQuery.Options<Operations.AdminOrdersQuery, Operations.AdminOrdersQueryVariables>) {
  return useLazyQuery(Operations.AdminOrdersDocument, options);
}
export function useAdminOrdersSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminOrdersQueryVariables> = {}) {
  return useSuspenseQuery(Operations.AdminOrdersDocument, options);
}

export function useAdminOrderQuery(options: useQuery.Options<Operations.AdminOrderQuery, Operations.AdminOrderQueryVariables> | SkipToken) {
  return useQuery(Operations.AdminOrderDocument, options);
}
export function useAdminOrderLazyQuery(options?: useLazyQuery.Options<Operations.AdminOrderQuery, Operations.AdminOrderQueryVariables>) {
  return useLazyQuery(Operations.AdminOrderDocument, options);
}
export function useAdminOrderSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminOrderQueryVariables>) {
  return useSuspenseQuery(Operations.AdminOrderDocument, options);
}

export function useChangeOrderStatusMutation(options?: Omit<useMutation.Options<Operations.ChangeOrderStatusMutation, Operations.ChangeOrderStatusMutationVariables>, 'variables'>) {
  return useMutation(Operations.ChangeOrderStatusDocument, options);
}

export function useAdminUsersQuery(options: useQuery.Options<Operations.AdminUsersQuery, Operations.AdminUsersQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.AdminUsersDocument, options);
}
export function useAdminUsersLazyQuery(options?: useLazyQuery.Options<Operations.AdminUsersQuery, Operations.AdminUsersQueryVariables>) {
  return useLazyQuery(Operations.AdminUsersDocument, options);
}
export function useAdminUsersSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminUsersQueryVariables> = {}) {
  return useSuspenseQuery(Operations.AdminUsersDocument, options);
}

export function useAdminUserQuery(options: useQuery.Options<Operations.AdminUserQuery, Operations.AdminUserQueryVariables> | SkipToken) {
  return useQuery(Operations.AdminUserDocument, options);
}
export function useAdminUserLazyQuery(options?: useLazyQuery.Options<Operations.AdminUserQuery, Operations.AdminUserQueryVariables>) {
  return useLazyQuery(Operations.AdminUserDocument, options);
}
export function useAdminUserSuspenseQuery(options: useSuspenseQuery.Options<Operations.AdminUserQueryVariables>) {
  return useSuspenseQuery(Operations.AdminUserDocument, options);
}

export function useBusinessTypesQuery(options: useQuery.Options<Operations.BusinessTypesQuery, Operations.BusinessTypesQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.BusinessTypesDocument, options);
}
export function useBusinessTypesLazyQuery(options?: useLazyQuery.Options<Operations.BusinessTypesQuery, Operations.BusinessTypesQueryVariables>) {
  return useLazyQuery(Operations.BusinessTypesDocument, options);
}
export function useBusinessTypesSuspenseQuery(options: useSuspenseQuery.Options<Operations.BusinessTypesQueryVariables> = {}) {
  return useSuspenseQuery(Operations.BusinessTypesDocument, options);
}

export function useSetUserApprovalMutation(options?: Omit<useMutation.Options<Operations.SetUserApprovalMutation, Operations.SetUserApprovalMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserApprovalDocument, options);
}

export function useSetUserBlockMutation(options?: Omit<useMutation.Options<Operations.SetUserBlockMutation, Operations.SetUserBlockMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserBlockDocument, options);
}

export function useSetUserRoleMutation(options?: Omit<useMutation.Options<Operations.SetUserRoleMutation, Operations.SetUserRoleMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserRoleDocument, options);
}

export function useSetUserLogoMutation(options?: Omit<useMutation.Options<Operations.SetUserLogoMutation, Operations.SetUserLogoMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserLogoDocument, options);
}

export function useSetUserPrimaryColorMutation(options?: Omit<useMutation.Options<Operations.SetUserPrimaryColorMutation, Operations.SetUserPrimaryColorMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserPrimaryColorDocument, options);
}

export function useSetUserDomainMutation(options?: Omit<useMutation.Options<Operations.SetUserDomainMutation, Operations.SetUserDomainMutationVariables>, 'variables'>) {
  return useMutation(Operations.SetUserDomainDocument, options);
}

export function useAddUserMarkupMutation(options?: Omit<useMutation.Options<Operations.AddUserMarkupMutation, Operations.AddUserMarkupMutationVariables>, 'variables'>) {
  return useMutation(Operations.AddUserMarkupDocument, options);
}

export function useRemoveUserMarkupMutation(options?: Omit<useMutation.Options<Operations.RemoveUserMarkupMutation, Operations.RemoveUserMarkupMutationVariables>, 'variables'>) {
  return useMutation(Operations.RemoveUserMarkupDocument, options);
}

export function useGrantPageAccessMutation(options?: Omit<useMutation.Options<Operations.GrantPageAccessMutation, Operations.GrantPageAccessMutationVariables>, 'variables'>) {
  return useMutation(Operations.GrantPageAccessDocument, options);
}

export function useRevokePageAccessMutation(options?: Omit<useMutation.Options<Operations.RevokePageAccessMutation, Operations.RevokePageAccessMutationVariables>, 'variables'>) {
  return useMutation(Operations.RevokePageAccessDocument, options);
}

export function useDeleteUserMutation(options?: Omit<useMutation.Options<Operations.DeleteUserMutation, Operations.DeleteUserMutationVariables>, 'variables'>) {
  return useMutation(Operations.DeleteUserDocument, options);
}