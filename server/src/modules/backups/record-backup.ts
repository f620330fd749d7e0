import type { EntityManager } from '@mikro-orm/postgresql';
import { BackupInProgress, type BackupRequest, type CreatedBackup } from '../../kernel/use-cases/backups.ts';
import { now } from '../../platform/database/statements/statements.ts';
import { queryIn } from './database.ts';

/**
 * Creates a backup and records it. It is recorded after the snapshot has been taken, so that it does not contain its
 * own unfinished record. The process that has the snapshot is the only one that creates a backup. Records of other
 * running backups are therefore left from killed processes.
 */
export async function recordBackup(
  em: EntityManager,
  destination: string,
  create: (request: BackupRequest) => Promise<CreatedBackup>,
): Promise<CreatedBackup> {
  const run = { started_at: new Date(), destination };
  let id: number | undefined;
  const onSnapshot = async (): Promise<void> => {
    await queryIn(em)
      .updateTable('backup_run')
      .set({ outcome: 'failed', finished_at: now, error: 'The process ended before the backup was complete.' })
      .where('outcome', '=', 'running')
      .execute();
    const running = queryIn(em)
      .insertInto('backup_run')
      .values({ ...run, outcome: 'running' });
    ({ id } = await running.returning('id').executeTakeFirstOrThrow());
  };
  try {
    const backup = await create({ onSnapshot });
    await queryIn(em)
      .updateTable('backup_run')
      .set({
        outcome: 'succeeded',
        finished_at: now,
        file_name: backup.name,
        bytes: String(backup.bytes),
        row_count: String(backup.rows),
        file_count: backup.files,
      })
      .where('id', '=', id ?? 0)
      .execute();
    return backup;
  } catch (error) {
    if (error instanceof BackupInProgress) throw error;
    const failure = {
      outcome: 'failed' as const,
      finished_at: now,
      error: error instanceof Error ? error.message : String(error),
    };
    const isRecorded = id !== undefined;
    await (isRecorded
      ? queryIn(em)
          .updateTable('backup_run')
          .set(failure)
          .where('id', '=', id ?? 0)
          .execute()
      : queryIn(em)
          .insertInto('backup_run')
          .values({ ...run, ...failure })
          .execute());
    throw error;
  }
}
