import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../documents/app/basket-counts';
import type * as Types from '../../types';
export function useBasketCountsQuery(options: useQuery.Options<Types.BasketCountsQuery, Types.BasketCountsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.BasketCountsDocument, options);
}