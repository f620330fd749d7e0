import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Size and modification time of a file, as observed in one scan. */
export interface FolderFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: number;
}

/** Folder for imported files. The name is reserved in any letter case, because some file systems ignore case. */
export const doneFolder = 'done';
export const refusedFolder = 'refused';
/** Folder for files that are being imported. */
export const claimedFolder = '.importing';

/** Returns true for names of incomplete, hidden and temporary files. */
const isTemporary = (name: string): boolean =>
  /^([.~]|(thumbs\.db|desktop\.ini)$)/i.test(name) ||
  /\.(part|partial|filepart|crdownload|download|tmp|temp|swp|lock)$/i.test(name) ||
  name.endsWith('~');

/** Returns the names of subfolders. Excludes symbolic links, because they could lead out of the import folder. */
export async function subfoldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
}

/** Returns the files in a folder, complete or not. Links and special files are excluded. */
export async function filesIn(folder: string): Promise<FolderFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !isTemporary(entry.name)).map(({ name }) => name);
  const files = await Promise.all(names.map((name) => statFile(folder, name)));
  return files.filter((file) => file !== null);
}

async function statFile(folder: string, name: string): Promise<FolderFile | null> {
  const stats = await lstat(path.join(folder, name)).catch(nullIfMissing);
  return stats?.isFile() ? { name, bytes: stats.size, changedAt: stats.mtimeMs } : null;
}

/** Returns null for ENOENT: another process has moved the file. Rethrows other errors. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** Tracks how long files have been unchanged. */
export class StableFileTracker {
  readonly #quietMs: number;
  #previous = new Map<string, FolderFile & { readonly since: number }>();
  #current = new Map<string, FolderFile & { readonly since: number }>();

  constructor(quietMs: number) {
    this.#quietMs = quietMs;
  }

  /**
   * Returns true if a file has not changed for the quiet period and is therefore considered complete. `now` is in
   * milliseconds.
   */
  isStable(folder: string, file: FolderFile, now = Date.now()): boolean {
    const key = path.join(folder, file.name);
    const before = this.#previous.get(key);
    const isUnchanged = before?.bytes === file.bytes && before.changedAt === file.changedAt;
    const since = isUnchanged ? before.since : now;
    this.#current.set(key, { ...file, since });
    return now - since >= this.#quietMs;
  }

  /** Ends a scan and removes files from the tracker that the scan did not find. */
  endScan(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }
}
