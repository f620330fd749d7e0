import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { AuditEntryDocument, type AuditEntryLineFragment, AuditLogDocument } from '../../graphql/generated/graphql';
import { listColumn } from '../../table/columns/list-column';
import type { OwnControlProps } from '../../table/filters/filter-control';
import { OptionList } from '../../table/filters/option-list';
import { chosenOptions } from '../../table/filters/values/filter-value';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { formatDateTime } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { auditDifferences } from '../kit/difference/audit-differences';
import {
  actionLabels,
  doerText,
  fieldsText,
  keyText,
  recordFilter,
  recordHref,
  recordText,
  recordValue,
  subjectLabels,
} from '../kit/difference/audit-text';
import { Difference } from '../kit/difference/difference';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelBody, PanelHeader, PanelSection } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { hrefBeside, UserLink } from '../kit/record-link';
import { usersFilter } from '../kit/user-picker/user-filter';

/** Panel that shows an audit log entry: the user, the changes, and the values before and after. */
function AuditEntryPanel({ id }: { readonly id: string }) {
  const query = useQuery(AuditEntryDocument, { variables: { id } });
  const record = query.data?.auditLog?.items[0];
  return (
    <PanelRecord query={query} record={record} noun="entry" failure="Error fetching audit log">
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
                  <Text color="fg.muted">No visible changes.</Text>
                ) : (
                  <Difference changes={auditDifferences(changes)} label={`Changes to ${text}`} />
                )}
              </PanelSection>
              <PanelSection title="Details">
                <FactList>
                  <Fact label="Changed by">
                    <UserLink user={actor}>{actorEmail}</UserLink>
                    {keyText(key)}
                  </Fact>
                  <Fact label="Record">{href === null ? text : <TextLink to={href}>{text}</TextLink>}</Fact>
                  {fileName !== null && <Fact label="Imported file">{fileName}</Fact>}
                  <Fact label="Request ID">{entry.requestId}</Fact>
                </FactList>
                {entry.subject === 'STOCK_CHANGE' && (
                  <TextLink to={`/admin/audit-log?change=${entry.subjectId}`}>Changed items</TextLink>
                )}
                {entry.stockChangeId !== null && (
                  <TextLink to={hrefBeside('/admin/stock-changes')(entry.stockChangeId)}>View bulk change</TextLink>
                )}
                <TextLink to={`/admin/audit-log?record=${encodeURIComponent(recordValue(entry))}`}>
                  All changes to this record
                </TextLink>
              </PanelSection>
            </PanelBody>
          </>
        );
      }}
    </PanelRecord>
  );
}

const column = listColumn<AuditEntryLineFragment>;
const administrators = usersFilter({ field: 'actorIds', id: 'by', label: 'Administrator' });

/**
 * Filter control that shows the selected record. It has no search field, because users select records in the panel of
 * an audit log entry.
 */
function RecordFilter({ options, value, onChange }: OwnControlProps) {
  return options.length === 0 ? (
    <Text color="fg.muted">Open an entry and choose “All changes to this record”.</Text>
  ) : (
    <OptionList options={options} value={value} onChange={onChange} />
  );
}

/** Filter that shows the history of one record. Other screens link to it with `?record=ORDER:12`. */
const record = listFilter({
  field: 'subjectId',
  id: 'record',
  kind: 'options',
  label: 'Record',
  apply: ([first]) => recordFilter(first),
  control: RecordFilter,
});

function recordChoice(value: string) {
  const { subjects: [subject = ''] = [], subjectId = '' } = recordFilter(value);
  return { value, label: `${subjectLabels[subject] ?? 'None'} #${subjectId}`, count: null };
}

/**
 * Filter that shows the items of a bulk change. The audit log entry of the bulk change links to it with `?change=…`.
 */
const bulkChange = listFilter({
  field: 'stockChangeId',
  id: 'change',
  kind: 'options',
  label: 'Bulk change',
  apply: ([first]) => (first === undefined ? {} : { stockChangeId: first }),
  control: RecordFilter,
});

/** List of audit log entries, always newest first. The items of a bulk change are grouped in one entry. */
export const auditLog: ListDeclaration<AuditEntryLineFragment, 'AT'> = {
  pageId: 'admin_audit_log',
  noun: 'entry',
  plural: 'entries',
  source: listSource(AuditLogDocument, (data) => data.auditLog),
  isCheckable: false,
  rowName: recordText,
  columns: [
    column({ path: 'label', id: 'record', header: 'Record', plain: recordText }),
    column({
      path: 'action',
      header: 'Action',
      mark: ({ action }) => ({
        text: actionLabels[action],
        ...(action === 'DELETE' ? { tone: 'danger' as const } : {}),
      }),
    }),
    column({ path: 'actorEmail', id: 'by', header: 'Changed by', plain: doerText }),
    column({ path: 'at', header: 'Date', value: 'moment' }),
    column({ path: 'changes', header: 'Fields', plain: ({ changes }) => fieldsText(changes) }),
    column({ path: 'fileName', id: 'file', header: 'File' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Stock number, email or name' }),
    listFilter({ field: 'subjects', id: 'subject', kind: 'options', label: 'Record type', labels: subjectLabels }),
    listFilter({ field: 'actions', id: 'action', kind: 'options', label: 'Action', labels: actionLabels }),
    administrators.filter,
    listFilter({ field: 'at', kind: 'days', label: 'Date' }),
    record,
    bulkChange,
  ],
  scope: { groupBulkChanges: true },
  useChoices: (values) => ({
    ...administrators.useChoices(values),
    record: chosenOptions(values.record).map(recordChoice),
    change: chosenOptions(values.change).map((value) => ({ value, label: 'Bulk change items', count: null })),
  }),
  sort: { field: 'AT', direction: 'DESC' },
};

/** Screen that lists the changes made by administrators and API keys. */
export default function AuditLogScreen() {
  const list = useList(auditLog);
  const emptyMessage = (
    <EmptyMessage title="No changes yet" description="Changes by administrators and API keys appear here." />
  );
  const screen = { list, emptyMessage, title: 'Audit log', failure: 'Error fetching audit log' } as const;
  return <ListScreen {...screen} record={useOpenRecord()} panel={(id) => <AuditEntryPanel id={id} />} />;
}
