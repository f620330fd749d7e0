import { Stack } from '@chakra-ui/react';
import { useSecurityLogEventQuery } from '../../graphql/generated/hooks';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { PanelBody, PanelHeader } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { PanelSection } from '../kit/panel/panel-section';
import { UserLink } from '../kit/user-link';
import { browserText, kindLabels, kindMark, reasonText } from './security-text';

/** One event: whom it is about, from where, and the ways to others like it. */
export function SecurityEventPanel({ id }: { readonly id: string }) {
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
