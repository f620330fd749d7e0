import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/wishlist/sharing/sharing';
import type * as Types from '../../../../types';
export function useWishlistLinksQuery(options: useQuery.Options<Types.WishlistLinksQuery, Types.WishlistLinksQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.WishlistLinksDocument, options);
}

export function useWishlistPaperLazyQuery(options?: useLazyQuery.Options<Types.WishlistPaperQuery, Types.WishlistPaperQueryVariables>) {
  return useLazyQuery(Documents.WishlistPaperDocument, options);
}

export function useShareWishlistMutation(options?: Omit<useMutation.Options<Types.ShareWishlistMutation, Types.ShareWishlistMutationVariables>, 'variables'>) {
  return useMutation(Documents.ShareWishlistDocument, options);
}

export function useUnshareWishlistMutation(options?: Omit<useMutation.Options<Types.UnshareWishlistMutation, Types.UnshareWishlistMutationVariables>, 'variables'>) {
  return useMutation(Documents.UnshareWishlistDocument, options);
}