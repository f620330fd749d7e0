import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../documents/storefront/newsletter/newsletter';
import type * as Types from '../../../types';
export function useUnsubscribeMutation(options?: Omit<useMutation.Options<Types.UnsubscribeMutation, Types.UnsubscribeMutationVariables>, 'variables'>) {
  return useMutation(Documents.UnsubscribeDocument, options);
}