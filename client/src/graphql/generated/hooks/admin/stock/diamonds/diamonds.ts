import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/diamonds/diamonds';
import type * as Types from '../../../../types';
export function useChangeDiamondStatusMutation(options?: Omit<useMutation.Options<Types.ChangeDiamondStatusMutation, Types.ChangeDiamondStatusMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangeDiamondStatusDocument, options);
}

export function useHighlightDiamondMutation(options?: Omit<useMutation.Options<Types.HighlightDiamondMutation, Types.HighlightDiamondMutationVariables>, 'variables'>) {
  return useMutation(Documents.HighlightDiamondDocument, options);
}