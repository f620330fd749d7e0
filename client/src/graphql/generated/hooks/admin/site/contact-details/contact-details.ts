import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/contact-details/contact-details';
import type * as Types from '../../../../types';
export function useAdminContactInfoQuery(options: useQuery.Options<Types.AdminContactInfoQuery, Types.AdminContactInfoQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminContactInfoDocument, options);
}

export function useUpdateContactInfoMutation(options?: Omit<useMutation.Options<Types.UpdateContactInfoMutation, Types.UpdateContactInfoMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateContactInfoDocument, options);
}