import { hostname } from 'node:os';
import { type Env, projectRoot } from './env.ts';
import type { ServerProcess } from './kernel/use-cases/system-probes.ts';
import { hostsOf, nameOfHost } from './platform/database/cluster/database-hosts.ts';
import { readVersion } from './platform/version.ts';

/** Settings shown on the status page. They must not contain secrets. */
const shown = [
  'NODE_ENV',
  'PUBLIC_URL',
  'ALLOWED_HOSTS',
  'TRUST_PROXY',
  'WEB_CONCURRENCY',
  'DATABASE_POOL_SIZE',
  'DATA_DIR',
  'IMPORT_DIR',
  'MAIL_FROM',
  'HOUSE_EMAIL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'METRICS_PORT',
  'LOG_LEVEL',
  'RATE_LIMITS',
  'ACCELERATION',
  'STOCK_COPY',
  'FETCH_PRIVATE',
  'WEBHOOK_PRIVATE',
  'SESSION_DAYS',
  'SECURITY_LOG_DAYS',
] as const satisfies readonly (keyof Env)[];

/** URLs that may contain a user name and a password. Only their host and path are shown. */
const shownUrls = ['DATABASE_URL', 'SMTP_URL'] as const satisfies readonly (keyof Env)[];

const textOf = (value: Env[(typeof shown)[number]]): string =>
  value === undefined ? 'not set' : typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

function withoutCredentials(address: string | undefined): string {
  if (address === undefined) return 'not set';
  const { protocol, host, pathname } = new URL(address);
  const hosts = protocol.startsWith('postgres') ? hostsOf(address).map(nameOfHost).join(',') : host;
  return `${protocol}//${hosts}${pathname}`;
}

/** Returns facts about this process and its settings, without secrets. */
export const describeProcess = async (env: Env): Promise<ServerProcess> => ({
  ...(await readVersion(projectRoot, env.BUILD_COMMIT)),
  nodeVersion: process.version,
  host: hostname(),
  pid: process.pid,
  processes: env.WEB_CONCURRENCY,
  startedAt: new Date(Date.now() - process.uptime() * 1_000),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isProduction: env.NODE_ENV === 'production',
  settings: [
    ...shown.map((name) => ({ name, value: textOf(env[name]) })),
    ...shownUrls.map((name) => ({ name, value: withoutCredentials(env[name]) })),
  ].sort((one, other) => one.name.localeCompare(other.name)),
});
