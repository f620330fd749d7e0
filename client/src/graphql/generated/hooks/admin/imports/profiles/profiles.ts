import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/imports/profiles/profiles';
import type * as Types from '../../../../types';
export function useImportFolderQuery(options: useQuery.Options<Types.ImportFolderQuery, Types.ImportFolderQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ImportFolderDocument, options);
}

export function useImportProfilesQuery(options: useQuery.Options<Types.ImportProfilesQuery, Types.ImportProfilesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ImportProfilesDocument, options);
}

export function useImportProfileQuery(options: useQuery.Options<Types.ImportProfileQuery, Types.ImportProfileQueryVariables> | SkipToken) {
  return useQuery(Documents.ImportProfileDocument, options);
}

export function useCreateImportProfileMutation(options?: Omit<useMutation.Options<Types.CreateImportProfileMutation, Types.CreateImportProfileMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateImportProfileDocument, options);
}

export function useUpdateImportProfileMutation(options?: Omit<useMutation.Options<Types.UpdateImportProfileMutation, Types.UpdateImportProfileMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateImportProfileDocument, options);
}

export function useDeleteImportProfileMutation(options?: Omit<useMutation.Options<Types.DeleteImportProfileMutation, Types.DeleteImportProfileMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteImportProfileDocument, options);
}

export function useFetchImportFileMutation(options?: Omit<useMutation.Options<Types.FetchImportFileMutation, Types.FetchImportFileMutationVariables>, 'variables'>) {
  return useMutation(Documents.FetchImportFileDocument, options);
}