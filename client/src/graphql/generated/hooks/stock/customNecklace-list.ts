import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/customNecklace-list';
import type * as Types from '../../types';
export function useCustomNecklaceListQuery(options: useQuery.Options<Types.CustomNecklaceListQuery, Types.CustomNecklaceListQueryVariables> | SkipToken) {
  return useQuery(Documents.CustomNecklaceListDocument, options);
}
export function useCustomNecklaceListLazyQuery(options?: useLazyQuery.Options<Types.CustomNecklaceListQuery, Types.CustomNecklaceListQueryVariables>) {
  return useLazyQuery(Documents.CustomNecklaceListDocument, options);
}
export function useCustomNecklaceListSuspenseQuery(options: useSuspenseQuery.Options<Types.CustomNecklaceListQueryVariables>) {
  return useSuspenseQuery(Documents.CustomNecklaceListDocument, options);
}

export function useCustomNecklaceFacetsQuery(options: useQuery.Options<Types.CustomNecklaceFacetsQuery, Types.CustomNecklaceFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.CustomNecklaceFacetsDocument, options);
}
export function useCustomNecklaceFacetsLazyQuery(options?: useLazyQuery.Options<Types.CustomNecklaceFacetsQuery, Types.CustomNecklaceFacetsQueryVariables>) {
  return useLazyQuery(Documents.CustomNecklaceFacetsDocument, options);
}
export function useCustomNecklaceFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.CustomNecklaceFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.CustomNecklaceFacetsDocument, options);
}

export function useCustomNecklaceNumbersQuery(options: useQuery.Options<Types.CustomNecklaceNumbersQuery, Types.CustomNecklaceNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.CustomNecklaceNumbersDocument, options);
}
export function useCustomNecklaceNumbersLazyQuery(options?: useLazyQuery.Options<Types.CustomNecklaceNumbersQuery, Types.CustomNecklaceNumbersQueryVariables>) {
  return useLazyQuery(Documents.CustomNecklaceNumbersDocument, options);
}
export function useCustomNecklaceNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.CustomNecklaceNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.CustomNecklaceNumbersDocument, options);
}