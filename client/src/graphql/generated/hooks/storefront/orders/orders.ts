import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/orders/orders';
import type * as Types from '../../../types';
export function useMyOrdersQuery(options: useQuery.Options<Types.MyOrdersQuery, Types.MyOrdersQueryVariables> | SkipToken) {
  return useQuery(Documents.MyOrdersDocument, options);
}

export function useOrderDetailQuery(options: useQuery.Options<Types.OrderDetailQuery, Types.OrderDetailQueryVariables> | SkipToken) {
  return useQuery(Documents.OrderDetailDocument, options);
}

export function useReorderMutation(options?: Omit<useMutation.Options<Types.ReorderMutation, Types.ReorderMutationVariables>, 'variables'>) {
  return useMutation(Documents.ReorderDocument, options);
}

export function useCancelOrderMutation(options?: Omit<useMutation.Options<Types.CancelOrderMutation, Types.CancelOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.CancelOrderDocument, options);
}