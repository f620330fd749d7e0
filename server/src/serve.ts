import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { recoverInterruptedLoad } from '../seeds/loading-marker.ts';
import { createApp } from './app.ts';
import { connectionsOfAllProcesses, type Env, EnvError, embeddedConnections } from './env.ts';
import { ensureAdministrator, hasNoAccounts } from './modules/accounts/users/index.ts';
import { entities } from './modules/index.ts';
import { createPartitions } from './platform/change-log/maintain-partitions.ts';
import { OpenParts } from './platform/closing.ts';
import { checkConnectionLimit } from './platform/database/connection-limit.ts';
import { migrate, openDatabase } from './platform/database/database.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { closeServer, createHttpServer } from './platform/http/http-server.ts';
import type { LoggedErrors } from './platform/logged-errors.ts';
import { createMetricsServer } from './platform/metrics/metrics-server.ts';
import { followSupervisor, isFirstProcess, processNumber, reportReady } from './platform/processes/supervised.ts';
import { createServices } from './services.ts';

const open = new OpenParts();

/**
 * Whether another process has taken over the port. In that case, clients get more time to connect to the new process.
 */
let isReplaced = false;

async function start(env: Env, log: Logger, errors: LoggedErrors): Promise<void> {
  const { url, folder } = env.DATABASE_URL ? { url: env.DATABASE_URL, folder: null } : await embeddedDatabase(env, log);
  await waitForDatabase(url, { seconds: env.DATABASE_WAIT_SECONDS, log });
  await recoverInterruptedLoad(url, env.DEMO);
  await migrate(url, log);
  const orm = openDatabase({
    url,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    poolSize: env.DATABASE_POOL_SIZE,
    entities,
    log,
  });
  open.add({ what: 'database connections', close: () => orm.close() });
  if (isFirstProcess) await checkConnectionLimit(orm.em.fork(), connectionNeedOf(env), log);
  await createPartitions(orm.em.fork());
  const { services, jobs } = await createServices({ env, orm, log, errors });
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
      return Promise.all([closeServer(server, { isReplaced }), jobs.stop()]);
    },
  });
  if (env.METRICS_PORT !== undefined) await listenForMetrics(env, env.METRICS_PORT, log);
  await jobs.start();
  if (isFirstProcess) await announce(env, server, folder ?? 'the database of DATABASE_URL');
  reportReady();
}

const connectionNeedOf = (env: Env) => ({
  connections: connectionsOfAllProcesses(env),
  processes: env.WEB_CONCURRENCY,
  poolSize: env.DATABASE_POOL_SIZE,
});

async function embeddedDatabase(env: Env, log: Logger): Promise<{ url: string; folder: string }> {
  const logger = { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
  const { url, dataDir, stop } = await startEmbeddedPostgres({
    dataDir: path.join(env.DATA_DIR, 'postgres'),
    settings: { max_connections: String(embeddedConnections(env)) },
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

async function listenForMetrics(env: Env, port: number, log: Logger): Promise<void> {
  const host = env.METRICS_HOST;
  const server = await listen(createMetricsServer(log), { name: 'METRICS_PORT', port, host });
  open.add({ what: 'metrics', close: () => closeServer(server, { isReplaced: false }) });
  if (isFirstProcess) log.info({ host, port }, 'serving metrics at /metrics');
}

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
  if (!env.SMTP_URL) lines.push(`  emails: ${env.MAIL_DIR}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Ends the process after a signal or a message from the supervisor, even during startup. Returns a function that
 * reports whether the process is ending.
 */
function stopWhenTold(log: Logger): () => boolean {
  let isStopping = false;
  const stop = async (why: { signal: NodeJS.Signals } | { reason: string }): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info(why, 'stopping');
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
  const isStopping = stopWhenTold(log);
  try {
    await start(env, log, errors);
  } catch (error) {
    if (isStopping()) return; // startup was interrupted by a stop, which ends the process
    await open.closeAll(log);
    throw error;
  }
}
