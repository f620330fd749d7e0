import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/wishlist/shared/shared';
import type * as Types from '../../../../types';
export function useSharedWishlistQuery(options: useQuery.Options<Types.SharedWishlistQuery, Types.SharedWishlistQueryVariables> | SkipToken) {
  return useQuery(Documents.SharedWishlistDocument, options);
}