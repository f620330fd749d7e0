import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/sent/sent';
import type * as Types from '../../../../types';
export function useEmailDispatchQuery(options: useQuery.Options<Types.EmailDispatchQuery, Types.EmailDispatchQueryVariables> | SkipToken) {
  return useQuery(Documents.EmailDispatchDocument, options);
}

export function useEmailDeliveriesQuery(options: useQuery.Options<Types.EmailDeliveriesQuery, Types.EmailDeliveriesQueryVariables> | SkipToken) {
  return useQuery(Documents.EmailDeliveriesDocument, options);
}

export function useSentChannelsQuery(options: useQuery.Options<Types.SentChannelsQuery, Types.SentChannelsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.SentChannelsDocument, options);
}

export function useCancelEmailDispatchMutation(options?: Omit<useMutation.Options<Types.CancelEmailDispatchMutation, Types.CancelEmailDispatchMutationVariables>, 'variables'>) {
  return useMutation(Documents.CancelEmailDispatchDocument, options);
}

export function useRetryEmailDispatchMutation(options?: Omit<useMutation.Options<Types.RetryEmailDispatchMutation, Types.RetryEmailDispatchMutationVariables>, 'variables'>) {
  return useMutation(Documents.RetryEmailDispatchDocument, options);
}