import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ApiKeyFactsFragment, ApiKeysDocument, RevokeApiKeyDocument } from '../../../graphql/generated/graphql';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { toaster } from '../../../ui/toaster';
import { useAttempt, useCredentialOwner } from '../credential-owner';
import { Disclosure, ItemHead, RowButton } from '../list-item';
import { ReadList } from '../read-list';
import { ChangeKeyDialog, NewKeyDialog, RotateKeyDialog, useFreshKey } from './key-dialogs';
import { endText, keyText, lastUseText, scopesText, stateText } from './key-text';
import { KeyUsage } from './key-usage';

interface KeyItemProps {
  readonly apiKey: ApiKeyFactsFragment;
  readonly onOpen: (dialog: 'change' | 'rotate' | 'revoke') => void;
}

/** List item for an API key, with name, scopes, status and actions. */
function KeyItem({ apiKey, onOpen }: KeyItemProps) {
  const { name, state, isTest, scopes, addressRanges, olderWorksUntil } = apiKey;
  return (
    <Box as="li" borderTopWidth="1px" py="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <ItemHead name={name} isTest={isTest} state={stateText[state]} />
      <Stack gap="1" textStyle="md" color="fg.muted" mt="1">
        <chakra.code fontFamily="mono" fontSize="sm">
          {keyText(apiKey)}
        </chakra.code>
        <Text>{scopesText(scopes)}</Text>
        <Text>
          {lastUseText(apiKey)}. {endText(apiKey)}.
        </Text>
        {addressRanges.length > 0 && <Text overflowWrap="anywhere">Allowed from {addressRanges.join(', ')} only.</Text>}
        {olderWorksUntil !== null && <Text>The previous key works until {formatDateTime(olderWorksUntil)}.</Text>}
      </Stack>
      {state !== 'REVOKED' && (
        <Flex gap="4" mt="2" wrap="wrap">
          <RowButton aria-label={`Change ${name}`} onClick={() => onOpen('change')}>
            Change
          </RowButton>
          <RowButton aria-label={`Rotate ${name}`} onClick={() => onOpen('rotate')}>
            Rotate
          </RowButton>
          <RowButton colorPalette="neutral" aria-label={`Revoke ${name}`} onClick={() => onOpen('revoke')}>
            Revoke
          </RowButton>
        </Flex>
      )}
      <Disclosure label="Usage and budget" name={`Usage and budget of ${name}`}>
        {() => <KeyUsage id={apiKey.id} />}
      </Disclosure>
    </Box>
  );
}

interface RevokeKeyDialogProps {
  /** Null while the dialog is closed. */
  readonly apiKey: ApiKeyFactsFragment | null;
  readonly onClose: () => void;
}

/** Dialog that asks for confirmation before it revokes a key. */
function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const { userId } = useCredentialOwner();
  const attempt = useAttempt();
  const [revoke, { loading }] = useMutation(RevokeApiKeyDocument);
  const fresh = useFreshKey();

  async function revokeKey({ id, name, version: expectedVersion }: ApiKeyFactsFragment): Promise<void> {
    const result = await attempt('revokeKey', () =>
      fresh(() => revoke({ variables: { input: { userId, id, expectedVersion } } })),
    );
    if (result !== null) {
      toaster.success({ title: `${name} revoked` });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={apiKey !== null}
      title={`Revoke ${apiKey?.name ?? 'this key'}?`}
      confirmLabel="Revoke key"
      isDestructive
      isPending={loading}
      onConfirm={() => apiKey !== null && void revokeKey(apiKey)}
      onCancel={onClose}
    >
      <Text>The key stops working immediately and permanently. Requests that still use it are rejected.</Text>
    </ConfirmDialog>
  );
}

/** Dialog that is currently open. */
type OpenDialog =
  | { readonly dialog: 'none' | 'new' }
  | { readonly dialog: 'change' | 'rotate' | 'revoke'; readonly id: string };

/** Section that lists an account's API keys with their actions. */
export function KeysSection() {
  const { userId } = useCredentialOwner();
  const query = useQuery(ApiKeysDocument, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<OpenDialog>({ dialog: 'none' });
  const keys = query.data?.apiKeys;
  const close = () => setOpened({ dialog: 'none' });
  const openedKey = (dialog: 'change' | 'rotate' | 'revoke') =>
    (opened.dialog === dialog && 'id' in opened && keys?.find(({ id }) => id === opened.id)) || null;

  const list = (label: string, keys: readonly ApiKeyFactsFragment[]) => (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={label}>
      {keys.map((apiKey) => (
        <KeyItem key={apiKey.id} apiKey={apiKey} onOpen={(dialog) => setOpened({ dialog, id: apiKey.id })} />
      ))}
    </Stack>
  );

  return (
    <Stack gap="4" align="stretch">
      <ReadList query={query} result={keys} failure="fetchKeys">
        {(all) => {
          const current = all.filter(({ state }) => state !== 'REVOKED');
          const revoked = all.filter(({ state }) => state === 'REVOKED');
          return (
            <>
              {current.length === 0 ? <NoKeys /> : list('Keys', current)}
              {revoked.length > 0 && (
                <Disclosure label={revoked.length === 1 ? 'One revoked key' : `${revoked.length} revoked keys`}>
                  {() => list('Revoked keys', revoked)}
                </Disclosure>
              )}
            </>
          );
        }}
      </ReadList>
      <Box>
        <Button size="sm" variant="outline" onClick={() => setOpened({ dialog: 'new' })}>
          <Plus strokeWidth={1.5} aria-hidden />
          Create a key
        </Button>
      </Box>
      <NewKeyDialog isOpen={opened.dialog === 'new'} onClose={close} />
      <ChangeKeyDialog apiKey={openedKey('change')} onClose={close} />
      <RotateKeyDialog apiKey={openedKey('rotate')} onClose={close} />
      <RevokeKeyDialog apiKey={openedKey('revoke')} onClose={close} />
    </Stack>
  );
}

function NoKeys() {
  const { isAdministrator } = useCredentialOwner();
  return isAdministrator ? (
    <Text color="fg.muted">This account has no API keys.</Text>
  ) : (
    <Text color="fg.muted">
      You have no API keys. With a key, your software can read your stock and prices, hold stones and place orders,
      within the scopes that you choose.
    </Text>
  );
}
