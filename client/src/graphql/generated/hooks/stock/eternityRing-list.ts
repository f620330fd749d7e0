import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/eternityRing-list';
import type * as Types from '../../types';
export function useEternityRingListQuery(options: useQuery.Options<Types.EternityRingListQuery, Types.EternityRingListQueryVariables> | SkipToken) {
  return useQuery(Documents.EternityRingListDocument, options);
}
export function useEternityRingListLazyQuery(options?: useLazyQuery.Options<Types.EternityRingListQuery, Types.EternityRingListQueryVariables>) {
  return useLazyQuery(Documents.EternityRingListDocument, options);
}
export function useEternityRingListSuspenseQuery(options: useSuspenseQuery.Options<Types.EternityRingListQueryVariables>) {
  return useSuspenseQuery(Documents.EternityRingListDocument, options);
}

export function useEternityRingFacetsQuery(options: useQuery.Options<Types.EternityRingFacetsQuery, Types.EternityRingFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.EternityRingFacetsDocument, options);
}
export function useEternityRingFacetsLazyQuery(options?: useLazyQuery.Options<Types.EternityRingFacetsQuery, Types.EternityRingFacetsQueryVariables>) {
  return useLazyQuery(Documents.EternityRingFacetsDocument, options);
}
export function useEternityRingFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.EternityRingFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.EternityRingFacetsDocument, options);
}

export function useEternityRingNumbersQuery(options: useQuery.Options<Types.EternityRingNumbersQuery, Types.EternityRingNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.EternityRingNumbersDocument, options);
}
export function useEternityRingNumbersLazyQuery(options?: useLazyQuery.Options<Types.EternityRingNumbersQuery, Types.EternityRingNumbersQueryVariables>) {
  return useLazyQuery(Documents.EternityRingNumbersDocument, options);
}
export function useEternityRingNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.EternityRingNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.EternityRingNumbersDocument, options);
}