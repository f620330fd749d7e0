import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/diamond-list';
import type * as Types from '../../types';
export function useDiamondListQuery(options: useQuery.Options<Types.DiamondListQuery, Types.DiamondListQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondListDocument, options);
}
export function useDiamondListLazyQuery(options?: useLazyQuery.Options<Types.DiamondListQuery, Types.DiamondListQueryVariables>) {
  return useLazyQuery(Documents.DiamondListDocument, options);
}
export function useDiamondListSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondListQueryVariables>) {
  return useSuspenseQuery(Documents.DiamondListDocument, options);
}

export function useDiamondFacetsQuery(options: useQuery.Options<Types.DiamondFacetsQuery, Types.DiamondFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondFacetsDocument, options);
}
export function useDiamondFacetsLazyQuery(options?: useLazyQuery.Options<Types.DiamondFacetsQuery, Types.DiamondFacetsQueryVariables>) {
  return useLazyQuery(Documents.DiamondFacetsDocument, options);
}
export function useDiamondFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.DiamondFacetsDocument, options);
}

export function useDiamondNumbersQuery(options: useQuery.Options<Types.DiamondNumbersQuery, Types.DiamondNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondNumbersDocument, options);
}
export function useDiamondNumbersLazyQuery(options?: useLazyQuery.Options<Types.DiamondNumbersQuery, Types.DiamondNumbersQueryVariables>) {
  return useLazyQuery(Documents.DiamondNumbersDocument, options);
}
export function useDiamondNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.DiamondNumbersDocument, options);
}