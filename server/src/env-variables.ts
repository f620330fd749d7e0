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
import { asksForPrimary, hasCompleteHosts, normalizeDatabaseUrl } from './platform/database/cluster/database-hosts.ts';
import { canonicalHost } from './platform/http/request-host.ts';
import { logLevels } from './platform/logger.ts';
import { samplers } from './platform/tracing/tracing-settings.ts';

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

const databases = ['postgres:', 'postgresql:'];

/** URL of a PostgreSQL database, with one host or, as in libpq, with several. */
const DatabaseUrl = (): PropertyDecorator =>
  all(
    changed(normalizeDatabaseUrl),
    textRule((text) => isUrl(text, databases), urlMessage(databases)),
    textRule(
      (text) => !isUrl(text, databases) || hasCompleteHosts(text),
      'must have either one port or a port for each host',
    ),
    textRule(
      (text) => !isUrl(text, databases) || asksForPrimary(text),
      'target_session_attrs must be read-write or primary, because the server writes',
    ),
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

/** Environment variables that the server reads, with their defaults. */
export class Variables {
  @Matches(/^[\da-f]{7,64}$/, { message: 'must be a Git commit hash' }) @Text() BUILD_COMMIT?: string;
  @OneOf('development', 'test', 'production') NODE_ENV: 'development' | 'test' | 'production' = 'development';
  @WholeNumber(0, 65_535) PORT = 4_000;
  @WholeNumber(1, 64) WEB_CONCURRENCY?: number;
  @WholeNumber(0, 300) DRAIN_SECONDS = 0;
  @WholeNumber(1, 65_535) METRICS_PORT?: number;
  @Text() METRICS_HOST = '127.0.0.1';
  @DatabaseUrl() DATABASE_URL?: string;
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
