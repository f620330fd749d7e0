import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/stock-notes/stock-note';
import type * as Types from '../../../types';
export function useSetStockNoteMutation(options?: Omit<useMutation.Options<Types.SetStockNoteMutation, Types.SetStockNoteMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetStockNoteDocument, options);
}