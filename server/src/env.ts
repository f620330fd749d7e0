import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Variables } from './env-variables.ts';
import { AppError } from './kernel/errors/errors.ts';
import { readInput } from './kernel/input/input.ts';
import type { Secrets } from './platform/sign-in/signed-payload.ts';

/** Root folder of the project, two levels above this file. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder that contains the built client. */
export const builtClient = path.join(projectRoot, 'client/dist');

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
