import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/holds/holds';
import type * as Types from '../../../../types';
export function useStockHoldQuery(options: useQuery.Options<Types.StockHoldQuery, Types.StockHoldQueryVariables> | SkipToken) {
  return useQuery(Documents.StockHoldDocument, options);
}

export function useHoldStockMutation(options?: Omit<useMutation.Options<Types.HoldStockMutation, Types.HoldStockMutationVariables>, 'variables'>) {
  return useMutation(Documents.HoldStockDocument, options);
}

export function useEndStockHoldMutation(options?: Omit<useMutation.Options<Types.EndStockHoldMutation, Types.EndStockHoldMutationVariables>, 'variables'>) {
  return useMutation(Documents.EndStockHoldDocument, options);
}

export function useAddToWaitingListMutation(options?: Omit<useMutation.Options<Types.AddToWaitingListMutation, Types.AddToWaitingListMutationVariables>, 'variables'>) {
  return useMutation(Documents.AddToWaitingListDocument, options);
}

export function useRemoveFromWaitingListMutation(options?: Omit<useMutation.Options<Types.RemoveFromWaitingListMutation, Types.RemoveFromWaitingListMutationVariables>, 'variables'>) {
  return useMutation(Documents.RemoveFromWaitingListDocument, options);
}

export function useMoveInWaitingListMutation(options?: Omit<useMutation.Options<Types.MoveInWaitingListMutation, Types.MoveInWaitingListMutationVariables>, 'variables'>) {
  return useMutation(Documents.MoveInWaitingListDocument, options);
}