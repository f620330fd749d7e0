import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/orders/orders';
import type * as Types from '../../../types';
export function useAdminOrderQuery(options: useQuery.Options<Types.AdminOrderQuery, Types.AdminOrderQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminOrderDocument, options);
}