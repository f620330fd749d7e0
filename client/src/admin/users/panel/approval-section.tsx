import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { SetUserApprovalDocument, type UserRecordFragment } from '../../../graphql/generated/graphql';
import { StatusMark } from '../../../ui/status-mark';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUserChange } from '../use-user-change';
import { useConfirmationLinks } from '../user-jobs';

interface ApprovalSectionProps {
  readonly user: UserRecordFragment;
}

export function ApprovalSection({ user }: ApprovalSectionProps) {
  const [setApproval, { loading }] = useMutation(SetUserApprovalDocument);
  const send = useUserChange(user.id);
  const { send: sendLink, isPending } = useConfirmationLinks();

  async function change(isApproved: boolean): Promise<void> {
    const isDone = await attempt('Error changing user status', () =>
      send((userVersion) => setApproval({ variables: { input: { ...userVersion, isApproved } } })),
    );
    if (isDone) {
      showSuccess(
        isApproved ? `${user.displayName} is approved` : `${user.displayName} is no longer approved`,
        () => void change(!isApproved),
      );
    }
  }

  return (
    <PanelSection title="Approval">
      <Flex align="center" justify="space-between" gap="4">
        <StatusMark tone={user.isApproved ? 'ok' : 'warn'}>
          {user.isApproved ? 'Approved' : 'Waiting for approval'}
        </StatusMark>
        <Button
          size="sm"
          variant={user.isApproved ? 'outline' : 'solid'}
          loading={loading}
          onClick={() => void change(!user.isApproved)}
        >
          {user.isApproved ? 'Withdraw approval' : 'Approve'}
        </Button>
      </Flex>
      {!user.isEmailConfirmed && (
        <Flex align="center" justify="space-between" gap="4">
          <Text color="fg.muted">Email not confirmed. The user can sign in after confirming it.</Text>
          <Button size="sm" variant="outline" loading={isPending} onClick={() => void sendLink([user])}>
            Send confirmation link
          </Button>
        </Flex>
      )}
    </PanelSection>
  );
}
