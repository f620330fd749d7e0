import { Send } from 'lucide-react';
import { useList } from '../../../table/list/use-list';
import { ButtonLink } from '../../../ui/links';
import { NothingHere } from '../../../ui/nothing-here';
import { ListScreen } from '../../kit/list/list-screen';
import { useOpenRecord } from '../../kit/panel/open-record';
import { useFollowed } from '../../kit/use-followed';
import { sendHref } from '../addresses';
import { dispatches } from './dispatch-list';
import { DispatchPanel } from './dispatch-panel';
import { isGoingOn } from './dispatch-words';

/** Every mail to many: what is scheduled, on its way and sent, and what became of it. */
export default function SentScreen() {
  const list = useList(dispatches);
  useFollowed(list.rows.page?.items.some(isGoingOn) === true, list.rows.retry);
  return (
    <ListScreen
      list={list}
      record={useOpenRecord()}
      title="Sent emails"
      failure="Error fetching sent emails"
      none={<NothingHere title="No mails yet" description="Mails to channels and users appear here once scheduled." />}
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
