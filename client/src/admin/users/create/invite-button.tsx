import { Button, Dialog, Field, NativeSelect, Portal, Stack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useSendInvitationMutation } from '../../../graphql/generated/hooks';
import { useCurrentUser } from '../../../session/session-context';
import { whenClosed } from '../../../ui/when-closed';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';

/** Where an invitation may lead. */
const pages = [
  { path: '/register', label: 'Register: they ask for an account' },
  { path: '/', label: 'Home' },
] as const;

/**
 * Invites somebody who has no account yet: the house mails the invitation to whoever asks for it, to be forwarded. Nothing of
 * it is kept.
 */
export function InviteButton() {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState<string>(pages[0].path);
  const [send, { loading }] = useSendInvitationMutation();
  const close = () => setOpen(false);

  async function invite(): Promise<void> {
    const isDone = await attempt('Error sending invitation', () => send({ variables: { input: { url: path } } }));
    if (isDone) {
      close();
      announceDone(`The invitation is on its way to ${user?.email ?? 'you'}`);
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        Invite
      </Button>
      <Dialog.Root size="sm" open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(close)}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>Invite by e-mail</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Text>
                    The invitation is mailed to you, at {user?.email}, for you to forward: so it comes from somebody
                    whom they know. To make the account for them, take “New user”.
                  </Text>
                  <Field.Root>
                    <Field.Label>The page that it leads to</Field.Label>
                    <NativeSelect.Root size="sm">
                      <NativeSelect.Field value={path} onChange={({ target }) => setPath(target.value)}>
                        {pages.map((page) => (
                          <option key={page.path} value={page.path}>
                            {page.label}
                          </option>
                        ))}
                      </NativeSelect.Field>
                      <NativeSelect.Indicator />
                    </NativeSelect.Root>
                  </Field.Root>
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" colorPalette="neutral" onClick={close}>
                  Cancel
                </Button>
                <Button loading={loading} onClick={() => void invite()}>
                  Send to me
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
