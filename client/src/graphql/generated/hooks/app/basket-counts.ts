import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/app/basket-counts';
import type * as Types from '../../types';
export function useBasketCountsQuery(options: useQuery.Options<Types.BasketCountsQuery, Types.BasketCountsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.BasketCountsDocument, options);
}
export function useBasketCountsLazyQuery(options?: useLazyQuery.Options<Types.BasketCountsQuery, Types.BasketCountsQueryVariables>) {
  return useLazyQuery(Documents.BasketCountsDocument, options);
}
export function useBasketCountsSuspenseQuery(options: useSuspenseQuery.Options<Types.BasketCountsQueryVariables> = {}) {
  return useSuspenseQuery(Documents.BasketCountsDocument, options);
}