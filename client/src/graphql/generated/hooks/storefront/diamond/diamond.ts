import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/diamond/diamond';
import type * as Types from '../../../types';
export function useDiamondDetailQuery(options: useQuery.Options<Types.DiamondDetailQuery, Types.DiamondDetailQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondDetailDocument, options);
}

export function useSimilarStonesQuery(options: useQuery.Options<Types.SimilarStonesQuery, Types.SimilarStonesQueryVariables> | SkipToken) {
  return useQuery(Documents.SimilarStonesDocument, options);
}