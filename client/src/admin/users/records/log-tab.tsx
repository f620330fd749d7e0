import { useQuery } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import { LogOfUserDocument, type UserLogEntryFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { auditDifferences } from '../../kit/difference/audit-differences';
import { actionLabels, doerText, recordText } from '../../kit/difference/audit-text';
import { Difference } from '../../kit/difference/difference';
import { PanelSection } from '../../kit/panel/panel-parts';
import { PanelQuery } from '../../kit/panel/panel-record';

/** Describes an audit log entry: `User anna@example.com, markup: changed`, `Shop viewed as this user: started`. */
export function entryTitle(entry: UserLogEntryFragment, isAboutUser: boolean): string {
  const { label, part, action } = entry;
  if (part === 'VIEWING') {
    const subject = isAboutUser ? 'Shop viewed as this user' : `Shop viewed as ${label ?? 'a user'}`;
    return `${subject}: ${action === 'DELETE' ? 'ended' : 'started'}`;
  }
  return `${recordText(entry)}: ${actionLabels[action].toLowerCase()}`;
}

interface EntriesProps {
  readonly entries: { readonly total: number; readonly items: readonly UserLogEntryFragment[] };
  readonly isAboutUser: boolean;
}

function Entries({ entries: { items, total }, isAboutUser }: EntriesProps) {
  return (
    <>
      <chakra.ol listStyleType="none">
        {items.map((entry) => (
          <chakra.li key={entry.id} py="2" borderBottomWidth="1px">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {entryTitle(entry, isAboutUser)}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {doerText(entry)}
            </Text>
            <Difference label={entryTitle(entry, isAboutUser)} changes={auditDifferences(entry.changes)} />
          </chakra.li>
        ))}
      </chakra.ol>
      {total > items.length && (
        <Text color="fg.muted">
          Latest {formatCount(items.length)} of {formatCount(total)}.
        </Text>
      )}
    </>
  );
}

/** Tab that lists audit log entries for changes to the user and changes by the user. */
export function LogTab({ userId }: { readonly userId: string }) {
  const query = useQuery(LogOfUserDocument, {
    variables: { userId, actorId: userId },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = query;
  const commonProps = {
    query,
    failure: 'Error fetching audit log',
    isEmpty: ({ total }: EntriesProps['entries']) => total === 0,
  } as const;
  return (
    <>
      <TextLink to={`/admin/security-log?user=${userId}&page=1`}>Security log of this user</TextLink>
      <PanelSection title="Changes to this user">
        <PanelQuery {...commonProps} result={data?.about} emptyText="No changes to this user yet.">
          {(entries) => <Entries entries={entries} isAboutUser />}
        </PanelQuery>
      </PanelSection>
      {data?.by != null && data.by.total > 0 && (
        <PanelSection title="Changes by this user">
          <Entries entries={data.by} isAboutUser={false} />
        </PanelSection>
      )}
    </>
  );
}
