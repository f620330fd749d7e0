import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/home/home';
import type * as Types from '../../../types';
export function useHighlightedDiamondQuery(options: useQuery.Options<Types.HighlightedDiamondQuery, Types.HighlightedDiamondQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.HighlightedDiamondDocument, options);
}
export function useHighlightedDiamondLazyQuery(options?: useLazyQuery.Options<Types.HighlightedDiamondQuery, Types.HighlightedDiamondQueryVariables>) {
  return useLazyQuery(Documents.HighlightedDiamondDocument, options);
}
export function useHighlightedDiamondSuspenseQuery(options: useSuspenseQuery.Options<Types.HighlightedDiamondQueryVariables> = {}) {
  return useSuspenseQuery(Documents.HighlightedDiamondDocument, options);
}