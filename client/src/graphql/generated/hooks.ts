import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Operations from './graphql';
export function useBasketCountsQuery(options: useQuery.Options<Operations.BasketCountsQuery, Operations.BasketCountsQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.BasketCountsDocument, options);
}
export function useBasketCountsLazyQuery(options?: useLazyQuery.Options<Operations.BasketCountsQuery, Operations.BasketCountsQueryVariables>) {
  return useLazyQuery(Operations.BasketCountsDocument, options);
}
export function useBasketCountsSuspenseQuery(options: useSuspenseQuery.Options<Operations.BasketCountsQueryVariables> = {}) {
  return useSuspenseQuery(Operations.BasketCountsDocument, options);
}

export function useSiteSettingsQuery(options: useQuery.Options<Operations.SiteSettingsQuery, Operations.SiteSettingsQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.SiteSettingsDocument, options);
}
export function useSiteSettingsLazyQuery(options?: useLazyQuery.Options<Operations.SiteSettingsQuery, Operations.SiteSettingsQueryVariables>) {
  return useLazyQuery(Operations.SiteSettingsDocument, options);
}
export function useSiteSettingsSuspenseQuery(options: useSuspenseQuery.Options<Operations.SiteSettingsQueryVariables> = {}) {
  return useSuspenseQuery(Operations.SiteSettingsDocument, options);
}

export function useCurrentUserQuery(options: useQuery.Options<Operations.CurrentUserQuery, Operations.CurrentUserQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.CurrentUserDocument, options);
}
export function useCurrentUserLazyQuery(options?: useLazyQuery.Options<Operations.CurrentUserQuery, Operations.CurrentUserQueryVariables>) {
  return useLazyQuery(Operations.CurrentUserDocument, options);
}
export function useCurrentUserSuspenseQuery(options: useSuspenseQuery.Options<Operations.CurrentUserQueryVariables> = {}) {
  return useSuspenseQuery(Operations.CurrentUserDocument, options);
}

export function useLogInMutation(options?: Omit<useMutation.Options<Operations.LogInMutation, Operations.LogInMutationVariables>, 'variables'>) {
  return useMutation(Operations.LogInDocument, options);
}

export function useRefreshSessionMutation(options?: Omit<useMutation.Options<Operations.RefreshSessionMutation, Operations.RefreshSessionMutationVariables>, 'variables'>) {
  return useMutation(Operations.RefreshSessionDocument, options);
}