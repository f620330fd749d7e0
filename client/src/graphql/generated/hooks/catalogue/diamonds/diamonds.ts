import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/diamonds/diamonds';
import type * as Types from '../../../types';
export function useDiamondListQuery(options: useQuery.Options<Types.DiamondListQuery, Types.DiamondListQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondListDocument, options);
}

export function useDiamondFacetsQuery(options: useQuery.Options<Types.DiamondFacetsQuery, Types.DiamondFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondFacetsDocument, options);
}

export function useDiamondNumbersQuery(options: useQuery.Options<Types.DiamondNumbersQuery, Types.DiamondNumbersQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondNumbersDocument, options);
}

export function useDiamondColorsQuery(options: useQuery.Options<Types.DiamondColorsQuery, Types.DiamondColorsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.DiamondColorsDocument, options);
}