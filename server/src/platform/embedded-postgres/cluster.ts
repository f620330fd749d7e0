import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { databaseUser, type ServerAddress } from './address.ts';
import type { Binaries } from './binaries.ts';
import { run, runOrThrow } from './child-process.ts';
import { exists, type Location } from './location.ts';

const logLimit = 5_000_000; // bytes

// Settings for a machine with 2 cores and an SSD that also runs the application.
const defaultSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  shared_buffers: '256MB',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Server settings by name (`{ fsync: 'off' }`), which override the defaults. */
export type Settings = Readonly<Record<string, string>>;

/** Reads the password of the cluster at `location`. Creates a password if there is none. */
export async function clusterPassword(location: Location): Promise<string> {
  const file = path.join(location.home, 'password');
  if (!(await exists(file))) {
    if (await exists(location.cluster)) throw new Error(`${file} is missing: the database cannot be opened without it`);
    const staging = `${file}.${process.pid}`;
    await writeFile(staging, randomBytes(24).toString('hex'), { mode: 0o600 });
    await giveAway(staging, location);
    await keepFirst(staging, file);
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Creates the cluster if it does not exist. Its folder is renamed when complete, so an interrupted start leaves no
 * partial cluster.
 */
export async function createCluster(binaries: Binaries, location: Location, settings: Settings): Promise<void> {
  if (await exists(location.cluster)) return;
  const staging = `${location.cluster}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  await giveAway(staging, location);
  try {
    const args = [
      `--pgdata=${staging}`,
      `--username=${databaseUser}`,
      `--pwfile=${path.join(location.home, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin', // same collation and case rules on every operating system
      '--builtin-locale=C.UTF-8',
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ];
    await runOrThrow('Cannot create the embedded database', binaries.initdb, args, location.account);
    await rename(staging, location.cluster);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(location.cluster))) throw error; // otherwise, another process has already created it
  }
}

/**
 * Throws DatabaseUnavailable if the cluster was created by another major version of PostgreSQL, which stores data in a
 * different format.
 */
export async function checkMajorVersion(binaries: Binaries, location: Location): Promise<void> {
  const file = path.join(location.cluster, 'PG_VERSION');
  if (!(await exists(file))) return;
  const stored = (await readFile(file, 'utf8')).trim();
  const { output } = await run(binaries.postgres, ['--version'], location.account);
  const [, installed] = /\) (\d+)/.exec(output) ?? [];
  if (installed === stored) return;
  throw new DatabaseUnavailable(
    `The database in ${location.cluster} was created by PostgreSQL ${stored}, and this release contains PostgreSQL ${installed}: run "npm run backup" with the previous release, move ${location.home} to another place, and run "npm run restore" with this release`,
  );
}

/** Result of starting the server. `log` contains its output if it failed. */
export type Launch = { readonly started: true } | { readonly started: false; readonly log: string };

/** Starts the server as a separate process and waits until it accepts connections or replays its log. */
export async function launchServer(
  binaries: Binaries,
  location: Location,
  { port, socketFolder = '' }: ServerAddress,
  settings: Settings,
): Promise<Launch> {
  const log = await openLog(location);
  const where = { port: String(port), unix_socket_directories: socketFolder };
  const options = Object.entries({ ...defaultSettings, ...settings, ...where }).map(([name, value]) => {
    if (!/^[\w.]+$/.test(name) || !/^[\w./-]*$/.test(value)) throw new Error(`Not a server setting: ${name}=${value}`);
    return `-c ${name}=${value}`;
  });
  const args = ['start', '-w', '-t', '60', '-s', '-D', location.cluster, '-l', log.file];
  args.push('-o', options.join(' '));
  const outcome = await run(binaries.pgCtl, args, location.account);
  if (outcome.code === 0) return { started: true };
  const logText = (await readFile(log.file)).subarray(log.size).toString('utf8').trim();
  return { started: false, log: logText || outcome.output };
}

/** Shuts down the server (rolls back open transactions, writes all data to disk) and waits until it has exited. */
export async function stopServer(binaries: Binaries, location: Location): Promise<void> {
  const args = ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', location.cluster];
  await runOrThrow('Cannot stop the embedded database', binaries.pgCtl, args, location.account);
}

async function openLog(location: Location): Promise<{ file: string; size: number }> {
  const file = path.join(location.home, 'server.log');
  if ((await exists(file)) && (await stat(file)).size > logLimit) await rename(file, `${file}.1`);
  const handle = await open(file, 'a');
  const { size } = await handle.stat();
  await handle.close();
  await chmod(file, 0o600);
  await giveAway(file, location);
  return { file, size };
}

/** Renames `staging` to `file`, unless another process has already created `file`. */
async function keepFirst(staging: string, file: string): Promise<void> {
  try {
    await link(staging, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(staging);
  }
}

/** Makes the account of the server the owner of a file. */
export async function giveAway(file: string, { account }: Location): Promise<void> {
  if (account) await chown(file, account.uid, account.gid);
}
