import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/baskets/basket-lines';
import type * as Types from '../../../types';
export function useWishlistLinesQuery(options: useQuery.Options<Types.WishlistLinesQuery, Types.WishlistLinesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.WishlistLinesDocument, options);
}

export function useCartLinesQuery(options: useQuery.Options<Types.CartLinesQuery, Types.CartLinesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.CartLinesDocument, options);
}