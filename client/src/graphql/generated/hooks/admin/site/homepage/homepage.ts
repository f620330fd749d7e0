import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/homepage/homepage';
import type * as Types from '../../../../types';
export function useAdminHomepageQuery(options: useQuery.Options<Types.AdminHomepageQuery, Types.AdminHomepageQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminHomepageDocument, options);
}

export function useUpdateHomepageMutation(options?: Omit<useMutation.Options<Types.UpdateHomepageMutation, Types.UpdateHomepageMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateHomepageDocument, options);
}