import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/about-us/about-us';
import type * as Types from '../../../../types';
export function useAdminAboutUsQuery(options: useQuery.Options<Types.AdminAboutUsQuery, Types.AdminAboutUsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.AdminAboutUsDocument, options);
}

export function useUpdateAboutUsMutation(options?: Omit<useMutation.Options<Types.UpdateAboutUsMutation, Types.UpdateAboutUsMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateAboutUsDocument, options);
}