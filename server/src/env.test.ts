import { availableParallelism } from 'node:os';
import { connectionsOfAllProcesses, EnvError, readEnv } from './env.ts';

const good = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://localhost/facet',
  JWT_SECRET: 'a secret that only tests know, 32+ characters',
};

test('reads what is good', () => {
  expect(readEnv({ ...good, PORT: '5000' })).toMatchObject({ ...good, PORT: 5000, DEMO: false, CURRENCY: 'USD' });
});

test.each([
  ['PORT', 'eighty'],
  ['WEB_CONCURRENCY', '0'],
  ['DATABASE_URL', 'mysql://localhost/facet'],
  ['JWT_SECRET', 'short'],
  ['JWT_SECRET', 'a'.repeat(64)],
  ['PUBLIC_URL', 'diamonds'],
  ['ANALYTICS_ID', '<script>'],
  ['CURRENCY', 'dollars'],
  ['DEMO', 'maybe'],
])('refuses a wrong %s in one line that names it', (name, value) => {
  const read = () => readEnv({ ...good, [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name}: .+$`));
});

test('asks for JWT_SECRET in production', () => {
  expect(() => readEnv({ ...good, NODE_ENV: 'production', JWT_SECRET: '' })).toThrow(/^JWT_SECRET: /);
});

test('loads demo data in production only if DEMO_IN_PRODUCTION allows it', () => {
  const production = { ...good, NODE_ENV: 'production', DEMO: '1' };
  expect(() => readEnv(production)).toThrow(/^DEMO: .*DEMO_IN_PRODUCTION=1/);
  expect(readEnv({ ...production, DEMO_IN_PRODUCTION: '1' }).DEMO).toBe(true);
});

test('has a process per core, four at most, of which the embedded database takes one', () => {
  const cores = availableParallelism();
  expect(readEnv(good).WEB_CONCURRENCY).toBe(Math.min(cores, 4));
  expect(readEnv({ ...good, DATABASE_URL: '' }).WEB_CONCURRENCY).toBe(Math.max(1, Math.min(cores - 1, 4)));
});

test.each([
  [{ WEB_CONCURRENCY: '1' }, 20, 100],
  [{ WEB_CONCURRENCY: '4' }, 15, 145],
  [{ WEB_CONCURRENCY: '32' }, 5, 515],
  [{ WEB_CONCURRENCY: '4', DATABASE_POOL_SIZE: '30' }, 30, 220],
])('divides connections among processes: %j', (given, pool, all) => {
  const env = readEnv({ ...good, ...given });
  expect([env.DATABASE_POOL_SIZE, connectionsOfAllProcesses(env)]).toEqual([pool, all]);
});
