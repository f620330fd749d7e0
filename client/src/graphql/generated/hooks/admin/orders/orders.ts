import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/orders/orders';
import type * as Types from '../../../types';
export function useAdminOrderQuery(options: useQuery.Options<Types.AdminOrderQuery, Types.AdminOrderQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminOrderDocument, options);
}

export function useChangeOrderStatusMutation(options?: Omit<useMutation.Options<Types.ChangeOrderStatusMutation, Types.ChangeOrderStatusMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangeOrderStatusDocument, options);
}