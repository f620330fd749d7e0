import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, restOrders, retryWhileBusy } from './rest-orders.ts';

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let user: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createPerson(app);
});

const key = (value: string) => ({ 'idempotency-key': value });
const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  isReplay order { id totalPrice } } }`;
interface Placed {
  placeOrder: { isReplay: boolean; order: { id: string; totalPrice: number } } | null;
}
const order = (input: object, token = user.token) => app.graphql<Placed>(placeOrder, { input }, token);

test('returns the first order for a repeated idempotency key, even if the cart has changed', async () => {
  const [first = 0, later = 0] = await createStones(app, [{}, {}]);
  await ordersRest.fillCart(user.token, [first]);
  const response = await ordersRest.order(user.token, key('attempt-1'));
  await ordersRest.fillCart(user.token, [later]);
  const repeated = await ordersRest.order(user.token, key('attempt-1'));
  expect(repeated).toMatchObject({ status: 201, body: response.body });
  expect(await ordersRest.ordersOf(user.token)).toHaveLength(1);
  expect(await ordersRest.cart(user.token)).toHaveLength(1);
});

test('creates only one order for 20 concurrent requests with the same idempotency key', async () => {
  await ordersRest.fillCart(user.token, await createStones(app, [{}, {}, {}]));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => retryWhileBusy(() => ordersRest.order(user.token, key('twins')))),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect(await ordersRest.ordersOf(user.token)).toHaveLength(1);
});

test('creates only one order for 20 concurrent requests without an idempotency key, and rejects the others', async () => {
  await ordersRest.fillCart(user.token, await createStones(app, [{}, {}]));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => retryWhileBusy(() => ordersRest.order(user.token))),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
});

test('marks replayed responses in GraphQL, and shares idempotency keys with REST', async () => {
  await ordersRest.fillCart(user.token, [await createStone(app)]);
  const first = await order({ idempotencyKey: 'shared' });
  const second = await order({ idempotencyKey: 'shared' });
  const third = await ordersRest.order(user.token, key('shared'));
  expect(first.data?.placeOrder?.isReplay).toBe(false);
  expect(second.data?.placeOrder).toEqual({ ...first.data?.placeOrder, isReplay: true });
  expect(String(third.body.id)).toBe(first.data?.placeOrder?.order.id);
});

test('rejects a used idempotency key with different input', async () => {
  await ordersRest.fillCart(user.token, [await createStone(app)]);
  await order({ idempotencyKey: 'mine', expectedTotal: 1000 });
  const response = await order({ idempotencyKey: 'mine', expectedTotal: 999 });
  expect(response.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', reason: 'IDEMPOTENCY_MISMATCH' });
  const byRest = await ordersRest.order<Refusal>(user.token, key('mine'));
  expect(byRest).toMatchObject({ status: 409, body: { errorCode: 90, reason: 'IDEMPOTENCY_MISMATCH' } });
});

test('accepts the same idempotency key from two users', async () => {
  const other = await createPerson(app);
  const [a = 0, b = 0] = await createStones(app, [{}, {}]);
  await ordersRest.fillCart(user.token, [a]);
  await ordersRest.fillCart(other.token, [b]);
  const responses = [await ordersRest.order(user.token, key('same')), await ordersRest.order(other.token, key('same'))];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(responses[0]?.body.id).not.toBe(responses[1]?.body.id);
});

test('accepts an idempotency key again after the order was rejected', async () => {
  expect((await ordersRest.order(user.token, key('second-try'))).status).toBe(400);
  await ordersRest.fillCart(user.token, [await createStone(app)]);
  expect((await ordersRest.order(user.token, key('second-try'))).status).toBe(201);
});

test.each(['', 'with space', 'ä', 'x'.repeat(256)])('rejects the idempotency key %j', async (idempotencyKey) => {
  await ordersRest.fillCart(user.token, [await createStone(app)]);
  const response = await order({ idempotencyKey });
  expect(response.errors[0]?.extensions).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'idempotencyKey' }],
  });
  expect(await ordersRest.ordersOf(user.token)).toEqual([]);
});

test('rejects an invalid Idempotency-Key header', async () => {
  await ordersRest.fillCart(user.token, [await createStone(app)]);
  const response = await ordersRest.order<Refusal>(user.token, key('x'.repeat(256)));
  expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'Idempotency-Key' }] } });
});

test('rejects an outdated expectedTotal, returns the current total and changes nothing', async () => {
  await ordersRest.fillCart(user.token, [await createStone(app, { pricePerCarat: '1234.56' })]);
  const response = await order({ idempotencyKey: 'price', expectedTotal: 1200 });
  expect(response.errors[0]?.extensions).toMatchObject({
    code: 'INVALID_REQUEST',
    reason: 'PRICE_CHANGED',
    details: [{ path: 'expectedTotal', message: expect.stringContaining('1234.56') }],
  });
  expect(await ordersRest.cart(user.token)).toHaveLength(1);
  const confirmed = await order({ idempotencyKey: 'price-2', expectedTotal: 1234.56 });
  expect(confirmed.data?.placeOrder?.order.totalPrice).toBe(1234.56);
});
