import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/page-views/page-views';
import type * as Types from '../../../types';
export function usePageViewCountsQuery(options: useQuery.Options<Types.PageViewCountsQuery, Types.PageViewCountsQueryVariables> | SkipToken) {
  return useQuery(Documents.PageViewCountsDocument, options);
}