import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/order-documents/order-documents';
import type * as Types from '../../../types';
export function useOrderDocumentSettingsQuery(options: useQuery.Options<Types.OrderDocumentSettingsQuery, Types.OrderDocumentSettingsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.OrderDocumentSettingsDocument, options);
}

export function useUpdateOrderDocumentSettingsMutation(options?: Omit<useMutation.Options<Types.UpdateOrderDocumentSettingsMutation, Types.UpdateOrderDocumentSettingsMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateOrderDocumentSettingsDocument, options);
}