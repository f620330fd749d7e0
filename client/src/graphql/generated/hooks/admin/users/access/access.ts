import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/users/access/access';
import type * as Types from '../../../../types';
export function useSetPageAccessMutation(options?: Omit<useMutation.Options<Types.SetPageAccessMutation, Types.SetPageAccessMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetPageAccessDocument, options);
}