import { type SecurityEventLineFragment, SecurityLogDocument } from '../../graphql/generated/graphql';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { usersFilter } from '../kit/user-picker/user-filter';
import { SecurityEventPanel } from './security-event-panel';
import { browserText, kindLabels, kindMark, reasonText } from './security-text';

const column = listColumn<SecurityEventLineFragment>;
const users = usersFilter({ field: 'userIds', id: 'user', label: 'User' });

/** Newest first: the server has no other order of them. */
export const securityLog: ListDeclaration<SecurityEventLineFragment, 'AT'> = {
  pageId: 'admin_security_log',
  noun: 'event',
  plural: 'events',
  source: listSource(SecurityLogDocument, (data) => data.securityEvents),
  isCheckable: false,
  rowName: ({ kind, email }) => `${kindLabels[kind]}${email === null ? '' : `, ${email}`}`,
  columns: [
    column({ path: 'kind', header: 'What happened', mark: kindMark }),
    column({ path: 'email', header: 'Email' }),
    column({ path: 'reason', header: 'Why', plain: reasonText }),
    column({ path: 'ip', header: 'IP address' }),
    column({ path: 'browser', header: 'Browser', plain: ({ browser }) => browserText(browser) }),
    column({ path: 'count', header: 'Times', value: 'integer' }),
    column({ path: 'at', header: 'When', value: 'moment' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Email or IP address' }),
    listFilter({ field: 'kinds', id: 'kind', kind: 'options', label: 'What happened', labels: kindLabels }),
    users.filter,
    listFilter({ field: 'at', kind: 'days', label: 'When' }),
  ],
  useChoices: users.useChoices,
  sort: { field: 'AT', direction: 'DESC' },
};

/** Sign-ins, refusals, and what was changed about accounts. */
export default function SecurityLogScreen() {
  const list = useList(securityLog);
  const none = <EmptyMessage title="Nothing yet" description="Sign-ins and refusals appear here." />;
  const screen = { list, none, title: 'Security log', failure: 'Error fetching security log' } as const;
  return <ListScreen {...screen} record={useOpenRecord()} panel={(id) => <SecurityEventPanel id={id} />} />;
}
