import { lstat, opendir, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { DiskUsage, FolderUsage } from '../../kernel/use-cases/system-probes.ts';

/** How long a measurement of the folders is valid, in milliseconds. */
const validMs = 10 * 60_000;

/** Maximum number of files measured per folder. Takes about 10 s. */
const maxFiles = 200_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns the size of a file, or 0 if it was deleted in the meantime. */
async function sizeOf(file: string): Promise<number> {
  try {
    return (await lstat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

async function measureFolder(parent: string, name: string): Promise<FolderUsage> {
  let bytes = 0;
  let files = 0;
  for await (const entry of await opendir(path.join(parent, name), { recursive: true })) {
    if (entry.isDirectory()) continue;
    if (files === maxFiles) return { name, bytes, files, isComplete: false };
    bytes += await sizeOf(path.join(entry.parentPath, entry.name));
    files += 1;
  }
  return { name, bytes, files, isComplete: true };
}

async function measureFolders(dataDir: string, log: Logger): Promise<readonly FolderUsage[]> {
  const folders: FolderUsage[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    try {
      folders.push(await measureFolder(dataDir, entry.name));
    } catch (error) {
      // A folder of another user cannot be read, and a temporary folder may have been deleted.
      log.info({ err: error, folder: entry.name }, 'could not measure a folder');
    }
  }
  return folders.sort((one, other) => other.bytes - one.bytes);
}

/** Returns a function that reads the free space, and measures the folders in the background. */
export function diskUsageOf(dataDir: string, log: Logger): () => Promise<DiskUsage> {
  let folders: readonly FolderUsage[] = [];
  let measuredAt: Date | null = null;
  let isMeasuring = false;

  const measure = async (): Promise<void> => {
    if (isMeasuring) return;
    isMeasuring = true;
    try {
      folders = await measureFolders(dataDir, log);
      measuredAt = new Date();
    } catch (error) {
      log.warn({ err: error }, 'could not measure the data folder');
    } finally {
      isMeasuring = false;
    }
  };

  return async () => {
    if (measuredAt === null || Date.now() - measuredAt.getTime() > validMs) void measure();
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { dataDir, freeBytes: bavail * bsize, totalBytes: blocks * bsize, folders, measuredAt };
  };
}
