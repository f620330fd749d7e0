import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Location } from '../location.ts';
import { type BaseBackupDescription, descriptionFile, type WalArchive } from './wal-archive.ts';

/** Name of the folder with the copied cluster, below the folder of a base backup. */
export const copiedCluster = 'cluster';
/** Name of the copied password file, which the roles in the copied cluster require. */
export const copiedPassword = 'password';

/** Files that PostgreSQL creates again, or that belong to the running server. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
/** Folders whose contents PostgreSQL creates again. `pg_wal` is restored from the archive. */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
  'pgsql_tmp',
]);

/** Maximum time until the end of the log is archived, in milliseconds. It is exceeded if the archive's disk is full. */
const archiveTimeoutMs = 600_000;

interface BaseBackupOptions {
  /** Connection string of a superuser. */
  readonly url: string;
  readonly location: Location;
  readonly archive: WalArchive;
}

/**
 * Copies the cluster of a running server to the archive (PostgreSQL's low-level backup API). Changes during the copy
 * are repaired from the write-ahead log when the copy is recovered.
 */
export async function takeBaseBackup({ url, location, archive }: BaseBackupOptions): Promise<void> {
  await removePartialBackups(archive);
  const name = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const folder = path.join(archive.baseFolder, name);
  const draft = `${folder}.partial`;
  const client = new pg.Client({
    connectionString: url,
    application_name: 'facet-base-backup',
    statement_timeout: archiveTimeoutMs,
  });
  client.on('error', () => undefined); // the next query reports the lost connection
  await client.connect();
  try {
    await mkdir(draft, { mode: 0o700 });
    const { rows: started } = await client.query<{ segment: string; major: string }>(
      `select pg_walfile_name(pg_backup_start($1, fast => true)) as segment,
              (current_setting('server_version_num')::int / 10000)::text as major`,
      [name],
    );
    await copyFolder(location.cluster, path.join(draft, copiedCluster));
    await copyFile(path.join(location.home, 'password'), path.join(draft, copiedPassword));
    const { rows: stopped } = await client.query<{ labelfile: string; now: Date }>(
      'select labelfile, clock_timestamp() as now from pg_backup_stop(wait_for_archive => true)',
    );
    const [{ segment, major } = { segment: '', major: '' }] = started;
    const [{ labelfile, now } = { labelfile: '', now: new Date() }] = stopped;
    await writeFile(path.join(draft, copiedCluster, 'backup_label'), labelfile, { mode: 0o600 });
    const description: BaseBackupDescription = {
      endedAt: now.toISOString(),
      firstSegment: segment,
      postgresMajor: major,
    };
    await writeFile(path.join(draft, descriptionFile), `${JSON.stringify(description)}\n`);
    await rename(draft, folder);
  } finally {
    await client.end(); // also ends an unfinished backup
    await rm(draft, { recursive: true, force: true });
  }
}

/** Deletes the incomplete copies of killed processes. */
async function removePartialBackups({ baseFolder }: WalArchive): Promise<void> {
  for (const name of await readdir(baseFolder))
    if (name.endsWith('.partial')) await rm(path.join(baseFolder, name), { recursive: true });
}

/** Copies a folder that changes meanwhile. Files that disappear are skipped. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      if (emptied.has(entry.name)) await mkdir(target, { mode: 0o700 });
      else await copyFolder(source, target);
    } else if (entry.isFile() && !notCopied.has(entry.name)) await copyUnlessDeleted(source, target);
  }
}

async function copyUnlessDeleted(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
