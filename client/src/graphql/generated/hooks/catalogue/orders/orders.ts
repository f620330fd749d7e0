import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/orders/orders';
import type * as Types from '../../../types';
export function useOrderPaperQuery(options: useQuery.Options<Types.OrderPaperQuery, Types.OrderPaperQueryVariables> | SkipToken) {
  return useQuery(Documents.OrderPaperDocument, options);
}
export function useOrderPaperLazyQuery(options?: useLazyQuery.Options<Types.OrderPaperQuery, Types.OrderPaperQueryVariables>) {
  return useLazyQuery(Documents.OrderPaperDocument, options);
}
export function useOrderPaperSuspenseQuery(options: useSuspenseQuery.Options<Types.OrderPaperQueryVariables>) {
  return useSuspenseQuery(Documents.OrderPaperDocument, options);
}