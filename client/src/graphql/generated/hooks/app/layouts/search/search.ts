import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/app/layouts/search/search';
import type * as Types from '../../../../types';
export function useSearchAsYouTypeQuery(options: useQuery.Options<Types.SearchAsYouTypeQuery, Types.SearchAsYouTypeQueryVariables> | SkipToken) {
  return useQuery(Documents.SearchAsYouTypeDocument, options);
}