import { createReadStream, createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { run } from '../child-process.ts';
import type { Settings } from '../cluster.ts';
import { exists, type Location } from '../location.ts';

/** Number of days for which the database can be recovered to any moment. */
const recoverableDays = 7;

/** Maximum time in seconds between a change and its arrival in the archive. */
const archiveTimeoutSeconds = 60;

/**
 * Archive of a database server for point-in-time recovery: base backups in `base/`, and the write-ahead log since the
 * oldest of them in `wal/`. PostgreSQL adds log segments, which are compressed afterwards.
 */
export interface WalArchive {
  readonly baseFolder: string;
  readonly walFolder: string;
}

export const walArchiveIn = (folder: string): WalArchive => ({
  baseFolder: path.join(folder, 'base'),
  walFolder: path.join(folder, 'wal'),
});

/**
 * Creates the folders of an archive. Other users cannot read them. Throws an error if the server's account cannot write
 * log segments.
 */
export async function createArchive({ baseFolder, walFolder }: WalArchive, { account }: Location): Promise<void> {
  await mkdir(path.dirname(walFolder), { recursive: true });
  for (const folder of [baseFolder, walFolder]) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!account) return;
  await chown(walFolder, account.uid, account.gid);
  const trial = await run('test', ['-w', walFolder], account);
  if (trial.code !== 0) {
    throw new Error(
      `WAL_ARCHIVE_DIR: the database account (uid ${account.uid}) cannot access ${walFolder}: grant it access to the parent folders (chmod o+x), or set another folder`,
    );
  }
}

/** Returns the server settings that send the write-ahead log to an archive. */
export const archiveSettings = ({ walFolder }: WalArchive): Settings => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': walFolder,
  archive_timeout: String(archiveTimeoutSeconds),
});

const Description = Type.Object({
  /** Time at which the copy was complete. The database can be recovered to any later moment. */
  endedAt: Type.String(),
  /** Name of the first log segment that the copy needs. */
  firstSegment: Type.String(),
  /** Major version of PostgreSQL. */
  postgresMajor: Type.String(),
});

/** Description of a base backup, stored beside its copy of the cluster. */
export type BaseBackupDescription = Static<typeof Description>;

export interface BaseBackup extends BaseBackupDescription {
  readonly folder: string;
}

export const descriptionFile = 'backup.json';

/** Returns the complete base backups of an archive, oldest first. */
export async function listBaseBackups({ baseFolder }: WalArchive): Promise<BaseBackup[]> {
  if (!(await exists(baseFolder))) return [];
  const backups: BaseBackup[] = [];
  for (const name of (await readdir(baseFolder)).filter((entry) => !entry.endsWith('.partial')).sort()) {
    const folder = path.join(baseFolder, name);
    const text = await readFile(path.join(folder, descriptionFile), 'utf8');
    backups.push({ ...Value.Parse(Description, JSON.parse(text)), folder });
  }
  return backups;
}

const segment = /^[0-9A-F]{24}(?<compressed>\.gz)?$/;

/** Position of a segment, without its timeline. Positions of all timelines are comparable. */
const positionOf = (name: string): string => name.slice(8, 24);

/** Compresses new segments. A segment that was closed early consists mostly of zeros. */
export async function compressSegments({ walFolder }: WalArchive): Promise<void> {
  for (const name of await readdir(walFolder)) {
    if (!segment.test(name) || name.endsWith('.gz')) continue;
    const file = path.join(walFolder, name);
    const draft = `${file}.gz.partial`;
    await pipeline(createReadStream(file), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, `${file}.gz`);
    await rm(file);
  }
}

/** Copies the log of an archive to a folder, as uncompressed segments. */
export async function copySegments({ walFolder }: WalArchive, target: string): Promise<void> {
  for (const name of await readdir(walFolder)) {
    if (name.endsWith('.partial') || name.startsWith('archtemp')) continue;
    const file = createReadStream(path.join(walFolder, name));
    if (name.endsWith('.gz'))
      await pipeline(file, createGunzip(), createWriteStream(path.join(target, path.parse(name).name)));
    else await pipeline(file, createWriteStream(path.join(target, name)));
  }
}

/**
 * Deletes base backups that are not needed to recover any moment of the last days, and log segments that are older
 * than the oldest remaining base backup.
 */
export async function deleteExpiredBackups(archive: WalArchive, now: Date): Promise<void> {
  const oldestMoment = new Date(now.getTime() - recoverableDays * 86_400_000).toISOString();
  const backups = await listBaseBackups(archive);
  const firstNeeded = Math.max(
    0,
    backups.findLastIndex(({ endedAt }) => endedAt <= oldestMoment),
  );
  for (const { folder } of backups.slice(0, firstNeeded)) await rm(folder, { recursive: true });
  const first = backups[firstNeeded];
  if (!first) return;
  for (const name of await readdir(archive.walFolder)) {
    if (segment.test(name) && positionOf(name) < positionOf(first.firstSegment))
      await rm(path.join(archive.walFolder, name));
  }
}
