import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Operations from './graphql';
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