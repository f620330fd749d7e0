import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/maintenance/maintenance';
import type * as Types from '../../../../types';
export function useAdminMaintenanceQuery(options: useQuery.Options<Types.AdminMaintenanceQuery, Types.AdminMaintenanceQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminMaintenanceDocument, options);
}

export function useSetMaintenanceMutation(options?: Omit<useMutation.Options<Types.SetMaintenanceMutation, Types.SetMaintenanceMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetMaintenanceDocument, options);
}