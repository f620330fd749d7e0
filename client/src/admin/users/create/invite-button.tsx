import { Button, Field, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { DialogForm } from '../../../forms/dialog/dialog-form';
import { DialogFrame } from '../../../forms/dialog/dialog-frame';
import { useSendInvitationMutation } from '../../../graphql/generated/hooks';
import { useCurrentUser } from '../../../session/session-context';
import { attempt } from '../../kit/failure';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { showSuccess } from '../../kit/success-toast';

/** Where an invitation may lead. */
const pages = [
  { value: '/register', label: 'Register: they ask for an account' },
  { value: '/', label: 'Home' },
] as const;

/**
 * Invites somebody who has no account yet: the house mails the invitation to whoever asks for it, to be forwarded. Nothing of
 * it is kept.
 */
export function InviteButton() {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState<string>(pages[0].value);
  const [send, { loading }] = useSendInvitationMutation();
  const close = () => setOpen(false);

  async function invite(): Promise<void> {
    const isDone = await attempt('Error sending invitation', () => send({ variables: { input: { url: path } } }));
    if (isDone) {
      close();
      showSuccess(`The invitation is on its way to ${user?.email ?? 'you'}`);
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
          title="Invite by email"
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
            <ChoiceSelect value={path} choices={pages} onChange={setPath} />
          </Field.Root>
        </DialogForm>
      </DialogFrame>
    </>
  );
}
