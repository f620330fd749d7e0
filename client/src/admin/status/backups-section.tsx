import type { StatusServerFragment } from '../../graphql/generated/graphql';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { StatusMark } from '../../ui/status-mark';
import { durationText, formatBytes } from './format';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type Backups = NonNullable<StatusServerFragment['backups']>;
type Run = Backups['runs'][number];

function Outcome({ hasFailed, durationSeconds }: Run) {
  if (hasFailed) {
    return <StatusMark tone="danger">Failed</StatusMark>;
  }
  return durationSeconds === null ? <>Running</> : <StatusMark tone="ok">Verified</StatusMark>;
}

const columns: readonly StatusColumn<Run>[] = [
  { title: 'Started', cell: ({ startedAt }) => formatDateTime(startedAt) },
  { title: 'Outcome', cell: (run) => <Outcome {...run} /> },
  {
    title: 'Duration',
    isNumber: true,
    cell: ({ durationSeconds }) => (durationSeconds === null ? '–' : durationText(durationSeconds)),
  },
  { title: 'Size', isNumber: true, cell: ({ bytes }) => (bytes === null ? '–' : formatBytes(bytes)) },
  { title: 'File or error', isLong: true, cell: ({ fileName, failure }) => fileName ?? failure ?? '–' },
];

/** Section that lists the last backups. */
export function BackupsSection({ backups }: { readonly backups: Backups | null }) {
  return (
    <StatusSection part="BACKUPS">
      {backups !== null && (
        <>
          <FactList>
            <Fact label="Nightly backups">{backups.destination ?? 'Off'}</Fact>
          </FactList>
          <StatusTable
            label="Backups"
            columns={columns}
            rows={backups.runs}
            keyOf={({ id }) => id}
            emptyText="No backups yet."
          />
        </>
      )}
    </StatusSection>
  );
}
