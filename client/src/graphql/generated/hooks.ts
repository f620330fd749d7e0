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

export function useRegistrationChoicesQuery(options: useQuery.Options<Operations.RegistrationChoicesQuery, Operations.RegistrationChoicesQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.RegistrationChoicesDocument, options);
}
export function useRegistrationChoicesLazyQuery(options?: useLazyQuery.Options<Operations.RegistrationChoicesQuery, Operations.RegistrationChoicesQueryVariables>) {
  return useLazyQuery(Operations.RegistrationChoicesDocument, options);
}
export function useRegistrationChoicesSuspenseQuery(options: useSuspenseQuery.Options<Operations.RegistrationChoicesQueryVariables> = {}) {
  return useSuspenseQuery(Operations.RegistrationChoicesDocument, options);
}

export function useRegisterMutation(options?: Omit<useMutation.Options<Operations.RegisterMutation, Operations.RegisterMutationVariables>, 'variables'>) {
  return useMutation(Operations.RegisterDocument, options);
}

export function useConfirmEmailMutation(options?: Omit<useMutation.Options<Operations.ConfirmEmailMutation, Operations.ConfirmEmailMutationVariables>, 'variables'>) {
  return useMutation(Operations.ConfirmEmailDocument, options);
}

export function useResendConfirmationMutation(options?: Omit<useMutation.Options<Operations.ResendConfirmationMutation, Operations.ResendConfirmationMutationVariables>, 'variables'>) {
  return useMutation(Operations.ResendConfirmationDocument, options);
}

export function useRequestPasswordResetMutation(options?: Omit<useMutation.Options<Operations.RequestPasswordResetMutation, Operations.RequestPasswordResetMutationVariables>, 'variables'>) {
  return useMutation(Operations.RequestPasswordResetDocument, options);
}

export function useResetPasswordMutation(options?: Omit<useMutation.Options<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>, 'variables'>) {
  return useMutation(Operations.ResetPasswordDocument, options);
}

export function useChangePasswordMutation(options?: Omit<useMutation.Options<Operations.ChangePasswordMutation, Operations.ChangePasswordMutationVariables>, 'variables'>) {
  return useMutation(Operations.ChangePasswordDocument, options);
}

export function useHighlightedDiamondQuery(options: useQuery.Options<Operations.HighlightedDiamondQuery, Operations.HighlightedDiamondQueryVariables> | SkipToken = {}) {
  return useQuery(Operations.HighlightedDiamondDocument, options);
}
export function useHighlightedDiamondLazyQuery(options?: useLazyQuery.Options<Operations.HighlightedDiamondQuery, Operations.HighlightedDiamondQueryVariables>) {
  return useLazyQuery(Operations.HighlightedDiamondDocument, options);
}
export function useHighlightedDiamondSuspenseQuery(options: useSuspenseQuery.Options<Operations.HighlightedDiamondQueryVariables> = {}) {
  return useSuspenseQuery(Operations.HighlightedDiamondDocument, options);
}