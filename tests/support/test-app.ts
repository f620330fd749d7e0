import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import PostalMime, { type Email } from 'postal-mime';
import { createApp } from '../../server/src/app.ts';
import { type Env, readEnv } from '../../server/src/env.ts';
import type { Services } from '../../server/src/kernel/use-cases/services.ts';
import type { Subscriber } from '../../server/src/kernel/use-cases/subscriber.ts';
import { entities, subscribers } from '../../server/src/modules/index.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createHttpServer, type HttpLimits } from '../../server/src/platform/http/http-server.ts';
import { LoggedErrors } from '../../server/src/platform/logged-errors.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import { metricsOfAllProcesses } from '../../server/src/platform/metrics/metrics-server.ts';
import { createServices } from '../../server/src/services.ts';
import { createTestDatabase } from './test-database.ts';

interface TestAppOptions {
  env?: NodeJS.ProcessEnv;
  services?: Partial<Services>;
  /** Event subscribers to add to those of the server. */
  subscribers?: readonly Subscriber[];
  /** URL of an existing database, used to start a second application with it. Default: a new database. */
  databaseUrl?: string;
  /** Whether to run background jobs, such as sending emails and scheduled tasks. Default: false. */
  withJobs?: boolean;
  /** Destination of the log. Default: standard output. */
  log?: Pick<NonNullable<Parameters<typeof createLogger>[1]>, 'destination'>;
  /** HTTP timeouts. Default: those of the server, which are too long for some tests. */
  http?: Partial<HttpLimits>;
  /** Folder with the built client. Default: the output folder of `npm run build`. */
  clientFolder?: string;
}

/** Response from the GraphQL endpoint. */
export interface GraphqlAnswer<T> {
  status: number;
  headers: Headers;
  data: T | null;
  /** Additional data in the response, such as the cost of the operation. */
  extensions: Record<string, unknown>;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: {
      code: string;
      errorCode: number;
      explanation: string;
      reason?: string;
      details?: { path: string; message: string }[];
    };
  }[];
}

/** Response to a REST call. `body` is the parsed JSON, an array for JSON Lines, or null if empty. */
export interface RestAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface RestRequest {
  body?: unknown;
  token?: string | null;
  headers?: Record<string, string>;
  form?: FormData | undefined;
}

/** Running application with its own database and data folder. */
export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly env: Env;
  readonly orm: MikroORM;
  readonly services: Services;
  /** Returns a new entity manager, whose queries return the current state of the database. */
  em(): EntityManager;
  graphql<T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string | null,
  ): Promise<GraphqlAnswer<T>>;
  rest<T = unknown>(method: string, path: string, request?: RestRequest): Promise<RestAnswer<T>>;
  /** Returns the text of `/metrics`, which is served on a separate port (`createMetricsServer`). */
  metrics(): Promise<string>;
  /** Returns the emails sent so far, oldest first. Requires `withJobs`. */
  mails(): Promise<Email[]>;
  stop(): Promise<void>;
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'facet-test-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret that only tests know: 32+ characters',
    RATE_LIMITS: '0',
    ACCELERATION: process.env.TEST_ACCELERATION ?? 'on',
    PORT: '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    ...options.env,
  });
  const errors = new LoggedErrors();
  const log = createLogger(env.LOG_LEVEL, { errors, ...options.log });
  const orm = openDatabase({
    url: database.url,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    poolSize: env.DATABASE_POOL_SIZE,
    entities,
    log,
  });
  const built = options.clientFolder === undefined ? {} : { clientFolder: options.clientFolder };
  const { services: real, jobs } = await createServices({
    env,
    orm,
    log,
    errors,
    subscribers: [...subscribers, ...(options.subscribers ?? [])],
    ...built,
  });
  const services = { ...real, ...options.services };
  const app = await createApp({ env, orm, services, log, ...built });
  const server = await new Promise<Server>((resolve) => {
    const listening = createHttpServer(app.handler, { isBehindProxy: env.TRUST_PROXY > 0, limits: options.http ?? {} });
    listening.listen(0, '127.0.0.1', () => resolve(listening));
  });
  if (options.withJobs) await jobs.start(services);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the test server has no port');
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    databaseUrl: database.url,
    env,
    orm,
    services,
    em: () => orm.em.fork(),
    async graphql(query, variables = {}, token = null) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ query, variables }),
      });
      const body = await response.json();
      const { data = null, errors = [], extensions = {} } = body;
      for (const error of errors) {
        if (error.message === 'General Error') throw new Error('a GraphQL error has no message');
        requireExplained({ ...error.extensions, message: '' });
      }
      return { status: response.status, headers: response.headers, data, errors, extensions };
    },
    async rest(method, restPath, { body, token = null, headers = {}, form } = {}) {
      const response = await fetch(`${url}${restPath}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...bearer(token),
          ...headers,
        },
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
      });
      const text = await response.text();
      const [mediaType = ''] = response.headers.get('content-type')?.split(';') ?? [];
      const result = text === '' ? null : parsed(mediaType, text);
      if (result?.errorCode !== undefined) requireExplained(result);
      return { status: response.status, headers: response.headers, body: result };
    },
    async metrics() {
      return (await metricsOfAllProcesses()) ?? '';
    },
    async mails() {
      const names = await readdir(env.MAIL_DIR).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const files = names.filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(env.MAIL_DIR, name)))));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      await jobs.stop();
      await orm.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Parses JSON, or JSON Lines as an array. Returns null for other media types. */
function parsed(mediaType: string, text: string) {
  if (mediaType === 'application/x-ndjson') {
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }
  return mediaType.includes('json') ? JSON.parse(text) : null;
}

/**
 * Throws if an error has no valid explanation: complete sentences that differ from the error message. Called for
 * every error in every test.
 */
function requireExplained(error: { explanation?: unknown; message: string }): void {
  const { explanation, message } = error;
  const isSentence = typeof explanation === 'string' && /^[^a-z].*[.!?]$/s.test(explanation) && explanation !== message;
  if (!isSentence || /undefined|\[object|null /.test(explanation)) {
    throw new Error(`an error has no valid explanation: ${JSON.stringify(error)}`);
  }
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
