import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/create/create';
import type * as Types from '../../../../types';
export function useUserChoicesQuery(options: useQuery.Options<Types.UserChoicesQuery, Types.UserChoicesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.UserChoicesDocument, options);
}

export function useCreateUserMutation(options?: Omit<useMutation.Options<Types.CreateUserMutation, Types.CreateUserMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateUserDocument, options);
}

export function useSendInvitationMutation(options?: Omit<useMutation.Options<Types.SendInvitationMutation, Types.SendInvitationMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendInvitationDocument, options);
}