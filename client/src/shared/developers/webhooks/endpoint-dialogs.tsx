import { useApolloClient, useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { FormErrors } from '../../../forms/form-errors';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  CreateWebhookEndpointDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookEndpointDocument,
  type WebhookEndpointFactsFragment,
  WebhookEndpointsDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { toaster } from '../../../ui/toaster';
import { useCredentialOwner } from '../credential-owner';
import { SecretDialog, SecretShown } from '../secret-dialog';
import { EndpointForm } from './endpoint-form';

/**
 * Returns a function that changes an endpoint if its version is current. Refetches the list after a version conflict.
 */
export function useFreshEndpoint(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useCredentialOwner();
  return (change) =>
    refetchWhenStale(change, () =>
      client.query({ query: WebhookEndpointsDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}

interface NewEndpointDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog for adding an endpoint. Shows the signing secret afterwards. */
export function NewEndpointDialog({ isOpen, onClose }: NewEndpointDialogProps) {
  const { userId } = useCredentialOwner();
  const [create] = useMutation(CreateWebhookEndpointDocument, { refetchQueries: ['WebhookEndpoints'] });
  return (
    <SecretDialog<string>
      isOpen={isOpen}
      size="lg"
      onClose={onClose}
      renderForm={(onMade) => (
        <EndpointForm
          title="Add an endpoint"
          submitLabel="Add endpoint"
          onCancel={onClose}
          onSubmit={async ({ mode, ...endpoint }) => {
            const { data } = await create({ variables: { input: { userId, ...endpoint, isTest: mode === 'test' } } });
            if (data?.createWebhookEndpoint != null) {
              onMade(data.createWebhookEndpoint.secret);
            }
          }}
        />
      )}
      renderSecret={(secret, onDone) => <SigningSecret title="Endpoint added" secret={secret} onDone={onDone} />}
    />
  );
}

interface SigningSecretProps {
  readonly title: string;
  readonly secret: string;
  readonly onDone: () => void;
}

function SigningSecret({ title, secret, onDone }: SigningSecretProps) {
  return (
    <SecretShown title={title} label="Signing secret" secret={secret} onDone={onDone}>
      <Text>
        Your software uses this secret to verify that a message comes from us (Standard Webhooks). You can view it again
        at any time.
      </Text>
    </SecretShown>
  );
}

interface EndpointDialogProps {
  /** Null while the dialog is closed. */
  readonly endpoint: WebhookEndpointFactsFragment | null;
  readonly onClose: () => void;
}

/** Dialog for changing the URL and events of an endpoint. */
export function ChangeEndpointDialog({ endpoint, onClose }: EndpointDialogProps) {
  return (
    <DialogFrame size="lg" isOpen={endpoint !== null} onClose={onClose}>
      {endpoint !== null && <ChangeEndpointForm endpoint={endpoint} onClose={onClose} />}
    </DialogFrame>
  );
}

interface OpenEndpointProps {
  readonly endpoint: WebhookEndpointFactsFragment;
  readonly onClose: () => void;
}

function ChangeEndpointForm({ endpoint, onClose }: OpenEndpointProps) {
  const [update] = useMutation(UpdateWebhookEndpointDocument);
  const fresh = useFreshEndpoint();
  return (
    <EndpointForm
      title="Change endpoint"
      submitLabel="Save"
      endpoint={endpoint}
      onCancel={onClose}
      onSubmit={async ({ mode: _, ...set }) => {
        const { id, version: expectedVersion } = endpoint;
        await fresh(() => update({ variables: { input: { id, expectedVersion, set } } }));
        toaster.success({ title: 'Endpoint saved' });
        onClose();
      }}
    />
  );
}

interface SecretOfEndpointProps extends EndpointDialogProps {
  /** Current secret; null while the dialog is closed. */
  readonly secret: string | null;
}

/** Dialog that shows the signing secret of an endpoint. */
export function ShownSecretDialog({ secret, onClose }: Omit<SecretOfEndpointProps, 'endpoint'>) {
  return (
    <DialogFrame isOpen={secret !== null} onClose={onClose}>
      {secret !== null && <SigningSecret title="Signing secret" secret={secret} onDone={onClose} />}
    </DialogFrame>
  );
}

/** Dialog for rotating the signing secret. Shows the new secret afterwards. */
export function RotateSecretDialog({ endpoint, onClose }: EndpointDialogProps) {
  return (
    <SecretDialog<string>
      isOpen={endpoint !== null}
      onClose={onClose}
      renderForm={(onMade) => endpoint !== null && <RotateForm endpoint={endpoint} onMade={onMade} onClose={onClose} />}
      renderSecret={(secret, onDone) => (
        <SigningSecret title="Signing secret rotated" secret={secret} onDone={onDone} />
      )}
    />
  );
}

function RotateForm({ endpoint, onMade, onClose }: OpenEndpointProps & { readonly onMade: (secret: string) => void }) {
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const fresh = useFreshEndpoint();
  const form = useSchemaForm({
    schema: v.object({}),
    defaultValues: {},
    onSubmit: async () => {
      const { id, version: expectedVersion } = endpoint;
      const { data } = await fresh(() => rotate({ variables: { input: { id, expectedVersion } } }));
      if (data?.rotateWebhookSecret != null) {
        onMade(data.rotateWebhookSecret.secret);
      }
    },
  });
  return (
    <DialogForm
      title="Rotate the signing secret?"
      submitLabel="Rotate"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <FormErrors control={form.control} />
      <Text>
        Messages are now signed with a new secret. For 24 hours they are also signed with the old one: update your
        software within that time.
      </Text>
    </DialogForm>
  );
}
