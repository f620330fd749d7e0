import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, CloseButton, Dialog, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DialogFrame } from '../../../forms/dialog/dialog-form';
import {
  DeleteWebhookEndpointDocument,
  RevealWebhookSecretDocument,
  SendTestWebhookDocument,
  UpdateWebhookEndpointDocument,
  type WebhookDeliveryFactsFragment,
  type WebhookEndpointFactsFragment,
  WebhookEndpointsDocument,
} from '../../../graphql/generated/graphql';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextLink } from '../../../ui/links';
import { toaster } from '../../../ui/toaster';
import { useAttempt, useCredentialOwner } from '../credential-owner';
import { ReadList } from '../read-list';
import { Deliveries } from './deliveries';
import { DeliveryDetails } from './delivery-details';
import {
  ChangeEndpointDialog,
  NewEndpointDialog,
  RotateSecretDialog,
  ShownSecretDialog,
  useFreshEndpoint,
} from './endpoint-dialogs';
import { EndpointItem, type EndpointJob } from './endpoint-item';
import { ReplayDialog } from './replay-dialog';

/** Endpoint actions that need no input. Each shows its own error notice. */
interface EndpointJobs {
  readonly isPending: boolean;
  /** Sends a test event. Resolves to null if it could not be sent. */
  readonly test: (endpointId: string) => Promise<WebhookDeliveryFactsFragment | null>;
  /** Fetches the signing secret. Resolves to null if it could not be fetched. */
  readonly reveal: (id: string) => Promise<string | null>;
  readonly setEnabled: (endpoint: WebhookEndpointFactsFragment, isEnabled: boolean) => Promise<void>;
  readonly remove: (endpoint: WebhookEndpointFactsFragment) => Promise<void>;
}

/** Returns the endpoint actions that need no input. */
function useEndpointJobs(): EndpointJobs {
  const attempt = useAttempt();
  const fresh = useFreshEndpoint();
  const [sendTest] = useMutation(SendTestWebhookDocument);
  const [revealSecret] = useMutation(RevealWebhookSecretDocument);
  const [update, { loading: isChanging }] = useMutation(UpdateWebhookEndpointDocument);
  const [remove, { loading: isDeleting }] = useMutation(DeleteWebhookEndpointDocument, {
    refetchQueries: ['WebhookEndpoints'],
    awaitRefetchQueries: true,
  });

  return {
    isPending: isChanging || isDeleting,
    async test(endpointId) {
      const result = await attempt('sendMessage', () => sendTest({ variables: { input: { endpointId } } }));
      return result?.data?.sendTestWebhook?.delivery ?? null;
    },
    async reveal(id) {
      const result = await attempt('changeEndpoint', () => revealSecret({ variables: { input: { id } } }));
      return result?.data?.revealWebhookSecret?.secret ?? null;
    },
    async setEnabled({ id, version: expectedVersion }, isEnabled) {
      const result = await attempt('changeEndpoint', () =>
        fresh(() => update({ variables: { input: { id, expectedVersion, set: { isEnabled } } } })),
      );
      if (result !== null) {
        toaster.success({ title: isEnabled ? 'Endpoint enabled' : 'Endpoint disabled' });
      }
    },
    async remove({ id, version: expectedVersion }) {
      const result = await attempt('deleteEndpoint', () =>
        fresh(() => remove({ variables: { input: { id, expectedVersion } } })),
      );
      if (result !== null) {
        toaster.success({ title: 'Endpoint deleted' });
      }
    },
  };
}

interface DeliveriesDialogProps {
  /** Null while the dialog is closed. */
  readonly endpoint: WebhookEndpointFactsFragment | null;
  /** Delivery shown first: the test event that was just sent. */
  readonly testDelivery: WebhookDeliveryFactsFragment | null;
  readonly onClose: () => void;
}

function DeliveriesDialog({ endpoint, testDelivery, onClose }: DeliveriesDialogProps) {
  return (
    <DialogFrame size="lg" isOpen={endpoint !== null} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>Deliveries</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        {endpoint !== null && (
          <>
            <Text color="fg.muted" overflowWrap="anywhere" mb="4">
              To {endpoint.url}. We store deliveries for 30 days, but deliveries of stock changes for only one day.
            </Text>
            {testDelivery !== null && (
              <Box as="section" aria-label="Test" bg="bg.subtle" p="4" mb="6">
                <Text fontWeight="semibold" mb="2">
                  {testDelivery.state === 'DELIVERED' ? 'The test was delivered' : 'The test was not delivered'}
                </Text>
                <DeliveryDetails delivery={testDelivery} />
              </Box>
            )}
            <Deliveries endpoint={endpoint} />
          </>
        )}
      </Dialog.Body>
      <Dialog.CloseTrigger asChild>
        <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close" />
      </Dialog.CloseTrigger>
    </DialogFrame>
  );
}

/** Dialog that is currently open. */
type OpenDialog =
  | { readonly dialog: 'none' | 'new' }
  | { readonly dialog: 'secret'; readonly secret: string }
  | { readonly dialog: 'deliveries'; readonly id: string; readonly testDelivery: WebhookDeliveryFactsFragment | null }
  | { readonly dialog: 'change' | 'rotate' | 'replay' | 'delete' | 'disable'; readonly id: string };

/** Section that lists an account's webhook endpoints with their actions. */
export function EndpointsSection() {
  const { userId } = useCredentialOwner();
  const query = useQuery(WebhookEndpointsDocument, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<OpenDialog>({ dialog: 'none' });
  const [testedId, setTestedId] = useState<string | null>(null);
  const jobs = useEndpointJobs();
  const endpoints = query.data?.webhookEndpoints;
  const close = () => setOpened({ dialog: 'none' });
  const openedIn = (dialog: OpenDialog['dialog']) =>
    (opened.dialog === dialog && 'id' in opened && endpoints?.find(({ id }) => id === opened.id)) || null;

  async function test({ id }: WebhookEndpointFactsFragment): Promise<void> {
    if (testedId !== null) {
      return;
    }
    setTestedId(id);
    const testDelivery = await jobs.test(id);
    setTestedId(null);
    if (testDelivery !== null) {
      setOpened({ dialog: 'deliveries', id, testDelivery });
    }
  }

  async function runJob(endpoint: WebhookEndpointFactsFragment, job: EndpointJob): Promise<void> {
    const { id } = endpoint;
    if (job === 'test') {
      await test(endpoint);
    } else if (job === 'enable') {
      await jobs.setEnabled(endpoint, true);
    } else if (job === 'secret') {
      const secret = await jobs.reveal(id);
      setOpened(secret === null ? { dialog: 'none' } : { dialog: 'secret', secret });
    } else if (job === 'deliveries') {
      setOpened({ dialog: 'deliveries', id, testDelivery: null });
    } else {
      setOpened({ dialog: job, id });
    }
  }

  const pendingDelete = openedIn('delete');
  const disabled = openedIn('disable');
  return (
    <Stack gap="4" align="stretch">
      <ReadList query={query} result={endpoints} failure="fetchEndpoints">
        {(all) =>
          all.length === 0 ? (
            <NoEndpoints />
          ) : (
            <Stack as="ul" gap="0" listStyleType="none" aria-label="Endpoints">
              {all.map((endpoint) => (
                <EndpointItem
                  key={endpoint.id}
                  endpoint={endpoint}
                  isTesting={testedId === endpoint.id}
                  onJob={(job) => void runJob(endpoint, job)}
                />
              ))}
            </Stack>
          )
        }
      </ReadList>
      <Box>
        <Button size="sm" variant="outline" onClick={() => setOpened({ dialog: 'new' })}>
          <Plus strokeWidth={1.5} aria-hidden />
          Add an endpoint
        </Button>
      </Box>
      <NewEndpointDialog isOpen={opened.dialog === 'new'} onClose={close} />
      <ChangeEndpointDialog endpoint={openedIn('change')} onClose={close} />
      <ShownSecretDialog secret={opened.dialog === 'secret' ? opened.secret : null} onClose={close} />
      <RotateSecretDialog endpoint={openedIn('rotate')} onClose={close} />
      <ReplayDialog endpoint={openedIn('replay')} onClose={close} />
      <DeliveriesDialog
        endpoint={openedIn('deliveries')}
        testDelivery={opened.dialog === 'deliveries' ? opened.testDelivery : null}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={disabled !== null}
        title="Disable this endpoint?"
        confirmLabel="Disable endpoint"
        isPending={jobs.isPending}
        onConfirm={() => disabled !== null && void jobs.setEnabled(disabled, false).then(close)}
        onCancel={close}
      >
        <Text overflowWrap="anywhere">
          We will not send messages to {disabled?.url} any more. You can resend missed messages after you enable the
          endpoint again.
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={pendingDelete !== null}
        title="Delete this endpoint?"
        confirmLabel="Delete endpoint"
        isDestructive
        isPending={jobs.isPending}
        onConfirm={() => pendingDelete !== null && void jobs.remove(pendingDelete).then(close)}
        onCancel={close}
      >
        <Text overflowWrap="anywhere">
          {pendingDelete?.url} will no longer receive messages, and you can no longer see its deliveries.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

function NoEndpoints() {
  const { isAdministrator } = useCredentialOwner();
  return isAdministrator ? (
    <Text color="fg.muted">This account has no endpoints.</Text>
  ) : (
    <Text color="fg.muted">
      You have no endpoints. We send a message to an endpoint as soon as stock, an order or a hold changes, so your
      software does not have to poll. <TextLink to="/partners#webhooks">Message format</TextLink>
    </Text>
  );
}
