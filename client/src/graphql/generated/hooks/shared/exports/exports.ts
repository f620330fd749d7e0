import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/exports/exports';
import type * as Types from '../../../types';
export function useExportListMutation(options?: Omit<useMutation.Options<Types.ExportListMutation, Types.ExportListMutationVariables>, 'variables'>) {
  return useMutation(Documents.ExportListDocument, options);
}

export function useSendPriceListMutation(options?: Omit<useMutation.Options<Types.SendPriceListMutation, Types.SendPriceListMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendPriceListDocument, options);
}

export function useSchedulePriceListMutation(options?: Omit<useMutation.Options<Types.SchedulePriceListMutation, Types.SchedulePriceListMutationVariables>, 'variables'>) {
  return useMutation(Documents.SchedulePriceListDocument, options);
}

export function usePriceListsQuery(options: useQuery.Options<Types.PriceListsQuery, Types.PriceListsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.PriceListsDocument, options);
}

export function useStopPriceListMutation(options?: Omit<useMutation.Options<Types.StopPriceListMutation, Types.StopPriceListMutationVariables>, 'variables'>) {
  return useMutation(Documents.StopPriceListDocument, options);
}