import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/user-picker/user-picker';
import type * as Types from '../../../../types';
export function useFindUsersQuery(options: useQuery.Options<Types.FindUsersQuery, Types.FindUsersQueryVariables> | SkipToken) {
  return useQuery(Documents.FindUsersDocument, options);
}

export function usePickedUserQuery(options: useQuery.Options<Types.PickedUserQuery, Types.PickedUserQueryVariables> | SkipToken) {
  return useQuery(Documents.PickedUserDocument, options);
}