import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/support-contacts/support-contacts';
import type * as Types from '../../../../types';
export function useAdminSupportInfoQuery(options: useQuery.Options<Types.AdminSupportInfoQuery, Types.AdminSupportInfoQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminSupportInfoDocument, options);
}

export function useReplaceSupportContactsMutation(options?: Omit<useMutation.Options<Types.ReplaceSupportContactsMutation, Types.ReplaceSupportContactsMutationVariables>, 'variables'>) {
  return useMutation(Documents.ReplaceSupportContactsDocument, options);
}