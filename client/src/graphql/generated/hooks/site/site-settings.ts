import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../documents/site/site-settings';
import type * as Types from '../../types';
export function useSiteSettingsQuery(options: useQuery.Options<Types.SiteSettingsQuery, Types.SiteSettingsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.SiteSettingsDocument, options);
}
export function useSiteSettingsLazyQuery(options?: useLazyQuery.Options<Types.SiteSettingsQuery, Types.SiteSettingsQueryVariables>) {
  return useLazyQuery(Documents.SiteSettingsDocument, options);
}
export function useSiteSettingsSuspenseQuery(options: useSuspenseQuery.Options<Types.SiteSettingsQueryVariables> = {}) {
  return useSuspenseQuery(Documents.SiteSettingsDocument, options);
}