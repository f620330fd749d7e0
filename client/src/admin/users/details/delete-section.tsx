import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useDeleteUserMutation } from '../../../graphql/generated/hooks';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { TypedConfirm } from '../../kit/typed-confirm';
import { useUserChange } from '../panel/use-user-change';
import { DeletionEffects } from './deletion-effects';

interface DeleteSectionProps {
  readonly user: UserRecordFragment;
  readonly onDeleted: () => void;
}

/** Deletes the user for good, once their e-mail has been typed. */
export function DeleteSection({ user, onDeleted }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [deleteUser, { loading }] = useDeleteUserMutation();
  const send = useUserChange(user.id);

  async function remove(): Promise<void> {
    const isDone = await attempt('Error deleting user', () =>
      send((known) => deleteUser({ variables: { input: known } })),
    );
    setAsking(false);
    if (isDone) {
      announceDone(`${user.email} is deleted`);
      onDeleted();
    }
  }

  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4">
        <Text color="fg.muted">Orders stay; what goes with the account is said before.</Text>
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
          Delete user
        </Button>
      </Flex>
      <TypedConfirm
        isOpen={isAsking}
        title={`Delete ${user.displayName}?`}
        phrase={user.email}
        confirmLabel="Delete user"
        isPending={loading}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <DeletionEffects userId={isAsking ? user.id : null} />
        <Text>This cannot be taken back. To lock the user out instead, block the account.</Text>
      </TypedConfirm>
    </PanelSection>
  );
}
