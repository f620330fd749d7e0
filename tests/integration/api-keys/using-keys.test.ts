import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createKey, type TestKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { keysOf, tryKey } from './key-requests.ts';

/* Tests the audit log, usage counts and security events of API keys. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface Event {
  readonly kind: string;
  readonly reason: string | null;
  readonly count: number;
  readonly email: string | null;
}
async function eventsOf({ publicId }: Pick<TestKey, 'publicId'>): Promise<Event[]> {
  const { data, errors } = await app.graphql<{ securityEvents: { items: Event[] } | null }>(
    'query ($keys: [String!]) { securityEvents(filter: { keyPublicIds: $keys }) { items { kind reason count email } } }',
    { keys: [publicId] },
    admin.token,
  );
  return data?.securityEvents?.items ?? Promise.reject(new Error(JSON.stringify(errors)));
}

const everything = ['STOCK_READ', 'PRICES_READ', 'ORDERS_READ', 'ORDERS_WRITE'] as const;
const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id lines { item { ... on Diamond { stockNumber } } } user { id } } } }`;

test('records orders placed with an API key in the audit log, but not orders placed by its owner', async () => {
  const owner = await createPerson(app);
  const key = await createKey(app, owner, everything);
  const items = [{ diamondId: await createStone(app) }];
  const orderResponse = await app.graphql<{ placeOrder: { order: { id: string; user: unknown } } }>(
    placeOrder,
    { input: { items, expectedTotal: 1_000, idempotencyKey: 'by-machine' } },
    key.key,
  );
  const { id, user } = orderResponse.data?.placeOrder.order ?? { id: '', user: {} };
  // Keys cannot read user accounts.
  expect([orderResponse.errors.map(({ extensions }) => extensions.reason), user]).toEqual([['SCOPE_MISSING'], null]);
  const read = async (filter: object) => {
    const { data } = await app.graphql<{ auditLog: { items: object[] } }>(
      'query ($filter: AuditLogFilter) { auditLog(filter: $filter) { items { actorEmail subject subjectId part key { publicId name } } } }',
      { filter },
      admin.token,
    );
    return data?.auditLog.items ?? [];
  };
  const expectedEntry = { actorEmail: owner.email };
  const entries = await read({ keyPublicIds: [key.publicId] });
  expect(entries).toEqual(
    expect.arrayContaining([
      {
        ...expectedEntry,
        subject: 'ORDER',
        subjectId: id,
        part: null,
        key: expect.objectContaining({ publicId: key.publicId }),
      },
      {
        ...expectedEntry,
        subject: 'ORDER',
        subjectId: id,
        part: 'LINE',
        key: expect.objectContaining({ publicId: key.publicId }),
      },
    ]),
  );
  const lines = [{ diamondId: await createStone(app) }];
  const { data } = await app.graphql<{ placeOrder: { order: { id: string } } }>(
    placeOrder.replace('user { id }', ''),
    { input: { items: lines, idempotencyKey: 'by-hand' } },
    owner.token,
  );
  expect(await read({ subjects: ['ORDER'], subjectId: data?.placeOrder.order.id })).toEqual([]);
  // The key of one request must not be recorded for the next request on the same connection.
  await app.graphql(
    'mutation ($input: SetUserApprovalInput!) { setUserApproval(input: $input) { user { id } } }',
    { input: { userId: owner.id, isApproved: false } },
    admin.token,
  );
  const [latest] = await read({ subjects: ['USER'], subjectId: String(owner.id) });
  expect(latest).toMatchObject({ actorEmail: admin.email, key: null });
});

test('requires the prices scope to place an order with an API key, and the stock scope to read its items', async () => {
  const owner = await createPerson(app);
  const blind = await createKey(app, owner, ['ORDERS_WRITE']);
  const { key } = await createKey(app, owner, ['ORDERS_WRITE', 'PRICES_READ']);
  const items = [{ diamondId: await createStone(app) }];
  const guess = await app.graphql(placeOrder, { input: { items, idempotencyKey: 'a', expectedTotal: 5 } }, blind.key);
  expect(guess.errors.map(({ extensions }) => [extensions.reason, extensions.details?.[0]?.message])).toEqual([
    ['SCOPE_MISSING', 'the key lacks the scope PRICES_READ'],
  ]);
  const { data, errors } = await app.graphql<{ placeOrder: { order: { totalPrice: number } } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { totalPrice lines { item { __typename } } } } }',
    { input: { items, expectedTotal: 1_000, idempotencyKey: 'b' } },
    key,
  );
  expect(data?.placeOrder.order.totalPrice).toBe(1_000);
  expect(errors.map(({ path, extensions }) => [path?.at(-1), extensions.details?.[0]?.message])).toEqual([
    ['item', 'the key lacks the scope STOCK_READ'],
  ]);
});

test('accepts an export link only while its API key is valid and only from the key’s IP addresses', async () => {
  const owner = await createPerson(app);
  await createStone(app, { pricePerCarat: '4321.09' });
  const offer = async (key: string): Promise<string> => {
    const { data } = await app.graphql<{ exportList: { url: string } }>(
      'mutation { exportList(input: { list: { diamonds: {} }, layout: { own: RAPNET } }) { url } }',
      {},
      key,
    );
    return `${app.url}${data?.exportList.url}`;
  };
  const [full, bare] = [await createKey(app, owner, everything), await createKey(app, owner, ['STOCK_READ'])];
  const [priced, unpriced] = [await offer(full.key), await offer(bare.key)];
  expect(await (await fetch(priced)).text()).toContain('4321.09');
  const response = await fetch(unpriced);
  expect([response.status, (await response.text()).includes('4321.09')]).toEqual([200, false]);
  await sql`update api_key set address_ranges = array['192.0.2.0/24'] where id = ${full.id}`.execute(
    app.em().getKysely(),
  );
  const from = (address: string) => fetch(priced, { headers: { 'x-forwarded-for': address } });
  expect([(await from('192.0.2.7')).status, (await from('198.51.100.7')).status]).toEqual([200, 401]);
  await sql`update api_key set revoked_at = now() where id = ${bare.id}`.execute(app.em().getKysely());
  expect((await fetch(unpriced)).status).toBe(401);
});

test('counts cost and usage per API key and reports the remaining budget', async () => {
  const owner = await createPerson(app);
  const key = await createKey(app, owner, everything);
  await sql`update api_key set budget_limit = 5000, budget_restore_per_second = 10 where id = ${key.id}`.execute(
    app.em().getKysely(),
  );
  const expensiveQuery =
    '{ rateLimit { limit restorePerSecond } diamonds(page: { size: 400 }) { items { lineSetStones { id } } } }';
  const first = await app.graphql<{ rateLimit: object }>(expensiveQuery, {}, key.key);
  expect([first.data?.rateLimit, first.headers.get('ratelimit-policy')]).toEqual([
    { limit: 5_000, restorePerSecond: 10 },
    '"cost";q=5000;w=500',
  ]);
  expect((await app.graphql(expensiveQuery, {}, key.key)).status).toBe(429);
  // The request does not affect the budgets of the owner and of other keys.
  const other = await createKey(app, owner, everything);
  const { data } = await app.graphql<{ rateLimit: { readonly remaining: number } }>(
    '{ rateLimit { limit restorePerSecond remaining } }',
    {},
    other.key,
  );
  expect(data?.rateLimit).toMatchObject({ limit: 50_000, restorePerSecond: 1_000 });
  // The budget may be full again, because it recovers the cost of the request within a millisecond.
  expect([49_999, 50_000]).toContain(data?.rateLimit.remaining);
  expect((await app.graphql(expensiveQuery, {}, owner.token)).status).toBe(200);
  await app.graphql('{ priceLists { id } }', {}, key.key);
  await app.rest('GET', '/api/orders/currentuser', { token: key.key });
  const secondKey = await createKey(app, owner, everything);
  await app.rest('GET', '/api/orders/currentuser', {
    token: secondKey.key,
    headers: { 'x-forwarded-for': '192.0.2.77' },
  });

  interface Day {
    readonly requests: number;
    readonly cost: number;
    readonly errors: number;
  }
  const usage = () =>
    app.graphql<{ apiKeys: { id: string; lastUsedAt: string | null; lastUsedAddress: string | null; usage: Day[] }[] }>(
      '{ apiKeys { id lastUsedAt lastUsedAddress usage(days: 1) { requests cost errors } } }',
      {},
      owner.token,
    );
  type UsageResponse = Awaited<ReturnType<typeof usage>>;
  const usageOf = ({ data }: UsageResponse, { id }: Pick<TestKey, 'id'>) =>
    data?.apiKeys.find((candidate) => candidate.id === String(id));
  // If a key is used several times within a minute, only the time and address of the first use are stored.
  const usageResponse = await until(
    usage,
    (response) => usageOf(response, key)?.usage[0]?.requests === 4 && usageOf(response, secondKey)?.lastUsedAt != null,
  );
  expect(usageOf(usageResponse, secondKey)).toMatchObject({
    lastUsedAt: expect.any(String),
    lastUsedAddress: '192.0.2.77',
  });
  // Two of the four requests count as errors: the rejected `priceLists` query, and the request that exceeded the
  // budget and costs nothing.
  const [day] = usageOf(usageResponse, key)?.usage ?? [];
  expect([day?.errors, (day?.cost ?? 0) > 4_400, (day?.cost ?? 0) < 4_500]).toEqual([2, true, true]);
  const { errors } = await app.graphql('{ apiKeys { id usage(days: 31) { day } } }', {}, owner.token);
  expect(errors[0]?.extensions.details).toEqual([{ path: 'days', message: 'must be from 1 to 30' }]);
  expect(await eventsOf(key)).toMatchObject([
    { kind: 'ACCESS_REFUSED', reason: 'keys', count: 1, email: owner.email },
    { kind: 'RATE_LIMITED', reason: 'cost', count: 1, email: owner.email },
  ]);
});

test('records rejected requests made with an API key, and limits wrong secrets without blocking the valid key', async () => {
  const owner = await createPerson(app);
  const key = await createKey(app, owner, ['STOCK_READ']);
  const rejection = await app.rest('GET', '/api/cart', { token: key.key });
  expect(rejection.status).toBe(403);
  expect(await eventsOf(key)).toMatchObject([{ kind: 'ACCESS_REFUSED', reason: 'ORDERS_READ', email: owner.email }]);

  const wrong = `${key.key.slice(0, -3)}xyz`;
  const from = { 'x-forwarded-for': '198.51.100.9' };
  const statuses = new Set<unknown>();
  for (let guess = 0; guess < 105; guess++) statuses.add((await tryKey(app, wrong, from))[0]);
  expect([...statuses]).toEqual([401, 429]);
  expect([await tryKey(app, key.key, from), (await tryKey(app, wrong))[0]]).toEqual([[200], 401]);
  const noted = await eventsOf(key);
  expect(noted.filter(({ kind }) => kind === 'KEY_REFUSED').every(({ reason }) => reason === 'WRONG_SECRET')).toBe(
    true,
  );
  await sql`update api_key set revoked_at = now() where id = ${key.id}`.execute(app.em().getKysely());
  // A request with the valid secret of a revoked key does not count as a guess.
  for (let time = 0; time < 3; time++) expect((await tryKey(app, key.key, from))[0]).toBe(401);
  expect((await eventsOf(key)).map(({ reason }) => reason)).toContain('REVOKED');
});

// `request-log.test.ts` checks that the key is not logged.
test('rejects and records an API key in a URL', async () => {
  const owner = await createPerson(app);
  const key = await createKey(app, owner, ['STOCK_READ']);
  const encoded = key.key.replaceAll('_', '%5F');
  for (const [path, location] of [
    [`/api/diamonds?key=${key.key}`, 'key'],
    [`/api/diamonds?page=0&token=Bearer%20${encoded}`, 'token'],
    [`/api/diamonds/${key.key}`, ''],
    [`/api/nothing/${encoded}/here`, ''],
    [`/graphql?apiKey=${key.key}`, 'apiKey'],
    [`/graphql/${key.key}`, ''],
  ] as const) {
    const method = path.startsWith('/graphql') ? 'POST' : 'GET';
    const { status, body } = await app.rest<Record<string, unknown>>(method, path, {
      token: key.key,
      ...(method === 'POST' && { body: { query: '{ errorCatalogue { code } }' } }),
    });
    const { extensions }: { extensions?: object } = Object(Object(body).errors?.[0]);
    const { errorCode, details, explanation } = { ...body, ...extensions };
    expect([path, status, errorCode, details]).toEqual([
      path,
      400,
      90,
      [{ path: location, message: 'must not be an API key' }],
    ]);
    expect(explanation).toMatch(/header “Authorization/);
    expect(JSON.stringify(body)).not.toContain(key.key);
  }
  expect(await eventsOf(key)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'KEY_EXPOSED', reason: 'key' }),
      expect.objectContaining({ kind: 'KEY_EXPOSED', reason: 'path' }),
    ]),
  );
  expect((await keysOf(app, owner))[0]?.publicId).toBe(key.publicId);
});
