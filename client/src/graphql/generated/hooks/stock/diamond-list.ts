import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../documents/stock/diamond-list';
import type * as Types from '../../types';
export function useDiamondFacetsQuery(options: useQuery.Options<Types.DiamondFacetsQuery, Types.DiamondFacetsQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondFacetsDocument, options);
}