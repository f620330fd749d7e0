import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/baskets/basket';
import type * as Types from '../../../types';
export function useBasketContentsQuery(options: useQuery.Options<Types.BasketContentsQuery, Types.BasketContentsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.BasketContentsDocument, options);
}

export function useAddToWishlistMutation(options?: Omit<useMutation.Options<Types.AddToWishlistMutation, Types.AddToWishlistMutationVariables>, 'variables'>) {
  return useMutation(Documents.AddToWishlistDocument, options);
}

export function useRemoveFromWishlistMutation(options?: Omit<useMutation.Options<Types.RemoveFromWishlistMutation, Types.RemoveFromWishlistMutationVariables>, 'variables'>) {
  return useMutation(Documents.RemoveFromWishlistDocument, options);
}

export function useAddToCartMutation(options?: Omit<useMutation.Options<Types.AddToCartMutation, Types.AddToCartMutationVariables>, 'variables'>) {
  return useMutation(Documents.AddToCartDocument, options);
}

export function useRemoveFromCartMutation(options?: Omit<useMutation.Options<Types.RemoveFromCartMutation, Types.RemoveFromCartMutationVariables>, 'variables'>) {
  return useMutation(Documents.RemoveFromCartDocument, options);
}