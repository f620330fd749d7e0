import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { DialogForm } from '../../forms/dialog/dialog-form';
import { DialogFrame } from '../../forms/dialog/dialog-frame';
import {
  AdminUserDocument,
  SetUserApprovalDocument,
  SetUserBlockDocument,
  type UserRowFragment,
} from '../../graphql/generated/graphql';
import type { List } from '../../table/list/use-list';
import { recordBefore } from '../kit/bulk/cached-record';
import { CheckedJobs } from '../kit/bulk/checked-jobs';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { counted } from '../kit/count-noun';
import { ExportRows } from '../kit/list/export-rows';
import { changeUser } from './change-user';
import { knownUser } from './known-user';
import { useConfirmationLinks } from './use-confirmation-links';
import { users } from './user-list';
import type { Blocking } from './user-text';

interface UnconfirmedDialogProps {
  /** Users who were approved and have not confirmed their email. The dialog is open if there are any. */
  readonly users: readonly UserRowFragment[];
  readonly onClose: () => void;
}

/** After a bulk approval: names the users who cannot sign in yet, and offers to send them the confirmation link. */
function UnconfirmedDialog({ users, onClose }: UnconfirmedDialogProps) {
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

function userBefore(client: ApolloClient, id: string): Promise<UserRowFragment> {
  const read = async () => (await client.query({ query: AdminUserDocument, variables: { id } })).data?.user;
  return recordBefore<UserRowFragment>(knownUser(client, id), read, 'The account');
}

function approvalJob(client: ApolloClient, isApproved: boolean, onDone?: BulkJob['onDone']): BulkJob {
  const set = (id: string, value: boolean) =>
    changeUser(client, id, (known) =>
      client.mutate({ mutation: SetUserApprovalDocument, variables: { input: { ...known, isApproved: value } } }),
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
    changeUser(client, id, (known) =>
      client.mutate({
        mutation: SetUserBlockDocument,
        variables: { input: { ...known, isBlocked: value, blockedUntil } },
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

/** What can be done with the checked users. */
export function UserJobs({ list }: { readonly list: List<UserRowFragment> }) {
  const client = useApolloClient();
  const [unconfirmed, setUnconfirmed] = useState<readonly UserRowFragment[]>([]);
  const jobs = useMemo(() => {
    // The server's answers to the approvals are in the cache by then.
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
