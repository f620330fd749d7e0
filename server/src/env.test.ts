import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { EnvError, embeddedConnections, projectRoot, readEnv } from './env.ts';
import { variableNames } from './env-variables.ts';
import { exportsSpans } from './platform/tracing/tracing-settings.ts';

const good = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/facet',
  JWT_SECRET: 'a secret that only tests know: 32+ characters',
};

test('reads valid variables', () => {
  const { JWT_SECRET, ...others } = good;
  const settings = { ...others, JWT_SECRET: [JWT_SECRET], PORT: 5000, DEMO: false, CURRENCY: 'USD' };
  expect(readEnv({ ...good, PORT: '5000' })).toMatchObject(settings);
});

/** Invalid values of every setting that does not accept any text. */
const invalidValues: Readonly<Record<string, readonly string[]>> = {
  NODE_ENV: ['staging'],
  BUILD_COMMIT: ['latest', 'A1B2C3D'],
  PORT: ['eighty', '-1', '65536', '80.5'],
  WEB_CONCURRENCY: ['0', '65'],
  DRAIN_SECONDS: ['-1', '301', '5s'],
  METRICS_PORT: ['0', '65536'],
  DATABASE_URL: [
    'mysql://localhost/facet',
    'postgres://db1,,db3/facet',
    'postgres://db1:5432,db2:port/facet',
    'postgres:///facet?host=db1,db2,db3&port=5432,5433',
    'postgres://db1,db2/facet?target_session_attrs=standby',
  ],
  DATABASE_REPLICA_URLS: ['postgres://one, http://two'],
  DATABASE_POOL_SIZE: ['1', '201'],
  DATABASE_WAIT_SECONDS: ['3601'],
  JWT_SECRET: ['short', 'a'.repeat(64)],
  SEALING_KEYS: ['short,keys'],
  ADMIN_EMAIL: ['chief'],
  ADMIN_PASSWORD: ['short'],
  DEMO: ['maybe'],
  DEMO_IN_PRODUCTION: ['2'],
  SMTP_URL: ['smtp.example.com', 'http://example.com'],
  HOUSE_EMAIL: ['orders'],
  MAIL_MAX_BYTES: ['5 MB'],
  S3_ENDPOINT: ['s3.example.com'],
  PUBLIC_URL: ['diamonds', 'ftp://example.com'],
  SECURITY_CONTACT: ['security@example.com', 'mailto:somewhere', 'http://example.com/report'],
  WAL_ARCHIVE_DIR: ['a folder'],
  BACKUP_TO: ['s3://', 's3://bucket/prefix'],
  BACKUP_KEY: ['short'],
  CURRENCY: ['dollars'],
  ANALYTICS_ID: ['<script>'],
  RECAPTCHA_VERIFY_URL: ['example'],
  RATE_LIMITS: ['off'],
  ALLOWED_HOSTS: ['shop.example.com, a b'],
  TRUST_PROXY: ['11', 'true'],
  LOG_LEVEL: ['verbose'],
  IMPORT_QUIET_SECONDS: ['3601'],
  IMPORT_PRICE_MOVE_PERCENT: ['0'],
  FETCH_PRIVATE: ['yes'],
  WEBHOOK_PRIVATE: ['yes'],
  IMPORT_MAX_BYTES: ['0'],
  ACCELERATION: ['1'],
  STOCK_COPY: ['on'],
  SESSION_DAYS: ['0'],
  SECURITY_LOG_DAYS: ['0'],
  MAX_ADDRESSES: ['0'],
  MAX_HOLDS: ['-1'],
  MAX_HOLD_HOURS: ['0'],
  HOLD_AGAIN_HOURS: ['8761'],
  MAX_ORDER_LINES: ['10001'],
  MAX_ORDER_TOTAL: ['0'],
  OTEL_SDK_DISABLED: ['maybe'],
  OTEL_TRACES_EXPORTER: ['zipkin'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ['collector'],
  OTEL_EXPORTER_OTLP_PROTOCOL: ['grpc'],
  OTEL_EXPORTER_OTLP_HEADERS: ['Bearer secret'],
  OTEL_EXPORTER_OTLP_TIMEOUT: ['0'],
  OTEL_EXPORTER_OTLP_COMPRESSION: ['zip'],
  OTEL_RESOURCE_ATTRIBUTES: ['production'],
  OTEL_TRACES_SAMPLER: ['sometimes'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5'],
  OTEL_BSP_SCHEDULE_DELAY: ['soon'],
  OTEL_BSP_EXPORT_TIMEOUT: ['0'],
  OTEL_BSP_MAX_QUEUE_SIZE: ['0'],
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: ['0'],
};

/** Settings that accept any text. */
const anyText = [
  ...['METRICS_HOST', 'DATA_DIR', 'MAIL_FROM', 'MAIL_DIR', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID'],
  ...['S3_SECRET_ACCESS_KEY', 'BRAND_NAME', 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'IMPORT_DIR'],
  'OTEL_SERVICE_NAME',
];

test.each(Object.entries(invalidValues).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  'rejects %s=%s with one line that contains the name of the variable',
  (name, value) => {
    const read = () => readEnv({ ...good, [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name}: .+$`));
  },
);

test('has invalid values for every variable that does not accept any text', () => {
  expect([...Object.keys(invalidValues), ...anyText].sort()).toEqual([...variableNames].sort());
});

test('accepts several secrets, and uses them after the sealing keys to decrypt', () => {
  const [newer, older, key] = ['n', 'o', 'k'].map((letter) => letter + good.JWT_SECRET);
  const env = readEnv({ ...good, JWT_SECRET: `${newer}, ${older}` });
  expect([env.JWT_SECRET, env.SEALING_KEYS]).toEqual([
    [newer, older],
    [newer, newer, older],
  ]);
  expect(readEnv({ ...good, JWT_SECRET: `${newer},${older}`, SEALING_KEYS: key }).SEALING_KEYS).toEqual([
    key,
    newer,
    older,
  ]);
});

test.each([
  ['an entry that is too short', 'short', 'at least 32 characters'],
  ['an empty entry', '', 'at least 32 characters'],
  ['an entry that is easy to guess', 'a'.repeat(64), 'at least 10 different characters'],
])('rejects %s in JWT_SECRET, and reports its position but not its value', (_, entry, problem) => {
  const read = () => readEnv({ ...good, JWT_SECRET: `${good.JWT_SECRET},${entry}` });
  expect(read).toThrow(new RegExp(`^JWT_SECRET: secret 2 of 2 \\(separated by commas\\) must have ${problem}: .+$`));
  if (entry) expect(read).not.toThrow(entry);
});

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
])('exports spans with the settings %j: %s', (settings, isOn) => {
  expect(exportsSpans(readEnv({ ...good, ...settings }))).toBe(isOn);
});

test('requires JWT_SECRET in production', () => {
  expect(() => readEnv({ ...good, NODE_ENV: 'production', JWT_SECRET: '' })).toThrow(/^JWT_SECRET: /);
});

test('loads demo data in production only if DEMO_IN_PRODUCTION allows it', () => {
  const production = { ...good, NODE_ENV: 'production', DEMO: '1' };
  expect(() => readEnv(production)).toThrow(/^DEMO: .*DEMO_IN_PRODUCTION=1/);
  expect(readEnv({ ...production, DEMO_IN_PRODUCTION: '1' }).DEMO).toBe(true);
});

test('starts one process per core, at most four, and one fewer with the embedded database', () => {
  const cores = availableParallelism();
  expect(readEnv(good).WEB_CONCURRENCY).toBe(Math.min(cores, 4));
  expect(readEnv({ ...good, DATABASE_URL: '' }).WEB_CONCURRENCY).toBe(Math.max(1, Math.min(cores - 1, 4)));
});

test.each([
  [{ WEB_CONCURRENCY: '1' }, 20, 100],
  [{ WEB_CONCURRENCY: '4' }, 9, 115],
  [{ WEB_CONCURRENCY: '32' }, 5, 515],
  [{ WEB_CONCURRENCY: '4', DATABASE_POOL_SIZE: '30' }, 30, 220],
])('divides the database connections among processes: %j', (settings, pool, all) => {
  const env = readEnv({ ...good, ...settings });
  expect([env.DATABASE_POOL_SIZE, embeddedConnections(env)]).toEqual([pool, all]);
});

test('rejects the main port as the metrics port', () => {
  expect(() => readEnv({ ...good, PORT: '5000', METRICS_PORT: '5000' })).toThrow(/^METRICS_PORT: /);
});

describe('settings documentation', () => {
  const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const names = [...variableNames].sort();
  /** Variables that only docker compose reads. */
  const composeOnly = ['COMPOSE_PROFILES', 'POSTGRES_PASSWORD', 'PUBLISH_ADDRESS'];

  /** Variables without a default, or with a default that depends on others, whose value in .env.example is an example. */
  const illustrative = [
    'ALLOWED_HOSTS',
    'ANALYTICS_ID',
    'DATABASE_URL',
    'DATA_DIR',
    'METRICS_PORT',
    'PUBLIC_URL',
    'SECURITY_CONTACT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_RESOURCE_ATTRIBUTES',
  ];

  test('lists exactly the existing variables in .env.example', () => {
    const listed = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...names, ...composeOnly].sort());
  });

  test('lists every variable, and no others, in the tables of docs/deployment.md', () => {
    const rows = read('docs/deployment.md').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]*`(?:, )?)+) \|/gm);
    const listed = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(listed.sort()).toEqual(names);
  });

  /** Default values in a text of the form `#NAME=value`. */
  const exampleDefault = (name: string): string | undefined =>
    new RegExp(`^#${name}=(.+)$`, 'm').exec(read('.env.example'))?.[1];

  test('lists the defaults of the server in .env.example', () => {
    const defaults: Record<string, unknown> = {
      ...readEnv({ DATABASE_URL: good.DATABASE_URL, JWT_SECRET: good.JWT_SECRET, WEB_CONCURRENCY: '1' }),
    };
    const textOf = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value));
    const differing = names.filter((name) => {
      const example = exampleDefault(name);
      return example !== undefined && !illustrative.includes(name) && example !== textOf(defaults[name]);
    });
    expect(differing).toEqual([]);
  });

  test('passes every variable in .env to the container, except those that the container sets itself', () => {
    const { env_file: files, environment } = compose.services.facet;
    expect(files).toEqual([{ path: '.env', required: false }]);
    const entries = Object.entries<string>(environment);
    expect(entries.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
    const fixed = entries.filter(([name, value]) => !value.startsWith(`\${${name}:`)).map(([name]) => name);
    expect(fixed).toEqual(['PORT', 'DATA_DIR', 'METRICS_PORT']);
  });

  test('sets only existing variables in Kubernetes', () => {
    const settings = Object.keys(parse(read('deploy/kubernetes/configmap.yaml')).data);
    const rows = read('deploy/kubernetes/README.md').matchAll(/^ {3}\| (`.+`) \|/gm);
    const secrets = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(secrets.length).toBeGreaterThan(5);
    expect([...settings, ...secrets].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('requires in docker-compose.yml only variables that .env.example lists', () => {
    const used = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !names.includes(name) && !composeOnly.includes(name))).toEqual([]);
  });

  test('makes file storage in a bucket optional', () => {
    expect(compose.services.facet.depends_on.bucket).toEqual({
      condition: 'service_completed_successfully',
      required: false,
    });
  });
});
