import { Button, Field, NativeSelect, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useSendInvitationMutation } from '../../../graphql/generated/hooks';
import { useCurrentUser } from '../../../session/session-context';
import { DialogForm } from '../../kit/dialog/dialog-form';
import { DialogFrame } from '../../kit/dialog/dialog-frame';
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
      <DialogFrame size="sm" isOpen={isOpen} onClose={close}>
        <DialogForm
          title="Invite by e-mail"
          submitLabel="Send to me"
          isPending={loading}
          onSubmit={invite}
          onCancel={close}
        >
          <Text>
            The invitation is mailed to you, at {user?.email}, for you to forward: so it comes from somebody whom they
            know. To make the account for them, take “New user”.
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
        </DialogForm>
      </DialogFrame>
    </>
  );
}
