import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import { sql } from 'kysely';
import { cachedReading } from './cached-reading.ts';
import { registry } from './registry.ts';

/** Result of the last backups. A value is null if there is no such backup. */
interface LastBackups {
  readonly hasSucceeded: boolean | null;
  /** Start of the newest successful backup, in seconds since 1970. */
  readonly startedAt: number | null;
  readonly bytes: number | null;
}

/** Cache time of the query result, in milliseconds. */
const cacheMs = 30_000;
const none: LastBackups = { hasSucceeded: null, startedAt: null, bytes: null };

const watched = new Set<() => Promise<LastBackups>>();

async function readLastBackups(orm: MikroORM): Promise<LastBackups> {
  const { rows } = await sql<LastBackups>`
    select
      (select outcome = 'succeeded' from backup_run where outcome <> 'running' order by started_at desc limit 1)
        as "hasSucceeded",
      extract(epoch from newest.started_at)::float8 as "startedAt", newest.bytes::float8 as bytes
    from (select) one left join lateral (
      select started_at, bytes from backup_run where outcome = 'succeeded' order by started_at desc limit 1
    ) newest on true`.execute(orm.em.fork().getKysely({ type: 'write' }));
  return rows[0] ?? none;
}

/**
 * Adds the backup metrics of a database to `/metrics`. Returns a function that removes them. Metrics without a value,
 * and metrics of a database that does not respond, are omitted.
 */
export function collectBackupMetrics(orm: MikroORM): () => void {
  const read = cachedReading({ read: () => readLastBackups(orm), otherwise: none, cacheMs });
  watched.add(read);
  return () => watched.delete(read);
}

function gauge(name: string, help: string, readValue: (backups: LastBackups) => number | null): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.remove();
      for (const read of watched) {
        const value = readValue(await read());
        if (value !== null) this.set(value);
      }
    },
  });
}

gauge(
  'facet_backup_last_success_timestamp_seconds',
  'Start of the newest successful backup, in seconds since 1970.',
  ({ startedAt }) => startedAt,
);
gauge('facet_backup_last_run_succeeded', '1 if the last backup succeeded, 0 if it failed.', ({ hasSucceeded }) =>
  hasSucceeded === null ? null : Number(hasSucceeded),
);
gauge('facet_backup_size_bytes', 'Size of the newest successful backup.', ({ bytes }) => bytes);
