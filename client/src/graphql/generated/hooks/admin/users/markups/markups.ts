import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/markups/markups';
import type * as Types from '../../../../types';
export function useMarkupRegionsQuery(options: useQuery.Options<Types.MarkupRegionsQuery, Types.MarkupRegionsQueryVariables> | SkipToken) {
  return useQuery(Documents.MarkupRegionsDocument, options);
}