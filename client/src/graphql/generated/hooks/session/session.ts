import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/session/session';
import type * as Types from '../../types';
export function useCurrentUserQuery(options: useQuery.Options<Types.CurrentUserQuery, Types.CurrentUserQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.CurrentUserDocument, options);
}
export function useCurrentUserLazyQuery(options?: useLazyQuery.Options<Types.CurrentUserQuery, Types.CurrentUserQueryVariables>) {
  return useLazyQuery(Documents.CurrentUserDocument, options);
}
export function useCurrentUserSuspenseQuery(options: useSuspenseQuery.Options<Types.CurrentUserQueryVariables> = {}) {
  return useSuspenseQuery(Documents.CurrentUserDocument, options);
}

export function useLogInMutation(options?: Omit<useMutation.Options<Types.LogInMutation, Types.LogInMutationVariables>, 'variables'>) {
  return useMutation(Documents.LogInDocument, options);
}

export function useRefreshSessionMutation(options?: Omit<useMutation.Options<Types.RefreshSessionMutation, Types.RefreshSessionMutationVariables>, 'variables'>) {
  return useMutation(Documents.RefreshSessionDocument, options);
}