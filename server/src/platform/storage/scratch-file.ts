import { close, open, writeFile } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Opens an unlinked temporary file. It is removed when its descriptor is closed, even if the process is killed.
 * Default folder: `TMPDIR`.
 */
export async function openScratchFile(parent = tmpdir()): Promise<number> {
  const folder = await mkdtemp(path.join(parent, 'facet-'));
  try {
    return await promisify(open)(path.join(folder, 'scratch'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Appends bytes to the file. */
export const appendToScratchFile: (descriptor: number, bytes: Buffer) => Promise<void> = promisify(writeFile);

export const closeScratchFile: (descriptor: number) => Promise<void> = promisify(close);
