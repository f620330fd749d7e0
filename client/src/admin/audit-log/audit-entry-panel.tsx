import { Text } from '@chakra-ui/react';
import { useAuditEntryQuery } from '../../graphql/generated/hooks';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { auditDifferences } from '../kit/difference/audit-differences';
import { actionLabels, keyText, recordHref, recordText, recordValue } from '../kit/difference/audit-text';
import { Difference } from '../kit/difference/difference';
import { PanelBody, PanelHeader } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { PanelSection } from '../kit/panel/panel-section';
import { hrefBeside } from '../kit/record-href';
import { UserLink } from '../kit/user-link';

/** One change: who made it, what it was made to, and what was before and after. */
export function AuditEntryPanel({ id }: { readonly id: string }) {
  const query = useAuditEntryQuery({ variables: { id } });
  const found = query.data?.auditLog?.items[0];
  return (
    <PanelRecord query={query} record={found} noun="entry" failure="Error fetching audit log">
      {(entry) => {
        const { actor, actorEmail, changes, fileName, key } = entry;
        const href = recordHref(entry);
        const text = recordText(entry);
        return (
          <>
            <PanelHeader title={text} note={`${actionLabels[entry.action]} ${formatDateTime(entry.at)}`} />
            <PanelBody>
              <PanelSection title="Changed fields">
                {changes.length === 0 ? (
                  <Text color="fg.muted">No visible fields.</Text>
                ) : (
                  <Difference changes={auditDifferences(changes)} label={`Changes of ${text}`} />
                )}
              </PanelSection>
              <PanelSection title="About this change">
                <FactList>
                  <Fact label="By">
                    <UserLink user={actor}>{actorEmail}</UserLink>
                    {keyText(key)}
                  </Fact>
                  <Fact label="Record">{href === null ? text : <TextLink to={href}>{text}</TextLink>}</Fact>
                  {fileName !== null && <Fact label="Imported file">{fileName}</Fact>}
                  <Fact label="Request">{entry.requestId}</Fact>
                </FactList>
                {entry.subject === 'STOCK_CHANGE' && (
                  <TextLink to={`/admin/audit-log?change=${entry.subjectId}`}>Changed items</TextLink>
                )}
                {entry.stockChangeId !== null && (
                  <TextLink to={hrefBeside('/admin/stock-changes')(entry.stockChangeId)}>The bulk change</TextLink>
                )}
                <TextLink to={`/admin/audit-log?record=${encodeURIComponent(recordValue(entry))}`}>
                  All changes of this record
                </TextLink>
              </PanelSection>
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}
