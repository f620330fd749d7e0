import { useLazyQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/shared/orders/orders';
import type * as Types from '../../../types';
export function useOrderPaperLazyQuery(options?: useLazyQuery.Options<Types.OrderPaperQuery, Types.OrderPaperQueryVariables>) {
  return useLazyQuery(Documents.OrderPaperDocument, options);
}