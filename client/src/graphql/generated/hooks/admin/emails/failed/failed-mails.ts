import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/failed/failed-mails';
import type * as Types from '../../../../types';
export function useFailedHouseMailsQuery(options: useQuery.Options<Types.FailedHouseMailsQuery, Types.FailedHouseMailsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.FailedHouseMailsDocument, options);
}