import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/table/list/page-settings';
import type * as Types from '../../../types';
export function usePageSettingsQuery(options: useQuery.Options<Types.PageSettingsQuery, Types.PageSettingsQueryVariables> | SkipToken) {
  return useQuery(Documents.PageSettingsDocument, options);
}