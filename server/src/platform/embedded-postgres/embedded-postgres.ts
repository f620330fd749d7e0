import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionString, openSocketFolder, type ServerAddress } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { run } from './child-process.ts';
import { clusterPassword, createCluster, launchServer, type Settings, stopServer } from './cluster.ts';
import { type Lease, takeLease } from './lease.ts';
import { exists, type Location, locateCluster } from './location.ts';
import { type EmbeddedLogger, watchServer } from './watch.ts';

/** The server that PostgreSQL's pid file speaks of. */
interface Postmaster extends ServerAddress {
  readonly pid: number;
}

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/**
 * Tells which server runs on `cluster`, if any. Removes the pid file of a server that is gone when PostgreSQL itself
 * would mistake it for a running one: the number went to another program, or to a dead process that nobody collected.
 */
async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
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
async function removePidFile(cluster: string): Promise<void> {
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

const databaseName = 'facet';
const patience = 60_000; // ms

/** What {@link startEmbeddedPostgres} needs to know. */
export interface EmbeddedPostgresOptions {
  /** Folder for the database; made when missing. One server per folder, shared by every process that asks for it. */
  readonly dataDir: string;
  /** Port to listen on; any free one when left out. */
  readonly port?: number | undefined;
  /** Server settings on top of the product's own, for instance `{ fsync: 'off' }` in tests. */
  readonly settings?: Settings | undefined;
  /** Hears of a start, of a server taken over, of one that has died, and of retries. */
  readonly logger?: EmbeddedLogger | undefined;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the database `facet`, password included. */
  readonly url: string;
  /** Folder where the data really lies; differs from the one asked for when the server's account cannot enter that. */
  readonly dataDir: string;
  /** Stops the server and waits for its end, unless another process still uses it. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from its npm package on a local data folder, or joins the server that already runs there:
 * one that a killed process left behind, or one that another process of this checkout uses now.
 * While this process lives the server does too: when it dies it is started again, at the same address.
 * It listens on 127.0.0.1, and on a Unix socket that only its account and root can reach, and asks for a random password
 * kept in the folder.
 * Throws an error that says what to do when PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const location = await locateCluster(path.resolve(options.dataDir));
  const binaries = await findBinaries(location.account);
  const password = await clusterPassword(location);
  await createCluster(binaries, location, options.settings ?? {});
  const { lease: first, address } = await joinServer(binaries, location, password, options);
  const url = connectionString(address, password, databaseName);
  await createDatabase(connectionString(address, password, 'postgres'));

  const watch = watchServer(first, {
    join: async (signal) =>
      (await joinServer(binaries, location, password, { ...options, port: address.port }, signal)).lease,
    logger: options.logger,
  });
  const stop = async (): Promise<void> => {
    const lease = await watch.stop();
    const last = await lease.giveBack();
    if (last) await stopServer(binaries, location);
    await lease.end();
  };
  let stopping: Promise<void> | undefined;
  return {
    url,
    dataDir: location.home,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function joinServer(
  binaries: Binaries,
  location: Location,
  password: string,
  { port: wantedPort, settings = {}, logger }: EmbeddedPostgresOptions,
  signal?: AbortSignal,
): Promise<{ lease: Lease; address: ServerAddress }> {
  const deadline = performance.now() + patience;
  let complaint = '';
  let launched = false;
  let socketFolder = await openSocketFolder(location);
  while (performance.now() < deadline && !signal?.aborted) {
    const running = await findPostmaster(location.cluster);
    if (running) {
      const lease = await takeLease(connectionString(running, password, 'postgres'), location.cluster);
      if (!('refused' in lease)) {
        if (!launched) logger?.info(`Joined the PostgreSQL that runs on ${location.cluster} (pid ${running.pid})`);
        return { lease, address: running };
      }
      // The folder was copied together with the pid file of the server that runs on the original.
      if (lease.refused === 'other-server') await removePidFile(location.cluster);
      else {
        complaint = `process ${running.pid}: ${lease.reason}`;
        await sleep(200); // coming up or going down
      }
      continue;
    }
    const port = wantedPort ?? (await freePort());
    const launch = await launchServer(binaries, location, { port, socketFolder }, settings);
    if (launch.started) {
      launched = true;
      logger?.info(`PostgreSQL listens on 127.0.0.1:${port}, data in ${location.cluster}`);
      continue;
    }
    complaint = launch.log;
    if (socketFolder !== undefined && complaint.includes('Unix-domain socket')) {
      socketFolder = undefined; // not every file system has them
      continue;
    }
    if (!passes(complaint, wantedPort)) break;
    logger?.info(`PostgreSQL is not up yet, trying again: ${complaint}`);
    await sleep(500);
  }
  throw new Error(`The embedded PostgreSQL does not start on ${location.cluster}: ${complaint}`);
}

/** True for what goes away by itself: remains of a killed server, a start at the same moment, a port just taken. */
function passes(complaint: string, wantedPort: number | undefined): boolean {
  if (/lock file|shared memory block|being accessed/.test(complaint)) return true;
  return wantedPort === undefined && /address already in use|could not bind/i.test(complaint);
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } catch (error) {
    // Another process of this checkout created it in the same moment.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
