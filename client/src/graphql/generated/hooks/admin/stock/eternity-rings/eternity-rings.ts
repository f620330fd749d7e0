import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/eternity-rings/eternity-rings';
import type * as Types from '../../../../types';
export function useDeleteAllEternityRingsMutation(options?: Omit<useMutation.Options<Types.DeleteAllEternityRingsMutation, Types.DeleteAllEternityRingsMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteAllEternityRingsDocument, options);
}