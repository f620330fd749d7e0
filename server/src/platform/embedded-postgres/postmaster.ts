import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAddress } from './address.ts';
import { run } from './child-process.ts';
import { exists } from './location.ts';

/** Running server, as described by PostgreSQL's pid file. */
export interface Postmaster extends ServerAddress {
  readonly pid: number;
}

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/**
 * Returns the server that runs on `cluster`, if any. Removes an outdated pid file if PostgreSQL would mistake another
 * program or a zombie process for a running server.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = pidFile(cluster);
  if (!(await exists(file))) return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!(await isRunningPostgres(pid))) {
    await removePidFile(cluster);
    return undefined;
  }
  return { pid, port, socketFolder: lines[4] || undefined };
}

/**
 * Removes the pid file of `cluster`. Safe even if the server is running, because PostgreSQL also rejects a folder
 * whose shared memory is in use.
 */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(pidFile(cluster), { force: true });
}

async function isRunningPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/stat`;
    if (!(await exists(file))) return false;
    const status = await readFile(file, 'utf8'); // format: "pid (name) state …"
    return status.includes('(postgres)') && !/\) [ZX] /.test(status);
  }
  if (process.platform === 'win32') {
    return (await run('tasklist', ['/NH', '/FI', `PID eq ${pid}`])).output.includes('postgres');
  }
  const status = await run('ps', ['-o', 'state=,comm=', '-p', String(pid)]);
  return status.output.includes('postgres') && !status.output.startsWith('Z');
}
