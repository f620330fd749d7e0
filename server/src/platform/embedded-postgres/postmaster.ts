import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAddress } from './address.ts';
import { run } from './child-process.ts';
import { exists } from './location.ts';

/** The server that PostgreSQL's pid file speaks of. */
export interface Postmaster extends ServerAddress {
  readonly pid: number;
}

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/**
 * Tells which server runs on `cluster`, if any. Removes the pid file of a server that is gone when PostgreSQL itself
 * would mistake it for a running one: the number went to another program, or to a dead process that nobody collected.
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
 * Removes the pid file of `cluster`. Safe against a server that does run after all: PostgreSQL also refuses a folder
 * whose shared memory is in use.
 */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(pidFile(cluster), { force: true });
}

async function isRunningPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/stat`;
    if (!(await exists(file))) return false;
    const status = await readFile(file, 'utf8'); // "pid (name) state …"
    return status.includes('(postgres)') && !/\) [ZX] /.test(status);
  }
  if (process.platform === 'win32') {
    return (await run('tasklist', ['/NH', '/FI', `PID eq ${pid}`])).output.includes('postgres');
  }
  const status = await run('ps', ['-o', 'state=,comm=', '-p', String(pid)]);
  return status.output.includes('postgres') && !status.output.startsWith('Z');
}
