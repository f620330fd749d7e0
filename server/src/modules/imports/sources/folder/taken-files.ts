import { randomUUID } from 'node:crypto';
import { constants, createReadStream, openSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Upload } from '../../../../kernel/input/upload.ts';
import { nullWhereMissing, takenFolder } from './arrived-files.ts';

/** A file that is out of its sender's reach, and nobody else's to import. */
export interface TakenFile {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** When it was taken, by the file system's clock: milliseconds. */
  readonly takenAt: number;
}

const isId = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/** Takes a file. Of any number of processes that try, one gets it: renaming is one step. Null for all others. */
export async function takeFile(folder: string, name: string): Promise<string | null> {
  const id = randomUUID();
  const place = path.join(await realFolder(folder, takenFolder), id);
  await mkdir(place);
  try {
    await rename(path.join(folder, name), path.join(place, name));
    return id;
  } catch (error) {
    await rmdir(place);
    return nullWhereMissing(error);
  }
}

/** The files of a folder that are taken, by whichever process. */
export async function takenFiles(folder: string): Promise<TakenFile[]> {
  const parent = path.join(folder, takenFolder);
  const ids = (await readdir(parent).catch(nullWhereMissing)) ?? [];
  const found = await Promise.all(ids.filter(isId).map((id) => takenFile(parent, id)));
  return found.filter((file) => file !== null);
}

async function takenFile(parent: string, id: string): Promise<TakenFile | null> {
  const place = path.join(parent, id);
  const [name] = (await readdir(place).catch(nullWhereMissing)) ?? [];
  if (name === undefined) return null; // it is being taken, or was settled, just now
  const file = path.join(place, name);
  const [stats, of] = await Promise.all([lstat(file).catch(nullWhereMissing), lstat(place).catch(nullWhereMissing)]);
  if (!stats || !of) return null;
  if (stats.isFile()) return { id, name, path: file, bytes: stats.size, takenAt: of.mtimeMs };
  // Put in the place of a file in the moment before it was taken: a link, which is followed nowhere.
  await rm(place, { recursive: true });
  return null;
}

/** A link in the place of a file is not followed. Windows has no word for that. */
const withoutLinks = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** A taken file as an upload. */
export const uploadOf = ({ name, path: file }: TakenFile): Upload => ({
  filename: name,
  mimetype: 'application/octet-stream',
  createReadStream: () => createReadStream(file, { fd: openSync(file, withoutLinks) }),
});

/** Moves a taken file to where it stays. Returns false if another process has moved it already. */
export async function settleFile(folder: string, { id, path: file }: TakenFile, target: string): Promise<boolean> {
  const isMoved = (await rename(file, target).catch(nullWhereMissing)) !== null;
  await rmdir(path.join(folder, takenFolder, id)).catch(nullWhereMissing);
  return isMoved;
}

/** A subfolder that is made where it is not there. Throws where something else has its name, such as a link that leads elsewhere. */
export async function realFolder(parent: string, name: string): Promise<string> {
  const folder = path.join(parent, name);
  await mkdir(folder, { recursive: true });
  if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is not a folder but a link`);
  return folder;
}

/** As much of a name as fits behind a time and before an ending. */
export function settledName(at: Date, name: string): string {
  const time = at.toISOString().replaceAll(':', '-');
  let kept = name;
  while (Buffer.byteLength(kept) > 200) kept = kept.slice(1);
  return `${time} ${kept}`;
}
