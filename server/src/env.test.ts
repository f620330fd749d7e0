import { EnvError, readEnv } from './env.ts';

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
  ['DATABASE_URL', 'mysql://localhost/facet'],
  ['JWT_SECRET', 'short'],
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
