import { close, open, writeFile } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Opens a file that has no name any more when this returns: it is gone with its descriptor, also when the process is killed.
 * It lies in the system's folder for such files (`TMPDIR`).
 */
export async function openScratchFile(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-'));
  try {
    return await promisify(open)(path.join(folder, 'scratch'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes behind what has been written like this. */
export const appendToScratchFile: (descriptor: number, bytes: Buffer) => Promise<void> = promisify(writeFile);

export const closeScratchFile: (descriptor: number) => Promise<void> = promisify(close);
