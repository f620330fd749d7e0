import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/storefront/cart/review/place-order';
import type * as Types from '../../../../types';
export function usePlaceOrderMutation(options?: Omit<useMutation.Options<Types.PlaceOrderMutation, Types.PlaceOrderMutationVariables>, 'variables'>) {
  return useMutation(Documents.PlaceOrderDocument, options);
}