import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/users/users';
import type * as Types from '../../../types';
export function useAdminUserQuery(options: useQuery.Options<Types.AdminUserQuery, Types.AdminUserQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminUserDocument, options);
}

export function useBusinessTypesQuery(options: useQuery.Options<Types.BusinessTypesQuery, Types.BusinessTypesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.BusinessTypesDocument, options);
}

export function useSetUserApprovalMutation(options?: Omit<useMutation.Options<Types.SetUserApprovalMutation, Types.SetUserApprovalMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserApprovalDocument, options);
}

export function useSetUserBlockMutation(options?: Omit<useMutation.Options<Types.SetUserBlockMutation, Types.SetUserBlockMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserBlockDocument, options);
}

export function useSetUserRoleMutation(options?: Omit<useMutation.Options<Types.SetUserRoleMutation, Types.SetUserRoleMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserRoleDocument, options);
}

export function useSetUserLogoMutation(options?: Omit<useMutation.Options<Types.SetUserLogoMutation, Types.SetUserLogoMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserLogoDocument, options);
}

export function useSetUserPrimaryColorMutation(options?: Omit<useMutation.Options<Types.SetUserPrimaryColorMutation, Types.SetUserPrimaryColorMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserPrimaryColorDocument, options);
}

export function useSetUserDomainMutation(options?: Omit<useMutation.Options<Types.SetUserDomainMutation, Types.SetUserDomainMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetUserDomainDocument, options);
}

export function useAddUserMarkupMutation(options?: Omit<useMutation.Options<Types.AddUserMarkupMutation, Types.AddUserMarkupMutationVariables>, 'variables'>) {
  return useMutation(Documents.AddUserMarkupDocument, options);
}

export function useRemoveUserMarkupMutation(options?: Omit<useMutation.Options<Types.RemoveUserMarkupMutation, Types.RemoveUserMarkupMutationVariables>, 'variables'>) {
  return useMutation(Documents.RemoveUserMarkupDocument, options);
}

export function useDeleteUserMutation(options?: Omit<useMutation.Options<Types.DeleteUserMutation, Types.DeleteUserMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteUserDocument, options);
}