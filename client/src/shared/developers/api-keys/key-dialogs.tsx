import { useApolloClient, useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { FormErrors } from '../../../forms/form-errors';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  type ApiKeyFactsFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  RotateApiKeyDocument,
  UpdateApiKeyDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { formatDateTime } from '../../../ui/dates';
import { Segments } from '../../../ui/inputs/segments';
import { toaster } from '../../../ui/toaster';
import { useCredentialOwner } from '../credential-owner';
import { SecretDialog, SecretShown } from '../secret-dialog';
import { changesOf, newKey, typedKey } from './key-fields';
import { KeyForm } from './key-form';

/** Returns a function that changes a key if its version is current. Refetches the list after a version conflict. */
export function useFreshKey(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useCredentialOwner();
  return (change) =>
    refetchWhenStale(change, () =>
      client.query({ query: ApiKeysDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}

/** Created key with its secret. The secret is shown only once. */
interface CreatedKey {
  readonly key: string;
  readonly apiKey: ApiKeyFactsFragment;
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog for creating an API key. The key is shown only once. */
export function NewKeyDialog({ isOpen, onClose }: DialogProps) {
  const { userId } = useCredentialOwner();
  const [create] = useMutation(CreateApiKeyDocument, { refetchQueries: ['ApiKeys'] });
  return (
    <SecretDialog<CreatedKey>
      isOpen={isOpen}
      size="lg"
      isShownOnce
      onClose={onClose}
      renderForm={(onMade) => (
        <KeyForm
          title="Create a key"
          submitLabel="Create key"
          start={newKey}
          isNew
          onCancel={onClose}
          onSubmit={async ({ mode, budget, ...key }) => {
            const { data } = await create({
              variables: { input: { userId, ...key, isTest: mode === 'test', ...(budget !== null && { budget }) } },
            });
            if (data?.createApiKey != null) {
              onMade(data.createApiKey);
            }
          }}
        />
      )}
      renderSecret={({ key, apiKey }, onDone) => (
        <SecretShown title={`${apiKey.name} created`} label="Key" secret={key} isShownOnce onDone={onDone}>
          <OnceNote />
        </SecretShown>
      )}
    />
  );
}

/** Note that the key is shown only once. */
function OnceNote() {
  return (
    <Text>
      <strong>Copy it now. It will not be shown again.</strong> Send it in the header <code>Authorization: Bearer</code>
      . Anyone who has the key can act for its owner.
    </Text>
  );
}

interface KeyDialogProps {
  /** Null while the dialog is closed. */
  readonly apiKey: ApiKeyFactsFragment | null;
  readonly onClose: () => void;
}

/** Dialog for changing the name, scopes, expiry date and IP addresses of a key. */
export function ChangeKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  return (
    <DialogFrame size="lg" isOpen={apiKey !== null} onClose={onClose}>
      {apiKey !== null && <ChangeKeyForm apiKey={apiKey} onClose={onClose} />}
    </DialogFrame>
  );
}

function ChangeKeyForm({ apiKey, onClose }: { readonly apiKey: ApiKeyFactsFragment; readonly onClose: () => void }) {
  const { userId } = useCredentialOwner();
  const [update] = useMutation(UpdateApiKeyDocument);
  const cacheOptions = useFreshKey();
  const { id, version: expectedVersion } = apiKey;
  return (
    <KeyForm
      title={`Change ${apiKey.name}`}
      submitLabel="Save"
      start={typedKey(apiKey)}
      onCancel={onClose}
      onSubmit={async (key) => {
        const set = changesOf(key, apiKey);
        await cacheOptions(() => update({ variables: { input: { userId, id, expectedVersion, set } } }));
        toaster.success({ title: `${key.name} saved` });
        onClose();
      }}
    />
  );
}

const endings = [
  { value: 'later', label: 'Works for 24 hours' },
  { value: 'now', label: 'Stops immediately' },
] as const;

/** Dialog for rotating the secret of a key. The new secret is shown only once. */
export function RotateKeyDialog({ apiKey, onClose }: KeyDialogProps) {
  return (
    <SecretDialog<CreatedKey>
      isOpen={apiKey !== null}
      isShownOnce
      onClose={onClose}
      renderForm={(onMade) => apiKey !== null && <RotateForm apiKey={apiKey} onCreated={onMade} onCancel={onClose} />}
      renderSecret={(createdKey, onDone) => (
        <SecretShown
          title={`${createdKey.apiKey.name} rotated`}
          label="New key"
          secret={createdKey.key}
          isShownOnce
          onDone={onDone}
        >
          <OnceNote />
          <Text>
            {createdKey.apiKey.olderWorksUntil === null
              ? 'The old key no longer works.'
              : `The old key works until ${formatDateTime(createdKey.apiKey.olderWorksUntil)}.`}
          </Text>
        </SecretShown>
      )}
    />
  );
}

interface RotateFormProps {
  readonly apiKey: ApiKeyFactsFragment;
  readonly onCreated: (createdKey: CreatedKey) => void;
  readonly onCancel: () => void;
}

function RotateForm({ apiKey, onCreated, onCancel }: RotateFormProps) {
  const { userId } = useCredentialOwner();
  const [rotate] = useMutation(RotateApiKeyDocument);
  const fresh = useFreshKey();
  const [ending, setEnding] = useState<(typeof endings)[number]['value']>('later');
  const questionId = useId();
  const { id, version: expectedVersion } = apiKey;
  const form = useSchemaForm({
    schema: v.object({}),
    defaultValues: {},
    onSubmit: async () => {
      const endsOlderAtOnce = ending === 'now';
      const { data } = await fresh(() =>
        rotate({ variables: { input: { userId, id, expectedVersion, endsOlderAtOnce } } }),
      );
      if (data?.rotateApiKey != null) {
        onCreated(data.rotateApiKey);
      }
    },
  });
  return (
    <DialogForm
      title={`Rotate ${apiKey.name}?`}
      submitLabel="Rotate"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <FormErrors control={form.control} />
      <Text>The key gets a new secret. Its name, scopes and budget stay the same.</Text>
      <Stack gap="1" align="start">
        <Text id={questionId} textStyle="xs" color="fg.muted">
          Old key
        </Text>
        <Segments aria-labelledby={questionId} segments={endings} value={ending} onChange={setEnding} />
      </Stack>
      {apiKey.olderWorksUntil !== null && (
        <Text color="fg.muted">A key replaced in an earlier rotation stops working immediately.</Text>
      )}
    </DialogForm>
  );
}
