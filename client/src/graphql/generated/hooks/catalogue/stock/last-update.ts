import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/catalogue/stock/last-update';
import type * as Types from '../../../types';
export function useLastUpdateQuery(options: useQuery.Options<Types.LastUpdateQuery, Types.LastUpdateQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.LastUpdateDocument, options);
}