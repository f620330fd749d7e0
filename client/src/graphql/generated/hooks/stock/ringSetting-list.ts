import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/ringSetting-list';
import type * as Types from '../../types';
export function useRingSettingListQuery(options: useQuery.Options<Types.RingSettingListQuery, Types.RingSettingListQueryVariables> | SkipToken) {
  return useQuery(Documents.RingSettingListDocument, options);
}
export function useRingSettingListLazyQuery(options?: useLazyQuery.Options<Types.RingSettingListQuery, Types.RingSettingListQueryVariables>) {
  return useLazyQuery(Documents.RingSettingListDocument, options);
}
export function useRingSettingListSuspenseQuery(options: useSuspenseQuery.Options<Types.RingSettingListQueryVariables>) {
  return useSuspenseQuery(Documents.RingSettingListDocument, options);
}

export function useRingSettingFacetsQuery(options: useQuery.Options<Types.RingSettingFacetsQuery, Types.RingSettingFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.RingSettingFacetsDocument, options);
}
export function useRingSettingFacetsLazyQuery(options?: useLazyQuery.Options<Types.RingSettingFacetsQuery, Types.RingSettingFacetsQueryVariables>) {
  return useLazyQuery(Documents.RingSettingFacetsDocument, options);
}
export function useRingSettingFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.RingSettingFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.RingSettingFacetsDocument, options);
}

export function useRingSettingNumbersQuery(options: useQuery.Options<Types.RingSettingNumbersQuery, Types.RingSettingNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.RingSettingNumbersDocument, options);
}
export function useRingSettingNumbersLazyQuery(options?: useLazyQuery.Options<Types.RingSettingNumbersQuery, Types.RingSettingNumbersQueryVariables>) {
  return useLazyQuery(Documents.RingSettingNumbersDocument, options);
}
export function useRingSettingNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.RingSettingNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.RingSettingNumbersDocument, options);
}