import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { StorageLocation } from '../storage/bucket-location.ts';
import { openParent } from './destinations.ts';
import { checkMigrations, loadBackup } from './load-backup.ts';
import { BackupError, rowsOf } from './manifest.ts';
import { BackupFile } from './read-backup.ts';
import { createDatabase, databaseOf, dropDatabase, dropLeftovers, urlOfDatabase, withConnection } from './sessions.ts';
import { dataTables } from './snapshot.ts';
import { fileFolders, storedFiles } from './stored-files.ts';

export interface RestoreOptions {
  /** Backup that was checked. */
  readonly backup: BackupFile;
  /** URL of the database to replace. It need not exist. */
  readonly url: string;
  /** Location of media and import files. */
  readonly location: StorageLocation;
  /** Whether a database with data may be replaced. */
  readonly mayReplace: boolean;
  progress?(message: string): void;
}

export interface RestoredBackup {
  readonly rows: number;
  readonly files: number;
  /** New name of the replaced database. Null if it was empty, and therefore deleted, or did not exist. */
  readonly replaced: string | null;
}

interface OpenOptions {
  readonly location: StorageLocation;
  /** Passphrase of an encrypted backup. */
  readonly key: string | undefined;
}

/**
 * Opens a backup that a restore can use, after reading all of it. `file` is a path or `s3://bucket/file`. The caller
 * must close the backup. Throws a `BackupError` if the file is not a complete backup of this version or an older one.
 */
export async function openBackup(file: string, { location, key }: OpenOptions): Promise<BackupFile> {
  const { destination, name } = openParent(file, location);
  const backup = await BackupFile.open(await destination.open(name), { dataDir: location.DATA_DIR, key });
  try {
    checkMigrations(backup.manifest);
    await backup.check();
    return backup;
  } catch (error) {
    await backup.close();
    throw error;
  }
}

const prefix = 'facet_restore_';

/**
 * Restores a backup into a new database, which then gets the name of the target. The target is unchanged until all
 * data was restored and compared. Throws a `BackupError` if the target is in use, or has data and may not be replaced.
 */
export function restoreBackup({
  backup,
  url,
  location,
  mayReplace,
  progress,
}: RestoreOptions): Promise<RestoredBackup> {
  const target = databaseOf(url);
  return withConnection(urlOfDatabase(url, 'postgres'), async (client) => {
    const { rows: locks } = await client.query<{ isFree: boolean }>(`select pg_try_advisory_lock($1) as "isFree"`, [
      advisoryLocks.restore,
    ]);
    if (!locks[0]?.isFree) throw new BackupError('Another restore on this database server is in progress.');
    await checkUnused(client, target);
    const state = await stateOf(client, url, target);
    if (state === 'has data' && !mayReplace)
      throw new BackupError(`The database ${target} has data. To replace it, add --replace.`);
    await dropLeftovers(client, prefix);
    const restored = `${prefix}${randomBytes(4).toString('hex')}`;
    await createDatabase(client, restored, target);
    try {
      progress?.('Restoring the database');
      await loadBackup(urlOfDatabase(url, restored), backup);
      await restartChangeLog(urlOfDatabase(url, restored));
      progress?.('Restoring files');
      await restoreFiles(backup, location);
      const replaced = state === 'missing' ? null : await setAside(client, target);
      await rename(client, restored, target);
      if (replaced !== null && state === 'empty') await dropDatabase(client, replaced);
      const { manifest } = backup;
      const result = { rows: rowsOf(manifest), files: manifest.files.length };
      return { ...result, replaced: state === 'has data' ? replaced : null };
    } catch (error) {
      await dropDatabase(client, restored);
      throw error;
    }
  });
}

/**
 * Invalidates the positions of all clients of the change log. They may be newer than the backup, so that clients would
 * keep rows that the backup does not contain.
 */
const restartChangeLog = (url: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query('select public.restart_change_log()');
  });

async function checkUnused(client: pg.Client, target: string): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(distinct coalesce(nullif(application_name, ''), 'pid ' || pid), ', ') as names
     from pg_stat_activity where datname = $1`,
    [target],
  );
  if (rows[0]?.names) throw inUse(target, rows[0].names);
}

const inUse = (target: string, users: string): BackupError =>
  new BackupError(`The database ${target} is in use (${users}). Stop the server and other programs first.`);

/** Returns whether the target exists and has data. A database of a server that has no accounts yet counts as empty. */
async function stateOf(client: pg.Client, url: string, target: string): Promise<'missing' | 'empty' | 'has data'> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [target]);
  if (rowCount === 0) return 'missing';
  return withConnection(url, async (own) => {
    const tables = await dataTables(own);
    if (tables.length === 0) return 'empty';
    if (!tables.some(({ name }) => name === 'user_account')) return 'has data';
    return (await own.query('select from public.user_account limit 1')).rowCount === 0 ? 'empty' : 'has data';
  });
}

async function restoreFiles(backup: BackupFile, location: StorageLocation): Promise<void> {
  const stores = new Map<string, ReturnType<typeof storedFiles>>(
    fileFolders.map((folder) => [folder, storedFiles(location, folder)]),
  );
  for (const { name: path, bytes } of backup.manifest.files) {
    const [folder = '', name = ''] = path.split('/');
    await stores.get(folder)?.add(name, await backup.read(path), bytes);
  }
}

/** Longest part of the database name in the name of a replaced database. Names have at most 63 bytes. */
const longestName = 35;

async function setAside(client: pg.Client, target: string): Promise<string> {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+|[-:]/g, '')
    .toLowerCase();
  const replaced = `${target.slice(0, longestName)}_replaced_${time}`;
  await rename(client, target, replaced);
  return replaced;
}

async function rename(client: pg.Client, from: string, to: string): Promise<void> {
  try {
    await client.query(`alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === objectInUse) throw inUse(from, 'a new connection');
    throw error;
  }
}

/** PostgreSQL error code. */
const objectInUse = '55006';
