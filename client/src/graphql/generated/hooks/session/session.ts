import { useMutation } from '@apollo/client/react';
import * as Documents from '../../documents/session/session';
import type * as Types from '../../types';
export function useLogInMutation(options?: Omit<useMutation.Options<Types.LogInMutation, Types.LogInMutationVariables>, 'variables'>) {
  return useMutation(Documents.LogInDocument, options);
}