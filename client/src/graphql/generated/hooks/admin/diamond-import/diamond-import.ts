import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/diamond-import/diamond-import';
import type * as Types from '../../../types';
export function useImportDiamondsMutation(options?: Omit<useMutation.Options<Types.ImportDiamondsMutation, Types.ImportDiamondsMutationVariables>, 'variables'>) {
  return useMutation(Documents.ImportDiamondsDocument, options);
}