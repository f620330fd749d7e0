import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/contact/contact';
import type * as Types from '../../../types';
export function useContactSenderQuery(options: useQuery.Options<Types.ContactSenderQuery, Types.ContactSenderQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ContactSenderDocument, options);
}

export function useSendContactMessageMutation(options?: Omit<useMutation.Options<Types.SendContactMessageMutation, Types.SendContactMessageMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendContactMessageDocument, options);
}