import { type SkipToken, useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/stock/diamonds/diamonds';
import type * as Types from '../../../../types';
export function useChangeDiamondStatusMutation(options?: Omit<useMutation.Options<Types.ChangeDiamondStatusMutation, Types.ChangeDiamondStatusMutationVariables>, 'variables'>) {
  return useMutation(Documents.ChangeDiamondStatusDocument, options);
}

export function useHighlightDiamondMutation(options?: Omit<useMutation.Options<Types.HighlightDiamondMutation, Types.HighlightDiamondMutationVariables>, 'variables'>) {
  return useMutation(Documents.HighlightDiamondDocument, options);
}

export function useStoneStandingQuery(options: useQuery.Options<Types.StoneStandingQuery, Types.StoneStandingQueryVariables> | SkipToken) {
  return useQuery(Documents.StoneStandingDocument, options);
}
export function useStoneStandingLazyQuery(options?: useLazyQuery.Options<Types.StoneStandingQuery, Types.StoneStandingQueryVariables>) {
  return useLazyQuery(Documents.StoneStandingDocument, options);
}
export function useStoneStandingSuspenseQuery(options: useSuspenseQuery.Options<Types.StoneStandingQueryVariables>) {
  return useSuspenseQuery(Documents.StoneStandingDocument, options);
}