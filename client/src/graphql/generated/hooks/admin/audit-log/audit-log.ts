import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/audit-log/audit-log';
import type * as Types from '../../../types';
export function useAuditEntryQuery(options: useQuery.Options<Types.AuditEntryQuery, Types.AuditEntryQueryVariables> | SkipToken) {
  return useQuery(Documents.AuditEntryDocument, options);
}