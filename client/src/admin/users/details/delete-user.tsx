import { useMutation, useQuery } from '@apollo/client/react';
import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import {
  DeleteUserDocument,
  type ReferenceFate,
  UserDeletionDocument,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import { failureReason } from '../../kit/failure';
import { DeleteSection } from '../../kit/panel/delete-section';
import { useUserChange } from '../use-user-change';

/** Headings that group the effects of a deletion, in display order. */
const deletionEffects: readonly (readonly [fate: ReferenceFate, heading: string])[] = [
  ['GOES', 'Deleted with the account'],
  ['FREED', 'Becomes available again'],
  ['STAYS', 'Retained without an account'],
];

interface DeletionEffectsProps {
  readonly userId: string;
}

/**
 * List of the data that is deleted, released or retained when the account is deleted. The server returns the counts.
 */
function DeletionEffects({ userId }: DeletionEffectsProps) {
  const { data, error } = useQuery(UserDeletionDocument, { variables: { userId }, fetchPolicy: 'network-only' });
  const references = data?.userDeletion;
  if (error !== undefined) {
    return <Text color="danger.fg">Could not load the data linked to the account. {failureReason(error)}</Text>;
  }
  if (references == null) {
    return <Text color="fg.muted">Loading the data linked to the account …</Text>;
  }
  if (references.length === 0) {
    return <Text>No other data is linked to the account.</Text>;
  }
  return (
    <Stack gap="3">
      {deletionEffects.map(([effect, heading]) => {
        const affected = references.filter((reference) => reference.fate === effect);
        return (
          affected.length > 0 && (
            <div key={effect}>
              <Heading as="h3" size="sm">
                {heading}
              </Heading>
              <chakra.ul ps="4" listStyleType="disc">
                {affected.map(({ count, words }) => (
                  <li key={words}>
                    {formatCount(count)} {words}
                  </li>
                ))}
              </chakra.ul>
            </div>
          )
        );
      })}
    </Stack>
  );
}

interface DeleteUserProps {
  readonly user: UserRecordFragment;
  readonly onDeleted: () => void;
}

/** Section that permanently deletes the user. The administrator must type the user's email address. */
export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const [remove] = useMutation(DeleteUserDocument);
  const send = useUserChange(user.id);
  return (
    <DeleteSection
      noun="user"
      question={`Delete ${user.displayName}?`}
      phrase={user.email}
      note="Orders are retained. You see the affected data before you confirm."
      remove={() => send((userVersion) => remove({ variables: { input: userVersion } }))}
      failure="Error deleting user"
      doneText={`${user.email} deleted`}
      onDeleted={onDeleted}
    >
      <DeletionEffects userId={user.id} />
      <Text>This cannot be undone. To lock the user out instead, block the account.</Text>
    </DeleteSection>
  );
}
