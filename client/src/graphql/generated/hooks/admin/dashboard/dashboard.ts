import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/dashboard/dashboard';
import type * as Types from '../../../types';
export function useDashboardQuery(options: useQuery.Options<Types.DashboardQuery, Types.DashboardQueryVariables> | SkipToken) {
  return useQuery(Documents.DashboardDocument, options);
}