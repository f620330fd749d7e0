import { Stack } from '@chakra-ui/react';
import { type SecurityEventLineFragment, SecurityLogDocument } from '../../graphql/generated/graphql';
import { useSecurityLogEventQuery } from '../../graphql/generated/hooks';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { formatDateTime } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelBody, PanelHeader, PanelSection } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { UserLink } from '../kit/record-link';
import { usersFilter } from '../kit/user-picker/user-filter';
import { browserText, kindLabels, kindMark, reasonText } from './security-text';

/** One event: whom it is about, from where, and the ways to others like it. */
function SecurityEventPanel({ id }: { readonly id: string }) {
  const query = useSecurityLogEventQuery({ variables: { id } });
  const found = query.data?.securityEvents?.items[0];
  return (
    <PanelRecord query={query} record={found} noun="event" failure="Error fetching security log">
      {(event) => {
        const { user, actor, email, ip, browser, count, at, lastAt, requestId, keyPublicId } = event;
        const { text, tone } = kindMark(event);
        return (
          <>
            <PanelHeader title={kindLabels[event.kind]} note={formatDateTime(at)} />
            <PanelBody>
              <PanelSection title="What happened">
                <FactList>
                  <Fact label="Event">
                    <StatusMark tone={tone ?? 'neutral'}>{text}</StatusMark>
                  </Fact>
                  <Fact label="Why">{reasonText(event)}</Fact>
                  <Fact label="Email">{email}</Fact>
                  <Fact label="Account">{user !== null && <UserLink user={user}>{user.email}</UserLink>}</Fact>
                  {keyPublicId !== null && <Fact label="Key">{`fk_${keyPublicId}_…`}</Fact>}
                  {actor !== null && (
                    <Fact label="Done by">
                      <UserLink user={actor}>{actor.email}</UserLink>
                    </Fact>
                  )}
                  {count > 1 && (
                    <Fact label="Times">{`${formatCount(count)}, the last one ${formatDateTime(lastAt)}`}</Fact>
                  )}
                </FactList>
              </PanelSection>
              <PanelSection title="From where">
                <FactList>
                  <Fact label="IP address">{ip}</Fact>
                  <Fact label="Browser">{browserText(browser)}</Fact>
                  {browser !== null && <Fact label="Calls itself">{browser}</Fact>}
                  <Fact label="Request">{requestId}</Fact>
                </FactList>
              </PanelSection>
              <PanelSection title="More like this">
                <Stack gap="1" align="flex-start">
                  {ip !== null && (
                    <TextLink to={`/admin/security-log?q=${encodeURIComponent(ip)}`}>
                      All events of this address
                    </TextLink>
                  )}
                  {user !== null && (
                    <TextLink to={`/admin/security-log?user=${user.id}`}>All events of this user</TextLink>
                  )}
                </Stack>
              </PanelSection>
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}

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
