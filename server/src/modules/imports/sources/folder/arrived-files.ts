import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file in a folder, as it is at one moment. */
export interface SeenFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: number;
}

/** Where files go that were taken; no file system tells `Done` from `done` for sure. */
export const doneFolder = 'done';
export const refusedFolder = 'refused';
/** Where files lie while they are imported. */
export const takenFolder = '.importing';

/** Names of files that are still being written, or that programs keep for themselves. */
const isTemporary = (name: string): boolean =>
  /^([.~]|(thumbs\.db|desktop\.ini)$)/i.test(name) ||
  /\.(part|partial|filepart|crdownload|download|tmp|temp|swp|lock)$/i.test(name) ||
  name.endsWith('~');

/** Subfolders by name: real ones only, so that no link leads out of the import folder. */
export async function subfoldersOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** Files that somebody has put into a folder, however far they are written. Links and special files are none. */
export async function filesIn(folder: string): Promise<SeenFile[]> {
  const found = await readdir(folder, { withFileTypes: true });
  const names = found.filter((entry) => entry.isFile() && !isTemporary(entry.name)).map(({ name }) => name);
  const seen = await Promise.all(names.map((name) => seenFile(folder, name)));
  return seen.filter((file) => file !== null);
}

async function seenFile(folder: string, name: string): Promise<SeenFile | null> {
  const stats = await lstat(path.join(folder, name)).catch(nullWhereMissing);
  return stats?.isFile() ? { name, bytes: stats.size, changedAt: stats.mtimeMs } : null;
}

/** Another process was faster. */
export function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Remembers how long files have not changed. */
export class RestingFiles {
  readonly #quietMs: number;
  #seen = new Map<string, SeenFile & { readonly since: number }>();
  #next = new Map<string, SeenFile & { readonly since: number }>();

  constructor(quietMs: number) {
    this.#quietMs = quietMs;
  }

  /** Whether a file has rested for long enough to be whole. `now`: milliseconds. */
  hasRested(folder: string, file: SeenFile, now = Date.now()): boolean {
    const key = path.join(folder, file.name);
    const before = this.#seen.get(key);
    const isSame = before?.bytes === file.bytes && before.changedAt === file.changedAt;
    const since = isSame ? before.since : now;
    this.#next.set(key, { ...file, since });
    return now - since >= this.#quietMs;
  }

  /** A look is over: what was not seen in it is forgotten. */
  endLook(): void {
    this.#seen = this.#next;
    this.#next = new Map();
  }
}
