import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/jewelleryPiece-list';
import type * as Types from '../../types';
export function useJewelleryPieceListQuery(options: useQuery.Options<Types.JewelleryPieceListQuery, Types.JewelleryPieceListQueryVariables> | SkipToken) {
  return useQuery(Documents.JewelleryPieceListDocument, options);
}
export function useJewelleryPieceListLazyQuery(options?: useLazyQuery.Options<Types.JewelleryPieceListQuery, Types.JewelleryPieceListQueryVariables>) {
  return useLazyQuery(Documents.JewelleryPieceListDocument, options);
}
export function useJewelleryPieceListSuspenseQuery(options: useSuspenseQuery.Options<Types.JewelleryPieceListQueryVariables>) {
  return useSuspenseQuery(Documents.JewelleryPieceListDocument, options);
}

export function useJewelleryPieceFacetsQuery(options: useQuery.Options<Types.JewelleryPieceFacetsQuery, Types.JewelleryPieceFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.JewelleryPieceFacetsDocument, options);
}
export function useJewelleryPieceFacetsLazyQuery(options?: useLazyQuery.Options<Types.JewelleryPieceFacetsQuery, Types.JewelleryPieceFacetsQueryVariables>) {
  return useLazyQuery(Documents.JewelleryPieceFacetsDocument, options);
}
export function useJewelleryPieceFacetsSuspenseQuery(options: useSuspenseQuery.Options<Types.JewelleryPieceFacetsQueryVariables>) {
  return useSuspenseQuery(Documents.JewelleryPieceFacetsDocument, options);
}

export function useJewelleryPieceNumbersQuery(options: useQuery.Options<Types.JewelleryPieceNumbersQuery, Types.JewelleryPieceNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.JewelleryPieceNumbersDocument, options);
}
export function useJewelleryPieceNumbersLazyQuery(options?: useLazyQuery.Options<Types.JewelleryPieceNumbersQuery, Types.JewelleryPieceNumbersQueryVariables>) {
  return useLazyQuery(Documents.JewelleryPieceNumbersDocument, options);
}
export function useJewelleryPieceNumbersSuspenseQuery(options: useSuspenseQuery.Options<Types.JewelleryPieceNumbersQueryVariables>) {
  return useSuspenseQuery(Documents.JewelleryPieceNumbersDocument, options);
}