import { useMutation } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/orders/message/message';
import type * as Types from '../../../../types';
export function useSendOrderMessageMutation(options?: Omit<useMutation.Options<Types.SendOrderMessageMutation, Types.SendOrderMessageMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendOrderMessageDocument, options);
}

export function useResendOrderMessageMutation(options?: Omit<useMutation.Options<Types.ResendOrderMessageMutation, Types.ResendOrderMessageMutationVariables>, 'variables'>) {
  return useMutation(Documents.ResendOrderMessageDocument, options);
}