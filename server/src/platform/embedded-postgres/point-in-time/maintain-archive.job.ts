import path from 'node:path';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { locateCluster } from '../location.ts';
import { takeBaseBackup } from './base-backup.ts';
import { compressSegments, deleteExpiredBackups, listBaseBackups, walArchiveIn } from './wal-archive.ts';

const dayMs = 86_400_000;

interface ArchivedDatabase {
  /** Folder of the archive (WAL_ARCHIVE_DIR). */
  readonly folder: string;
  readonly dataDir: string;
  readonly url: string;
}

/** Job that takes a base backup once a day, compresses new log segments, and deletes expired files. */
export const maintainArchive = ({ folder, dataDir, url }: ArchivedDatabase): JobHandler => ({
  queue: 'wal-archive.maintain',
  schedule: '*/10 * * * *',
  title: 'Maintain the archive of the database',
  async handle() {
    const archive = walArchiveIn(folder);
    const newest = (await listBaseBackups(archive)).at(-1);
    if (!newest || Date.now() - Date.parse(newest.endedAt) >= dayMs)
      await takeBaseBackup({ url, location: await locateCluster(path.resolve(dataDir)), archive });
    await compressSegments(archive);
    await deleteExpiredBackups(archive, new Date());
  },
});
