import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/orders/details/details';
import type * as Types from '../../../../types';
export function useOrderBuyerQuery(options: useQuery.Options<Types.OrderBuyerQuery, Types.OrderBuyerQueryVariables> | SkipToken) {
  return useQuery(Documents.OrderBuyerDocument, options);
}