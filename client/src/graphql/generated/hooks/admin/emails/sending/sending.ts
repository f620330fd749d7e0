import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/sending/sending';
import type * as Types from '../../../../types';
export function useMailAddresseesQuery(options: useQuery.Options<Types.MailAddresseesQuery, Types.MailAddresseesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.MailAddresseesDocument, options);
}

export function useEmailRecipientsQuery(options: useQuery.Options<Types.EmailRecipientsQuery, Types.EmailRecipientsQueryVariables> | SkipToken) {
  return useQuery(Documents.EmailRecipientsDocument, options);
}

export function useSendEmailMutation(options?: Omit<useMutation.Options<Types.SendEmailMutation, Types.SendEmailMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendEmailDocument, options);
}