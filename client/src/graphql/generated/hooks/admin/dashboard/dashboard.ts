import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/dashboard/dashboard';
import type * as Types from '../../../types';
export function useDashboardQuery(options: useQuery.Options<Types.DashboardQuery, Types.DashboardQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.DashboardDocument, options);
}
export function useDashboardLazyQuery(options?: useLazyQuery.Options<Types.DashboardQuery, Types.DashboardQueryVariables>) {
  return useLazyQuery(Documents.DashboardDocument, options);
}
export function useDashboardSuspenseQuery(options: useSuspenseQuery.Options<Types.DashboardQueryVariables> = {}) {
  return useSuspenseQuery(Documents.DashboardDocument, options);
}