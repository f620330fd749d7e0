import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyPreparedCluster } from './prepared-cluster.ts';

/** PostgreSQL server for one test, with the migrated database. */
export interface DatabaseServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  /** Primary server of the replica. It must have just been started from the prepared cluster. */
  readonly of: DatabaseServer;
  /** Delay between a commit on the primary and its replay on the replica, in milliseconds. */
  readonly delayMs: number;
}

/** The server has its own database cluster, which is created for it and is empty. */
interface SeparateOptions {
  readonly isSeparate: true;
}

/** Starts a server with a copy of the prepared cluster, as a primary or as a streaming replica, or a separate one. */
export async function startDatabaseServer(options?: ReplicaOptions | SeparateOptions): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'facet-server-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  if (!(options && 'isSeparate' in options)) await copyPreparedCluster(dataDir);
  if (options && 'of' in options) await makeReplica(path.join(dataDir, 'cluster'), options);
  const program = path.resolve('tests/support/embedded-postgres-process.mjs');
  const process_ = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line]: string[] = await once(createInterface({ input: process_.stdout }), 'line');
  return {
    url: JSON.parse(line ?? '').url,
    async stop() {
      process_.stdin.end();
      if (process_.exitCode === null) await once(process_, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Configures a copy of the cluster as a replica. The copy contains the primary's data at its last shutdown, and later
 * changes are streamed.
 */
async function makeReplica(cluster: string, { of, delayMs }: ReplicaOptions): Promise<void> {
  const { hostname, port, username, password } = new URL(of.url);
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nrecovery_min_apply_delay = ${delayMs}\nhot_standby_feedback = on\n`,
  );
  const signal = path.join(cluster, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(cluster);
  await chown(signal, uid, gid);
}
