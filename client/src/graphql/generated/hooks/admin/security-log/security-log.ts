import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/security-log/security-log';
import type * as Types from '../../../types';
export function useSecurityLogEventQuery(options: useQuery.Options<Types.SecurityLogEventQuery, Types.SecurityLogEventQueryVariables> | SkipToken) {
  return useQuery(Documents.SecurityLogEventDocument, options);
}