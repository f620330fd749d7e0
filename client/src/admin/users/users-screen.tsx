import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useList } from '../../table/list/use-list';
import { NothingHere } from '../../ui/nothing-here';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { InviteButton } from './create/invite-button';
import { NewUserPanel } from './create/new-user-panel';
import { UserPanel } from './panel/user-panel';
import { UserJobs } from './user-jobs';
import { users } from './user-list';

/** What the address has open while an account is made. */
const NEW = 'new';

/** Everybody who has an account: who waits for approval, who may do what. */
export default function UsersScreen() {
  const list = useList(users);
  const record = useOpenRecord();
  const none = <NothingHere title="No users yet" description="Whoever registers in the shop appears here." />;
  const forget = (id: string) => {
    list.checked.set(list.checked.ids.filter((each) => each !== id));
    record.open(null);
  };
  return (
    <ListScreen
      {...{ list, record, none, title: 'Users', failure: 'Error fetching users' }}
      actions={
        <>
          <InviteButton />
          <Button size="sm" onClick={() => record.open(NEW)}>
            <Plus aria-hidden />
            New user
          </Button>
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
