import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person, viewAs } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { unlimitedTransaction } from '../../support/without-time-limits.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { changedIds, houseEvents, listen, type StreamListener, stockChanges } from './listening.ts';

/** First of two processes on one database. Each process sends events for changes that were made through the other. */
let app: TestApp;
let other: TestApp;
let admin: Person;
let shopper: Person;
/** Trader who has access to white diamonds only. */
let restricted: Person;
const open: StreamListener[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  shopper = await createPerson(app);
  restricted = await createPerson(app, { pages: [2] });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.stop();
});

/** Opens a stream and waits for its first event, so that no later change is missed. */
async function openStream(query: string, token: string | null, server: TestApp = other): Promise<StreamListener> {
  const stream = await listen(server, query, token);
  open.push(stream);
  if (stream.refusal === null)
    await until(
      async () => stream.events.length,
      (count) => count > 0,
    );
  return stream;
}

const change = (set: ReturnType<typeof sql>, id: number) =>
  sql`update diamond set ${set} where id = ${id}`.execute(app.em().getKysely());
const waitForChange = (stream: StreamListener, id: number, kind = 'DIAMOND') =>
  until(
    async () => changedIds(stream, kind),
    (ids) => ids.includes(String(id)),
  );
const isOver = (stream: StreamListener) =>
  until(
    async () => stream.isOver(),
    (over) => over,
  );

test('delivers every kind of change to event streams that are open in another process', async () => {
  const [id = 0] = await createStones(app, [{}]);
  const stream = await openStream(stockChanges, shopper.token);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.headers.get('content-encoding')).toBeNull();
  expect(stream.events).toEqual([{ unchangedSeconds: expect.any(Number), stock: [] }]);
  for (const changed of [{ price: { percent: 10 } }, { set: { isActive: false } }]) {
    const eventCount = stream.events.length;
    const { errors } = await app.graphql(
      'mutation ($input: ChangeStockInput!) { changeStock(input: $input) { changed } }',
      { input: { change: { diamonds: { ids: [String(id)], ...changed } } } },
      admin.token,
    );
    expect(errors).toEqual([]);
    await until(
      async () => stream.events.length,
      (count) => count > eventCount,
    );
  }
  expect(new Set(changedIds(stream, 'DIAMOND'))).toEqual(new Set([String(id)]));
  const created = await createStone(app);
  await waitForChange(stream, created);
});

test('sends changes to viewers who may see the item or could see it before, and sends all changes to administrators', async () => {
  const [hidden = 0, visible = 0, black = 0, last = 0] = await createStones(app, [
    { isActive: false },
    { showToAll: true },
    { isLabGrown: true },
    { showToAll: true },
  ]);
  const [visitor, trader, narrow, adminStream] = await Promise.all([
    openStream(stockChanges, null),
    openStream(stockChanges, shopper.token),
    openStream(stockChanges, restricted.token),
    openStream(houseEvents, admin.token),
  ]);
  const asTrader = await openStream(stockChanges, await viewAs(app, admin.token, restricted.id));
  await change(sql`price_per_carat = 900`, hidden);
  await change(sql`price_per_carat = 901`, black);
  // The stone was visible before the change.
  await change(sql`is_active = false`, visible);
  // When the change to the last stone is received, the earlier changes have been sent as well.
  await change(sql`price_per_carat = 902`, last);
  await Promise.all([visitor, trader, narrow, adminStream, asTrader].map((stream) => waitForChange(stream, last)));
  const receivedIds = (stream: StreamListener) =>
    [...new Set(changedIds(stream, 'DIAMOND').map(Number))].sort((a, b) => a - b);
  expect(receivedIds(adminStream)).toEqual([hidden, visible, black, last]);
  expect(receivedIds(trader)).toEqual([visible, black, last]);
  expect(receivedIds(visitor)).toEqual([visible, last]);
  expect(receivedIds(narrow)).toEqual([visible, last]);
  expect(receivedIds(asTrader)).toEqual(receivedIds(narrow));
});

test('omits item IDs for large changes, and sends other events with their IDs', async () => {
  const stream = await openStream(houseEvents, admin.token);
  const trader = await openStream(stockChanges, shopper.token);
  const lot = await unlimitedTransaction(app, async (em) => {
    const db = em.getKysely();
    await sql`insert into diamond (stock_id, is_active, status, carats, price_per_carat, shape_id, is_lab_grown, is_line)
      select 'MANY-' || n, true, 1, 1, 1000, 1, false, false from generate_series(1, 2500) n`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into contact_message (name, email, message) values ('Ann', 'ann@example.com', 'Hello') returning id`.execute(
      db,
    );
    return rows[0]?.id;
  });
  await until(
    async () => stream.events.length,
    (count) => count > 1,
  );
  expect(stream.events.slice(1)).toEqual([
    {
      unchangedSeconds: null,
      stock: [{ kind: 'DIAMOND', ids: null }],
      lists: ['MESSAGES'],
      news: [{ kind: 'MESSAGE_RECEIVED', recordId: String(lot), text: 'New message from Ann' }],
    },
  ]);
  await until(
    async () => changedIds(trader, 'DIAMOND'),
    (ids) => ids.includes('many'),
  );
});

test('sends administrators events for orders and failed imports, but not for failed dry runs', async () => {
  const stone = await createStone(app);
  const stream = await openStream(houseEvents, admin.token);
  const ordersRest = restOrders(app);
  await ordersRest.fillCart(shopper.token, [stone]);
  const { body: order } = await ordersRest.order(shopper.token);
  const send = (isDryRun: boolean) => {
    const form = new FormData();
    form.set('file', new Blob(['stockNumber,carats\nX-1,many']), isDryRun ? 'checked.csv' : 'broken.csv');
    return app.rest('POST', `/api/diamonds/import?dryRun=${isDryRun}`, { form, token: admin.token });
  };
  await send(true);
  await send(false);
  const news = () => stream.events.flatMap((event) => event.news ?? []);
  await until(
    async () => news(),
    (all) => all.some(({ kind }) => kind === 'IMPORT_FAILED'),
  );
  expect(news()).toContainEqual({
    kind: 'ORDER_PLACED',
    recordId: String(order.id),
    text: `New order ${order.id} from ${shopper.email}`,
  });
  expect(
    news()
      .filter(({ kind }) => kind === 'IMPORT_FAILED')
      .map(({ text }) => text),
  ).toContain('The import of broken.csv failed');
  expect(JSON.stringify(news())).not.toContain('checked.csv');
  expect(new Set(stream.events.flatMap(({ lists = [] }) => lists))).toEqual(new Set(['ORDERS', 'IMPORT_RUNS']));
  await waitForChange(stream, stone);
});

test("ends an event stream when its user's access or markups change", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));
  const [blocked, promoted, signedOut, repriced] = people;
  const agent = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const streams = await Promise.all(people.map(({ token }) => openStream(stockChanges, token)));
  const adminStream = await openStream(houseEvents, agent.token);
  const staying = await openStream(stockChanges, shopper.token);
  const user = (id: number | undefined, body: string, value: unknown) =>
    app.rest('PATCH', `/api/users/${id}/${body}`, { token: admin.token, body: value });
  await user(blocked?.id, 'blocked', { isBlocked: true });
  await user(promoted?.id, 'role', { newRole: 'Agent' });
  await user(agent.id, 'role', { newRole: 'User' });
  await sql`update user_account set token_version = token_version + 1 where id = ${signedOut?.id}`.execute(
    app.em().getKysely(),
  );
  await app.rest('POST', `/api/users/${repriced?.id}/markup`, { token: admin.token, body: { percent: 10 } });
  await Promise.all([...streams, adminStream].map(isOver));
  const stone = await createStone(app);
  await waitForChange(staying, stone);
  expect(staying.isOver()).toBe(false);
  for (const stream of streams) expect(changedIds(stream, 'DIAMOND')).not.toContain(String(stone));
});

test('allows event streams only for administrators during maintenance', async () => {
  const setMaintenance = (isEnabled: boolean) =>
    app.rest('PUT', `/api/site/maintenance?isenabled=${isEnabled}`, { token: admin.token });
  const [visitor, trader, adminStream] = await Promise.all([
    openStream(stockChanges, null),
    openStream(stockChanges, shopper.token),
    openStream(houseEvents, admin.token),
  ]);
  await setMaintenance(true);
  try {
    await Promise.all([visitor, trader].map(isOver));
    expect(await openStream(stockChanges, null, app)).toMatchObject({
      status: 503,
      refusal: { reason: 'MAINTENANCE' },
    });
    await waitForChange(adminStream, await createStone(app));
  } finally {
    await setMaintenance(false);
    // Other processes detect maintenance mode within a second.
    await until(
      async () => (await other.rest('GET', '/api/shows')).status,
      (status) => status === 200,
    );
  }
});

test('loses no events while the notification connection to the database is interrupted', async () => {
  const stream = await openStream(stockChanges, shopper.token);
  const kill = () =>
    sql<{ killed: boolean }>`select pg_terminate_backend(pid) as killed from pg_stat_activity
      where application_name = 'facet-live' and datname = current_database()`.execute(app.em().getKysely());
  const isKilled = () =>
    until(
      async () => (await kill()).rows.length,
      (count) => count > 0,
    );
  await isKilled();
  const meanwhile = await createStone(app);
  await waitForChange(stream, meanwhile);
  await kill();
  await isKilled();
  await waitForChange(stream, await createStone(app));
});

test('closes the notification connection to the database when no event stream is open', async () => {
  const stream = await openStream(stockChanges, shopper.token);
  const connections = async () =>
    (
      await sql`select pid from pg_stat_activity
        where application_name = 'facet-live' and datname = current_database()`.execute(app.em().getKysely())
    ).rows.length;
  await until(connections, (count) => count === 1);
  stream.stop();
  await until(connections, (count) => count === 0);
});

describe('rejected event streams', () => {
  test.each([
    ['administrator events for a visitor', houseEvents, null, 401, 'FORBIDDEN'],
    ['stock changes for an invalid token', stockChanges, 'not.a.token', 401, 'FORBIDDEN'],
    ['a query instead of a subscription', '{ currentUser { id } }', null, 400, 'INVALID_REQUEST'],
    ['an unknown field', 'subscription { nothing }', null, 400, 'INVALID_REQUEST'],
    ['a syntax error', 'subscription {', null, 400, 'INVALID_REQUEST'],
    [
      'two fields in one subscription',
      'subscription { stockChanges { __typename } houseEvents { __typename } }',
      null,
      400,
      'INVALID_REQUEST',
    ],
  ] as const)('rejects a subscription: %s', async (_, query, token, status, code) => {
    expect(await openStream(query, token, app)).toMatchObject({ status, refusal: { code } });
  });

  test('rejects houseEvents for traders and during impersonation', async () => {
    for (const token of [shopper.token, await viewAs(app, admin.token, shopper.id)]) {
      expect(await openStream(houseEvents, token, app)).toMatchObject({ status: 403, refusal: { code: 'FORBIDDEN' } });
    }
  });

  test('rejects clients that do not accept event streams, GET requests, and subscriptions at /graphql', async () => {
    expect((await listen(app, stockChanges, null, { accept: 'application/json' })).status).toBe(406);
    expect(
      (await fetch(`${app.url}/graphql/stream?query=x`, { headers: { accept: 'text/event-stream' } })).status,
    ).toBe(405);
    const { status, errors } = await app.graphql(stockChanges);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(errors[0]?.message).toContain('/graphql/stream');
  });

  test("rejects a user's 13th event stream", async () => {
    const busy = await createPerson(app);
    await Promise.all(Array.from({ length: 12 }, () => openStream(stockChanges, busy.token, app)));
    const stream = await openStream(stockChanges, busy.token, app);
    expect(stream).toMatchObject({ status: 429, refusal: { reason: 'RATE_LIMITED' } });
    expect(stream.headers.get('retry-after')).toBe('60');
  });
});
