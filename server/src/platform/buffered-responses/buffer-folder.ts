import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Temporary folder of this process. */
export interface BufferFolder {
  /** Returns the absolute path. The folder is created on first use. */
  path(): Promise<string>;
  close(): Promise<void>;
}

/** Host name, with underscores in place of characters that could be invalid in paths. */
const host = hostname().replace(/[^\w.-]/g, '_');

/** How long a folder must be unused to be considered abandoned, in milliseconds: one week. */
const unusedMs = 7 * 24 * 3_600_000;

/** Names of this process's folders. Several applications may share a process. */
const ownFolders = new Set<string>();

/**
 * Opens a folder for this process below `DATA_DIR/{purpose}` and removes the folders of killed processes. Hosts may
 * share `DATA_DIR`, so folders of running processes are preserved. Processes on other hosts cannot be checked, so
 * their folders are removed after a week without use.
 */
export async function openBufferFolder(dataDir: string, purpose: string): Promise<BufferFolder> {
  const parent = path.join(dataDir, purpose);
  for (const name of await readdir(parent).catch(nothingThere)) {
    if (!(await isInUse(parent, name))) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  let created: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(path.join(parent, `${host}~${process.pid}~${await startOf(process.pid)}~`));
    ownFolders.add(path.basename(folder));
    return folder;
  };
  return {
    async path() {
      created ??= make();
      const folder = await created;
      // Another host may have removed the folder after a long time without activity.
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async close() {
      const folder = await created;
      if (folder === undefined) return;
      await rm(folder, { recursive: true, force: true });
      ownFolders.delete(path.basename(folder));
    },
  };
}

const nothingThere = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/**
 * Returns whether the process that created the folder is still running. Its process ID alone is not sufficient,
 * because it may have been reused.
 */
async function isInUse(parent: string, name: string): Promise<boolean> {
  const [itsHost, pid, start] = name.split('~');
  if (ownFolders.has(name)) return true;
  if (itsHost !== host) return wasUsedLately(path.join(parent, name));
  return Number(pid) !== process.pid && isRunning(Number(pid)) && (await startOf(Number(pid))) === start;
}

/** A folder that another process has just removed counts as in use. */
const wasUsedLately = async (folder: string): Promise<boolean> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs > Date.now() - unusedMs,
    () => false,
  );

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Returns the start time of a process in ticks since boot, if the system provides it. The start time distinguishes
 * the process from a later process with the same ID.
 */
async function startOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return '';
  // Format: "pid (name) state …". The name may contain any characters.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
