import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Copies the data folder of an embedded PostgreSQL server that was migrated and stopped gracefully. For tests that
 * need a separate server but do not test its creation.
 */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  const prepared = process.env.TEST_PREPARED_CLUSTER;
  if (!prepared) throw new Error("TEST_PREPARED_CLUSTER is not set: run the tests with Jest's global setup");
  await mkdir(dataDir, { recursive: true });
  // Preserves owners and permissions, because PostgreSQL runs under a separate account if started as root.
  await promisify(execFile)('cp', [
    '-R',
    '-p',
    path.join(prepared, 'cluster'),
    path.join(prepared, 'password'),
    dataDir,
  ]);
}
