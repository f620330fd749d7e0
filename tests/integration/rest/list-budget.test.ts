import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { BudgetOwner } from '../../../server/src/kernel/use-cases/cost-budget.ts';
import { createPerson } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changeMany } from '../../support/without-time-limits.ts';

/* Tests the cost of REST requests, and the responses when the budget is used up. */

const rows = 2_500;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, show_to_all)
      select 'B-' || n, 1, n, 1, true from generate_series(1, ${rows}) n`,
  );
});
afterAll(() => app.stop());

interface Caller {
  ip: string;
  token?: string | null;
}
const listStones = ({ ip, token = null }: Caller, path = '/api/diamonds', headers: Record<string, string> = {}) =>
  app.rest<{ errorCode?: number; reason?: string; length?: number }>('GET', path, {
    token,
    headers: { 'x-forwarded-for': ip, ...headers },
  });

/** Overdraws a budget by 20 seconds, which is longer than a test takes. */
const overdraw = (owner: BudgetOwner): void => {
  const { remaining, restorePerSecond } = app.services.costBudgets.of(owner);
  app.services.costBudgets.charge(owner, remaining + 20 * restorePerSecond);
};
const visitor = (ip: string): BudgetOwner => ({ actor: null, observer: null, request: { ip } });

/** Returns the result of `work`, and the costs that are charged while it runs. */
async function measureCosts<T>(work: () => Promise<T>): Promise<{ result: T; costs: number[] }> {
  const spies = [jest.spyOn(app.services.costBudgets, 'spend'), jest.spyOn(app.services.costBudgets, 'charge')];
  try {
    const result = await work();
    return { result, costs: spies.flatMap(({ mock }) => mock.calls.map(([, cost]) => cost)) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('charges for a complete list by its rows, for a page by its size, and one point for a 304 response', async () => {
  const whole = await measureCosts(() => listStones({ ip: '192.0.2.1' }));
  expect([whole.result.status, whole.result.body.length, whole.costs]).toEqual([200, rows, [1, 20, 20, 20]]);
  const page = await measureCosts(() => listStones({ ip: '192.0.2.2' }, '/api/diamonds?pageSize=500'));
  expect([page.result.status, page.costs]).toEqual([200, [1, 54]]);
  expect(page.result.headers.get('ratelimit')).toMatch(/^"cost";r=\d+;t=\d+$/);
  expect(page.result.headers.get('ratelimit-policy')).toBe('"cost";q=5000;w=50');
  const etag = page.result.headers.get('etag') ?? '';
  const unchanged = await measureCosts(() =>
    listStones({ ip: '192.0.2.3' }, '/api/diamonds', { 'if-none-match': etag }),
  );
  expect([unchanged.result.status, unchanged.costs]).toEqual([304, [1]]);
});

test('responds with 429 and a retry time if the REST budget is used up', async () => {
  const ip = '192.0.2.10';
  overdraw(visitor(ip));
  for (const path of ['/api/diamonds', '/api/diamonds?page=0&pageSize=500', '/api/data/diamonds/shapes']) {
    const { status, body, headers } = await listStones({ ip }, path);
    expect([status, body]).toMatchObject([429, { errorCode: 90, reason: 'BUDGET_EXCEEDED' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(headers.get('ratelimit')).toMatch(/^"cost";r=0;t=\d+$/);
    expect(headers.get('etag')).toBeNull();
  }
  expect((await listStones({ ip: '192.0.2.11' })).status).toBe(200);
});

test('shares the request budget between REST and GraphQL', async () => {
  const ip = '192.0.2.30';
  overdraw(visitor(ip));
  const body = { query: '{ diamonds(page: { size: 400 }) { items { lineSetStones { id } } } }' };
  expect((await app.rest('POST', '/graphql', { body, headers: { 'x-forwarded-for': ip } })).status).toBe(429);
});

test('gives traders a separate, larger budget, and does not charge administrators', async () => {
  const trader = await createPerson(app);
  const ip = '192.0.2.40';
  overdraw(visitor(ip));
  const first = await listStones({ ip, token: trader.token });
  expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([200, '"cost";q=10000;w=50']);
  overdraw({ observer: null, actor: { id: trader.id }, request: { ip } });
  expect((await listStones({ ip, token: trader.token })).status).toBe(429);

  const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  overdraw({ observer: null, actor: { id: administrator.id }, request: { ip } });
  const free = await listStones({ ip, token: administrator.token });
  expect([free.status, free.headers.get('ratelimit')]).toEqual([200, null]);
});

test("charges an order document by its lines to the buyer's budget, regardless of the IP address", async () => {
  const buyer = await createPerson(app);
  const ip = '192.0.2.50';
  const stones = await createStones(app, [{}, {}, {}]);
  const { data } = await app.graphql<{ placeOrder: { order: { documentUrl: string } } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { documentUrl } } }',
    { input: { items: stones.map((diamondId) => ({ diamondId })), idempotencyKey: 'paper' } },
    buyer.token,
  );
  const path = data?.placeOrder.order.documentUrl ?? '';
  const paper = await measureCosts(() => app.rest('GET', path, { headers: { 'x-forwarded-for': ip } }));
  expect([paper.result.status, paper.costs]).toEqual([200, [23]]);
  overdraw({ observer: null, actor: { id: buyer.id }, request: { ip } });
  expect(await listStones({ ip }, path)).toMatchObject({ status: 429, body: { reason: 'BUDGET_EXCEEDED' } });
});
