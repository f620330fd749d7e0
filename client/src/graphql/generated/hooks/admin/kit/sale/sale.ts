import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/kit/sale/sale';
import type * as Types from '../../../../types';
export function useReturnToStockMutation(options?: Omit<useMutation.Options<Types.ReturnToStockMutation, Types.ReturnToStockMutationVariables>, 'variables'>) {
  return useMutation(Documents.ReturnToStockDocument, options);
}