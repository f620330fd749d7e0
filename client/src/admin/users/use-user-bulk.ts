import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  AdminUserDocument,
  SetUserApprovalDocument,
  SetUserBlockDocument,
  type UserRowFragment,
  UserRowFragmentDoc,
} from '../../graphql/generated/graphql';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { RecordGone } from '../kit/failure';
import type { Blocking } from './user-words';

/** A user as far as it has been read. */
function knownUser(client: ApolloClient, id: string): UserRowFragment | null {
  return client.cache.readFragment({
    from: { __typename: 'User', id },
    fragment: UserRowFragmentDoc,
    fragmentName: 'UserRow',
  });
}

async function readUser(client: ApolloClient, id: string): Promise<UserRowFragment> {
  const known = knownUser(client, id);
  if (known !== null) {
    return known;
  }
  const { data } = await client.query({ query: AdminUserDocument, variables: { id } });
  if (data?.user == null) {
    throw new RecordGone('The account');
  }
  return data.user;
}

function approvalJob(client: ApolloClient, isApproved: boolean): BulkJob {
  const set = (userId: string, value: boolean) =>
    client.mutate({
      mutation: SetUserApprovalDocument,
      variables: { input: { userId, isApproved: value } },
    });
  return {
    label: isApproved ? 'Approve' : 'Withdraw approval',
    change: async (id) => {
      const before = (await readUser(client, id)).isApproved;
      await set(id, isApproved);
      return before === isApproved ? null : () => set(id, before);
    },
  };
}

function blockJob(client: ApolloClient, isBlocked: boolean): BulkJob {
  const set = (userId: string, { isBlocked: value, blockedUntil }: Blocking) =>
    client.mutate({
      mutation: SetUserBlockDocument,
      variables: { input: { userId, isBlocked: value, blockedUntil } },
    });
  return {
    label: isBlocked ? 'Block' : 'Unblock',
    change: async (id) => {
      const before = await readUser(client, id);
      await set(id, { isBlocked, blockedUntil: null });
      const isSame = before.isBlocked === isBlocked && before.blockedUntil === null;
      return isSame ? null : () => set(id, before);
    },
  };
}

/** What can be done with many users at once, and what to call them. */
export function useUserBulk() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      approve: approvalJob(client, true),
      withdraw: approvalJob(client, false),
      block: blockJob(client, true),
      unblock: blockJob(client, false),
      nameOf: (id: string) => knownUser(client, id)?.email ?? `User ${id}`,
    }),
    [client],
  );
}
