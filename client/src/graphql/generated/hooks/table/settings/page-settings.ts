import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/table/settings/page-settings';
import type * as Types from '../../../types';
export function usePageSettingsQuery(options: useQuery.Options<Types.PageSettingsQuery, Types.PageSettingsQueryVariables> | SkipToken) {
  return useQuery(Documents.PageSettingsDocument, options);
}
export function usePageSettingsLazyQuery(options?: useLazyQuery.Options<Types.PageSettingsQuery, Types.PageSettingsQueryVariables>) {
  return useLazyQuery(Documents.PageSettingsDocument, options);
}
export function usePageSettingsSuspenseQuery(options: useSuspenseQuery.Options<Types.PageSettingsQueryVariables>) {
  return useSuspenseQuery(Documents.PageSettingsDocument, options);
}