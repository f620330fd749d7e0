import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/melee-list';
import type * as Types from '../../types';
export function useMeleeListQuery(options: useQuery.Options<Types.MeleeListQuery, Types.MeleeListQueryVariables> | SkipToken) {
  return useQuery(Documents.MeleeListDocument, options);
}
export function useMeleeListLazyQuery(options?: useLazyQuery.Options<Types.MeleeListQuery, Types.MeleeListQueryVariables>) {
  return useLazyQuery(Documents.MeleeListDocument, options);
}
export function useMeleeListSuspenseQuery(options: useSuspenseQuery.Options<Types.MeleeListQueryVariables>) {
  return useSuspenseQuery(Documents.MeleeListDocument, options);
}

export function useMeleeFacetsQuery(options: useQuery.Options<Types.MeleeFacetsQuery, Types.MeleeFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.MeleeFacetsDocument, options);
}
export function useMeleeFacetsLazyQuery(options?: useLazyQuery.Options<Types.MeleeFacetsQuery, Types.MeleeFacetsQueryVariables>) {
  return useLazyQuery(Documents.MeleeFacetsDocument, options);
}
export function useMeleeFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.MeleeFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.MeleeFacetsDocument, options);
}

export function useMeleeNumbersQuery(options: useQuery.Options<Types.MeleeNumbersQuery, Types.MeleeNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.MeleeNumbersDocument, options);
}
export function useMeleeNumbersLazyQuery(options?: useLazyQuery.Options<Types.MeleeNumbersQuery, Types.MeleeNumbersQueryVariables>) {
  return useLazyQuery(Documents.MeleeNumbersDocument, options);
}
export function useMeleeNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.MeleeNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.MeleeNumbersDocument, options);
}