import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import {
  type SecurityEventKind,
  type SecurityEventLineFragment,
  SecurityLogDocument,
  SecurityLogEventDocument,
} from '../../graphql/generated/graphql';
import { listColumn, type Mark } from '../../table/columns/list-column';
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

const kindLabels: Readonly<Record<SecurityEventKind, string>> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  RATE_LIMITED: 'Rate limit reached',
  ACCESS_REFUSED: 'Access denied',
  KEY_REFUSED: 'API key rejected',
  KEY_EXPOSED: 'API key in a URL',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_REFUSED: 'Password change failed',
  PASSWORD_RESET_REQUESTED: 'Password reset requested',
  PASSWORD_RESET: 'Password reset',
  REGISTERED: 'Registered',
  APPROVED: 'Approved',
  APPROVAL_WITHDRAWN: 'Approval withdrawn',
  BLOCKED: 'Blocked',
  UNBLOCKED: 'Unblocked',
  ROLE_CHANGED: 'Role changed',
  USER_DELETED: 'User deleted',
  SHOP_SEEN_AS: 'Shop viewed as user',
};

const tones: Readonly<Partial<Record<SecurityEventKind, Mark['tone']>>> = {
  SIGN_IN_FAILED: 'danger',
  RATE_LIMITED: 'danger',
  ACCESS_REFUSED: 'danger',
  PASSWORD_REFUSED: 'danger',
  KEY_REFUSED: 'danger',
  KEY_EXPOSED: 'danger',
  PASSWORD_CHANGED: 'warn',
  PASSWORD_RESET: 'warn',
  ROLE_CHANGED: 'warn',
  SHOP_SEEN_AS: 'warn',
};

/** Returns the label of an event. Events that need an administrator's attention are highlighted. */
export function kindMark({ kind }: Pick<SecurityEventLineFragment, 'kind'>): Mark {
  const tone = tones[kind];
  return { text: kindLabels[kind], ...(tone === undefined ? {} : { tone }) };
}

/** Descriptions of error codes and rate limits. */
const reasonLabels: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'No account with this email',
  WRONG_PASSWORD: 'Wrong password',
  USER_BLOCKED: 'The user is blocked',
  EMAIL_NOT_VERIFIED: 'The email address is not confirmed',
  ACCOUNT_NOT_APPROVED: 'The account is not approved',
  INVALID_RECAPTCHA: 'The CAPTCHA was not solved',
  INVALID_TOKEN: 'The link is invalid or has expired',
  MAINTENANCE: 'The site is closed for maintenance',
  administrator: 'Administrators only',
  signedIn: 'Sign-in required',
  login: 'Too many failed sign-ins',
  signIn: 'Too many sign-ins',
  register: 'Too many registrations',
  reset: 'Too many password reset requests',
  resetPassword: 'Too many password resets',
  changePassword: 'Too many password changes',
  confirmEmail: 'Too many email confirmations',
  contact: 'Too many messages',
  exportList: 'Too many exports',
  priceList: 'Too many price lists',
  invitation: 'Too many invitations',
  pageView: 'Too many page views',
  cost: 'Too many requests',
  apiKey: 'Too many invalid keys',
  keys: 'Not available to API keys',
  STOCK_READ: 'The key has no access to stock',
  PRICES_READ: 'The key has no access to prices',
  HOLDS_WRITE: 'The key cannot place holds',
  ORDERS_READ: 'The key has no access to orders',
  ORDERS_WRITE: 'The key cannot place orders',
  WEBHOOKS_MANAGE: 'The key cannot manage webhooks',
  UNKNOWN: 'The key does not exist',
  WRONG_SECRET: 'The secret is wrong',
  REVOKED: 'The key is revoked',
  ROTATED: 'The key was rotated',
  EXPIRED: 'The key has expired',
  FOREIGN_ADDRESS: 'The key is not allowed from this IP address',
  OWNER: 'The owner of the key cannot sign in',
};

/** Returns the reason for a rejection, or the end date of a block. Unknown codes are returned unchanged. */
export function reasonText({ kind, reason }: Pick<SecurityEventLineFragment, 'kind' | 'reason'>): string | null {
  if (kind === 'BLOCKED') {
    return reason === null ? 'Permanently' : `Until ${formatDateTime(reason)}`;
  }
  return reason === null ? null : (reasonLabels[reason] ?? reason);
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns a browser name such as `Chrome on Windows`. For other clients, returns the user agent. */
export function browserText(browser: string | null): string | null {
  if (browser === null) {
    return null;
  }
  const name = browsers.find(([pattern]) => pattern.test(browser))?.[1];
  const system = systems.find(([pattern]) => pattern.test(browser))?.[1];
  return name === undefined ? browser.slice(0, 40) : system === undefined ? name : `${name} on ${system}`;
}

/** Panel that shows a security event, with links to events of the same IP address or user. */
function SecurityEventPanel({ id }: { readonly id: string }) {
  const query = useQuery(SecurityLogEventDocument, { variables: { id } });
  const record = query.data?.securityEvents?.items[0];
  return (
    <PanelRecord query={query} record={record} noun="event" failure="Error fetching security log">
      {(event) => {
        const { user, actor, email, ip, browser, count, at, lastAt, requestId, keyPublicId } = event;
        const { text, tone } = kindMark(event);
        return (
          <>
            <PanelHeader title={kindLabels[event.kind]} note={formatDateTime(at)} />
            <PanelBody>
              <PanelSection title="Event">
                <FactList>
                  <Fact label="Type">
                    <StatusMark tone={tone ?? 'neutral'}>{text}</StatusMark>
                  </Fact>
                  <Fact label="Reason">{reasonText(event)}</Fact>
                  <Fact label="Email">{email}</Fact>
                  <Fact label="Account">{user !== null && <UserLink user={user}>{user.email}</UserLink>}</Fact>
                  {keyPublicId !== null && <Fact label="Key">{`fk_${keyPublicId}_…`}</Fact>}
                  {actor !== null && (
                    <Fact label="Performed by">
                      <UserLink user={actor}>{actor.email}</UserLink>
                    </Fact>
                  )}
                  {count > 1 && <Fact label="Times">{`${formatCount(count)}, last on ${formatDateTime(lastAt)}`}</Fact>}
                </FactList>
              </PanelSection>
              <PanelSection title="Source">
                <FactList>
                  <Fact label="IP address">{ip}</Fact>
                  <Fact label="Browser">{browserText(browser)}</Fact>
                  {browser !== null && <Fact label="User agent">{browser}</Fact>}
                  <Fact label="Request ID">{requestId}</Fact>
                </FactList>
              </PanelSection>
              <PanelSection title="Related events">
                <Stack gap="1" align="flex-start">
                  {ip !== null && (
                    <TextLink to={`/admin/security-log?q=${encodeURIComponent(ip)}`}>
                      All events from this IP address
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

/** List of security events, always newest first. */
export const securityLog: ListDeclaration<SecurityEventLineFragment, 'AT'> = {
  pageId: 'admin_security_log',
  noun: 'event',
  plural: 'events',
  source: listSource(SecurityLogDocument, (data) => data.securityEvents),
  isCheckable: false,
  rowName: ({ kind, email }) => `${kindLabels[kind]}${email === null ? '' : `, ${email}`}`,
  columns: [
    column({ path: 'kind', header: 'Event', mark: kindMark }),
    column({ path: 'email', header: 'Email' }),
    column({ path: 'reason', header: 'Reason', plain: reasonText }),
    column({ path: 'ip', header: 'IP address' }),
    column({ path: 'browser', header: 'Browser', plain: ({ browser }) => browserText(browser) }),
    column({ path: 'count', header: 'Times', value: 'integer' }),
    column({ path: 'at', header: 'Date', value: 'moment' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Email or IP address' }),
    listFilter({ field: 'kinds', id: 'kind', kind: 'options', label: 'Event', labels: kindLabels }),
    users.filter,
    listFilter({ field: 'at', kind: 'days', label: 'Date' }),
  ],
  useChoices: users.useChoices,
  sort: { field: 'AT', direction: 'DESC' },
};

/** Screen that lists sign-ins, rejected requests and account changes. */
export default function SecurityLogScreen() {
  const list = useList(securityLog);
  const emptyMessage = (
    <EmptyMessage title="No events yet" description="Sign-ins, refused requests and account changes appear here." />
  );
  const screen = { list, emptyMessage, title: 'Security log', failure: 'Error fetching security log' } as const;
  return <ListScreen {...screen} record={useOpenRecord()} panel={(id) => <SecurityEventPanel id={id} />} />;
}
