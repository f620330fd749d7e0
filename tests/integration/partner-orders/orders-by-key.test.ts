import type { Scope } from '../../../server/src/kernel/use-cases/scope.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { newKey, type Order, orderFields, partnerRequests } from './partners.ts';

/*
 * Tests that an order placed with an API key must contain its items and total. Otherwise, a typo or a price change
 * could cause an unintended order.
 */

let app: TestApp;
let buyer: Person;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
  key = await keyWith(['ORDERS_READ', 'ORDERS_WRITE', 'PRICES_READ', 'HOLDS_WRITE']);
});

const keyWith = async (scopes: readonly Scope[]): Promise<string> => (await createKey(app, buyer, scopes)).key;

interface Refusal {
  readonly errorCode: number;
  readonly reason: string;
  readonly explanation: string;
  readonly details: { path: string; message: string }[];
  readonly facts?: { order: { totalPrice: number; currency: string } };
}

const post = (body: unknown, token = key, path = '/api/orders') => app.rest<Refusal>('POST', path, { token, body });
const placeByGraphql = (input: object, token = key) =>
  partnerRequests(app).call<{ order: Order; isReplay: boolean }>(
    token,
    'placeOrder',
    { idempotencyKey: newKey(), ...input },
    `isReplay order { ${orderFields} }`,
  );
const orderCount = async (): Promise<number> =>
  (await app.rest<unknown[]>('GET', '/api/orders/currentuser', { token: key })).body.length;

describe('partner who has a full cart', () => {
  let stone: number;
  beforeEach(async () => {
    stone = await createStone(app);
    await restOrders(app).fillCart(buyer.token, [stone]);
  });
  afterEach(async () => {
    expect(await stoneState(app, stone)).toMatchObject({ status: 1 });
    expect(await restOrders(app).cart(buyer.token)).toHaveLength(1);
    expect(await orderCount()).toBe(0);
  });

  test.each<[string, unknown, string, string]>([
    ['no body', undefined, 'items', 'or cartLineIds is required with an API key'],
    ['an empty object', {}, 'items', 'or cartLineIds is required with an API key'],
    [
      'items that are null',
      { items: null, expectedTotal: 1000 },
      'items',
      'or cartLineIds is required with an API key',
    ],
    [
      'items and cartLineIds that are null',
      { items: null, cartLineIds: null },
      'items',
      'or cartLineIds is required with an API key',
    ],
    ['no items', { items: [] }, 'items', 'must not be empty'],
    ['a misspelled field', { itemz: [{ diamondId: 1 }] }, 'itemz', 'is an unknown field; did you mean items?'],
    ['a field in another case', { Items: [{ diamondId: 1 }] }, 'Items', 'is an unknown field; did you mean items?'],
    [
      'a misspelled field of an item',
      { items: [{ diamondID: 1 }] },
      'items.0.diamondID',
      'is an unknown field; did you mean diamondId?',
    ],
    ['a field of responses', { items: [{ diamondId: 1 }], status: 4 }, 'status', 'is an unknown field'],
  ])('rejects an order with %s through REST', async (_, body, path, message) => {
    const response = await post(body);
    expect(response).toMatchObject({
      status: 400,
      body: { errorCode: 90, reason: 'VALIDATION_FAILED', details: [{ path, message }] },
    });
  });

  test('rejects unknown query parameters through REST', async () => {
    const response = await post({ items: [{ diamondId: stone }], expectedTotal: 1000 }, key, '/api/orders?dryRun=true');
    expect(response).toMatchObject({ status: 400, body: { details: [{ path: 'dryRun' }] } });
  });

  test('rejects orders without items through GraphQL', async () => {
    for (const input of [{}, { items: null }, { items: null, cartLineIds: null, expectedTotal: 1000 }]) {
      const { error } = await placeByGraphql(input);
      expect(error).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'items' }] });
    }
    expect((await placeByGraphql({ items: [] })).error?.details?.[0]?.path).toBe('items');
  });

  test('rejects an order without an expected total, and returns the current total', async () => {
    const items = [{ diamondId: stone }];
    for (const body of [{ items }, { items, expectedTotal: null }]) {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: {
          details: [{ path: 'expectedTotal', message: 'is required with an API key' }],
          facts: { order: { totalPrice: 1000, currency: 'USD' } },
          explanation: expect.stringContaining('1000.00 USD'),
        },
      });
      expect((await placeByGraphql(body)).error?.details?.[0]?.path).toBe('expectedTotal');
    }
  });

  test('rejects an outdated expected total, even for an item on hold', async () => {
    const { payload } = await partnerRequests(app).place(key, [{ diamondId: stone }]);
    const id = payload?.holds[0]?.id ?? '';
    const changed = await post({ items: [{ diamondId: stone }], expectedTotal: 900 });
    expect(changed).toMatchObject({
      status: 409,
      body: { reason: 'PRICE_CHANGED', facts: { order: { totalPrice: 1000, currency: 'USD' } } },
    });
    await partnerRequests(app).release(key, { id });
  });

  test('rejects an order with an API key without the prices scope', async () => {
    const blind = await keyWith(['ORDERS_READ', 'ORDERS_WRITE']);
    for (const body of [{ items: [{ diamondId: stone }] }, { items: [{ diamondId: stone }], expectedTotal: 1000 }]) {
      expect(await post(body, blind)).toMatchObject({
        status: 403,
        body: { reason: 'SCOPE_MISSING', details: [{ message: 'the key lacks the scope PRICES_READ' }] },
      });
    }
  });

  test('rejects unknown fields in cart requests', async () => {
    expect(await post({ itemid: stone }, key, '/api/cart/diamond')).toMatchObject({
      status: 400,
      body: { details: [{ path: 'itemid', message: 'is an unknown field; did you mean itemId?' }] },
    });
    expect(await post([{ itemId: stone, amount: 2 }], key, '/api/cart/diamond-bulk')).toMatchObject({
      status: 400,
      body: { details: [{ path: '0.amount' }] },
    });
  });
});

test('orders the listed items and cart lines at the given expected total', async () => {
  const [first = 0, second = 0] = await createStones(app, [{}, {}]);
  const byRest = await post({ items: [{ diamondId: first }], expectedTotal: 1000, reference: 'PO 1' });
  expect(byRest.status).toBe(201);
  await restOrders(app).fillCart(buyer.token, [second]);
  const { data } = await app.graphql<{ cart: { lines: { id: string }[] } }>('{ cart { lines { id } } }', {}, key);
  const cartLineIds = data?.cart.lines.map(({ id }) => id);
  expect((await placeByGraphql({ cartLineIds, expectedTotal: 1000 })).payload?.order.totalPrice).toBe(1000);
});

test('orders the whole cart for a signed-in user who sends no body', async () => {
  const stone = await createStone(app);
  await restOrders(app).fillCart(buyer.token, [stone]);
  expect(await app.rest('POST', '/api/orders', { token: buyer.token })).toMatchObject({ status: 201 });
});
