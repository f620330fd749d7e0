import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../../documents/admin/kit/list/views/saved-views';
import type * as Types from '../../../../../types';
export function useSavedViewsQuery(options: useQuery.Options<Types.SavedViewsQuery, Types.SavedViewsQueryVariables> | SkipToken) {
  return useQuery(Documents.SavedViewsDocument, options);
}