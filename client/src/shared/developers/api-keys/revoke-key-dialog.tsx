import { Text } from '@chakra-ui/react';
import type { ApiKeyFactsFragment } from '../../../graphql/generated/graphql';
import { useRevokeApiKeyMutation } from '../../../graphql/generated/hooks';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toaster } from '../../../ui/toaster';
import { useAttempt, useCredentialOwner } from '../credential-owner';
import { useFreshKey } from './use-fresh-key';

interface RevokeKeyDialogProps {
  /** Null: nothing is asked. */
  readonly apiKey: ApiKeyFactsFragment | null;
  readonly onClose: () => void;
}

/** Asks before a key ends for good. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { userId } = useCredentialOwner();
  const attempt = useAttempt();
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  const fresh = useFreshKey();

  async function revokeIt({ id, name, version: expectedVersion }: ApiKeyFactsFragment): Promise<void> {
    const done = await attempt('revokeKey', () =>
      fresh(() => revoke({ variables: { input: { userId, id, expectedVersion } } })),
    );
    if (done !== null) {
      toaster.success({ title: `${name} is revoked` });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      title={`Revoke ${apiKey?.name ?? 'this key'}?`}
      confirmLabel="Revoke it"
      isDestructive
      isPending={loading}
      onConfirm={() => apiKey !== null && void revokeIt(apiKey)}
      onCancel={onClose}
    >
      <Text>It ends at once and for good: whatever program still uses it is refused.</Text>
    </ConfirmDialog>
  );
}
