import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/basket/basket-lines';
import type * as Types from '../../../types';
export function useWishlistLinesQuery(options: useQuery.Options<Types.WishlistLinesQuery, Types.WishlistLinesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.WishlistLinesDocument, options);
}
export function useWishlistLinesLazyQuery(options?: useLazyQuery.Options<Types.WishlistLinesQuery, Types.WishlistLinesQueryVariables>) {
  return useLazyQuery(Documents.WishlistLinesDocument, options);
}
export function useWishlistLinesSuspenseQuery(options: useSuspenseQuery.Options<Types.WishlistLinesQueryVariables> = {}) {
  return useSuspenseQuery(Documents.WishlistLinesDocument, options);
}

export function useCartLinesQuery(options: useQuery.Options<Types.CartLinesQuery, Types.CartLinesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.CartLinesDocument, options);
}
export function useCartLinesLazyQuery(options?: useLazyQuery.Options<Types.CartLinesQuery, Types.CartLinesQueryVariables>) {
  return useLazyQuery(Documents.CartLinesDocument, options);
}
export function useCartLinesSuspenseQuery(options: useSuspenseQuery.Options<Types.CartLinesQueryVariables> = {}) {
  return useSuspenseQuery(Documents.CartLinesDocument, options);
}