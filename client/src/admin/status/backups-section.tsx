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

const timeText = (time: string | null, otherwise: string): string => (time === null ? otherwise : formatDateTime(time));

/** Section with the last backups and the archive for point-in-time recovery. */
export function BackupsSection({ backups }: { readonly backups: Backups | null }) {
  return (
    <StatusSection part="BACKUPS">
      {backups !== null && (
        <>
          <FactList>
            <Fact label="Nightly backups">{backups.destination ?? 'Off'}</Fact>
            <Fact label="Recovery archive">{backups.archive?.folder ?? 'Off'}</Fact>
            {backups.archive !== null && (
              <>
                <Fact label="Base backup">{timeText(backups.archive.baseBackupAt, 'None')}</Fact>
                <Fact label="Log archived">{timeText(backups.archive.segmentArchivedAt, '–')}</Fact>
                <Fact label="Last archive error">{timeText(backups.archive.segmentFailedAt, '–')}</Fact>
              </>
            )}
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
