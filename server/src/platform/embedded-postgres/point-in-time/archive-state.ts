import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ArchiveState } from '../../../kernel/use-cases/backups.ts';
import { listBaseBackups, walArchiveIn } from './wal-archive.ts';

interface Archiver {
  /** Times in milliseconds since 1970. */
  readonly archivedAt: number | null;
  readonly failedAt: number | null;
}

const dateOf = (ms: number | null | undefined): Date | null => (typeof ms === 'number' ? new Date(ms) : null);

/** Reads the state of an archive from its folder and from PostgreSQL's statistics. */
export async function readArchiveState(folder: string, em: EntityManager): Promise<ArchiveState> {
  const [{ rows }, baseBackups] = await Promise.all([
    sql<Archiver>`
      select extract(epoch from last_archived_time)::float8 * 1000 as "archivedAt",
        extract(epoch from last_failed_time)::float8 * 1000 as "failedAt"
      from pg_stat_archiver`.execute(em.getKysely({ type: 'write' })),
    readBaseBackups(folder),
  ]);
  const [archiver] = rows;
  return {
    folder,
    ...baseBackups,
    segmentArchivedAt: dateOf(archiver?.archivedAt),
    segmentFailedAt: dateOf(archiver?.failedAt),
  };
}

async function readBaseBackups(folder: string): Promise<Pick<ArchiveState, 'baseBackupAt' | 'failure'>> {
  try {
    const newest = (await listBaseBackups(walArchiveIn(folder))).at(-1);
    return { baseBackupAt: newest ? new Date(newest.endedAt) : null, failure: null };
  } catch (error) {
    return { baseBackupAt: null, failure: error instanceof Error ? error.message : String(error) };
  }
}
