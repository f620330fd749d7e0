import 'reflect-metadata';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { recoverInterruptedLoad } from '../seeds/loading-marker.ts';
import { type App, createApp } from './app.ts';
import { connectionsOfAllProcesses, type Env, EnvError, embeddedDatabaseOf, projectRoot } from './env.ts';
import { ensureAdministrator, hasNoAccounts } from './modules/accounts/users/index.ts';
import { entities, sealedColumns } from './modules/index.ts';
import { createPartitions } from './platform/change-log/maintain-partitions.ts';
import { OpenParts } from './platform/closing.ts';
import { checkDatabase } from './platform/database/cluster/check-database.ts';
import { readConnectionLimit, tooFewConnections } from './platform/database/connection-limit.ts';
import { migrate, openDatabase } from './platform/database/database.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { closeServer, createHttpServer } from './platform/http/http-server.ts';
import type { LoggedErrors } from './platform/logged-errors.ts';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { followSupervisor, isFirstProcess, processNumber, reportReady } from './platform/processes/supervised.ts';
import { resealColumns } from './platform/sign-in/reseal-columns.ts';
import { exportsSpans } from './platform/tracing/tracing-settings.ts';
import { readVersion } from './platform/version.ts';
import { createServices } from './services.ts';

const open = new OpenParts();

/**
 * Whether another process has taken over the port. In that case, clients get more time to connect to the new process.
 */
let isReplaced = false;

/** Starts tracing if it is configured. The SDK is not loaded otherwise. */
async function trace(env: Env, log: Logger): Promise<void> {
  if (!exportsSpans(env)) return;
  const { startTracing } = await import('./platform/tracing/start-tracing.ts');
  const tracing = await startTracing(env, { ...(await readVersion(projectRoot, env.BUILD_COMMIT)), log });
  open.add({ what: 'traces', close: () => tracing.stop() });
}

/** Application that accepts requests. Undefined during startup. */
let running: App | undefined;

async function start(env: Env, log: Logger, errors: LoggedErrors): Promise<void> {
  await trace(env, log);
  const { url, folder } = env.DATABASE_URL ? { url: env.DATABASE_URL, folder: null } : await embeddedDatabase(env, log);
  await prepareDatabase(url, env, log);
  const orm = openDatabase({
    url,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    poolSize: env.DATABASE_POOL_SIZE,
    entities,
    log,
  });
  open.add({ what: 'database connections', close: () => orm.close() });
  if (isFirstProcess) await requireConnections(env, orm);
  await createPartitions(orm.em.fork());
  const { services, jobs } = await createServices({ env, orm, log, errors });
  if (isFirstProcess) await resealColumns(orm.em.fork(), sealedColumns, { sealedTexts: services.sealedTexts, log });
  open.add({ what: 'jobs', close: () => jobs.stop() });
  // Demo data is loaded first, because it requires a database without accounts.
  const isFirstStart = await hasNoAccounts(orm.em.fork());
  if (env.DEMO) await (await import('../seeds/demo.ts')).seedDemo({ orm, services, log });
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, BRAND_NAME: brandName } = env;
    const administrator = { email, password, brandName, isFirstStart };
    const outcome = await ensureAdministrator(orm.em.fork(), administrator);
    if (outcome.kind === 'address is taken')
      throw new EnvError(`ADMIN_EMAIL: ${email} belongs to an account that is not an administrator`);
    if (outcome.kind === 'password is weak') throw new EnvError(`ADMIN_PASSWORD: ${outcome.weakness}`);
  }

  const app = await createApp({ env, orm, services, log });
  open.add({ what: 'GraphQL', close: () => app.close() });
  const server = await listen(createHttpServer(app.handler, { isBehindProxy: env.TRUST_PROXY > 0 }), {
    name: 'PORT',
    port: env.PORT,
  });
  open.add({
    what: 'connections and jobs',
    close: () => {
      app.drain();
      app.endStreams();
      return Promise.all([closeServer(server, { isReplaced }), jobs.stop()]);
    },
  });
  if (env.METRICS_PORT !== undefined) await listenForMetrics({ env, app, port: env.METRICS_PORT, log });
  await jobs.start();
  if (isFirstProcess && env.NODE_ENV === 'production') {
    if (!env.SMTP_URL) log.warn(unsentEmails(env));
    if (await hasNoAccounts(orm.em.fork()))
      log.warn('the database has no accounts: set ADMIN_EMAIL and ADMIN_PASSWORD, and restart the server');
  }
  if (isFirstProcess) await announce(env, server, folder ?? 'the database of DATABASE_URL');
  running = app;
  reportReady();
}

/** Waits for the database, checks its settings, and migrates it to this release. */
async function prepareDatabase(url: string, env: Env, log: Logger): Promise<void> {
  await waitForDatabase(url, { seconds: env.DATABASE_WAIT_SECONDS, log });
  if (isFirstProcess) await checkDatabase({ url, replicaUrls: env.DATABASE_REPLICA_URLS ?? [] });
  await recoverInterruptedLoad(url, env.DEMO);
  await migrate(url, log);
}

async function requireConnections(env: Env, orm: MikroORM): Promise<void> {
  const error = tooFewConnections(await readConnectionLimit(orm.em.fork()), {
    connections: connectionsOfAllProcesses(env),
    processes: env.WEB_CONCURRENCY,
    poolSize: env.DATABASE_POOL_SIZE,
  });
  if (error !== null) throw new EnvError(error);
}

async function embeddedDatabase(env: Env, log: Logger): Promise<{ url: string; folder: string }> {
  const logger = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
  if (env.NODE_ENV === 'production' && isFirstProcess)
    log.warn(
      'the embedded PostgreSQL is intended for small installations on one host: set DATABASE_URL to use your own PostgreSQL (docs/deployment.md#embedded-postgresql)',
    );
  const { url, dataDir, stop } = await startEmbeddedPostgres({
    ...embeddedDatabaseOf(env),
    logger,
  });
  open.add({ what: 'embedded database', close: stop });
  return { url, folder: dataDir };
}

/** Port and host that a server listens on, and the environment variable that sets the port. */
interface ListeningAddress {
  readonly name: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  /** Host name or address. Default: all addresses of the machine. */
  readonly host?: string;
}

const listen = (server: Server, { name, port, host }: ListeningAddress): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new EnvError(`${name}: ${port} is in use by another program`));
      else if (error.code === 'EACCES')
        reject(new EnvError(`${name}: this user does not have permission to open port ${port}`));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new EnvError(`METRICS_HOST: ${host} is not an address of this machine`));
      else reject(error);
    });
    server.listen({ port, host }, () => resolve(server));
  });

async function listenForMetrics(deps: { env: Env; app: App; port: number; log: Logger }): Promise<void> {
  const { env, app, port, log } = deps;
  const host = env.METRICS_HOST;
  const server = await listen(createMetricsServer({ isKnownHost: app.isKnownHost, log }), {
    name: 'METRICS_PORT',
    port,
    host,
  });
  open.add({ what: 'metrics', close: () => closeServer(server, { isReplaced: false }) });
  if (isFirstProcess) log.info({ host, port }, 'serving metrics at /metrics');
}

const unsentEmails = ({ MAIL_DIR }: Env): string =>
  `emails: SMTP_URL is not set, so emails are written to files in ${MAIL_DIR} and not sent to their recipients`;

/** Prints the URL, demo users and folders after `npm start`. */
async function announce(env: Env, server: Server, database: string): Promise<void> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  const lines = [`${env.BRAND_NAME} is ready: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`];
  if (env.DEMO) {
    const { demoCredentials } = await import('../seeds/demo.ts');
    lines.push(
      ...demoCredentials.map(({ email, password, description }) => `  ${description}: ${email} / ${password}`),
    );
  }
  lines.push(`  data: ${env.DATA_DIR}${database.startsWith(env.DATA_DIR) ? '' : `, ${database}`}`);
  if (!env.SMTP_URL && env.NODE_ENV !== 'production') lines.push(`  ${unsentEmails(env)}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Keeps serving requests until load balancers have noticed that this process is draining, or until it is aborted. */
async function drain(seconds: number, { signal, log }: { signal: AbortSignal; log: Logger }): Promise<void> {
  if (!running || seconds === 0) return;
  running.drain();
  log.info({ seconds }, 'draining');
  await Promise.race([sleep(seconds * 1_000), once(signal, 'abort')]);
}

/**
 * Ends the process after a signal or a message from the supervisor, even during startup. SIGTERM starts with a drain,
 * which the next signal ends. Returns a function that reports whether the process is ending.
 */
function stopWhenTold(drainSeconds: number, log: Logger): () => boolean {
  const draining = new AbortController();
  let isStopping = false;
  const stop = async (why: { signal: NodeJS.Signals } | { reason: string }): Promise<void> => {
    if (isStopping) {
      draining.abort();
      return;
    }
    isStopping = true;
    log.info(why, 'stopping');
    if ('signal' in why && why.signal === 'SIGTERM') await drain(drainSeconds, { signal: draining.signal, log });
    await open.closeAll(log);
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop({ signal }));
  process.on('SIGINT', (signal) => void stop({ signal }));
  if (processNumber === undefined) process.on('SIGHUP', (signal) => void stop({ signal }));
  followSupervisor({
    retire() {
      isReplaced = true;
      void stop({ reason: 'replaced by another process' });
    },
    end: () => void stop({ reason: 'the supervisor process has exited' }),
  });
  return () => isStopping;
}

/** Runs the application in this process until it is stopped. Throws errors that occur during startup. */
export async function serve(env: Env, log: Logger, errors: LoggedErrors): Promise<void> {
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  const isStopping = stopWhenTold(env.DRAIN_SECONDS, log);
  try {
    await start(env, log, errors);
  } catch (error) {
    if (isStopping()) return; // startup was interrupted by a stop, which ends the process
    await open.closeAll(log);
    throw error;
  }
}
