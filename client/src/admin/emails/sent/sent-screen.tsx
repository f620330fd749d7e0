import { Send } from 'lucide-react';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { ListScreen } from '../../kit/list/list-screen';
import { useOpenRecord } from '../../kit/panel/open-record';
import { usePolling } from '../../kit/use-polling';
import { sendHref } from '../addresses';
import { dispatches } from './dispatch-list';
import { DispatchPanel } from './dispatch-panel';
import { isGoingOn } from './dispatch-text';

/** Every mail to many: what is scheduled, on its way and sent, and what became of it. */
export default function SentScreen() {
  const list = useList(dispatches);
  usePolling(list.rows.page?.items.some(isGoingOn) === true, list.rows.retry);
  return (
    <ListScreen
      list={list}
      record={useOpenRecord()}
      title="Sent emails"
      failure="Error fetching sent emails"
      none={<EmptyMessage title="No mails yet" description="Mails to channels and users appear here once scheduled." />}
      actions={
        <ButtonLink to={sendHref()} size="sm">
          <Send aria-hidden />
          New mail
        </ButtonLink>
      }
      panel={(id) => <DispatchPanel id={id} />}
    />
  );
}
