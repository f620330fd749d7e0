import { randomUUID } from 'node:crypto';
import { constants, createReadStream, openSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Upload } from '../../../../kernel/input/upload.ts';
import { claimedFolder, nullIfMissing } from './folder-files.ts';

/** File that was moved out of its sender's folder and is claimed for one import. */
export interface ClaimedFile {
  /** UUID assigned to the file when it was claimed. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** Time when the file was claimed, in milliseconds. Measured by the clock of the file system. */
  readonly claimedAt: number;
}

const isId = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/**
 * Claims a file by moving it, and returns its new ID. Renaming is atomic, so if several processes try, only one
 * succeeds. The others get null.
 */
export async function claimFile(folder: string, name: string): Promise<string | null> {
  const id = randomUUID();
  const directory = path.join(await ensureFolder(folder, claimedFolder), id);
  await mkdir(directory);
  try {
    await rename(path.join(folder, name), path.join(directory, name));
    return id;
  } catch (error) {
    await rmdir(directory);
    return nullIfMissing(error);
  }
}

/** Returns the claimed files of a folder, including those of other processes. */
export async function listClaimedFiles(folder: string): Promise<ClaimedFile[]> {
  const parent = path.join(folder, claimedFolder);
  const ids = (await readdir(parent).catch(nullIfMissing)) ?? [];
  const files = await Promise.all(ids.filter(isId).map((id) => readClaimedFile(parent, id)));
  return files.filter((file) => file !== null);
}

async function readClaimedFile(parent: string, id: string): Promise<ClaimedFile | null> {
  const directory = path.join(parent, id);
  const [name] = (await readdir(directory).catch(nullIfMissing)) ?? [];
  if (name === undefined) return null; // another process is claiming or moving it
  const file = path.join(directory, name);
  const [stats, directoryStats] = await Promise.all([
    lstat(file).catch(nullIfMissing),
    lstat(directory).catch(nullIfMissing),
  ]);
  if (!stats || !directoryStats) return null;
  if (stats.isFile()) return { id, name, path: file, bytes: stats.size, claimedAt: directoryStats.mtimeMs };
  // Removes a link that replaced the file just before the claim, because links are not followed.
  await rm(directory, { recursive: true });
  return null;
}

/** Flags for opening a file without following links. Windows does not have O_NOFOLLOW. */
const withoutLinks = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** Returns a claimed file as an upload. */
export const uploadOf = ({ name, path: file }: ClaimedFile): Upload => ({
  filename: name,
  mimetype: 'application/octet-stream',
  createReadStream: () => createReadStream(file, { fd: openSync(file, withoutLinks) }),
});

/** Moves a claimed file to its final folder. Returns false if another process has already moved it. */
export async function moveClaimedFile(
  folder: string,
  { id, path: file }: ClaimedFile,
  target: string,
): Promise<boolean> {
  const isMoved = (await rename(file, target).catch(nullIfMissing)) !== null;
  await rmdir(path.join(folder, claimedFolder, id)).catch(nullIfMissing);
  return isMoved;
}

/** Returns a subfolder, and creates it if it does not exist. Throws if a link or file has the same name. */
export async function ensureFolder(parent: string, name: string): Promise<string> {
  const folder = path.join(parent, name);
  await mkdir(folder, { recursive: true });
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`);
  return folder;
}

/** Returns the new name of a moved file: the time, followed by as much of its old name as possible. */
export function archivedName(at: Date, name: string): string {
  const time = at.toISOString().replaceAll(':', '-');
  let shortened = name;
  while (Buffer.byteLength(shortened) > 200) shortened = shortened.slice(1);
  return `${time} ${shortened}`;
}
