import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { PublishedEvent } from '../../../server/src/kernel/use-cases/events.ts';
import { on, type Subscriber } from '../../../server/src/kernel/use-cases/subscriber.ts';
import {
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderMessageSent,
  orderPlaced,
  orderStatusChanged,
} from '../../../server/src/modules/orders/index.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { newKey, type Order, orderFields, partnerRequests } from './partners.ts';

/* Tests partner applications that place, find and cancel orders. Several workers use one account on two servers. */

const listener: Subscriber = {
  name: 'test-orders',
  reactions: [
    on(orderPlaced, async () => undefined),
    on(orderStatusChanged, async () => undefined),
    on(orderLinesChanged, async () => undefined),
    on(orderDetailsChanged, async () => undefined),
    on(orderMessageSent, async () => undefined),
    on(orderDeleted, async () => undefined),
  ],
};

let app: TestApp;
let other: TestApp;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  app = await startTestApp({ subscribers: [listener] });
  other = await startTestApp({ databaseUrl: app.databaseUrl, subscribers: [listener] });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  buyer = await createPerson(app);
});

/** Places an order as one of the buyer's workers. The index determines the server. */
const placeOrder = (index: number, items: readonly object[], more: object = {}) =>
  partnerRequests(index % 2 === 0 ? app : other).call<{ order: Order; isReplay: boolean }>(
    buyer.token,
    'placeOrder',
    { items, idempotencyKey: newKey(), ...more },
    `isReplay order { ${orderFields} }`,
  );
const stone = (diamondId: number) => ({ diamondId });
const runAsAdministrator = (name: string, input: object) =>
  partnerRequests(app).call(admin.token, name, input, '__typename');

interface MyOrders {
  total: number;
  items: Order[];
}
async function mine(filter: object, page: object = {}, token = buyer.token): Promise<MyOrders> {
  const { data, errors } = await app.graphql<{ myOrders: MyOrders | null }>(
    `query ($filter: MyOrderFilter, $page: PageInput) {
      myOrders(filter: $filter, page: $page) { total items { ${orderFields} } } }`,
    { filter, page },
    token,
  );
  if (!data?.myOrders) throw new Error(JSON.stringify(errors[0]?.extensions));
  return data.myOrders;
}

test('lets eight workers of one account order different items, sells a contested item only once, and leaves the cart unchanged', async () => {
  const ordersRest = restOrders(app);
  const [inCart = 0, contestedId = 0, ...others] = await createStones(
    app,
    Array.from({ length: 10 }, () => ({})),
  );
  await ordersRest.fillCart(buyer.token, [inCart]);
  const different = await Promise.all(
    others.map((id, index) => placeOrder(index, [stone(id)], { reference: `PO-${index}` })),
  );
  expect(different.map(({ error }) => error)).toEqual(others.map(() => undefined));
  expect(different.map(({ payload }) => payload?.order.reference)).toEqual(others.map((_, index) => `PO-${index}`));
  const same = await Promise.all(others.map((_, index) => placeOrder(index, [stone(contestedId)])));
  expect(same.filter(({ payload }) => payload)).toHaveLength(1);
  for (const { error } of same.filter(({ payload }) => !payload)) {
    expect(error).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      reason: 'NOT_FOR_SALE',
      details: [{ path: 'items.0', message: expect.stringMatching(/is in your order \d+/) }],
    });
  }
  expect((await ordersRest.cart(buyer.token)).map(({ itemId }) => itemId)).toEqual([inCart]);
  expect((await mine({})).total).toBe(9);

  // Retries by all workers create only one order. An idempotency key cannot be used again with different input.
  const [again = 0, more = 0] = await createStones(app, [{}, {}]);
  const idempotencyKey = newKey();
  const twins = await Promise.all(others.map((_, index) => placeOrder(index, [stone(again)], { idempotencyKey })));
  expect(new Set(twins.map(({ payload }) => payload?.order.id)).size).toBe(1);
  expect(twins.filter(({ payload }) => payload?.isReplay === false)).toHaveLength(1);
  expect((await placeOrder(0, [stone(more)], { idempotencyKey })).error?.reason).toBe('IDEMPOTENCY_MISMATCH');
  // The order contains the given items instead of the cart. One-of-a-kind items are removed from the cart.
  expect((await placeOrder(1, [stone(inCart), stone(more)])).error).toBeUndefined();
  expect(await ordersRest.cart(buyer.token)).toEqual([]);
});

test('rejects an outdated expected total, returns the current total and orders nothing', async () => {
  const id = await createStone(app);
  const { data, errors } = await app.graphql(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay } }',
    { input: { items: [stone(id)], expectedTotal: 999, idempotencyKey: newKey() } },
    buyer.token,
  );
  expect([data, errors[0]?.extensions]).toMatchObject([
    { placeOrder: null },
    {
      reason: 'PRICE_CHANGED',
      details: [{ path: 'expectedTotal', message: 'is now 1000.00' }],
      facts: { order: { totalPrice: 1000, currency: 'USD' } },
    },
  ]);
  expect(await stoneState(app, id)).toMatchObject({ status: 1 });
});

test("finds the user's own orders by reference, status and last change, with stable pages", async () => {
  const otherUser = await createPerson(app);
  const placed: Order[] = [];
  for (const reference of ['PO 7', 'po 7', 'PO 7', 'PO 77', null]) {
    const { payload } = await placeOrder(0, [stone(await createStone(app))], { reference });
    if (payload) placed.push(payload.order);
  }
  const numbers = async (filter: object, page?: object) =>
    (await mine(filter, page)).items.map(({ id }) => placed.findIndex((order) => order.id === id));
  expect(await numbers({ reference: ' PO 7 ' })).toEqual([2, 0]);
  expect(await numbers({ reference: 'PO' })).toEqual([]);
  expect((await mine({ reference: 'PO 7' }, {}, otherUser.token)).total).toBe(0);
  await runAsAdministrator('changeOrderStatus', { id: placed[1]?.id, status: 'PAYMENT' });
  expect(await numbers({ statuses: ['PAYMENT'] })).toEqual([1]);
  const [changed] = (await mine({ statuses: ['PAYMENT'] })).items;
  expect(await numbers({ updatedSince: changed?.updatedAt })).toEqual([1]);
  expect(await numbers({ updatedSince: placed[3]?.updatedAt, statuses: ['PROCESSING'] })).toEqual([4, 3]);
  expect(await numbers({ updatedSince: '2999-01-01T00:00:00Z' })).toEqual([]);
  const first = await mine({}, { size: 2 });
  await placeOrder(1, [stone(await createStone(app))]);
  expect(await numbers({ beforeId: first.items.at(-1)?.id }, { size: 2 })).toEqual([2, 1]);

  for (const [filter, path] of [
    [{ updatedSince: 'yesterday' }, null],
    [{ statuses: [] }, 'filter.statuses'],
    [{ reference: 'x'.repeat(101) }, 'filter.reference'],
    [{ beforeId: 'x' }, 'filter.beforeId'],
  ] as const) {
    const { data, errors } = await app.graphql<{ myOrders: null }>(
      'query ($filter: MyOrderFilter) { myOrders(filter: $filter) { total } }',
      { filter },
      buyer.token,
    );
    expect([data?.myOrders ?? null, errors[0]?.extensions.code]).toEqual([null, 'INVALID_REQUEST']);
    if (path) expect(errors[0]?.extensions.details?.[0]?.path).toBe(path);
  }

  const rest = async (query: string) => app.rest<{ id: number }[]>('GET', `/api/orders/currentuser?${query}`, buyer);
  const ids = async (query: string) => (await rest(query)).body.map(({ id }) => String(id));
  expect(await ids('reference=PO%207')).toEqual([placed[2]?.id, placed[0]?.id]);
  expect(await ids('status=2')).toEqual([placed[1]?.id]);
  expect(await ids(`updatedsince=${changed?.updatedAt}&reference=po%207`)).toEqual([placed[1]?.id]);
  expect((await rest('status=2')).headers.get('etag')).not.toBe((await rest('status=3')).headers.get('etag'));
  for (const [query, path] of [
    ['status=PAYMENT', 'status'],
    ['status=9', 'status'],
    ['updatedsince=soon', 'updatedsince'],
  ] as const) {
    const { status, body } = await rest(query);
    expect([status, Object(body).details?.[0]?.path]).toEqual([400, path]);
  }

  const few = await countQueries(() => mine({ reference: 'PO 77' }));
  const many = await countQueries(() => mine({ updatedSince: placed[0]?.updatedAt }));
  expect(many.result.items).toHaveLength(6);
  expect(many.queries.length).toBe(few.queries.length);
});

/** Returns the order events published since the last call. */
async function publishedOrderEvents(): Promise<string[]> {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ data: PublishedEvent<{ id: number; orderId?: number }> }[]>(
      `delete from pgboss.job where name = 'events.test-orders' returning data`,
    );
  return rows.map(({ data: { event, facts } }) => `${event} ${facts.orderId ?? facts.id}`).sort();
}

test('publishes each visible change to an order and updates its last change, but does not increment the version for messages', async () => {
  await publishedOrderEvents();
  const { payload } = await placeOrder(0, [stone(await createStone(app)), stone(await createStone(app))]);
  const { id = '' } = payload?.order ?? {};
  const read = async (): Promise<Order | undefined> => (await mine({})).items.find((order) => order.id === id);
  let last = await read();
  const lineId = async () => {
    const { data } = await app.graphql<{ order: { lines: { id: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { lines { id } } }',
      { id },
      buyer.token,
    );
    return data?.order.lines[0]?.id;
  };
  expect(await publishedOrderEvents()).toEqual([`order.placed ${id}`]);
  const steps: [string, () => Promise<unknown>, number][] = [
    ['statusChanged', () => runAsAdministrator('changeOrderStatus', { id, status: 'PAYMENT' }), 1],
    [
      'detailsChanged',
      () => runAsAdministrator('updateOrder', { id, expectedVersion: last?.version, set: { note: 'Soon' } }),
      1,
    ],
    [
      'linesChanged',
      async () =>
        runAsAdministrator('updateOrder', {
          id,
          expectedVersion: last?.version,
          set: { changeLines: [{ lineId: await lineId(), totalPrice: 900 }] },
        }),
      1,
    ],
    [
      'messageSent',
      () =>
        runAsAdministrator('sendOrderMessage', {
          orderId: id,
          subject: 'Yours',
          text: 'Soon.',
          idempotencyKey: newKey(),
        }),
      0,
    ],
    ['statusChanged', () => runAsAdministrator('changeOrderStatus', { id, status: 'CANCELLED' }), 1],
  ];
  for (const [event, change, versions] of steps) {
    await change();
    const now = await read();
    expect([event, await publishedOrderEvents()]).toEqual([event, [`order.${event} ${id}`]]);
    expect([event, now?.version]).toEqual([event, (last?.version ?? 0) + versions]);
    expect(Date.parse(now?.updatedAt ?? '')).toBeGreaterThan(Date.parse(last?.updatedAt ?? ''));
    last = now;
  }
  await runAsAdministrator('deleteOrder', { id, expectedVersion: last?.version });
  expect(await publishedOrderEvents()).toEqual([`order.deleted ${id}`]);
});

test('cancels a new order once and makes its stock available again', async () => {
  const stones = await createStones(app, [{}, {}]);
  const { payload: response } = await placeOrder(0, stones.map(stone));
  const { id = '', version = 0 } = response?.order ?? {};
  const cancel = (token: string, input: object, server = app) =>
    partnerRequests(server).call<{ order: Order }>(token, 'cancelOrder', input, `order { ${orderFields} }`);
  const otherUser = await createPerson(app);
  expect((await cancel(otherUser.token, { id, expectedVersion: version })).error?.code).toBe('ORDER_NOT_FOUND');
  expect((await cancel(buyer.token, { id, expectedVersion: 9 })).error?.reason).toBe('STALE_VERSION');
  await publishedOrderEvents();
  const input = { id, expectedVersion: version, idempotencyKey: newKey() };
  const twins = await Promise.all([cancel(buyer.token, input), cancel(buyer.token, input, other)]);
  expect(twins.map(({ payload }) => payload?.order.status)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(await publishedOrderEvents()).toEqual([`order.statusChanged ${id}`]);
  for (const stoneId of stones) expect(await stoneState(app, stoneId)).toMatchObject({ status: 1, holdUserId: null });
  expect((await cancel(buyer.token, { ...input, idempotencyKey: newKey() })).error).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'id', message: 'is already cancelled' }],
  });
  const next = await placeOrder(1, [stone(stones[0] ?? 0)]);
  await runAsAdministrator('changeOrderStatus', { id: next.payload?.order.id, status: 'PAYMENT' });
  expect((await cancel(buyer.token, { id: next.payload?.order.id, expectedVersion: 2 })).error).toMatchObject({
    details: [{ path: 'id', message: expect.stringContaining('can no longer be cancelled') }],
  });
});
