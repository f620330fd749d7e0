import { Gauge } from '@prometheus-io/client';
import type { ArchiveState, Backups } from '../../kernel/use-cases/backups.ts';
import { cachedReading } from './cached-reading.ts';
import { registry } from './registry.ts';

/** Cache time of the state, in milliseconds. */
const cacheMs = 5_000;

const watched = new Set<() => Promise<ArchiveState | null>>();

/**
 * Adds the metrics of the archive for point-in-time recovery to `/metrics`. Returns a function that removes them. They
 * are omitted if there is no archive, or if the database does not respond.
 */
export function collectArchiveMetrics({ readArchive }: Backups): () => void {
  const read = cachedReading({ read: readArchive, otherwise: null, cacheMs });
  watched.add(read);
  return () => watched.delete(read);
}

function gauge(name: string, help: string, readTime: (archive: ArchiveState) => Date | null): void {
  new Gauge({
    name,
    help: `${help}, in seconds since 1970; 0 if there is none.`,
    registers: [registry],
    async collect() {
      this.remove();
      for (const read of watched) {
        const archive = await read();
        if (archive) this.set((readTime(archive)?.getTime() ?? 0) / 1_000);
      }
    },
  });
}

gauge(
  'facet_wal_archive_last_success_timestamp_seconds',
  'When the newest log segment was archived',
  ({ segmentArchivedAt }) => segmentArchivedAt,
);
gauge(
  'facet_wal_archive_last_failure_timestamp_seconds',
  'When the last attempt to archive a log segment failed',
  ({ segmentFailedAt }) => segmentFailedAt,
);
gauge(
  'facet_base_backup_last_success_timestamp_seconds',
  'When the newest base backup was complete',
  ({ baseBackupAt }) => baseBackupAt,
);
