import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { NewShowPanel } from './new-show-panel';
import { shows } from './show-list';
import { ShowPanel } from './show-panel';

/** What the address has open while a new show is made. */
const NEW = 'new';

/** Trade shows at which the house can be met. */
export default function ShowsScreen() {
  const list = useList(shows);
  const record = useOpenRecord();
  return (
    <ListScreen
      list={list}
      record={record}
      title="Shows"
      failure="Error fetching all shows"
      none={<EmptyMessage title="No shows yet" description="Add the trade shows that you attend." />}
      actions={<NewButton onClick={() => record.open(NEW)}>New show</NewButton>}
      panel={(id) =>
        id === NEW ? (
          <NewShowPanel onCreated={list.rows.retry} />
        ) : (
          <ShowPanel id={id} onDeleted={() => record.open(null)} />
        )
      }
    />
  );
}
