import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKeyFactsFragment } from '../../../graphql/generated/graphql';
import { useApiKeysQuery } from '../../../graphql/generated/hooks';
import { useCredentialOwner } from '../credential-owner';
import { Disclosure } from '../disclosure';
import { ReadList } from '../read-list';
import { ChangeKeyDialog, NewKeyDialog, RotateKeyDialog } from './key-dialogs';
import { KeyItem } from './key-item';
import { RevokeKeyDialog } from './revoke-key-dialog';

/** What is open over the list. */
type Opened =
  | { readonly dialog: 'none' | 'new' }
  | { readonly dialog: 'change' | 'rotate' | 'revoke'; readonly id: string };

/** Somebody's keys, with all that can be done with them. */
export function KeysSection() {
  const { userId } = useCredentialOwner();
  const query = useApiKeysQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Opened>({ dialog: 'none' });
  const keys = query.data?.apiKeys;
  const close = () => setOpened({ dialog: 'none' });
  const openedKey = (dialog: 'change' | 'rotate' | 'revoke') =>
    (opened.dialog === dialog && 'id' in opened && keys?.find(({ id }) => id === opened.id)) || null;

  const list = (label: string, shown: readonly ApiKeyFactsFragment[]) => (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={label}>
      {shown.map((apiKey) => (
        <KeyItem key={apiKey.id} apiKey={apiKey} onOpen={(dialog) => setOpened({ dialog, id: apiKey.id })} />
      ))}
    </Stack>
  );

  return (
    <Stack gap="4" align="stretch">
      <ReadList query={query} answer={keys} failure="fetchKeys">
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
          Make a key
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
  const { isHouse } = useCredentialOwner();
  return isHouse ? (
    <Text color="fg.muted">There is no key.</Text>
  ) : (
    <Text color="fg.muted">
      You have no key. With one, a program of yours reads your stock and prices, holds stones and places orders, each as
      far as you let it.
    </Text>
  );
}
