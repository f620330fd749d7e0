import { useMutation } from '@apollo/client/react';
import { Button, Field, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { DialogForm, DialogFrame } from '../../forms/dialog/dialog-form';
import { SendInvitationDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { partOnDemand } from '../../ui/on-demand';
import { attempt } from '../kit/failure';
import { ExportRows } from '../kit/list/export-rows';
import { ListScreen } from '../kit/list/list-screen';
import { NewButton } from '../kit/list/new-button';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelSkeleton } from '../kit/panel/panel-parts';
import { ChoiceSelect } from '../kit/parts/choice-select';
import { showSuccess } from '../kit/success-toast';
import type { NewUserPanelProps } from './create/new-user-panel';
import type { UserPanelProps } from './panel/user-panel';
import { UserJobs } from './user-jobs';
import { users } from './user-list';

/** Pages that an invitation can link to. */
const pages = [
  { value: '/register', label: 'Registration page' },
  { value: '/', label: 'Home page' },
] as const;

/**
 * Button that emails an invitation for a new user to the administrator, who can forward it. The server stores no data
 * about the invitation.
 */
function InviteButton() {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [path, setPath] = useState<string>(pages[0].value);
  const [send, { loading }] = useMutation(SendInvitationDocument);
  const close = () => setOpen(false);

  async function invite(): Promise<void> {
    const isDone = await attempt('Error sending invitation', () => send({ variables: { input: { url: path } } }));
    if (isDone) {
      close();
      showSuccess(`Invitation sent to ${user?.email ?? 'you'}`);
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
            We send the invitation to you at {user?.email} so that you can forward it to the customer. To create the
            account yourself, use “New user”.
          </Text>
          <Field.Root>
            <Field.Label>Landing page</Field.Label>
            <ChoiceSelect value={path} choices={pages} onChange={setPath} />
          </Field.Root>
        </DialogForm>
      </DialogFrame>
    </>
  );
}

// Loaded on demand, because the panel needs much more code than the user list.
const UserPanel = partOnDemand<UserPanelProps>(() => import('./panel/user-panel'), PanelSkeleton);
const NewUserPanel = partOnDemand<NewUserPanelProps>(() => import('./create/new-user-panel'), PanelSkeleton);

const NEW = 'new';

export default function UsersScreen() {
  const list = useList(users);
  const record = useOpenRecord();
  const emptyMessage = <EmptyMessage title="No users yet" description="Users who register in the shop appear here." />;
  const removeFromCache = (id: string) => {
    list.checked.set(list.checked.ids.filter((each) => each !== id));
    record.open(null);
  };
  return (
    <ListScreen
      {...{ list, record, emptyMessage, title: 'Users', failure: 'Error fetching users' }}
      actions={
        <>
          <ExportRows declaration={users} list={list} fileName="users" failure="Error fetching users" />
          <InviteButton />
          <NewButton onClick={() => record.open(NEW)}>New user</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? <NewUserPanel onCreated={list.rows.retry} /> : <UserPanel id={id} onDeleted={removeFromCache} />
      }
    >
      <UserJobs list={list} />
    </ListScreen>
  );
}
