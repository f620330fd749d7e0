import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/orders/orders';
import type * as Types from '../../../types';
export function useAdminOrderQuery(options: useQuery.Options<Types.AdminOrderQuery, Types.AdminOrderQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminOrderDocument, options);
}

export function useUpdateOrderMutation(options?: Omit<useMutation.Options<Types.UpdateOrderMutation, Types.UpdateOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateOrderDocument, options);
}

export function useDeleteOrderMutation(options?: Omit<useMutation.Options<Types.DeleteOrderMutation, Types.DeleteOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteOrderDocument, options);
}