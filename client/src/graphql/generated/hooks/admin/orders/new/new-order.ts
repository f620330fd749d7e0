import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/orders/new/new-order';
import type * as Types from '../../../../types';
export function useOrderBuyerQuery(options: useQuery.Options<Types.OrderBuyerQuery, Types.OrderBuyerQueryVariables> | SkipToken) {
  return useQuery(Documents.OrderBuyerDocument, options);
}

export function useCreateOrderMutation(options?: Omit<useMutation.Options<Types.CreateOrderMutation, Types.CreateOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateOrderDocument, options);
}