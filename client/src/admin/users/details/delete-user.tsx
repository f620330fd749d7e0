import { Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useDeleteUserMutation } from '../../../graphql/generated/hooks';
import { DeleteSection } from '../../kit/panel/delete-section';
import { useUserChange } from '../use-user-change';
import { DeletionEffects } from './deletion-effects';

interface DeleteUserProps {
  readonly user: UserRecordFragment;
  readonly onDeleted: () => void;
}

/** Deletes the user for good, once their email has been typed. */
export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const [remove] = useDeleteUserMutation();
  const send = useUserChange(user.id);
  return (
    <DeleteSection
      noun="user"
      question={`Delete ${user.displayName}?`}
      phrase={user.email}
      note="Orders stay; what goes with the account is said before."
      remove={() => send((known) => remove({ variables: { input: known } }))}
      failure="Error deleting user"
      done={`${user.email} is deleted`}
      onDeleted={onDeleted}
    >
      <DeletionEffects userId={user.id} />
      <Text>This cannot be undone. To lock the user out instead, block the account.</Text>
    </DeleteSection>
  );
}
