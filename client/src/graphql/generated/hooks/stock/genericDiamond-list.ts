import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/genericDiamond-list';
import type * as Types from '../../types';
export function useGenericDiamondListQuery(options: useQuery.Options<Types.GenericDiamondListQuery, Types.GenericDiamondListQueryVariables> | SkipToken) {
  return useQuery(Documents.GenericDiamondListDocument, options);
}
export function useGenericDiamondListLazyQuery(options?: useLazyQuery.Options<Types.GenericDiamondListQuery, Types.GenericDiamondListQueryVariables>) {
  return useLazyQuery(Documents.GenericDiamondListDocument, options);
}
export function useGenericDiamondListSuspenseQuery(options: useSuspenseQuery.Options<Types.GenericDiamondListQueryVariables>) {
  return useSuspenseQuery(Documents.GenericDiamondListDocument, options);
}

export function useGenericDiamondFacetsQuery(options: useQuery.Options<Types.GenericDiamondFacetsQuery, Types.GenericDiamondFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.GenericDiamondFacetsDocument, options);
}
export function useGenericDiamondFacetsLazyQuery(options?: useLazyQuery.Options<Types.GenericDiamondFacetsQuery, Types.GenericDiamondFacetsQueryVariables>) {
  return useLazyQuery(Documents.GenericDiamondFacetsDocument, options);
}
export function useGenericDiamondFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.GenericDiamondFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.GenericDiamondFacetsDocument, options);
}

export function useGenericDiamondNumbersQuery(options: useQuery.Options<Types.GenericDiamondNumbersQuery, Types.GenericDiamondNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.GenericDiamondNumbersDocument, options);
}
export function useGenericDiamondNumbersLazyQuery(options?: useLazyQuery.Options<Types.GenericDiamondNumbersQuery, Types.GenericDiamondNumbersQueryVariables>) {
  return useLazyQuery(Documents.GenericDiamondNumbersDocument, options);
}
export function useGenericDiamondNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.GenericDiamondNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.GenericDiamondNumbersDocument, options);
}