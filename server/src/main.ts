import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { demoSignIns, seedDemo } from '../seeds/demo.ts';
import { createApp } from './app.ts';
import { entities } from './entities.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { ensureAdministrator } from './modules/accounts/index.ts';
import { migrate, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createLogger } from './platform/logger.ts';
import { createServices } from './services.ts';

/** How long requests in flight may take once the process has been told to stop. */
const drainMs = 10_000;

async function start(env: Env, log: Logger): Promise<void> {
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: path.join(env.DATA_DIR, 'postgres') });
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  await migrate(url);
  const orm = await openDatabase({
    url,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    poolSize: env.DATABASE_POOL_SIZE,
    entities,
    log,
  });
  const { services, jobs } = await createServices({ env, orm, log });
  // The demo goes into an empty database only: before anybody else has an account.
  if (env.DEMO) await seedDemo({ env, orm, services, log });
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await ensureAdministrator(orm.em.fork(), env.ADMIN_EMAIL, env.ADMIN_PASSWORD);

  const app = await createApp({ env, orm, services, log });
  const server = await listen(app.handler, env.PORT);
  await jobs.start();
  announce(env, server);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    app.drain();
    await closeServer(server);
    await app.close();
    await jobs.stop();
    await orm.close();
    await embedded?.stop();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

const listen = (handler: Express, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = handler.listen(port, (error?: Error) => (error ? reject(error) : resolve(server)));
  });

/** Takes no new connections, lets requests in flight finish, and cuts what takes too long. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** What somebody who has just typed `npm start` wants to know. */
function announce(env: Env, server: Server): void {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  const lines = [`${env.BRAND_NAME} is ready: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`];
  if (env.DEMO) lines.push(...demoSignIns.map(({ email, password, what }) => `  ${what}: ${email} / ${password}`));
  lines.push(`  data: ${env.DATABASE_URL ? 'the database of DATABASE_URL, and ' : ''}${env.DATA_DIR}`);
  if (!env.SMTP_URL) lines.push(`  mail: ${env.MAIL_DIR}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'unhandled rejection');
    process.exit(1);
  });
  await start(env, log);
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}
