import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/bracelet-list';
import type * as Types from '../../types';
export function useBraceletListQuery(options: useQuery.Options<Types.BraceletListQuery, Types.BraceletListQueryVariables> | SkipToken) {
  return useQuery(Documents.BraceletListDocument, options);
}
export function useBraceletListLazyQuery(options?: useLazyQuery.Options<Types.BraceletListQuery, Types.BraceletListQueryVariables>) {
  return useLazyQuery(Documents.BraceletListDocument, options);
}
export function useBraceletListSuspenseQuery(options: useSuspenseQuery.Options<Types.BraceletListQueryVariables>) {
  return useSuspenseQuery(Documents.BraceletListDocument, options);
}

export function useBraceletFacetsQuery(options: useQuery.Options<Types.BraceletFacetsQuery, Types.BraceletFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.BraceletFacetsDocument, options);
}
export function useBraceletFacetsLazyQuery(options?: useLazyQuery.Options<Types.BraceletFacetsQuery, Types.BraceletFacetsQueryVariables>) {
  return useLazyQuery(Documents.BraceletFacetsDocument, options);
}
export function useBraceletFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.BraceletFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.BraceletFacetsDocument, options);
}

export function useBraceletNumbersQuery(options: useQuery.Options<Types.BraceletNumbersQuery, Types.BraceletNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.BraceletNumbersDocument, options);
}
export function useBraceletNumbersLazyQuery(options?: useLazyQuery.Options<Types.BraceletNumbersQuery, Types.BraceletNumbersQueryVariables>) {
  return useLazyQuery(Documents.BraceletNumbersDocument, options);
}
export function useBraceletNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.BraceletNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.BraceletNumbersDocument, options);
}