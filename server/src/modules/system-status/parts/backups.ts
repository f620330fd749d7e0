import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Float, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import type { ArchiveState, Backups } from '../../../kernel/use-cases/backups.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { backupProblem, maxAgeHours } from '../../backups/index.ts';
import { type Health, mostSevere, type PartReading, problem, warning } from './health.ts';

/** Number of backups on the status page. */
const shownRuns = 10;

@ObjectType('BackupRun', {
  simpleResolvers: true,
  description: 'Backup that was created by the schedule or by `npm run backup`.',
})
class BackupRunType {
  @Field(() => ID, { description: 'ID of the record.' }) readonly id!: string;
  @Field(() => DateTimeScalar, { description: 'When the backup was started.' }) readonly startedAt!: string;
  @Field(() => Int, { nullable: true, description: 'Duration in seconds. Null while the backup is running.' })
  readonly durationSeconds!: number | null;
  @Field(() => Boolean, { description: 'Whether the backup failed.' }) readonly hasFailed!: boolean;
  @Field(() => String, { description: 'Folder or bucket.' }) readonly destination!: string;
  @Field(() => String, { nullable: true, description: 'File name. Null unless the backup succeeded.' })
  readonly fileName!: string | null;
  @Field(() => Float, { nullable: true, description: 'Size in bytes. Null unless the backup succeeded.' })
  readonly bytes!: number | null;
  @Field(() => String, { nullable: true, description: 'Reason of the failure. Null unless the backup failed.' })
  readonly failure!: string | null;
}

@ObjectType('ArchiveStatus', {
  simpleResolvers: true,
  description: 'Archive of the embedded database for point-in-time recovery.',
})
class ArchiveStatusType implements ArchiveState {
  @Field(() => String, { description: 'Path of the folder.' }) readonly folder!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the newest base backup was complete. Null if there is none, or if the folder cannot be read.',
  })
  readonly baseBackupAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the newest log segment was archived. Null if unknown.',
  })
  readonly segmentArchivedAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last attempt to archive a log segment failed. Null if none has failed, or if unknown.',
  })
  readonly segmentFailedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the base backups cannot be read. Null if they can be read.',
  })
  readonly failure!: string | null;
}

@ObjectType('BackupStatus', { simpleResolvers: true, description: 'Backups of the database, media and import files.' })
export class BackupStatusType {
  @Field(() => String, {
    nullable: true,
    description: 'Folder or bucket of the nightly backups. Null if they are turned off.',
  })
  readonly destination!: string | null;
  @Field(() => [BackupRunType], { description: `The last ${shownRuns} backups, newest first.` })
  readonly runs!: readonly BackupRunType[];
  @Field(() => ArchiveStatusType, {
    nullable: true,
    description: 'Archive for point-in-time recovery. Null if there is none.',
  })
  readonly archive!: ArchiveStatusType | null;
}

/** Reports the same problems as the alerts `FacetWalArchiveFailing` and `FacetBaseBackupTooOld`. */
const checkArchive = ({
  baseBackupAt,
  segmentArchivedAt,
  segmentFailedAt,
  failure,
}: ArchiveState): (Health | false)[] => [
  failure !== null && problem(`The base backups cannot be read: ${failure}`),
  segmentFailedAt !== null &&
    segmentFailedAt > (segmentArchivedAt ?? new Date(0)) &&
    problem('The write-ahead log cannot be archived. The reason is in DATA_DIR/postgres/server.log.'),
  baseBackupAt !== null &&
    Date.now() - baseBackupAt.getTime() > maxAgeHours * 3_600_000 &&
    problem(`No base backup has succeeded within the last ${maxAgeHours} hours.`),
  baseBackupAt === null && warning('There is no base backup yet.'),
];

/** Reads the last backups and the archive. Reports failed and missing backups. */
export async function readBackups(em: EntityManager, backups: Backups): Promise<PartReading<BackupStatusType>> {
  const { destination } = backups;
  const archive = await backups.readArchive();
  const { rows } = await sql<{ runs: BackupRunType[]; isProblem: boolean }>`
    with run as (
      select id::text, started_at as "startedAt", extract(epoch from finished_at - started_at)::int as "durationSeconds",
        outcome = 'failed' as "hasFailed", destination, file_name as "fileName", bytes, error as failure
      from backup_run order by started_at desc limit ${shownRuns})
    select (select coalesce(json_agg(run), '[]') from run) as runs,
      exists (select from ${backupProblem(destination !== null)}) as "isProblem"`.execute(queryIn(em));
  const { runs = [], isProblem = false } = rows[0] ?? {};
  const last = runs.find(({ durationSeconds }) => durationSeconds !== null);
  return {
    data: { destination, runs, archive },
    health: mostSevere([
      isProblem &&
        problem(
          last?.hasFailed
            ? `The last backup failed: ${last.failure ?? 'unknown reason'}`
            : `No backup has succeeded within the last ${maxAgeHours} hours.`,
        ),
      ...(archive ? checkArchive(archive) : []),
    ]),
  };
}
