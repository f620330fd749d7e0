import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/details/details';
import type * as Types from '../../../../types';
export function useUpdateUserMutation(options?: Omit<useMutation.Options<Types.UpdateUserMutation, Types.UpdateUserMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateUserDocument, options);
}

export function useMailPasswordLinkMutation(options?: Omit<useMutation.Options<Types.MailPasswordLinkMutation, Types.MailPasswordLinkMutationVariables>, 'variables'>) {
  return useMutation(Documents.MailPasswordLinkDocument, options);
}

export function useSendConfirmationLinksMutation(options?: Omit<useMutation.Options<Types.SendConfirmationLinksMutation, Types.SendConfirmationLinksMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendConfirmationLinksDocument, options);
}

export function useRemoveUserAddressMutation(options?: Omit<useMutation.Options<Types.RemoveUserAddressMutation, Types.RemoveUserAddressMutationVariables>, 'variables'>) {
  return useMutation(Documents.RemoveUserAddressDocument, options);
}

export function useUserDeletionQuery(options: useQuery.Options<Types.UserDeletionQuery, Types.UserDeletionQueryVariables> | SkipToken) {
  return useQuery(Documents.UserDeletionDocument, options);
}