import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { canonicalHost } from './platform/http/request-host.ts';

/** The checkout, two levels above this file. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the client lies when it has been built. */
export const builtClient = path.join(projectRoot, 'client/dist');

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 0 or 1'),
  v.transform((value) => value === '1' || value === 'true'),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a ${protocols.map((p) => `${p}//`).join(' or ')} address`,
    ),
  );
const httpUrl = v.pipe(
  url('http:', 'https:'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('must be an e-mail address'));

const currencies = new Set(Intl.supportedValuesOf('currency'));
const currency = v.pipe(
  text,
  v.toUpperCase(),
  v.check((code) => currencies.has(code), 'must be a currency as ISO 4217 has it, such as USD'),
);

/** A signing secret of fewer different characters can be guessed. */
const leastDistinct = 10;

const variables = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, 64)),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((item) => item.trim())),
      v.array(url('postgres:', 'postgresql:')),
    ),
  ),
  DATABASE_POOL_SIZE: v.optional(wholeNumber(2, 200)),
  DATABASE_WAIT_SECONDS: v.optional(wholeNumber(0, 3_600), '60'),
  DATA_DIR: v.optional(text, '.data'),
  JWT_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, 'must have at least 32 characters'),
      v.check(
        (secret) => new Set(secret).size >= leastDistinct,
        `must have at least ${leastDistinct} different characters: create one with "openssl rand -base64 48"`,
      ),
    ),
  ),
  SEALING_KEYS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((key) => key.trim())),
      v.array(v.pipe(v.string(), v.minLength(32, 'must be keys of at least 32 characters, separated by commas'))),
    ),
  ),
  ADMIN_EMAIL: v.optional(email),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
  DEMO: v.optional(flag),
  DEMO_IN_PRODUCTION: v.optional(flag, '0'),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(text, 'Facet <no-reply@localhost>'),
  HOUSE_EMAIL: v.optional(email, 'house@localhost.localdomain'),
  MAIL_DIR: v.optional(text),
  MAIL_MAX_BYTES: v.optional(wholeNumber(0, 50_000_000), '5000000'),
  S3_ENDPOINT: v.optional(httpUrl),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text, 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  PUBLIC_URL: v.optional(httpUrl),
  BRAND_NAME: v.optional(text, 'Facet'),
  CURRENCY: v.optional(currency, 'USD'),
  ANALYTICS_ID: v.optional(
    v.pipe(text, v.regex(/^(G|GT|AW)-[A-Z0-9]+$/, 'must be an id of a Google tag, such as G-AB12CD34')),
  ),
  RECAPTCHA_SITE_KEY: v.optional(text),
  RECAPTCHA_SECRET: v.optional(text),
  RECAPTCHA_VERIFY_URL: v.optional(httpUrl, 'https://www.google.com/recaptcha/api/siteverify'),
  RATE_LIMITS: v.optional(flag, '1'),
  ALLOWED_HOSTS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((item) => item.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.check((host) => canonicalHost(host) !== null, 'must be host names separated by commas'),
        ),
      ),
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  IMPORT_DIR: v.optional(text),
  IMPORT_QUIET_SECONDS: v.optional(wholeNumber(0, 3_600), '10'),
  IMPORT_PRICE_MOVE_PERCENT: v.optional(wholeNumber(1, 1_000), '20'),
  FETCH_PRIVATE: v.optional(flag, '0'),
  WEBHOOK_PRIVATE: v.optional(flag, '0'),
  IMPORT_MAX_BYTES: v.optional(wholeNumber(1, 2_000_000_000), '209715200'),
  ACCELERATION: v.optional(v.picklist(['on', 'off']), 'on'),
  STOCK_COPY: v.optional(v.picklist(['auto', 'off']), 'auto'),
  SESSION_DAYS: v.optional(wholeNumber(1, 3_650), '30'),
  SECURITY_LOG_DAYS: v.optional(wholeNumber(1, 36_500), '400'),
  MAX_ADDRESSES: v.optional(wholeNumber(1, 100_000), '50'),
  MAX_HOLDS: v.optional(wholeNumber(0, 10_000), '20'),
  MAX_HOLD_HOURS: v.optional(wholeNumber(1, 8_760), '48'),
  HOLD_AGAIN_HOURS: v.optional(wholeNumber(0, 8_760), '24'),
  MAX_ORDER_LINES: v.optional(wholeNumber(1, 10_000), '500'),
  MAX_ORDER_TOTAL: v.optional(wholeNumber(1, 99_999_999_999_999), '10000000'),
});

/** The names of all variables that the server reads. */
export const variableNames: readonly string[] = Object.keys(variables.entries);

/** The checked configuration of one server process. */
export interface Env
  extends Omit<
    v.InferOutput<typeof variables>,
    'WEB_CONCURRENCY' | 'DATABASE_POOL_SIZE' | 'JWT_SECRET' | 'SEALING_KEYS' | 'DEMO' | 'MAIL_DIR' | 'IMPORT_DIR'
  > {
  /** How many server processes share the port. With one there is no supervisor. */
  WEB_CONCURRENCY: number;
  /** Connections of one process; jobs, health and streams have a few of their own. */
  DATABASE_POOL_SIZE: number;
  JWT_SECRET: string;
  /** Secrets of the keys that encrypt stored secrets: the first encrypts, all decrypt. JWT_SECRET is the last. */
  SEALING_KEYS: readonly [string, ...string[]];
  /** Load demo data into an empty database. */
  DEMO: boolean;
  /** Absolute. */
  DATA_DIR: string;
  /** Absolute. */
  MAIL_DIR: string;
  /** Absolute. */
  IMPORT_DIR: string | undefined;
}

/** A variable that cannot be used. The message names it; the start prints the message and stops. */
export class EnvError extends Error {}

/** Reads and checks every variable. The only reader of `process.env`. Empty values count as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(variables, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new EnvError(`${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`);
  }
  const env = result.output;
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new EnvError(`${env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'}: must be set together with its twin`);
  }
  if (env.S3_ENDPOINT && !(env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    throw new EnvError('S3_ENDPOINT: needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    throw new EnvError('METRICS_PORT: must differ from PORT');
  }
  if (env.NODE_ENV === 'production' && env.DEMO && !env.DEMO_IN_PRODUCTION) {
    throw new EnvError(
      'DEMO: loads accounts with public passwords; unset it, or set DEMO_IN_PRODUCTION=1 for a public demonstration',
    );
  }
  const DATA_DIR = path.resolve(projectRoot, env.DATA_DIR);
  const WEB_CONCURRENCY = env.WEB_CONCURRENCY ?? usualProcesses(env.DATABASE_URL);
  const JWT_SECRET = env.JWT_SECRET ?? keptSecret(env.NODE_ENV, DATA_DIR);
  const [sealingKey = JWT_SECRET, ...olderKeys] = env.SEALING_KEYS ?? [];
  return {
    ...env,
    WEB_CONCURRENCY,
    DATABASE_POOL_SIZE: env.DATABASE_POOL_SIZE ?? Math.min(20, Math.max(5, Math.floor(60 / WEB_CONCURRENCY))),
    DATA_DIR,
    MAIL_DIR: path.resolve(projectRoot, env.MAIL_DIR ?? path.join(DATA_DIR, 'mail')),
    IMPORT_DIR: env.IMPORT_DIR && path.resolve(projectRoot, env.IMPORT_DIR),
    DEMO: env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL),
    JWT_SECRET,
    SEALING_KEYS: [sealingKey, ...olderKeys, JWT_SECRET],
  };
}

/** One process per core, of which the embedded database takes one; no more than four, as each of them takes memory. */
const usualProcesses = (databaseUrl: string | undefined): number =>
  Math.min(4, Math.max(1, availableParallelism() - (databaseUrl ? 0 : 1)));

/** Connections of a process besides its pool: jobs, health, streams, its share in the embedded server. */
const ownConnections = 10;

/** The most connections that all processes open at a time. If there are several, one more runs while they are replaced. */
export const connectionsOfAllProcesses = ({
  WEB_CONCURRENCY,
  DATABASE_POOL_SIZE,
}: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_POOL_SIZE'>): number =>
  (WEB_CONCURRENCY === 1 ? 1 : WEB_CONCURRENCY + 1) * (DATABASE_POOL_SIZE + ownConnections);

/** What the embedded server allows: it also serves commands and tools. */
export const embeddedConnections = (env: Env): number => Math.max(100, connectionsOfAllProcesses(env) + 20);

/** Outside production the signing secret is made once and kept, so that sessions survive a restart. */
function keptSecret(nodeEnv: string, dataDir: string): string {
  if (nodeEnv === 'production') throw new EnvError('JWT_SECRET: is required when NODE_ENV=production');
  const file = path.join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
