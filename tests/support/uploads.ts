import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './test-app.ts';

/** Returns the folders that contain uploaded files. Each running request with an upload has one folder. */
export async function uploadsOf({ env }: Pick<TestApp, 'env'>): Promise<string[]> {
  const files = await readdir(path.join(env.DATA_DIR, 'uploads'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []; // no request has uploaded a file yet
      throw error;
    },
  );
  return files.filter((name) => path.basename(name).startsWith('request-'));
}
