import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
import { logLevels } from './platform/logger.ts';
import type { Secrets } from './platform/sign-in/signed-payload.ts';
import { samplers } from './platform/tracing/tracing-settings.ts';

/** Root folder of the project, two levels above this file. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

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

const SecurityContact = (): PropertyDecorator =>
  all(
    changed((text) => text.trim()),
    textRule(
      (text) => isUrl(text, ['https:']) || /^mailto:[^\s@]+@[^\s@]+$/.test(text),
      'must be a mailto: or https: address',
    ),
    IsOptional(),
  );

/** List of values separated by commas. */
const List = (): PropertyDecorator =>
  all(
    changed((list) => list.split(',').map((item) => item.trim())),
    IsArray(),
    IsOptional(),
  );

const Separated = (check: (text: string) => boolean, message: string): PropertyDecorator =>
  all(List(), textRule(check, message, { each: true }));

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

/** Returns why a signing secret is rejected. Undefined if it is accepted. */
function secretFault(secret: string): string | undefined {
  const advice = 'create one with "openssl rand -base64 48"';
  if (secret.length < 32) return `must have at least 32 characters: ${advice}`;
  if (new Set(secret).size < leastDistinct)
    return `must have at least ${leastDistinct} different characters: ${advice}`;
  return undefined;
}

/** Throws an {@link EnvError} that contains the position of the first rejected secret, but not the secret. */
function checkSecrets(secrets: readonly string[]): void {
  for (const [index, secret] of secrets.entries()) {
    const fault = secretFault(secret);
    const position = secrets.length > 1 ? `secret ${index + 1} of ${secrets.length} (separated by commas) ` : '';
    if (fault) throw new EnvError(`JWT_SECRET: ${position}${fault}`);
  }
}

const Fraction = (): PropertyDecorator =>
  all(
    changed((text) => (/^(?:0?\.\d+|[01](?:\.0+)?)$/.test(text) ? Number(text) : text)),
    AddRule({
      keywords: { type: 'number' },
      check: (value) => typeof value === 'number',
      message: 'must be a number from 0 to 1',
    }),
    IsOptional(),
  );

/** Comma-separated names and values, as in the variables of OpenTelemetry. */
const pairs = /^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/;
const pairsMessage = 'must be a list of name=value, separated by commas';

const databases = ['postgres:', 'postgresql:'];

/** Environment variables that the server reads, with their defaults. */
class Variables {
  @Matches(/^[\da-f]{7,64}$/, { message: 'must be a Git commit hash' }) @Text() BUILD_COMMIT?: string;
  @OneOf('development', 'test', 'production') NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @WholeNumber(0, 65_535) PORT = 4_000;
  @WholeNumber(1, 64) WEB_CONCURRENCY?: number;
  @WholeNumber(0, 300) DRAIN_SECONDS = 0;
  @WholeNumber(1, 65_535) METRICS_PORT?: number;
  @Text() METRICS_HOST = '127.0.0.1';
  @Url(...databases) DATABASE_URL?: string;
  @Separated((text) => isUrl(text, databases), urlMessage(databases)) DATABASE_REPLICA_URLS?: string[];
  @WholeNumber(2, 200) DATABASE_POOL_SIZE?: number;
  @WholeNumber(0, 3_600) DATABASE_WAIT_SECONDS = 60;
  @Text() DATA_DIR = '.data';
  @Matches(/^[\w./-]+$/, { message: 'must contain only letters, digits, ".", "-", "_" and "/"' })
  @Text()
  WAL_ARCHIVE_DIR?: string;
  @List() JWT_SECRET?: string[];
  @Separated((key) => key.length >= 32, 'must be keys of at least 32 characters, separated by commas')
  SEALING_KEYS?: string[];
  @Email() ADMIN_EMAIL?: string;
  @LongerThan(8) ADMIN_PASSWORD?: string;
  @Flag() DEMO?: boolean;
  @Flag() DEMO_IN_PRODUCTION = false;
  @Url('smtp:', 'smtps:') SMTP_URL?: string;
  @Text() MAIL_FROM = 'Facet <no-reply@localhost>';
  @Email() HOUSE_EMAIL = 'house@localhost.localdomain';
  @SecurityContact() SECURITY_CONTACT?: string;
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
  @OneOf(...logLevels) LOG_LEVEL: (typeof logLevels)[number] = 'info';
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
  // OpenTelemetry. Its exporter reads the endpoints, headers, timeout and compression from the environment itself, and
  // its resource the name and the attributes of the service. Here, they are only validated.
  @Flag() OTEL_SDK_DISABLED = false;
  @OneOf('otlp', 'none') OTEL_TRACES_EXPORTER: 'otlp' | 'none' = 'otlp';
  @HttpUrl() OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  @HttpUrl() OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
  @OneOf('http/protobuf', 'http/json') OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' | 'http/json' = 'http/protobuf';
  @Matches(pairs, { message: pairsMessage }) @Text() OTEL_EXPORTER_OTLP_HEADERS?: string;
  @WholeNumber(1, 600_000) OTEL_EXPORTER_OTLP_TIMEOUT = 10_000;
  @OneOf('gzip', 'none') OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip' | 'none' = 'none';
  @Text() OTEL_SERVICE_NAME = 'facet';
  @Matches(pairs, { message: pairsMessage }) @Text() OTEL_RESOURCE_ATTRIBUTES?: string;
  @OneOf(...samplers) OTEL_TRACES_SAMPLER: (typeof samplers)[number] = 'parentbased_always_on';
  @Fraction() OTEL_TRACES_SAMPLER_ARG = 1;
  @WholeNumber(0, 600_000) OTEL_BSP_SCHEDULE_DELAY = 5_000;
  @WholeNumber(1, 600_000) OTEL_BSP_EXPORT_TIMEOUT = 30_000;
  @WholeNumber(1, 1_000_000) OTEL_BSP_MAX_QUEUE_SIZE = 2_048;
  @WholeNumber(1, 1_000_000) OTEL_BSP_MAX_EXPORT_BATCH_SIZE = 512;
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
    | 'WAL_ARCHIVE_DIR'
    | 'SECURITY_CONTACT'
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
  /** Secrets that sign tokens. The first is used to sign, and all are used to verify. */
  JWT_SECRET: Secrets;
  /**
   * Secrets used to derive the keys that encrypt stored secrets. The first is used to encrypt, and all are used to
   * decrypt. The values of JWT_SECRET are the last.
   */
  SEALING_KEYS: Secrets;
  /** Whether demo data is loaded into an empty database. */
  DEMO: boolean;
  /** Absolute path of the data folder. */
  DATA_DIR: string;
  /** Absolute path of the archive for point-in-time recovery of the embedded database. */
  WAL_ARCHIVE_DIR: string | undefined;
  SECURITY_CONTACT: string | undefined;
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
  checkSecrets(env.JWT_SECRET ?? []);
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
  const [secret = keptSecret(env.NODE_ENV, DATA_DIR), ...olderSecrets] = env.JWT_SECRET ?? [];
  const [sealingKey = secret, ...olderKeys] = env.SEALING_KEYS ?? [];
  return {
    ...env,
    WEB_CONCURRENCY,
    DATABASE_POOL_SIZE: env.DATABASE_POOL_SIZE ?? defaultPoolSize(WEB_CONCURRENCY),
    DATA_DIR,
    WAL_ARCHIVE_DIR: archiveFolder(env),
    MAIL_DIR: path.resolve(projectRoot, env.MAIL_DIR ?? path.join(DATA_DIR, 'mail')),
    SECURITY_CONTACT: securityContact(env, Boolean(source.HOUSE_EMAIL?.trim())),
    IMPORT_DIR: env.IMPORT_DIR && path.resolve(projectRoot, env.IMPORT_DIR),
    BACKUP_TO: backupAddress(env, DATA_DIR),
    DEMO: env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL),
    JWT_SECRET: [secret, ...olderSecrets],
    SEALING_KEYS: [sealingKey, ...olderKeys, secret, ...olderSecrets],
  };
}

function archiveFolder({ WAL_ARCHIVE_DIR, DATABASE_URL }: Variables): string | undefined {
  if (WAL_ARCHIVE_DIR && DATABASE_URL)
    throw new EnvError('WAL_ARCHIVE_DIR: applies to the embedded database only, but DATABASE_URL is set');
  return WAL_ARCHIVE_DIR && path.resolve(projectRoot, WAL_ARCHIVE_DIR);
}

/** Returns the contact for reports of vulnerabilities. The default email address of the company receives no email. */
const securityContact = ({ SECURITY_CONTACT, HOUSE_EMAIL }: Variables, hasHouseEmail: boolean): string | undefined =>
  SECURITY_CONTACT ?? (hasHouseEmail ? `mailto:${HOUSE_EMAIL}` : undefined);

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

/** Number of connections that PostgreSQL allows by default: 100, of which 3 are reserved for superusers. */
const usualConnectionLimit = 97;

/** Returns the number of processes that run at the same time. An additional one runs while processes are replaced. */
const mostProcesses = (processes: number): number => (processes === 1 ? 1 : processes + 1);

/** Returns the default size of the pool of each process. A PostgreSQL with default settings allows it for up to 5. */
const defaultPoolSize = (processes: number): number =>
  Math.min(20, Math.max(5, Math.floor(usualConnectionLimit / mostProcesses(processes)) - ownConnections));

/** Returns the maximum number of connections that all processes open at the same time. */
export const connectionsOfAllProcesses = ({
  WEB_CONCURRENCY,
  DATABASE_POOL_SIZE,
}: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_POOL_SIZE'>): number =>
  mostProcesses(WEB_CONCURRENCY) * (DATABASE_POOL_SIZE + ownConnections);

/** Returns the connection limit of the embedded database server, which also serves commands and tools. */
export const embeddedConnections = (env: Env): number => Math.max(100, connectionsOfAllProcesses(env) + 20);

/**
 * Returns the folder, connection limit and archive of the embedded database server. The first process that needs the
 * server starts it, so all programs use the same options.
 */
export const embeddedDatabaseOf = (env: Env) => ({
  dataDir: path.join(env.DATA_DIR, 'postgres'),
  settings: { max_connections: String(embeddedConnections(env)) },
  walArchive: env.WAL_ARCHIVE_DIR,
});

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
