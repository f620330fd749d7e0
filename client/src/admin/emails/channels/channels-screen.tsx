import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ListScreen } from '../../kit/list/list-screen';
import { NewButton } from '../../kit/list/new-button';
import { useOpenRecord } from '../../kit/panel/open-record';
import { channels } from './channel-list';
import { ChannelPanel } from './channel-panel';
import { NewChannelPanel } from './new-channel-panel';

/** What the address has open while a new channel is made. */
const NEW = 'new';

/** Newsletters that users may subscribe to: who gets them, and what is sent to them. */
export default function ChannelsScreen() {
  const list = useList(channels);
  const record = useOpenRecord();
  return (
    <ListScreen
      list={list}
      record={record}
      title="Email channels"
      failure="Error fetching email channels"
      none={
        <EmptyMessage
          title="No channels yet"
          description="A channel is a newsletter. Users subscribe to it in their account, and mails are sent to all of them."
        />
      }
      actions={<NewButton onClick={() => record.open(NEW)}>New channel</NewButton>}
      panel={(id) =>
        id === NEW ? (
          <NewChannelPanel onCreated={list.rows.retry} />
        ) : (
          <ChannelPanel id={id} onChanged={list.rows.retry} />
        )
      }
    />
  );
}
