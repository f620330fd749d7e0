import { Text } from '@chakra-ui/react';
import { type AuditEntryLineFragment, AuditLogDocument } from '../../graphql/generated/graphql';
import { listColumn } from '../../table/columns/list-column';
import type { OwnControlProps } from '../../table/filters/filter-control';
import { OptionList } from '../../table/filters/option-list';
import { chosenOptions } from '../../table/filters/values/filter-value';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { NothingHere } from '../../ui/nothing-here';
import {
  actionLabels,
  doerText,
  fieldsText,
  recordFilter,
  recordText,
  subjectLabels,
} from '../kit/difference/audit-words';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { usersFilter } from '../kit/user-picker/user-filter';
import { AuditEntryPanel } from './audit-entry-panel';

const column = listColumn<AuditEntryLineFragment>;
const administrators = usersFilter({ field: 'actorIds', id: 'by', label: 'Administrator' });

/** Which one is chosen. Others are chosen where they are in sight. */
function RecordFilter({ options, value, onChange }: OwnControlProps) {
  return options.length === 0 ? (
    <Text color="fg.muted">Open an entry and choose “All changes of this record”.</Text>
  ) : (
    <OptionList options={options} value={value} onChange={onChange} />
  );
}

/** One record, which addresses of other screens ask for: `?record=ORDER:12`. */
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

/** Newest first: the server has no other order of them. */
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
      header: 'Done',
      mark: ({ action }) => ({
        text: actionLabels[action],
        ...(action === 'DELETE' ? { tone: 'danger' as const } : {}),
      }),
    }),
    column({ path: 'actorEmail', id: 'by', header: 'By', plain: doerText }),
    column({ path: 'at', header: 'When', value: 'moment' }),
    column({ path: 'changes', header: 'Fields', plain: ({ changes }) => fieldsText(changes) }),
    column({ path: 'fileName', id: 'file', header: 'File' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Stock number, e-mail or name' }),
    listFilter({ field: 'subjects', id: 'subject', kind: 'options', label: 'Kind of record', labels: subjectLabels }),
    listFilter({ field: 'actions', id: 'action', kind: 'options', label: 'What was done', labels: actionLabels }),
    administrators.filter,
    listFilter({ field: 'at', kind: 'days', label: 'When' }),
    record,
  ],
  useChoices: (values) => ({
    ...administrators.useChoices(values),
    record: chosenOptions(values.record).map(recordChoice),
  }),
  sort: { field: 'AT', direction: 'DESC' },
};

/** Every change that somebody of the house or a key has made. */
export default function AuditLogScreen() {
  const list = useList(auditLog);
  const none = <NothingHere title="No changes yet" description="What administrators and keys change appears here." />;
  const screen = { list, none, title: 'Audit log', failure: 'Error fetching audit log' } as const;
  return <ListScreen {...screen} record={useOpenRecord()} panel={(id) => <AuditEntryPanel id={id} />} />;
}
