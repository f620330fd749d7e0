import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/users/impersonation';
import type * as Types from '../../../types';
export function useBeginViewingMutation(options?: Omit<useMutation.Options<Types.BeginViewingMutation, Types.BeginViewingMutationVariables>, 'variables'>) {
  return useMutation(Documents.BeginViewingDocument, options);
}