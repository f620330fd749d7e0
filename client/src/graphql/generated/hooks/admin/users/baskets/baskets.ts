import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/baskets/baskets';
import type * as Types from '../../../../types';
export function useUserWishlistQuery(options: useQuery.Options<Types.UserWishlistQuery, Types.UserWishlistQueryVariables> | SkipToken) {
  return useQuery(Documents.UserWishlistDocument, options);
}

export function useUserCartQuery(options: useQuery.Options<Types.UserCartQuery, Types.UserCartQueryVariables> | SkipToken) {
  return useQuery(Documents.UserCartDocument, options);
}