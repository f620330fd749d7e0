import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/diamond/diamond';
import type * as Types from '../../../types';
export function useDiamondDetailQuery(options: useQuery.Options<Types.DiamondDetailQuery, Types.DiamondDetailQueryVariables> | SkipToken) {
  return useQuery(Documents.DiamondDetailDocument, options);
}
export function useDiamondDetailLazyQuery(options?: useLazyQuery.Options<Types.DiamondDetailQuery, Types.DiamondDetailQueryVariables>) {
  return useLazyQuery(Documents.DiamondDetailDocument, options);
}
export function useDiamondDetailSuspenseQuery(options: useSuspenseQuery.Options<Types.DiamondDetailQueryVariables>) {
  return useSuspenseQuery(Documents.DiamondDetailDocument, options);
}