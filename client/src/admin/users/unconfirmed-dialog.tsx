import { chakra, Text } from '@chakra-ui/react';
import { DialogForm } from '../../forms/dialog/dialog-form';
import { DialogFrame } from '../../forms/dialog/dialog-frame';
import type { UserRowFragment } from '../../graphql/generated/graphql';
import { useConfirmationLinks } from './use-confirmation-links';

interface UnconfirmedDialogProps {
  /** Users who were approved and have not confirmed their email. The dialog is open if there are any. */
  readonly users: readonly UserRowFragment[];
  readonly onClose: () => void;
}

/** After a bulk approval: names the users who cannot sign in yet, and offers to send them the confirmation link. */
export function UnconfirmedDialog({ users, onClose }: UnconfirmedDialogProps) {
  const { send, isPending } = useConfirmationLinks();
  const isOne = users.length === 1;

  async function submit(): Promise<void> {
    if (await send(users)) {
      onClose();
    }
  }

  return (
    <DialogFrame size="sm" isOpen={users.length > 0} onClose={onClose}>
      <DialogForm
        title={isOne ? 'Email not confirmed' : `${users.length} emails not confirmed`}
        submitLabel={isOne ? 'Send confirmation link' : 'Send confirmation links'}
        isPending={isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text>
          {isOne ? 'This user is' : 'These users are'} approved but cannot sign in before they confirm their email:
        </Text>
        <chakra.ul ps="5" listStyleType="disc" maxH="60" overflowY="auto">
          {users.map(({ id, email, displayName }) => (
            <li key={id}>{displayName === email ? email : `${displayName}, ${email}`}</li>
          ))}
        </chakra.ul>
      </DialogForm>
    </DialogFrame>
  );
}
