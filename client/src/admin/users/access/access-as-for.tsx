import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AccessOfUserDocument, type AccessPage } from '../../../graphql/generated/graphql';
import { attempt, RecordGone } from '../../kit/failure';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';

interface AccessAsForProps {
  readonly onPicked: (pages: readonly AccessPage[]) => void;
}

/** Takes the pages of another user. */
export function AccessAsFor({ onPicked }: AccessAsForProps) {
  const client = useApolloClient();
  const [picked, setPicked] = useState<PickedUser | null>(null);

  async function take(user: PickedUser | null): Promise<void> {
    setPicked(user);
    if (user === null) {
      return;
    }
    await attempt('Error fetching users', async () => {
      const { data } = await client.query({
        query: AccessOfUserDocument,
        variables: { id: user.id },
        fetchPolicy: 'network-only',
      });
      if (data?.user == null) {
        throw new RecordGone('The account');
      }
      onPicked(data.user.accesses.map(({ page }) => page));
    });
  }

  return (
    <UserPicker
      label="As for another user"
      value={picked}
      onChange={(user) => void take(user)}
      hint="Takes the pages that they have; nothing is saved before you save."
    />
  );
}
