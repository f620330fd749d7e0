import { type MessageRowFragment, MessagesDocument } from '../../graphql/generated/graphql';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { messageMark, messageStatusLabels } from './message-status';
import { MessagePanel } from './panel/message-panel';

const column = listColumn<MessageRowFragment>;

/** What a message is about, in a line. */
function aboutText({ stockNumber, orderId }: MessageRowFragment): string | null {
  return stockNumber ?? (orderId === null ? null : `Order #${orderId}`);
}

export const messages: ListDeclaration<MessageRowFragment> = {
  pageId: 'admin_contact_messages',
  noun: 'message',
  plural: 'messages',
  source: listSource(MessagesDocument, (data) => data.contactMessages),
  rowName: ({ name }) => `message of ${name}`,
  columns: [
    column({ path: 'name', header: 'From' }),
    column({ path: 'status', header: 'Status', mark: messageMark }),
    column({ path: 'subject', header: 'Subject', missing: 'Without a subject' }),
    column({ path: 'stockNumber', id: 'about', header: 'About', plain: aboutText }),
    column({ path: 'email', header: 'Email' }),
    column({ path: 'createdAt', id: 'date', header: 'Arrived', value: 'moment' }),
    column({ path: 'answeredAt', id: 'answered', header: 'Answered', value: 'moment' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name, email, subject or words' }),
    listFilter({ field: 'statuses', id: 'status', kind: 'options', label: 'Status', labels: messageStatusLabels }),
    listFilter({
      field: 'topics',
      id: 'about',
      kind: 'options',
      label: 'About',
      labels: { ITEM: 'An item', ORDER: 'An order', OTHER: 'Something else' },
    }),
    listFilter({ field: 'createdAt', id: 'arrived', kind: 'days', label: 'Arrived' }),
    listFilter({ field: 'isHandled', id: 'handled', kind: 'toggle', label: 'Seen to' }),
  ],
  sort: { field: '', direction: 'DESC' },
  isCheckable: false,
};

/** What was written to the house, and what it has answered. */
export default function MessagesScreen() {
  const list = useList(messages);
  const none = <EmptyMessage title="No messages yet" description="Messages from the contact form appear here." />;
  const screen = {
    list,
    record: useOpenRecord(),
    title: 'Messages',
    failure: 'Error fetching messages',
    none,
  } as const;
  return <ListScreen {...screen} panel={(id) => <MessagePanel id={id} />} />;
}
