import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './test-app.ts';

/** Folders of requests whose files lie on the disk at this moment: one for each. */
export async function uploadsOf({ env }: Pick<TestApp, 'env'>): Promise<string[]> {
  const found = await readdir(path.join(env.DATA_DIR, 'uploads'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []; // nobody has sent anything yet
      throw error;
    },
  );
  return found.filter((name) => path.basename(name).startsWith('request-'));
}
