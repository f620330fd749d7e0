import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/export/export';
import type * as Types from '../../../../types';
export function useExportLayoutsQuery(options: useQuery.Options<Types.ExportLayoutsQuery, Types.ExportLayoutsQueryVariables> | SkipToken) {
  return useQuery(Documents.ExportLayoutsDocument, options);
}