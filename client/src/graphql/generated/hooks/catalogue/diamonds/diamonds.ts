import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/diamonds/diamonds';
import type * as Types from '../../../types';
export function useDiamondCountQuery(options: useQuery.Options<Types.DiamondCountQuery, Types.DiamondCountQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondCountDocument, options);
}
export function useDiamondCountLazyQuery(options?: useLazyQuery.Options<Types.DiamondCountQuery, Types.DiamondCountQueryVariables>) {
  return useLazyQuery(Documents.DiamondCountDocument, options);
}
export function useDiamondCountSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondCountQueryVariables>) {
  return useSuspenseQuery(Documents.DiamondCountDocument, options);
}

export function useDiamondColorsQuery(options: useQuery.Options<Types.DiamondColorsQuery, Types.DiamondColorsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.DiamondColorsDocument, options);
}
export function useDiamondColorsLazyQuery(options?: useLazyQuery.Options<Types.DiamondColorsQuery, Types.DiamondColorsQueryVariables>) {
  return useLazyQuery(Documents.DiamondColorsDocument, options);
}
export function useDiamondColorsSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondColorsQueryVariables> = {}) {
  return useSuspenseQuery(Documents.DiamondColorsDocument, options);
}