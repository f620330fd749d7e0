import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const env = { RATE_LIMITS: '1' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env });
});
afterAll(() => app.stop());

interface Cost {
  requested: number;
  remaining: number;
}
const costOf = (response: { extensions: Record<string, unknown> }): Cost => {
  const { requested, remaining } = Object(response.extensions.cost);
  return { requested, remaining };
};

/** Query with a cost of 4,401. */
const expensiveQuery = '{ diamonds(page: { size: 400 }) { items { lineSetStones { id } } } }';

test('returns the cost and the remaining budget with every response', async () => {
  const { token } = await createPerson(app);
  const response = await app.graphql<{ rateLimit: { remaining: number } }>(
    expensiveQuery.replace('{', '{ rateLimit { limit remaining restorePerSecond }'),
    {},
    token,
  );
  expect(response.extensions).toEqual({ cost: { requested: 4_402, remaining: 5_598 } });
  expect(response.headers.get('ratelimit-policy')).toBe('"cost";q=10000;w=50');
  expect(response.headers.get('ratelimit')).toBe('"cost";r=5598;t=23');
  expect(response.data?.rateLimit).toMatchObject({ limit: 10_000, restorePerSecond: 200 });
  // The budget may have recovered in part before the field is resolved.
  expect(response.data?.rateLimit.remaining).toBeGreaterThanOrEqual(5_598);
  expect(response.data?.rateLimit.remaining).toBeLessThan(10_000);
});

test("responds with 429 and a retry time when a user's budget is used up", async () => {
  const { token } = await createPerson(app);
  for (let time = 0; time < 2; time++) expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(200);
  const rejection = await app.graphql(expensiveQuery, {}, token);
  expect(rejection).toMatchObject({
    status: 429,
    data: null,
    errors: [{ extensions: { code: 'INVALID_REQUEST', errorCode: 90, reason: 'BUDGET_EXCEEDED' } }],
  });
  expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(5);
  expect(Number(rejection.headers.get('retry-after'))).toBeLessThanOrEqual(17);
  // Rejected requests are not charged.
  expect(costOf(rejection).remaining).toBeGreaterThanOrEqual(10_000 - 2 * 4_401);

  const other = await createPerson(app);
  expect((await app.graphql(expensiveQuery, {}, other.token)).status).toBe(200);
});

test('shares one budget between all visitors at the same IP address', async () => {
  const behindProxy = await startTestApp({ env: { ...env, TRUST_PROXY: '1' }, databaseUrl: app.databaseUrl });
  try {
    const sendFromAddress = (ip: string) =>
      behindProxy.rest('POST', '/graphql', { body: { query: expensiveQuery }, headers: { 'x-forwarded-for': ip } });
    expect((await sendFromAddress('192.0.2.1')).status).toBe(200);
    expect((await sendFromAddress('192.0.2.1')).status).toBe(429);
    expect((await sendFromAddress('192.0.2.2')).status).toBe(200);
  } finally {
    await behindProxy.stop();
  }
});

test('includes costs counted by other processes', async () => {
  const otherServer = await startTestApp({ env, databaseUrl: app.databaseUrl });
  try {
    const { token } = await createPerson(app);
    await app.graphql(expensiveQuery, {}, token);
    let remaining = 10_000;
    // Processes exchange their costs through the database, with a delay.
    for (let attempt = 0; attempt < 100 && remaining > 7_000; attempt++) {
      remaining = costOf(await otherServer.graphql('{ rateLimit { limit } }', {}, token)).remaining;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(remaining).toBeLessThan(7_000);
  } finally {
    await otherServer.stop();
  }
});

test('counts costs per process if the database table is unavailable', async () => {
  const { token } = await createPerson(app);
  await app.em().getConnection().execute('alter table rate_limit rename to rate_limit_gone');
  try {
    for (let time = 0; time < 2; time++) expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(200);
    expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(429);
  } finally {
    await app.em().getConnection().execute('alter table rate_limit_gone rename to rate_limit');
  }
});

test('does not limit costs if RATE_LIMITS=0', async () => {
  const free = await startTestApp({ databaseUrl: app.databaseUrl });
  try {
    const { token } = await createPerson(free);
    for (let time = 0; time < 4; time++) expect((await free.graphql(expensiveQuery, {}, token)).status).toBe(200);
  } finally {
    await free.stop();
  }
});
