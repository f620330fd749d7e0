import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/records/records';
import type * as Types from '../../../../types';
export function useOrdersOfUserQuery(options: useQuery.Options<Types.OrdersOfUserQuery, Types.OrdersOfUserQueryVariables> | SkipToken) {
  return useQuery(Documents.OrdersOfUserDocument, options);
}

export function useLogOfUserQuery(options: useQuery.Options<Types.LogOfUserQuery, Types.LogOfUserQueryVariables> | SkipToken) {
  return useQuery(Documents.LogOfUserDocument, options);
}