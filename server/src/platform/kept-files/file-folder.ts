import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilePlace } from './file-place.ts';

/** Files in a folder of this machine, for nobody else's eyes. */
export const fileFolder = (folder: string): FilePlace => ({
  async keep(name, bytes) {
    const file = path.join(folder, name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      bytes.destroy();
      await rm(file, { force: true });
      throw error;
    }
  },
  async open(name) {
    const file = path.join(folder, name);
    try {
      await access(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    return createReadStream(file);
  },
  remove: (name) => rm(path.join(folder, name), { force: true }),
});

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
