import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** A folder for files that live no longer than this process. */
export interface SpoolFolder {
  /** Absolute. Made when it is first asked for. */
  path(): Promise<string>;
  /** Removes it with all that is in it. */
  close(): Promise<void>;
}

/** The host's name, where nothing of it garbles a path. */
const host = hostname().replace(/[^\w.-]/g, '_');

/** A host that has not used its folder for a week is taken for gone. */
const unusedMs = 7 * 24 * 3_600_000;

/** Folders of this process, by name: several applications may share one process. */
const mine = new Set<string>();

/**
 * A folder of this process below `DATA_DIR/{purpose}`. What processes have left there that were killed goes now.
 * `DATA_DIR` may be shared: what belongs to a process that lives stays; what belongs to another host, whose processes
 * nobody here can ask for, stays for a week.
 */
export async function openSpoolFolder(dataDir: string, purpose: string): Promise<SpoolFolder> {
  const parent = path.join(dataDir, purpose);
  for (const name of await readdir(parent).catch(nothingThere)) {
    if (!(await isInUse(parent, name))) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  let made: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(path.join(parent, `${host}~${process.pid}~${await startOf(process.pid)}~`));
    mine.add(path.basename(folder));
    return folder;
  };
  return {
    async path() {
      made ??= make();
      const folder = await made;
      // Another host may have taken a folder for left behind in which nothing had happened for long.
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async close() {
      const folder = await made;
      if (folder === undefined) return;
      await rm(folder, { recursive: true, force: true });
      mine.delete(path.basename(folder));
    },
  };
}

const nothingThere = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/** Whether the process that made a folder of this name still lives. A number alone may have gone to another process. */
async function isInUse(parent: string, name: string): Promise<boolean> {
  const [itsHost, pid, start] = name.split('~');
  if (mine.has(name)) return true;
  if (itsHost !== host) return wasUsedLately(path.join(parent, name));
  return Number(pid) !== process.pid && isRunning(Number(pid)) && (await startOf(Number(pid))) === start;
}

/** What another process has just removed is nobody's business any more. */
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

/** What tells a process from a later one with the same number, where the system says it: its start in ticks since boot. */
async function startOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return '';
  // "pid (name) state …": the name may hold anything.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
