import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionString, databaseName, freePort, openSocketFolder, type ServerAddress } from './address.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  checkMajorVersion,
  clusterPassword,
  createCluster,
  launchServer,
  type Settings,
  stopServer,
} from './cluster.ts';
import { type Lease, takeLease } from './lease.ts';
import { type Location, locateCluster } from './location.ts';
import { archiveSettings, createArchive, walArchiveIn } from './point-in-time/wal-archive.ts';
import { findPostmaster, removePidFile } from './postmaster.ts';
import { type EmbeddedLogger, watchServer } from './watch.ts';

const timeout = 60_000; // ms

export interface EmbeddedPostgresOptions {
  /** Data folder, created if missing. There is one server per folder, shared by all its processes. */
  readonly dataDir: string;
  /** Port to listen on. Default: any free port. */
  readonly port?: number | undefined;
  /** Server settings that override the defaults, for example `{ fsync: 'off' }` in tests. */
  readonly settings?: Settings | undefined;
  /** Folder of the archive for point-in-time recovery. Default: no archive. */
  readonly walArchive?: string | undefined;
  /** Logs starts, takeovers, crashes and retries. */
  readonly logger?: EmbeddedLogger | undefined;
}

export interface EmbeddedPostgres {
  /** Connection string of the database `facet`, including the password. */
  readonly url: string;
  /** Actual data folder. It differs from the requested folder if the server's account cannot access that folder. */
  readonly dataDir: string;
  /** Stops the server and waits until it has exited, unless another process uses it. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from its npm package on a local data folder. If a server already runs there, joins it: a process
 * may have been killed, or another process of this checkout may use it. While this process runs, a crashed server is
 * restarted at the same address. The server listens on 127.0.0.1, and on a Unix socket for its own account and root
 * only. It requires a random password, which is stored in the folder. Throws an error with instructions if PostgreSQL
 * cannot run here.
 */
export async function startEmbeddedPostgres(request: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const location = await locateCluster(path.resolve(request.dataDir));
  const options = { ...request, settings: { ...request.settings, ...(await archiveSettingsOf(request, location)) } };
  const binaries = await findBinaries(location.account);
  await checkMajorVersion(binaries, location);
  const password = await clusterPassword(location);
  await createCluster(binaries, location, options.settings);
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
    const last = await lease.release();
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

async function archiveSettingsOf({ walArchive }: EmbeddedPostgresOptions, location: Location): Promise<Settings> {
  if (walArchive === undefined) return {};
  const archive = walArchiveIn(walArchive);
  await createArchive(archive, location);
  return archiveSettings(archive);
}

async function joinServer(
  binaries: Binaries,
  location: Location,
  password: string,
  { port: wantedPort, settings = {}, logger }: EmbeddedPostgresOptions,
  signal?: AbortSignal,
): Promise<{ lease: Lease; address: ServerAddress }> {
  const deadline = performance.now() + timeout;
  let complaint = '';
  let launched = false;
  let socketFolder = await openSocketFolder(location);
  while (performance.now() < deadline && !signal?.aborted) {
    const running = await findPostmaster(location.cluster);
    if (running) {
      const lease = await takeLease(connectionString(running, password, 'postgres'), location.cluster);
      if (!('refused' in lease)) {
        if (!launched)
          logger?.info(`Joined the PostgreSQL server that runs on ${location.cluster} (pid ${running.pid})`);
        return { lease, address: running };
      }
      // The folder was copied while its server was running, so the pid file belongs to the original.
      if (lease.refused === 'other-server') await removePidFile(location.cluster);
      else {
        complaint = `process ${running.pid}: ${lease.reason}`;
        await sleep(200); // the server is starting or stopping
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
      socketFolder = undefined; // not every file system supports sockets
      continue;
    }
    if (!passes(complaint, wantedPort)) break;
    logger?.info(`PostgreSQL has not started yet, trying again: ${complaint}`);
    await sleep(500);
  }
  throw new Error(`The embedded PostgreSQL does not start on ${location.cluster}: ${complaint}`);
}

/**
 * Returns whether an error is temporary: leftover files of a killed server, a concurrent start, or a port that
 * another program has just taken.
 */
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
    // Another process from this checkout has created the database concurrently.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  } finally {
    await client.end();
  }
}
