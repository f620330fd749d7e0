import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/user-picker/user-picker';
import type * as Types from '../../../../types';
export function useFindUsersQuery(options: useQuery.Options<Types.FindUsersQuery, Types.FindUsersQueryVariables> | SkipToken) {
  return useQuery(Documents.FindUsersDocument, options);
}
export function useFindUsersLazyQuery(options?: useLazyQuery.Options<Types.FindUsersQuery, Types.FindUsersQueryVariables>) {
  return useLazyQuery(Documents.FindUsersDocument, options);
}
export function useFindUsersSuspenseQuery(options: useSuspenseQuery.Options<Types.FindUsersQueryVariables>) {
  return useSuspenseQuery(Documents.FindUsersDocument, options);
}

export function usePickedUserQuery(options: useQuery.Options<Types.PickedUserQuery, Types.PickedUserQueryVariables> | SkipToken) {
  return useQuery(Documents.PickedUserDocument, options);
}
export function usePickedUserLazyQuery(options?: useLazyQuery.Options<Types.PickedUserQuery, Types.PickedUserQueryVariables>) {
  return useLazyQuery(Documents.PickedUserDocument, options);
}
export function usePickedUserSuspenseQuery(options: useSuspenseQuery.Options<Types.PickedUserQueryVariables>) {
  return useSuspenseQuery(Documents.PickedUserDocument, options);
}