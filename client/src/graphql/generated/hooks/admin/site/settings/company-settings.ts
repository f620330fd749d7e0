import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/settings/company-settings';
import type * as Types from '../../../../types';
export function useHouseSettingsQuery(options: useQuery.Options<Types.HouseSettingsQuery, Types.HouseSettingsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.HouseSettingsDocument, options);
}

export function useUpdateOrderDocumentSettingsMutation(options?: Omit<useMutation.Options<Types.UpdateOrderDocumentSettingsMutation, Types.UpdateOrderDocumentSettingsMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateOrderDocumentSettingsDocument, options);
}