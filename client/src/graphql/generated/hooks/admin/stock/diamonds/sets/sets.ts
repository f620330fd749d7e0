import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../../documents/admin/stock/diamonds/sets/sets';
import type * as Types from '../../../../../types';
export function useStoneSetQuery(options: useQuery.Options<Types.StoneSetQuery, Types.StoneSetQueryVariables> | SkipToken) {
  return useQuery(Documents.StoneSetDocument, options);
}

export function useMakeDiamondSetMutation(options?: Omit<useMutation.Options<Types.MakeDiamondSetMutation, Types.MakeDiamondSetMutationVariables>, 'variables'>) {
  return useMutation(Documents.MakeDiamondSetDocument, options);
}

export function useSplitDiamondSetMutation(options?: Omit<useMutation.Options<Types.SplitDiamondSetMutation, Types.SplitDiamondSetMutationVariables>, 'variables'>) {
  return useMutation(Documents.SplitDiamondSetDocument, options);
}