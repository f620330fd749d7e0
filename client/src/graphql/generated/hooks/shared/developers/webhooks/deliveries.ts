import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/shared/developers/webhooks/deliveries';
import type * as Types from '../../../../types';
export function useWebhookDeliveriesQuery(options: useQuery.Options<Types.WebhookDeliveriesQuery, Types.WebhookDeliveriesQueryVariables> | SkipToken) {
  return useQuery(Documents.WebhookDeliveriesDocument, options);
}

export function useWebhookDeliveryQuery(options: useQuery.Options<Types.WebhookDeliveryQuery, Types.WebhookDeliveryQueryVariables> | SkipToken) {
  return useQuery(Documents.WebhookDeliveryDocument, options);
}

export function useSendTestWebhookMutation(options?: Omit<useMutation.Options<Types.SendTestWebhookMutation, Types.SendTestWebhookMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendTestWebhookDocument, options);
}

export function useRetryWebhookDeliveryMutation(options?: Omit<useMutation.Options<Types.RetryWebhookDeliveryMutation, Types.RetryWebhookDeliveryMutationVariables>, 'variables'>) {
  return useMutation(Documents.RetryWebhookDeliveryDocument, options);
}