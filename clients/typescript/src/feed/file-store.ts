import { open, readFile, rename } from 'node:fs/promises';
import type { SyncStore } from './store.ts';

/**
 * Creates a store that keeps the state in a file. The file is replaced atomically after each step. After a crash, the
 * last step may be applied again.
 */
export const fileStore = (path: string): SyncStore => ({
  async load() {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  },
  async commit(state, apply) {
    await apply(undefined);
    const draft = `${path}.draft`;
    const file = await open(draft, 'w');
    try {
      await file.writeFile(state);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  },
});
