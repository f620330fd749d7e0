import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Float, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import type { Backups } from '../../../kernel/use-cases/backups.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { backupProblem } from '../../backups/index.ts';
import { mostSevere, type PartReading, problem } from './health.ts';

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

@ObjectType('BackupStatus', { simpleResolvers: true, description: 'Backups of the database, media and import files.' })
export class BackupStatusType {
  @Field(() => String, {
    nullable: true,
    description: 'Folder or bucket of the nightly backups. Null if they are turned off.',
  })
  readonly destination!: string | null;
  @Field(() => [BackupRunType], { description: `The last ${shownRuns} backups, newest first.` })
  readonly runs!: readonly BackupRunType[];
}

/** Reads the last backups. Reports a failed or missing nightly backup. */
export async function readBackups(em: EntityManager, { destination }: Backups): Promise<PartReading<BackupStatusType>> {
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
    data: { destination, runs },
    health: mostSevere([
      isProblem &&
        problem(
          last?.hasFailed
            ? `The last backup failed: ${last.failure ?? 'unknown reason'}`
            : 'No backup has succeeded within the last 26 hours.',
        ),
    ]),
  };
}
