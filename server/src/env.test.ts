import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { EnvError, embeddedConnections, projectRoot, readEnv, variableNames } from './env.ts';

const good = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/facet',
  JWT_SECRET: 'a secret that only tests know, 32+ characters',
};

test('reads valid variables', () => {
  expect(readEnv({ ...good, PORT: '5000' })).toMatchObject({ ...good, PORT: 5000, DEMO: false, CURRENCY: 'USD' });
});

test.each([
  ['PORT', 'eighty'],
  ['WEB_CONCURRENCY', '0'],
  ['DATABASE_URL', 'mysql://localhost/facet'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', 'a'.repeat(64)],
  ['SEALING_KEYS', 'short,keys'],
  ['PUBLIC_URL', 'diamonds'],
  ['ANALYTICS_ID', '<script>'],
  ['CURRENCY', 'dollars'],
  ['METRICS_PORT', '0'],
  ['DEMO', 'maybe'],
])('rejects an invalid value of %s with one line that contains the name of the variable', (name, value) => {
  const read = () => readEnv({ ...good, [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}: .+$`));
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
