import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/account/account-page';
import type * as Types from '../../../types';
export function useAccountQuery(options: useQuery.Options<Types.AccountQuery, Types.AccountQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AccountDocument, options);
}

export function useHouseContactsQuery(options: useQuery.Options<Types.HouseContactsQuery, Types.HouseContactsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.HouseContactsDocument, options);
}

export function useSetNewsletterSubscriptionsMutation(options?: Omit<useMutation.Options<Types.SetNewsletterSubscriptionsMutation, Types.SetNewsletterSubscriptionsMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetNewsletterSubscriptionsDocument, options);
}