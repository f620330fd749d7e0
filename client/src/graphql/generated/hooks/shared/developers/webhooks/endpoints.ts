import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/shared/developers/webhooks/endpoints';
import type * as Types from '../../../../types';
export function useWebhookEndpointsQuery(options: useQuery.Options<Types.WebhookEndpointsQuery, Types.WebhookEndpointsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.WebhookEndpointsDocument, options);
}

export function useCreateWebhookEndpointMutation(options?: Omit<useMutation.Options<Types.CreateWebhookEndpointMutation, Types.CreateWebhookEndpointMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateWebhookEndpointDocument, options);
}

export function useUpdateWebhookEndpointMutation(options?: Omit<useMutation.Options<Types.UpdateWebhookEndpointMutation, Types.UpdateWebhookEndpointMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateWebhookEndpointDocument, options);
}

export function useDeleteWebhookEndpointMutation(options?: Omit<useMutation.Options<Types.DeleteWebhookEndpointMutation, Types.DeleteWebhookEndpointMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteWebhookEndpointDocument, options);
}

export function useRotateWebhookSecretMutation(options?: Omit<useMutation.Options<Types.RotateWebhookSecretMutation, Types.RotateWebhookSecretMutationVariables>, 'variables'>) {
  return useMutation(Documents.RotateWebhookSecretDocument, options);
}

export function useRevealWebhookSecretMutation(options?: Omit<useMutation.Options<Types.RevealWebhookSecretMutation, Types.RevealWebhookSecretMutationVariables>, 'variables'>) {
  return useMutation(Documents.RevealWebhookSecretDocument, options);
}

export function useReplayWebhooksMutation(options?: Omit<useMutation.Options<Types.ReplayWebhooksMutation, Types.ReplayWebhooksMutationVariables>, 'variables'>) {
  return useMutation(Documents.ReplayWebhooksDocument, options);
}