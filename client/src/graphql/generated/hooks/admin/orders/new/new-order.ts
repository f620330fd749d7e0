import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/orders/new/new-order';
import type * as Types from '../../../../types';
export function useCreateOrderMutation(options?: Omit<useMutation.Options<Types.CreateOrderMutation, Types.CreateOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateOrderDocument, options);
}