import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { AppError } from './kernel/errors/errors.ts';
import { readInput } from './kernel/input/input.ts';
import { planOf } from './kernel/input/input-plan.ts';
import {
  AddRule,
  all,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  Transform,
} from './kernel/input/rules.ts';
import { canonicalHost } from './platform/http/request-host.ts';

/** Root folder of the project, two levels above this file. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Version of Facet. */
export const { version: productVersion } = Value.Parse(
  Type.Object({ version: Type.String() }),
  JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')),
);

/** Folder that contains the built client. */
export const builtClient = path.join(projectRoot, 'client/dist');

/* Decorators for environment variables. A variable that is not set is undefined, or has the default of its field. */

const textRule = (check: (text: string) => boolean, message: string, { each = false } = {}): PropertyDecorator =>
  AddRule({ keywords: { type: 'string' }, check: (value) => check(String(value)), message, each });

const changed = (change: (text: string) => unknown): PropertyDecorator =>
  Transform((value) => (typeof value === 'string' ? change(value) : value));

const Text = (): PropertyDecorator =>
  all(
    changed((text) => text.trim()),
    IsString(),
    IsOptional(),
  );

const flags: Readonly<Record<string, boolean>> = { 0: false, 1: true, false: false, true: true };

const Flag = (): PropertyDecorator =>
  all(
    changed((text) => flags[text] ?? text),
    IsBoolean({ message: 'must be 0 or 1' }),
    IsOptional(),
  );

const WholeNumber = (min: number, max: number): PropertyDecorator =>
  all(
    changed((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    IsInt(),
    Min(min),
    Max(max),
    IsOptional(),
  );

const OneOf = (...values: readonly string[]): PropertyDecorator => all(IsIn(values), IsOptional());

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const urlMessage = (protocols: readonly string[]): string =>
  `must be a ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address`;

const Url = (...protocols: readonly string[]): PropertyDecorator =>
  all(
    textRule((text) => isUrl(text, protocols), urlMessage(protocols)),
    IsOptional(),
  );

/** HTTP URL. A trailing slash is removed. */
const HttpUrl = (): PropertyDecorator =>
  all(
    changed((text) => text.replace(/\/+$/, '')),
    Url('http:', 'https:'),
  );

const Email = (): PropertyDecorator =>
  all(
    changed((text) => text.trim().toLowerCase()),
    IsEmail(),
    IsOptional(),
  );

/** List of values separated by commas. */
const Separated = (check: (text: string) => boolean, message: string): PropertyDecorator =>
  all(
    changed((list) => list.split(',').map((item) => item.trim())),
    IsArray(),
    textRule(check, message, { each: true }),
    IsOptional(),
  );

const LongerThan = (least: number): PropertyDecorator =>
  all(
    textRule((text) => text.length >= least, `must have at least ${least} characters`),
    IsOptional(),
  );

const currencies = new Set(Intl.supportedValuesOf('currency'));

const Currency = (): PropertyDecorator =>
  all(
    changed((code) => code.trim().toUpperCase()),
    textRule((code) => currencies.has(code), 'must be an ISO 4217 currency code, such as USD'),
    IsOptional(),
  );

/** Minimum number of distinct characters in a signing secret, so that the secret cannot be guessed. */
const leastDistinct = 10;

const HardToGuess = (): PropertyDecorator =>
  textRule(
    (secret) => new Set(secret).size >= leastDistinct,
    `must have at least ${leastDistinct} different characters: create one with "openssl rand -base64 48"`,
  );

const databases = ['postgres:', 'postgresql:'];

/** Environment variables that the server reads, with their defaults. */
class Variables {
  @OneOf('development', 'test', 'production') NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @WholeNumber(0, 65_535) PORT = 4_000;
  @WholeNumber(1, 64) WEB_CONCURRENCY?: number;
  @WholeNumber(1, 65_535) METRICS_PORT?: number;
  @Text() METRICS_HOST = '127.0.0.1';
  @Url(...databases) DATABASE_URL?: string;
  @Separated((text) => isUrl(text, databases), urlMessage(databases)) DATABASE_REPLICA_URLS?: string[];
  @WholeNumber(2, 200) DATABASE_POOL_SIZE?: number;
  @WholeNumber(0, 3_600) DATABASE_WAIT_SECONDS = 60;
  @Text() DATA_DIR = '.data';
  @HardToGuess() @LongerThan(32) JWT_SECRET?: string;
  @Separated((key) => key.length >= 32, 'must be keys of at least 32 characters, separated by commas')
  SEALING_KEYS?: string[];
  @Email() ADMIN_EMAIL?: string;
  @LongerThan(8) ADMIN_PASSWORD?: string;
  @Flag() DEMO?: boolean;
  @Flag() DEMO_IN_PRODUCTION = false;
  @Url('smtp:', 'smtps:') SMTP_URL?: string;
  @Text() MAIL_FROM = 'Facet <no-reply@localhost>';
  @Email() HOUSE_EMAIL = 'house@localhost.localdomain';
  @Text() MAIL_DIR?: string;
  @WholeNumber(0, 50_000_000) MAIL_MAX_BYTES = 5_000_000;
  @HttpUrl() S3_ENDPOINT?: string;
  @Text() S3_BUCKET?: string;
  @Text() S3_REGION = 'us-east-1';
  @Text() S3_ACCESS_KEY_ID?: string;
  @Text() S3_SECRET_ACCESS_KEY?: string;
  @Text() BACKUP_TO?: string;
  @LongerThan(20) BACKUP_KEY?: string;
  @HttpUrl() PUBLIC_URL?: string;
  @Text() BRAND_NAME = 'Facet';
  @Currency() CURRENCY = 'USD';
  @Matches(/^(G|GT|AW)-[A-Z0-9]+$/, { message: 'must be a Google tag ID, such as G-AB12CD34' })
  @Text()
  ANALYTICS_ID?: string;
  @Text() RECAPTCHA_SITE_KEY?: string;
  @Text() RECAPTCHA_SECRET?: string;
  @HttpUrl() RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
  @Flag() RATE_LIMITS = true;
  @Separated((host) => canonicalHost(host) !== null, 'must be host names separated by commas')
  ALLOWED_HOSTS?: string[];
  @WholeNumber(0, 10) TRUST_PROXY = 0;
  @OneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent') LOG_LEVEL:
    | 'fatal'
    | 'error'
    | 'warn'
    | 'info'
    | 'debug'
    | 'trace'
    | 'silent' = 'info';
  @Text() IMPORT_DIR?: string;
  @WholeNumber(0, 3_600) IMPORT_QUIET_SECONDS = 10;
  @WholeNumber(1, 1_000) IMPORT_PRICE_MOVE_PERCENT = 20;
  @Flag() FETCH_PRIVATE = false;
  @Flag() WEBHOOK_PRIVATE = false;
  @WholeNumber(1, 2_000_000_000) IMPORT_MAX_BYTES = 209_715_200;
  @OneOf('on', 'off') ACCELERATION: 'on' | 'off' = 'on';
  @OneOf('auto', 'off') STOCK_COPY: 'auto' | 'off' = 'auto';
  @WholeNumber(1, 3_650) SESSION_DAYS = 30;
  @WholeNumber(1, 36_500) SECURITY_LOG_DAYS = 400;
  @WholeNumber(1, 100_000) MAX_ADDRESSES = 50;
  @WholeNumber(0, 10_000) MAX_HOLDS = 20;
  @WholeNumber(1, 8_760) MAX_HOLD_HOURS = 48;
  @WholeNumber(0, 8_760) HOLD_AGAIN_HOURS = 24;
  @WholeNumber(1, 10_000) MAX_ORDER_LINES = 500;
  @WholeNumber(1, 99_999_999_999_999) MAX_ORDER_TOTAL = 10_000_000;
}

/** Names of all environment variables that the server reads. */
export const variableNames: readonly string[] = [...planOf(Variables).fields.keys()];

/** Validated configuration of one server process. */
export interface Env
  extends Omit<
    Variables,
    | 'WEB_CONCURRENCY'
    | 'DATABASE_POOL_SIZE'
    | 'JWT_SECRET'
    | 'SEALING_KEYS'
    | 'DEMO'
    | 'MAIL_DIR'
    | 'IMPORT_DIR'
    | 'BACKUP_TO'
  > {
  /** Number of server processes that share the port. If it is 1, there is no supervisor. */
  WEB_CONCURRENCY: number;
  /**
   * Size of the database connection pool of each process. Jobs, health checks and streams use a few more connections.
   */
  DATABASE_POOL_SIZE: number;
  JWT_SECRET: string;
  /**
   * Secrets used to derive the keys that encrypt stored secrets. The first is used to encrypt, and all are used to
   * decrypt. JWT_SECRET is the last.
   */
  SEALING_KEYS: readonly [string, ...string[]];
  /** Whether demo data is loaded into an empty database. */
  DEMO: boolean;
  /** Absolute path of the data folder. */
  DATA_DIR: string;
  /** Absolute path of the email folder. */
  MAIL_DIR: string;
  /** Absolute path or `s3://` URL of the nightly backups. Null if they are off. */
  BACKUP_TO: string | null;
  /** Absolute path of the import folder. */
  IMPORT_DIR: string | undefined;
}

/** Error for an invalid environment variable. The message names the variable and is printed if startup fails. */
export class EnvError extends Error {}

/**
 * Reads and validates all environment variables. No other code reads `process.env`. Empty values are treated as
 * unset.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env = readVariables(source);
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new EnvError(
      `${env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'}: ADMIN_EMAIL and ADMIN_PASSWORD must be set together`,
    );
  }
  if (env.S3_ENDPOINT && !(env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    throw new EnvError('S3_ENDPOINT: requires S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
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
  const WEB_CONCURRENCY = env.WEB_CONCURRENCY ?? defaultProcesses(env.DATABASE_URL);
  const JWT_SECRET = env.JWT_SECRET ?? keptSecret(env.NODE_ENV, DATA_DIR);
  const [sealingKey = JWT_SECRET, ...olderKeys] = env.SEALING_KEYS ?? [];
  return {
    ...env,
    WEB_CONCURRENCY,
    DATABASE_POOL_SIZE: env.DATABASE_POOL_SIZE ?? Math.min(20, Math.max(5, Math.floor(60 / WEB_CONCURRENCY))),
    DATA_DIR,
    MAIL_DIR: path.resolve(projectRoot, env.MAIL_DIR ?? path.join(DATA_DIR, 'mail')),
    IMPORT_DIR: env.IMPORT_DIR && path.resolve(projectRoot, env.IMPORT_DIR),
    BACKUP_TO: backupAddress(env, DATA_DIR),
    DEMO: env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL),
    JWT_SECRET,
    SEALING_KEYS: [sealingKey, ...olderKeys, JWT_SECRET],
  };
}

function backupAddress({ BACKUP_TO, DATABASE_URL, S3_ENDPOINT }: Variables, dataDir: string): string | null {
  if (BACKUP_TO === 'off') return null;
  if (BACKUP_TO === undefined) return DATABASE_URL ? null : path.join(dataDir, 'backups');
  if (!BACKUP_TO.startsWith('s3://')) return path.resolve(projectRoot, BACKUP_TO);
  if (!/^s3:\/\/[^/]/.test(BACKUP_TO)) throw new EnvError('BACKUP_TO: must be a folder, s3://bucket/prefix or off');
  if (!S3_ENDPOINT) throw new EnvError('BACKUP_TO: requires S3_ENDPOINT, S3_BUCKET and the access keys');
  return BACKUP_TO;
}

function readVariables(source: NodeJS.ProcessEnv): Variables {
  try {
    return readInput(Variables, Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim())));
  } catch (error) {
    const [detail] = error instanceof AppError ? (error.details ?? []) : [];
    throw detail ? new EnvError(`${detail.path}: ${detail.message}`) : error;
  }
}

/**
 * Returns the default number of processes: one per core, minus one for the embedded database. The maximum is four,
 * because each process needs memory.
 */
const defaultProcesses = (databaseUrl: string | undefined): number =>
  Math.min(4, Math.max(1, availableParallelism() - (databaseUrl ? 0 : 1)));

/**
 * Number of connections that a process uses in addition to its pool: for jobs, health checks, streams and the
 * embedded server's lease.
 */
const ownConnections = 10;

/**
 * Returns the maximum number of connections that all processes open at the same time. If there are several processes,
 * an additional one runs while they are being replaced.
 */
export const connectionsOfAllProcesses = ({
  WEB_CONCURRENCY,
  DATABASE_POOL_SIZE,
}: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_POOL_SIZE'>): number =>
  (WEB_CONCURRENCY === 1 ? 1 : WEB_CONCURRENCY + 1) * (DATABASE_POOL_SIZE + ownConnections);

/** Returns the connection limit of the embedded database server, which also serves commands and tools. */
export const embeddedConnections = (env: Env): number => Math.max(100, connectionsOfAllProcesses(env) + 20);

/**
 * Returns the stored signing secret, so that sessions survive a restart. Creates and stores one if there is none. Not
 * used in production.
 */
function keptSecret(nodeEnv: string, dataDir: string): string {
  if (nodeEnv === 'production') throw new EnvError('JWT_SECRET: is required when NODE_ENV=production');
  const file = path.join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
