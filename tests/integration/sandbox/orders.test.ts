import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { ordersModule } from '../../../server/src/modules/orders/index.ts';
import { deleteExpiredKeys } from '../../../server/src/platform/http/idempotency.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { pagesOfPdf } from '../../support/pdf.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { houseEvents, listen } from '../live/listening.ts';
import { type RestOrder, restOrders } from '../orders/rest-orders.ts';
import { feedStep, newKey, type Order, OrderCopy, partnerRequests, type Refusal } from '../partner-orders/partners.ts';
import { createPartner, liveState, type Partner } from './sandbox.ts';

let app: TestApp;
let requests: ReturnType<typeof partnerRequests>;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let partner: Partner;
beforeAll(async () => {
  app = await startTestApp();
  requests = partnerRequests(app);
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
});

type TestOrder = Order & { isTest: boolean; isCancellable: boolean; documentUrl: string };
const fields = 'order { id status version isTest isCancellable documentUrl reference totalPrice } isReplay';
const placing = (token: string, input: object) =>
  requests.order<{ order: TestOrder; isReplay: boolean }>(token, { idempotencyKey: newKey(), ...input }, fields);
async function placeOrder(token: string, stones: readonly number[], more: object = {}): Promise<TestOrder> {
  const { payload, error } = await placing(token, {
    items: stones.map((diamondId) => ({ diamondId })),
    ...more,
  });
  if (!payload) throw new Error(`nothing was ordered: ${JSON.stringify(error)}`);
  return payload.order;
}
const runQuery = async <T>(token: string, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await app.graphql<T>(query, variables, token);
  return { data, error: errors[0]?.extensions };
};
const idsOf = async (token: string): Promise<string[]> => {
  const { data } = await runQuery<{ myOrders: { items: { id: string }[] } }>(token, '{ myOrders { items { id } } }');
  return data?.myOrders.items.map(({ id }) => id) ?? [];
};

test('validates a test order like a live order, and reserves no stock', async () => {
  const trader = await createPerson(app);
  const [stone = 0, wished = 0] = await createStones(app, [{}, {}]);
  await ordersRest.fillCart(partner.token, [stone]);
  await app.rest('POST', '/api/wishlist', { token: partner.token, body: { itemId: wished } });
  await requests.place(partner.token, [{ diamondId: await createStone(app) }]);
  const before = await liveState(app);

  const replays = [await placeOrder(partner.testKey, [stone, wished]), await placeOrder(partner.testKey, [stone])];
  for (const order of replays) expect(order).toMatchObject({ isTest: true, status: 'PROCESSING', isCancellable: true });
  const refusals: [object, Partial<Refusal>][] = [
    [{ items: [{ diamondId: stone }], expectedTotal: 1 }, { reason: 'PRICE_CHANGED' }],
    [{ items: [{ diamondId: 99_999_999 }] }, { code: 'DIAMOND_NOT_FOUND' }],
    [{}, { reason: 'VALIDATION_FAILED', details: [{ path: 'items', message: expect.stringContaining('no cart') }] }],
    [{ cartLineIds: [1] }, { reason: 'VALIDATION_FAILED', details: [{ path: 'items', message: expect.anything() }] }],
    [{ items: [{ diamondId: 'x' }] }, { details: [{ path: 'items.0.diamondId', message: expect.anything() }] }],
  ];
  for (const [input, refusal] of refusals) {
    expect((await placing(partner.testKey, input)).error).toMatchObject(refusal);
  }
  const [first] = replays;
  const cancelled = await requests.call<{ order: TestOrder }>(
    partner.testKey,
    'cancelOrder',
    { id: first?.id, expectedVersion: first?.version },
    'order { status }',
  );
  expect(cancelled).toMatchObject({ error: undefined, payload: { order: { status: 'CANCELLED' } } });
  expect(await liveState(app)).toEqual(before);

  expect(await placeOrder(trader.token, [stone])).toMatchObject({ isTest: false });
  expect((await placing(partner.testKey, { items: [{ diamondId: stone }] })).error).toMatchObject({
    reason: 'NOT_FOR_SALE',
  });
});

test('reserves no stock for test orders with any item kind, and allows deletion of the stock', async () => {
  const items = await createItems(app);
  const before = await liveState(app);
  for (const { name, item, price } of kinds) {
    const input = { items: [item(items)], expectedTotal: price };
    const { payload, error } = await placing(partner.testKey, input);
    expect([name, error, payload?.order.totalPrice]).toEqual([name, undefined, price]);
    const finished = await requests.call(
      partner.testKey,
      'moveTestOrder',
      { id: payload?.order.id, status: 'COMPLETED' },
      '__typename',
    );
    expect([name, finished.error]).toEqual([name, undefined]);
    expect((await placing(partner.testKey, input)).error).toBeUndefined();
  }
  expect(await liveState(app)).toEqual(before);
  for (const [name, id] of [
    ['deleteRingSetting', items.ringSettingId],
    ['deleteJewelleryPiece', items.jewelleryPieceId],
  ] as const) {
    expect([name, (await requests.call(admin.token, name, { id }, '__typename')).error]).toEqual([name, undefined]);
  }
  const papers = await runQuery<{ myOrders: { items: { documentUrl: string }[] } }>(
    partner.testKey,
    '{ myOrders { items { documentUrl } } }',
  );
  for (const { documentUrl } of papers.data?.myOrders.items ?? [])
    expect((await fetch(`${app.url}${documentUrl}`)).status).toBe(200);
});

test('keeps test and live orders separate in lists, documents, idempotency keys and the back office', async () => {
  const [stone = 0, other = 0] = await createStones(app, [{}, {}]);
  const news = await listen(app, houseEvents, admin.token);
  const live = await placeOrder(partner.liveKey, [stone], { idempotencyKey: 'the-same' });
  const testOrder = await placeOrder(partner.testKey, [other], { idempotencyKey: 'the-same', reference: 'PO 1' });
  expect(testOrder.id).not.toBe(live.id);
  expect(
    (await placing(partner.testKey, { items: [{ diamondId: other }], reference: 'PO 1', idempotencyKey: 'the-same' }))
      .payload,
  ).toMatchObject({ isReplay: true, order: { id: testOrder.id } });

  const sides = [
    { tokens: [partner.testKey], own: testOrder, foreign: live },
    { tokens: [partner.liveKey, partner.token], own: live, foreign: testOrder },
  ];
  const etags = new Set<string | null>();
  for (const { tokens, own, foreign } of sides) {
    for (const token of tokens) {
      expect(await idsOf(token)).toEqual([own.id]);
      const readOrder = (id: string) => runQuery(token, 'query ($id: ID!) { order(id: $id) { id } }', { id });
      expect((await readOrder(own.id)).error).toBeUndefined();
      expect((await readOrder(foreign.id)).error).toMatchObject({ code: 'ORDER_NOT_FOUND' });
      const cancel = await requests.call(token, 'cancelOrder', { id: foreign.id, expectedVersion: 1 }, '__typename');
      expect(cancel.error).toMatchObject({ code: 'ORDER_NOT_FOUND' });
      const list = await app.rest<(RestOrder & { isTest?: boolean })[]>('GET', '/api/orders/currentuser', { token });
      expect(list.body.map(({ id, isTest }) => [String(id), isTest])).toEqual([[own.id, own.isTest || undefined]]);
      etags.add(list.headers.get('etag'));
    }
  }
  expect(etags.size).toBe(2);
  const paper = await app.rest('GET', testOrder.documentUrl);
  expect(paper.headers.get('content-disposition')).toContain(`test-order-${testOrder.id}.pdf`);
  const [page] = await pagesOfPdf(await (await fetch(`${app.url}${testOrder.documentUrl}`)).arrayBuffer());
  expect(page).toContain(`Test order ${testOrder.id}`);
  expect(page).toContain('This is a test. No items are sold');
  const reorder = await requests.call(partner.token, 'reorder', { orderId: testOrder.id }, '__typename');
  expect(reorder.error).toMatchObject({ code: 'ORDER_NOT_FOUND' });

  const findOrders = async (isTest?: boolean) => {
    const filter = { userIds: [partner.id], ...(isTest === undefined ? {} : { isTest }) };
    const query = 'query ($filter: OrderFilter) { orders(filter: $filter) { items { id } } }';
    const { data } = await runQuery<{ orders: { items: { id: string }[] } }>(admin.token, query, { filter });
    return data?.orders.items.map(({ id }) => id);
  };
  expect([await findOrders(), await findOrders(false), await findOrders(true)]).toEqual([
    [live.id],
    [live.id],
    [testOrder.id],
  ]);
  const all = await app.rest<RestOrder[]>('GET', '/api/orders', { token: admin.token });
  expect(all.body.map(({ id }) => String(id))).not.toContain(testOrder.id);
  const orderResponse = await runQuery<{ order: TestOrder }>(
    admin.token,
    'query ($id: ID!) { order(id: $id) { id isTest isCancellable timeline { kind } user { id } } }',
    { id: testOrder.id },
  );
  expect(orderResponse.data?.order).toMatchObject({
    isTest: true,
    isCancellable: false,
    timeline: [{ kind: 'PLACED' }],
  });
  const adminMutations: [name: string, input: object][] = [
    ['changeOrderStatus', { id: testOrder.id, status: 'PAYMENT' }],
    ['updateOrder', { id: testOrder.id, expectedVersion: 1, set: { reference: 'X' } }],
    ['deleteOrder', { id: testOrder.id, expectedVersion: 1 }],
    ['sendOrderMessage', { orderId: testOrder.id, subject: 'S', text: 'T', idempotencyKey: newKey() }],
  ];
  for (const [name, input] of adminMutations) {
    expect([name, (await requests.call(admin.token, name, input, '__typename')).error]).toEqual([
      name,
      expect.objectContaining({
        code: 'INVALID_REQUEST',
        details: [{ path: 'orderId' in input ? 'orderId' : 'id', message: expect.stringContaining('test order') }],
      }),
    ]);
  }
  expect((await ordersRest.setStatus(admin.token, Number(testOrder.id), 2)).status).toBe(409);
  const waiting = async () =>
    (
      await runQuery<{ dashboard: { attention: { kind: string; count: number }[] } }>(
        admin.token,
        '{ dashboard { attention { kind count } } }',
      )
    ).data?.dashboard.attention.find(({ kind }) => kind === 'NEW_ORDERS')?.count;
  const before = await waiting();
  await placeOrder(partner.testKey, [other]);
  expect(await waiting()).toBe(before);

  const last = await placeOrder(partner.liveKey, [await createStone(app)]);
  const emails = await until(
    async () => news.events.flatMap(({ news: all = [] }) => all.map(({ recordId }) => recordId)),
    (ids) => ids.includes(last.id),
  );
  expect(emails).not.toContain(testOrder.id);
  news.stop();
});

test('lets a test key change the status of its test order, and adds the change to the order feed', async () => {
  const stone = await createStone(app);
  const copies = { test: new OrderCopy(partner.testKey), live: new OrderCopy(partner.liveKey) };
  const order = await placeOrder(partner.testKey, [stone]);
  for (const copy of Object.values(copies)) await copy.catchUp(app);
  const move = (token: string, input: object) =>
    requests.call<{ order: TestOrder & { timeline: object[] } }>(
      token,
      'moveTestOrder',
      { id: order.id, ...input },
      'order { status version timeline { kind isByBuyer actor } }',
    );
  for (const token of [partner.token, partner.liveKey, admin.token]) {
    expect((await move(token, { status: 'PAYMENT' })).error).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'TEST_KEY_NEEDED',
    });
  }
  const idempotencyKey = newKey();
  const paid = { status: 'PAYMENT', expectedVersion: 1, idempotencyKey };
  for (const moved of [await move(partner.testKey, paid), await move(partner.testKey, paid)]) {
    expect(moved.payload?.order).toMatchObject({ status: 'PAYMENT', version: 2 });
  }
  expect((await move(partner.testKey, { status: 'DELIVERY', expectedVersion: 1 })).error).toMatchObject({
    reason: 'STALE_VERSION',
  });
  expect((await move(partner.testKey, { status: 'COMPLETED' })).payload?.order.timeline).toEqual([
    { kind: 'PLACED', isByBuyer: true, actor: partner.email },
    { kind: 'STATUS_CHANGED', isByBuyer: false, actor: null },
    { kind: 'STATUS_CHANGED', isByBuyer: false, actor: null },
  ]);
  const live = await placeOrder(partner.liveKey, [stone]);
  expect((await move(partner.testKey, { id: live.id, status: 'PAYMENT' })).error).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
  for (const copy of Object.values(copies)) await copy.catchUp(app);
  expect([...copies.test.orders.values()].map(({ id, status }) => [id, status])).toEqual([[order.id, 'COMPLETED']]);
  expect([...copies.live.orders.keys()]).toEqual([live.id]);
  const crossed = await feedStep(app, partner.liveKey, { cursor: copies.test.cursor ?? '' });
  expect(crossed.error).toMatchObject({ reason: 'CURSOR_MISMATCH' });

  const { rows } = await sql<{ actor: number; key: string }>`
    select actor_id as actor, key_public_id as key from audit_entry
    where subject = 'order' and part is null and subject_id = ${order.id}`.execute(app.em().getKysely());
  expect(rows).toHaveLength(3);
  for (const row of rows) expect([row.actor, partner.testKey]).toEqual([partner.id, expect.stringContaining(row.key)]);
});

test('rejects a request to read or change the cart with a test key', async () => {
  const stone = await createStone(app);
  const { testKey: token } = partner;
  for (const { error } of [
    await runQuery(token, '{ cart { currency } }'),
    await requests.call(token, 'addToCart', { items: [{ diamondId: stone }] }, '__typename'),
    await requests.call(token, 'reorder', { orderId: 1 }, '__typename'),
  ]) {
    expect(error).toMatchObject({ code: 'FORBIDDEN', reason: 'TEST_KEY' });
  }
  const response = await app.rest('POST', '/api/cart/diamond-bulk', { token, body: [{ itemId: stone }] });
  expect([response.status, response.body]).toEqual([
    403,
    expect.objectContaining({ errorCode: 70, reason: 'TEST_KEY' }),
  ]);
  expect(await ordersRest.cart(partner.token)).toEqual([]);
  // A user who sends a REST order without items would order the cart.
  const cartless = await app.rest('POST', '/api/orders', { token });
  expect(cartless.body).toMatchObject({ errorCode: 90, details: [{ path: 'items' }] });
  const body = { items: [{ diamondId: stone }], expectedTotal: 1000 };
  const orderResponse = await app.rest('POST', '/api/orders', { token, body });
  expect([orderResponse.status, orderResponse.body]).toEqual([
    201,
    expect.objectContaining({ isTest: true, status: 0 }),
  ]);
});

test('deletes test orders after seven days with an entry in the feed, and when the account is deleted', async () => {
  const stone = await createStone(app);
  const copy = new OrderCopy(partner.testKey);
  const [old, young] = [await placeOrder(partner.testKey, [stone]), await placeOrder(partner.testKey, [stone])];
  const live = await placeOrder(partner.liveKey, [stone]);
  await copy.catchUp(app);
  await sql`update sales_order set created_at = now() - interval '169 hours' where id in (${old.id}, ${live.id})`.execute(
    app.em().getKysely(),
  );
  const job = ordersModule.jobs.find(({ queue }) => queue === 'orders.forget-tests');
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
  await copy.catchUp(app);
  expect([...copy.orders.keys()]).toEqual([young.id]);
  expect([await idsOf(partner.testKey), await idsOf(partner.liveKey)]).toEqual([[young.id], [live.id]]);
  // The idempotency keys of test orders expire together with the orders, so a repeated request places a new order.
  // Keys of live orders are retained longer.
  const [free, mine] = await createStones(app, [{}, {}]);
  const again = async (token: string) => {
    const items = [{ diamondId: token === partner.testKey ? free : mine }];
    const { payload } = await placing(token, { items, idempotencyKey: 'again' });
    return payload?.order.id;
  };
  const others = { tried: await again(partner.testKey), meant: await again(partner.liveKey) };
  await sql`update idempotency_key set created_at = now() - interval '169 hours'`.execute(app.em().getKysely());
  await deleteExpiredKeys.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
  expect(Number(await again(partner.testKey))).toBeGreaterThan(Number(others.meant));
  expect(await again(partner.liveKey)).toBe(others.meant);
  const deleted = await requests.call(admin.token, 'deleteUser', { userId: partner.id }, '__typename');
  expect(deleted.error).toBeUndefined();
  expect(
    (await runQuery(admin.token, 'query ($id: ID!) { order(id: $id) { id } }', { id: young.id })).error,
  ).toBeUndefined();
});
