import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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

/** Folders of this process, by name: several applications may share one process. */
const mine = new Set<string>();

/**
 * A folder of this process below `DATA_DIR/{purpose}`. What processes have left there that were killed goes now.
 * `DATA_DIR` may be shared: what belongs to a process that lives, or to another host, stays.
 */
export async function openSpoolFolder(dataDir: string, purpose: string): Promise<SpoolFolder> {
  const parent = path.join(dataDir, purpose);
  for (const name of await readdir(parent).catch(nothingThere)) {
    if (!(await isInUse(name))) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  let made: Promise<string> | undefined;
  const make = async (): Promise<string> => {
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(path.join(parent, `${host}~${process.pid}~${await startOf(process.pid)}~`));
    mine.add(path.basename(folder));
    return folder;
  };
  return {
    path() {
      made ??= make();
      return made;
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
async function isInUse(name: string): Promise<boolean> {
  const [itsHost, pid, start] = name.split('~');
  if (itsHost !== host || mine.has(name)) return true;
  return Number(pid) !== process.pid && isRunning(Number(pid)) && (await startOf(Number(pid))) === start;
}

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
