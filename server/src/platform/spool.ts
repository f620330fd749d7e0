import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Where files of requests lie while they are worked on. */
export interface Spool {
  /** Makes a folder for the files of one request. Whoever gets it removes it. */
  open(): Promise<SpoolFolder>;
}

/** The files of one request. */
export interface SpoolFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** No request lasts so long, on whatever host. */
const oldestMs = 24 * 3_600_000;

/** A folder's name says whose it is: the host's name, where nothing of it garbles a path, and the process. */
const host = hostname().replace(/[^\w.]/g, '_');
const owner = /^(?<host>[\w.]+)-(?<pid>\d+)-\w+$/;

/**
 * Opens the spool below a data folder, which several processes may share, and removes what processes have left there
 * that are gone: those of this host that run no longer, and whatever is older than a day.
 */
export async function openSpool(dataDir: string): Promise<Spool> {
  const root = path.join(dataDir, 'uploads');
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const folder = path.join(root, name);
    if (isOfDeadProcess(name) || isOld(folder)) await rm(folder, { recursive: true, force: true });
  }
  return {
    async open() {
      const folder = await mkdtemp(path.join(root, `${host}-${process.pid}-`));
      return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
    },
  };
}

function isOfDeadProcess(name: string): boolean {
  const { host: itsHost, pid } = owner.exec(name)?.groups ?? {};
  if (itsHost !== host) return false;
  // This process has only begun: one before it had the same number, as in a container every time.
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What another process has just removed is nobody's business any more. */
const isOld = (folder: string): boolean => {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs < Date.now() - oldestMs;
};
