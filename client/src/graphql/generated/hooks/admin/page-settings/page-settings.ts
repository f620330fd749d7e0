import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/page-settings/page-settings';
import type * as Types from '../../../types';
export function useSettledPagesQuery(options: useQuery.Options<Types.SettledPagesQuery, Types.SettledPagesQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.SettledPagesDocument, options);
}

export function usePageToEditQuery(options: useQuery.Options<Types.PageToEditQuery, Types.PageToEditQueryVariables> | SkipToken) {
  return useQuery(Documents.PageToEditDocument, options);
}

export function useCreatePageSettingsMutation(options?: Omit<useMutation.Options<Types.CreatePageSettingsMutation, Types.CreatePageSettingsMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreatePageSettingsDocument, options);
}

export function useReplacePageSettingsMutation(options?: Omit<useMutation.Options<Types.ReplacePageSettingsMutation, Types.ReplacePageSettingsMutationVariables>, 'variables'>) {
  return useMutation(Documents.ReplacePageSettingsDocument, options);
}