import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { partOnDemand } from '../../ui/on-demand';
import { ExportRows } from '../kit/list/export-rows';
import { ListScreen } from '../kit/list/list-screen';
import { NewButton } from '../kit/list/new-button';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelSkeleton } from '../kit/panel/panel-parts';
import { InviteButton } from './create/invite-button';
import type { NewUserPanelProps } from './create/new-user-panel';
import type { UserPanelProps } from './panel/user-panel';
import { UserJobs } from './user-jobs';
import { users } from './user-list';

// What is drawn of a user is much more than the list.
const UserPanel = partOnDemand<UserPanelProps>(() => import('./panel/user-panel'), PanelSkeleton);
const NewUserPanel = partOnDemand<NewUserPanelProps>(() => import('./create/new-user-panel'), PanelSkeleton);

/** What the address has open while an account is made. */
const NEW = 'new';

/** Everybody who has an account: who waits for approval, who may do what. */
export default function UsersScreen() {
  const list = useList(users);
  const record = useOpenRecord();
  const none = <EmptyMessage title="No users yet" description="Users who register in the shop appear here." />;
  const forget = (id: string) => {
    list.checked.set(list.checked.ids.filter((each) => each !== id));
    record.open(null);
  };
  return (
    <ListScreen
      {...{ list, record, none, title: 'Users', failure: 'Error fetching users' }}
      actions={
        <>
          <ExportRows declaration={users} list={list} fileName="users" failure="Error fetching users" />
          <InviteButton />
          <NewButton onClick={() => record.open(NEW)}>New user</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? <NewUserPanel onCreated={list.rows.retry} /> : <UserPanel id={id} onDeleted={forget} />
      }
    >
      <UserJobs list={list} />
    </ListScreen>
  );
}
