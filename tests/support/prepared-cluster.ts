import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Puts into a folder what an embedded PostgreSQL leaves there when it has been made, migrated and stopped in order. For
 * tests that need a server of their own, but are not about how one comes to be.
 */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  const prepared = process.env.TEST_PREPARED_CLUSTER;
  if (!prepared) throw new Error("TEST_PREPARED_CLUSTER is not set: run the tests through Jest's global set-up");
  await mkdir(dataDir, { recursive: true });
  // With owners and rights: run as root, PostgreSQL has an account of its own.
  await promisify(execFile)('cp', [
    '-R',
    '-p',
    path.join(prepared, 'cluster'),
    path.join(prepared, 'password'),
    dataDir,
  ]);
}
