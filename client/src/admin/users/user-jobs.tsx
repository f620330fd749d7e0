import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { DialogForm, DialogFrame } from '../../forms/dialog/dialog-form';
import {
  AdminUserDocument,
  SendConfirmationLinksDocument,
  SetUserApprovalDocument,
  SetUserBlockDocument,
  type UserRowFragment,
  UserRowFragmentDoc,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import type { List } from '../../table/list/use-list';
import { readCachedRecord, recordBefore } from '../kit/bulk/change-each';
import { CheckedJobs } from '../kit/bulk/checked-jobs';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { counted } from '../kit/count-noun';
import { attempt } from '../kit/failure';
import { ExportRows } from '../kit/list/export-rows';
import { showSuccess } from '../kit/success-toast';
import { users } from './user-list';
import type { Blocking } from './user-text';

/** Returns a user from the cache, or null if not cached. */
function knownUser(client: ApolloClient, id: string): UserRowFragment | null {
  return readCachedRecord(client, { __typename: 'User', id, fragment: UserRowFragmentDoc, fragmentName: 'UserRow' });
}

/** User's ID and cached version, which mutations require. */
interface KnownUser {
  readonly userId: string;
  readonly expectedVersion: number | null;
}

/** Sends a change to a user, based on the displayed version. */
export function changeUser<T>(
  client: ApolloClient,
  userId: string,
  send: (userVersion: KnownUser) => Promise<T>,
): Promise<T> {
  return refetchWhenStale(
    () => send({ userId, expectedVersion: knownUser(client, userId)?.version ?? null }),
    () => client.query({ query: AdminUserDocument, variables: { id: userId }, fetchPolicy: 'network-only' }),
  );
}

/** Returns a function that emails confirmation links to users, and shows the recipients to the administrator. */
export function useConfirmationLinks() {
  const [sendLinks, { loading }] = useMutation(SendConfirmationLinksDocument);

  async function send(users: readonly { readonly id: string }[]): Promise<boolean> {
    let emails: readonly string[] = [];
    const isDone = await attempt('Error sending email', async () => {
      const { data } = await sendLinks({ variables: { input: { userIds: users.map(({ id }) => id) } } });
      emails = data?.sendConfirmationLinks?.emails ?? [];
    });
    if (isDone) {
      showSuccess(
        emails.length === 0 ? 'The email is already confirmed' : `Confirmation link sent to ${emails.join(', ')}`,
      );
    }
    return isDone;
  }

  return { send, isPending: loading };
}

interface UnconfirmedDialogProps {
  /** Approved users whose email address is not confirmed. The dialog is open if the list is not empty. */
  readonly users: readonly UserRowFragment[];
  readonly onClose: () => void;
}

/**
 * Dialog shown after a bulk approval. Lists the users who cannot sign in yet, and offers to send them confirmation
 * links.
 */
function UnconfirmedDialog({ users, onClose }: UnconfirmedDialogProps) {
  const { send, isPending } = useConfirmationLinks();
  const isSingle = users.length === 1;

  async function submit(): Promise<void> {
    if (await send(users)) {
      onClose();
    }
  }

  return (
    <DialogFrame size="sm" isOpen={users.length > 0} onClose={onClose}>
      <DialogForm
        title={isSingle ? 'Email not confirmed' : `${users.length} emails not confirmed`}
        submitLabel={isSingle ? 'Send confirmation link' : 'Send confirmation links'}
        isPending={isPending}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text>
          {isSingle ? 'This user is' : 'These users are'} approved but cannot sign in until the email is confirmed:
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

function userBefore(client: ApolloClient, id: string): Promise<UserRowFragment> {
  const read = async () => (await client.query({ query: AdminUserDocument, variables: { id } })).data?.user;
  return recordBefore<UserRowFragment>(knownUser(client, id), read, 'The account');
}

function approvalJob(client: ApolloClient, isApproved: boolean, onDone?: BulkJob['onDone']): BulkJob {
  const set = (id: string, value: boolean) =>
    changeUser(client, id, (userVersion) =>
      client.mutate({ mutation: SetUserApprovalDocument, variables: { input: { ...userVersion, isApproved: value } } }),
    );
  return {
    label: isApproved ? 'Approve' : 'Withdraw approval',
    doneText: (count) => `${counted(count, 'user', 'users')} ${isApproved ? 'approved' : 'no longer approved'}`,
    change: async (id) => {
      const before = (await userBefore(client, id)).isApproved;
      await set(id, isApproved);
      return before === isApproved ? null : () => set(id, before);
    },
    ...(onDone && { onDone }),
  };
}

function blockJob(client: ApolloClient, isBlocked: boolean): BulkJob {
  const set = (id: string, { isBlocked: value, blockedUntil }: Blocking) =>
    changeUser(client, id, (userVersion) =>
      client.mutate({
        mutation: SetUserBlockDocument,
        variables: { input: { ...userVersion, isBlocked: value, blockedUntil } },
      }),
    );
  return {
    label: isBlocked ? 'Block' : 'Unblock',
    doneText: (count) => `${counted(count, 'user', 'users')} ${isBlocked ? 'blocked' : 'unblocked'}`,
    change: async (id) => {
      const before = await userBefore(client, id);
      await set(id, { isBlocked, blockedUntil: null });
      const isSame = before.isBlocked === isBlocked && before.blockedUntil === null;
      return isSame ? null : () => set(id, before);
    },
  };
}

export function UserJobs({ list }: { readonly list: List<UserRowFragment> }) {
  const client = useApolloClient();
  const [unconfirmed, setUnconfirmed] = useState<readonly UserRowFragment[]>([]);
  const jobs = useMemo(() => {
    // At this point, the responses to the approvals are in the cache.
    const showUnconfirmed = (ids: readonly string[]) =>
      setUnconfirmed(ids.flatMap((id) => knownUser(client, id) ?? []).filter((user) => !user.isEmailConfirmed));
    return [
      approvalJob(client, true, showUnconfirmed),
      approvalJob(client, false),
      blockJob(client, true),
      blockJob(client, false),
    ];
  }, [client]);
  return (
    <>
      <CheckedJobs list={list} nameOf={(id) => knownUser(client, id)?.email ?? `User ${id}`}>
        {(run) => (
          <>
            {jobs.map((job) => (
              <Button key={job.label} size="sm" variant="outline" onClick={() => run(job)}>
                {job.label}
              </Button>
            ))}
            <ExportRows
              declaration={users}
              list={list}
              fileName="users"
              failure="Error fetching users"
              ids={list.checked.ids}
            />
          </>
        )}
      </CheckedJobs>
      <UnconfirmedDialog users={unconfirmed} onClose={() => setUnconfirmed([])} />
    </>
  );
}
