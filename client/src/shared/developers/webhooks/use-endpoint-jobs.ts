import type { WebhookDeliveryFactsFragment, WebhookEndpointFactsFragment } from '../../../graphql/generated/graphql';
import {
  useDeleteWebhookEndpointMutation,
  useRevealWebhookSecretMutation,
  useSendTestWebhookMutation,
  useUpdateWebhookEndpointMutation,
} from '../../../graphql/generated/hooks';
import { toaster } from '../../../ui/toaster';
import { useAttempt } from '../credential-owner';
import { useFreshEndpoint } from './use-fresh-endpoint';

/** What can be done with an endpoint without filling anything in. Each tells its own failure. */
export interface EndpointJobs {
  readonly isPending: boolean;
  /** What became of a test. Null: it was not sent. */
  readonly test: (endpointId: string) => Promise<WebhookDeliveryFactsFragment | null>;
  /** What messages are signed with. Null: it is not shown. */
  readonly reveal: (id: string) => Promise<string | null>;
  readonly setEnabled: (endpoint: WebhookEndpointFactsFragment, isEnabled: boolean) => Promise<void>;
  readonly remove: (endpoint: WebhookEndpointFactsFragment) => Promise<void>;
}

/** The ways to do something with an endpoint at once. */
export function useEndpointJobs(): EndpointJobs {
  const attempt = useAttempt();
  const fresh = useFreshEndpoint();
  const [sendTest] = useSendTestWebhookMutation();
  const [revealSecret] = useRevealWebhookSecretMutation();
  const [update, { loading: isChanging }] = useUpdateWebhookEndpointMutation();
  const [remove, { loading: isDeleting }] = useDeleteWebhookEndpointMutation({
    refetchQueries: ['WebhookEndpoints'],
    awaitRefetchQueries: true,
  });

  return {
    isPending: isChanging || isDeleting,
    async test(endpointId) {
      const answer = await attempt('sendMessage', () => sendTest({ variables: { input: { endpointId } } }));
      return answer?.data?.sendTestWebhook?.delivery ?? null;
    },
    async reveal(id) {
      const answer = await attempt('changeEndpoint', () => revealSecret({ variables: { input: { id } } }));
      return answer?.data?.revealWebhookSecret?.secret ?? null;
    },
    async setEnabled({ id, version: expectedVersion }, isEnabled) {
      const done = await attempt('changeEndpoint', () =>
        fresh(() => update({ variables: { input: { id, expectedVersion, set: { isEnabled } } } })),
      );
      if (done !== null) {
        toaster.success({ title: isEnabled ? 'The endpoint is enabled' : 'The endpoint is disabled' });
      }
    },
    async remove({ id, version: expectedVersion }) {
      const done = await attempt('deleteEndpoint', () =>
        fresh(() => remove({ variables: { input: { id, expectedVersion } } })),
      );
      if (done !== null) {
        toaster.success({ title: 'The endpoint is deleted' });
      }
    },
  };
}
