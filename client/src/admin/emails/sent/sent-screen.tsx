import { useQuery } from '@apollo/client/react';
import { Send } from 'lucide-react';
import {
  type DispatchLineFragment,
  EmailDispatchesDocument,
  SentChannelsDocument,
} from '../../../graphql/generated/graphql';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { ListScreen } from '../../kit/list/list-screen';
import { useOpenRecord } from '../../kit/panel/open-record';
import { usePolling } from '../../kit/use-polling';
import { sendHref } from '../addresses';
import { DispatchPanel } from './dispatch-panel';
import { dispatchLabels, dispatchMark, isInProgress } from './dispatch-text';
import { readableSubject } from './readable-subject';

const column = listColumn<DispatchLineFragment, 'CREATED_AT'>;

function useChannelChoices() {
  const { data } = useQuery(SentChannelsDocument);
  return { channel: data?.emailChannels?.map(({ id, name }) => ({ value: id, label: name, count: null })) };
}

/** List of bulk emails, always newest first. */
const dispatches: ListDeclaration<DispatchLineFragment, 'CREATED_AT'> = {
  pageId: 'admin_email_dispatches',
  noun: 'email',
  plural: 'emails',
  source: listSource(EmailDispatchesDocument, (data) => data.emailDispatches),
  isCheckable: false,
  rowName: ({ subject }) => readableSubject(subject),
  columns: [
    column({ path: 'subject', header: 'Subject', plain: ({ subject }) => readableSubject(subject) }),
    column({ path: 'status', header: 'Status', mark: dispatchMark }),
    column({ path: 'template', header: 'Template', value: 'reference' }),
    column({ path: 'channels', header: 'Channels', value: 'references' }),
    column({ path: 'progress.total', id: 'recipients', header: 'Recipients', value: 'integer' }),
    column({ path: 'progress.sent', id: 'sent', header: 'Sent', value: 'integer' }),
    column({ path: 'progress.failed', id: 'failed', header: 'Failed', value: 'integer' }),
    column({ path: 'sendAt', id: 'when', header: 'Send time', value: 'moment' }),
    column({ path: 'createdBy', id: 'by', header: 'Created by', value: 'user' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Subject or template' }),
    listFilter({ field: 'statuses', id: 'state', kind: 'options', label: 'Status', labels: dispatchLabels }),
    listFilter({ field: 'channelIds', id: 'channel', kind: 'options', label: 'Channel' }),
    listFilter({ field: 'hasFailed', id: 'failed', kind: 'toggle', label: 'Has failures' }),
  ],
  useChoices: useChannelChoices,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
};

export default function SentScreen() {
  const list = useList(dispatches);
  usePolling(list.rows.page?.items.some(isInProgress) === true, list.rows.retry);
  return (
    <ListScreen
      list={list}
      record={useOpenRecord()}
      title="Sent emails"
      failure="Error fetching sent emails"
      emptyMessage={
        <EmptyMessage title="No emails yet" description="Emails to channels and users appear here once scheduled." />
      }
      actions={
        <ButtonLink to={sendHref()} size="sm">
          <Send aria-hidden />
          New email
        </ButtonLink>
      }
      panel={(id) => <DispatchPanel id={id} />}
    />
  );
}
