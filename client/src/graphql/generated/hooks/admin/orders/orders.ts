import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/orders/orders';
import type * as Types from '../../../types';
export function useAdminOrdersQuery(options: useQuery.Options<Types.AdminOrdersQuery, Types.AdminOrdersQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminOrdersDocument, options);
}
export function useAdminOrdersLazyQuery(options?: useLazyQuery.Options<Types.AdminOrdersQuery, Types.AdminOrdersQueryVariables>) {
  return useLazyQuery(Documents.AdminOrdersDocument, options);
}
export function useAdminOrdersSuspenseQuery(options: useSuspenseQuery.Options<Types.AdminOrdersQueryVariables> = {}) {
  return useSuspenseQuery(Documents.AdminOrdersDocument, options);
}

export function useAdminOrderQuery(options: useQuery.Options<Types.AdminOrderQuery, Types.AdminOrderQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminOrderDocument, options);
}
export function useAdminOrderLazyQuery(options?: useLazyQuery.Options<Types.AdminOrderQuery, Types.AdminOrderQueryVariables>) {
  return useLazyQuery(Documents.AdminOrderDocument, options);
}
export function useAdminOrderSuspenseQuery(options: useSuspenseQuery.Options<Types.AdminOrderQueryVariables>) {
  return useSuspenseQuery(Documents.AdminOrderDocument, options);
}

export function useChangeOrderStatusMutation(options?: Omit<useMutation.Options<Types.ChangeOrderStatusMutation, Types.ChangeOrderStatusMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangeOrderStatusDocument, options);
}