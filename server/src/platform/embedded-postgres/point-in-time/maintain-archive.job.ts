import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import pg from 'pg';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import type { Jobs } from '../../../kernel/use-cases/services.ts';
import { advisoryLocks } from '../../database/advisory-locks.ts';
import { locateCluster } from '../location.ts';
import { takeBaseBackup } from './base-backup.ts';
import { compressSegments, deleteExpiredBackups, listBaseBackups, walArchiveIn } from './wal-archive.ts';

const dayMs = 86_400_000;
const queue = 'wal-archive.maintain';

interface ArchivedDatabase {
  /** Folder of the archive (WAL_ARCHIVE_DIR). */
  readonly folder: string;
  readonly dataDir: string;
  readonly url: string;
}

/** Job that takes a base backup once a day, compresses new log segments, and deletes expired files. */
export const maintainArchive = (database: ArchivedDatabase): JobHandler => ({
  queue,
  schedule: '*/10 * * * *',
  title: 'Maintain the archive of the database',
  async handle() {
    const client = new pg.Client({ connectionString: database.url, application_name: 'facet-wal-archive' });
    client.on('error', () => undefined); // the next query reports the lost connection
    await client.connect();
    try {
      const { rows } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock($1) as "isFree"`, [
        advisoryLocks.archiveMaintenance,
      ]);
      if (rows[0]?.isFree) await maintain(database); // a base backup can take longer than the interval of the job
    } finally {
      await client.end();
    }
  },
});

async function maintain({ folder, dataDir, url }: ArchivedDatabase): Promise<void> {
  const archive = walArchiveIn(folder);
  const newest = (await listBaseBackups(archive)).at(-1);
  if (!newest || Date.now() - Date.parse(newest.endedAt) >= dayMs)
    await takeBaseBackup({ url, location: await locateCluster(path.resolve(dataDir)), archive });
  await compressSegments(archive);
  await deleteExpiredBackups(archive, new Date());
}

/**
 * Adds the job once per start of PostgreSQL, even if several server processes call this function. A new archive gets
 * its first base backup immediately.
 */
export async function maintainArchiveOnStart(jobs: Jobs, em: EntityManager): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select md5('wal-archive ' || pg_postmaster_start_time()::text)::uuid::text as id`.execute(
    em.getKysely({ type: 'write' }),
  );
  const [start] = rows;
  if (start) await jobs.enqueue(em, queue, {}, { id: start.id });
}
