import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { EnvError, embeddedConnections, projectRoot, readEnv, variableNames } from './env.ts';
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

test.each([
  ['PORT', 'eighty'],
  ['WEB_CONCURRENCY', '0'],
  ['DATABASE_URL', 'mysql://localhost/facet'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', 'a'.repeat(64)],
  ['SEALING_KEYS', 'short,keys'],
  ['PUBLIC_URL', 'diamonds'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'mailto:somewhere'],
  ['SECURITY_CONTACT', 'http://example.com/report'],
  ['ANALYTICS_ID', '<script>'],
  ['CURRENCY', 'dollars'],
  ['METRICS_PORT', '0'],
  ['DEMO', 'maybe'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('rejects an invalid value of %s with one line that contains the name of the variable', (name, value) => {
  const read = () => readEnv({ ...good, [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}: .+$`));
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
  const compose = parse(read('docker-compose.yml'));
  const names = [...variableNames].sort();
  /** Variables that only docker compose reads. */
  const composeOnly = ['COMPOSE_PROFILES', 'POSTGRES_MAX_CONNECTIONS', 'POSTGRES_PASSWORD'];

  test('lists exactly the existing variables in .env.example', () => {
    const listed = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...names, ...composeOnly].sort());
  });

  test('lists every variable, and no others, in the tables of docs/deployment.md', () => {
    const rows = read('docs/deployment.md').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]*`(?:, )?)+) \|/gm);
    const listed = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(listed.sort()).toEqual(names);
  });

  test('passes every variable in .env to the container, except those that the container sets itself', () => {
    const { env_file: files, environment } = compose.services.facet;
    expect(files).toEqual([{ path: '.env', required: false }]);
    const entries = Object.entries<string>(environment);
    expect(entries.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
    const fixed = entries.filter(([name, value]) => !value.startsWith(`\${${name}:`)).map(([name]) => name);
    expect(fixed).toEqual(['PORT', 'DATA_DIR']);
  });

  test('requires in docker-compose.yml only variables that .env.example lists', () => {
    const used = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !names.includes(name) && !composeOnly.includes(name))).toEqual([]);
  });

  test('pins image versions, and makes file storage in a bucket optional', () => {
    const services = Object.entries<{ image?: string; profiles?: string[] }>(compose.services);
    for (const [, { image }] of services) if (image) expect(image).toMatch(/:v?\d/);
    expect(services.filter(([, { profiles }]) => profiles?.includes('s3')).map(([name]) => name)).toEqual([
      'files',
      'bucket',
    ]);
    expect(compose.services.facet.depends_on.bucket).toEqual({
      condition: 'service_completed_successfully',
      required: false,
    });
  });

  test('allows enough database connections in the container for the default settings', () => {
    const maximum = readEnv({ ...good, WEB_CONCURRENCY: '4' });
    const limit = Number(/max_connections=\$\{POSTGRES_MAX_CONNECTIONS:-(\d+)\}/.exec(read('docker-compose.yml'))?.[1]);
    expect(limit).toBeGreaterThanOrEqual(embeddedConnections(maximum));
  });
});
