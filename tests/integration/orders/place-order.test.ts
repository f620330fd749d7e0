import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, type RestOrder, restOrders } from './rest-orders.ts';

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

const execute = (sql: string, parameters: unknown[]) => app.em().getConnection().execute(sql, parameters);

describe('POST /api/orders', () => {
  test('creates an order from the cart, reserves the stones, and removes them from the cart and wishlist', async () => {
    const [a = 0, b = 0, wished = 0] = await createStones(app, [
      { stockId: 'A-1', carats: '1.01', pricePerCarat: '5000' },
      { stockId: 'B-1', carats: '2', pricePerCarat: '1000.55' },
      {},
    ]);
    for (const itemId of [a, wished]) {
      await app.rest('POST', '/api/wishlist/diamond', { body: { itemId }, token: user.token });
    }
    await ordersRest.fillCart(user.token, [a, b]);
    const { status, body } = await ordersRest.order(user.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      userId: user.id,
      status: 0,
      completedDate: null,
      totalPrice: 7051.1,
      user: { id: user.id, email: user.email },
      items: [
        {
          id: a,
          productId: a,
          type: 1,
          productType: 1,
          description: 'A-1: Round 1.01 ct, D IF, GIA',
          totalPrice: 5050,
          completedRing: null,
          engagementRing: null,
          eternityRing: null,
          completedRingId: null,
          engagementRingId: null,
          eternityRingId: null,
        },
        { id: b, totalPrice: 2001.1 },
      ],
    });
    expect(Date.parse(body.creationDate)).toBeLessThanOrEqual(Date.now());
    for (const stone of [a, b]) {
      expect(await stoneState(app, stone)).toEqual({
        isActive: true,
        status: 2,
        holdUserId: user.id,
        holdUntil: null,
      });
    }
    expect(await ordersRest.cart(user.token)).toEqual([]);
    expect((await ordersRest.wishes(user.token)).map(({ itemId }) => itemId)).toEqual([wished]);
    expect(await ordersRest.ordersOf(user.token)).toEqual([body]);
  });

  test('stores the price with markup at the time of the order', async () => {
    const buyer = await createPerson(app, { markups: [{ percent: '12.5' }] });
    const stone = await createStone(app, { carats: '1.11', pricePerCarat: '999.99' });
    await ordersRest.fillCart(buyer.token, [stone]);
    const { body } = await ordersRest.order(buyer.token);
    // 999.99 × 1.11 × 1.125 = 1248.7375…
    expect(body.totalPrice).toBe(1248.74);
    await execute('update diamond set price_per_carat = 1 where id = ?', [stone]);
    expect((await ordersRest.ordersOf(buyer.token))[0]?.totalPrice).toBe(1248.74);
  });

  test('runs a constant number of queries for an order with any number of stones', async () => {
    const countFor = async (stones: number) => {
      const buyer = await createPerson(app);
      await ordersRest.fillCart(
        buyer.token,
        await createStones(
          app,
          Array.from({ length: stones }, () => ({})),
        ),
      );
      const { result, queries } = await countQueries(() => ordersRest.order(buyer.token));
      expect(result.body.items).toHaveLength(stones);
      return queries.length;
    };
    // The number of queries may differ by one, because the buyer's account is reloaded if another account has
    // changed.
    expect(Math.abs((await countFor(50)) - (await countFor(2)))).toBeLessThanOrEqual(1);
  });

  test('rejects an order for an empty cart', async () => {
    expect(await ordersRest.order<Refusal>(user.token)).toMatchObject({
      status: 400,
      body: { errorCode: 90, details: [{ path: 'cart' }] },
    });
  });

  test('returns 401 for an order by an anonymous client', async () => {
    expect(await ordersRest.order<Refusal>(null)).toMatchObject({ status: 401, body: { errorCode: 70 } });
  });

  const makeUnavailable: [string, (stone: number) => Promise<unknown>][] = [
    [
      'put on hold for another buyer',
      async (id) => {
        const other = await createPerson(app);
        return execute('update diamond set status = 2, hold_user_id = ? where id = ?', [other.id, id]);
      },
    ],
    ['suspended', (id) => execute('update diamond set status = 3 where id = ?', [id])],
    ['sent out on memo', (id) => execute('update diamond set status = 4 where id = ?', [id])],
    ['deactivated', (id) => execute('update diamond set is_active = false where id = ?', [id])],
    ['hidden from the buyer', (id) => execute('update diamond set is_lab_grown = true where id = ?', [id])],
  ];
  test.each(makeUnavailable)('creates no order if one of its stones has since been %s', async (description, change) => {
    const buyer = await createPerson(app, { pages: [2] });
    const [available = 0, unavailable = 0] = await createStones(app, [{}, { stockId: `Bad: ${description}` }]);
    await ordersRest.fillCart(buyer.token, [available, unavailable]);
    await change(unavailable);
    const before = await ordersRest.cart(buyer.token);
    const response = await ordersRest.order<Refusal>(buyer.token);
    const badLine = before.find(({ itemId }) => itemId === unavailable);
    expect(response).toMatchObject({
      status: 409,
      body: { errorCode: 95, reason: 'NOT_FOR_SALE', details: [{ path: `lines.${badLine?.id}` }] },
    });
    expect(response.body.details).toHaveLength(1);
    expect(response.body.details[0]?.message).toContain(`Bad: ${description}`);
    expect(await ordersRest.cart(buyer.token)).toEqual(before);
    expect(await stoneState(app, available)).toMatchObject({ status: 1, holdUserId: null });
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
  });

  test('orders a stone on hold for the buyer, and a stone whose hold has expired', async () => {
    const other = await createPerson(app);
    const stones = await createStones(app, [
      { status: 2, holdUserId: user.id, holdUntil: new Date(Date.now() + 60_000) },
      { status: 2, holdUserId: other.id, holdUntil: new Date(Date.now() - 1000) },
    ]);
    await ordersRest.fillCart(user.token, stones);
    expect((await ordersRest.order(user.token)).status).toBe(201);
    for (const stone of stones) {
      expect(await stoneState(app, stone)).toMatchObject({ status: 2, holdUserId: user.id, holdUntil: null });
    }
  });

  test('rejects a stone that the buyer has already ordered', async () => {
    const stone = await createStone(app);
    await ordersRest.fillCart(user.token, [stone]);
    await ordersRest.order(user.token);
    const again = await app.rest('POST', '/api/cart/diamond', { body: { itemId: stone }, token: user.token });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 95 } });
  });

  test("rejects a stone in an open order, even if the stone's status is available", async () => {
    const other = await createPerson(app);
    const stone = await createStone(app);
    await ordersRest.fillCart(other.token, [stone]);
    await ordersRest.fillCart(user.token, [stone]);
    await ordersRest.order(user.token);
    await execute('update diamond set status = 1, hold_user_id = null where id = ?', [stone]);
    expect(await ordersRest.order<Refusal>(other.token)).toMatchObject({ status: 409, body: { errorCode: 95 } });
    expect(await ordersRest.ordersOf(other.token)).toEqual([]);
  });

  test('orders either a whole line set or none of it', async () => {
    const stones = await createStones(app, [{ lineSet: 'Trio' }, { lineSet: 'Trio' }]);
    await app.rest('POST', '/api/cart/add-set', { body: { itemId: stones[0] }, token: user.token });
    const [joined = 0] = await createStones(app, [{ lineSet: 'Trio' }]);
    const rejection = await ordersRest.order<Refusal>(user.token);
    expect(rejection).toMatchObject({ status: 409, body: { errorCode: 95 } });
    expect(rejection.body.details).toHaveLength(2);
    await app.rest('POST', '/api/cart/add-set', { body: { itemId: stones[0] }, token: user.token });
    const { status, body } = await ordersRest.order(user.token);
    expect(status).toBe(201);
    expect(body.items.map(({ productId }) => productId)).toEqual([...stones, joined]);
  });

  test('keeps the order and the buyer’s details after the account is deleted', async () => {
    await execute(
      `insert into user_address (user_id, first_name, last_name, company, address, city, country_id)
       values (?, 'Ada', 'Byron', 'Analytical Gems', '1 Mill Lane', 'London', 826)`,
      [user.id],
    );
    const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const stone = await createStone(app);
    await ordersRest.fillCart(user.token, [stone]);
    const { body: order } = await ordersRest.order(user.token);
    expect(order.user).toEqual({
      id: user.id,
      email: user.email,
      name: 'Ada Byron',
      address: expect.stringMatching(/^Analytical Gems\n1 Mill Lane\nLondon\nUnited Kingdom/),
    });
    await execute('delete from user_account where id = ?', [user.id]);
    const { body } = await app.rest<RestOrder[]>('GET', '/api/orders', { token: admin.token });
    const listedOrder = body.find(({ id }) => id === order.id);
    expect(listedOrder).toMatchObject({ userId: null, user: { id: null, email: user.email, name: 'Ada Byron' } });
    expect((await ordersRest.setStatus(admin.token, order.id, 1)).status).toBe(200);
    expect(await stoneState(app, stone)).toMatchObject({ status: 1 });
    expect(await ordersRest.setStatus<Refusal>(admin.token, order.id, 0)).toMatchObject({
      status: 400,
      body: { errorCode: 90, details: [{ path: 'newStatus' }] },
    });
  });
});

describe('placeOrder', () => {
  const placeOrder = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order {
    id status totalPrice currency version completedAt buyer { name email address } user { email }
    lines { description stockNumber lineSet carats price { total perCarat unit currency } diamond { id availability } } } } }`;

  test('returns the order with its line snapshots', async () => {
    const [a = 0, b = 0] = await createStones(app, [
      { stockId: 'G-A', lineSet: 'Duo', carats: '0.5', pricePerCarat: '2000' },
      { stockId: 'G-B', lineSet: 'Duo', carats: '6', parcelStones: 12, pricePerCarat: '300' },
    ]);
    await app.rest('POST', '/api/cart/add-set', { body: { itemId: a }, token: user.token });
    const response = await app.graphql(placeOrder, { input: { idempotencyKey: 'graphql-1' } }, user.token);
    expect(response.errors).toEqual([]);
    expect(response.data?.placeOrder).toEqual({
      isReplay: false,
      order: {
        id: expect.any(String),
        status: 'PROCESSING',
        totalPrice: 2800,
        currency: 'USD',
        version: 1,
        completedAt: null,
        buyer: { name: user.email, email: user.email, address: null },
        user: { email: user.email },
        lines: [
          {
            description: 'G-A: Round 0.5 ct, D IF, GIA',
            stockNumber: 'G-A',
            lineSet: 'Duo',
            carats: 0.5,
            price: { total: 1000, perCarat: 2000, unit: null, currency: 'USD' },
            // The stone is no longer available to the buyer, because the buyer has already ordered it.
            diamond: { id: String(a), availability: 'ORDERED_BY_YOU' },
          },
          // A set is sold as a whole, including all stones of its parcels.
          {
            description: 'G-B: 12 of 12 stones, Round 6 ct, D IF, GIA',
            stockNumber: 'G-B',
            lineSet: 'Duo',
            carats: 6,
            price: { total: 1800, perCarat: 300, unit: null, currency: 'USD' },
            diamond: { id: String(b), availability: 'ORDERED_BY_YOU' },
          },
        ],
      },
    });
  });

  test('names the order lines that are not available', async () => {
    const stone = await createStone(app, { stockId: 'Just sold' });
    await ordersRest.fillCart(user.token, [stone]);
    await execute('update diamond set status = 3 where id = ?', [stone]);
    const [line] = await ordersRest.cart(user.token);
    const response = await app.graphql(placeOrder, { input: { idempotencyKey: 'graphql-2' } }, user.token);
    expect(response.data).toEqual({ placeOrder: null });
    expect(response.errors[0]?.extensions).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      errorCode: 95,
      reason: 'NOT_FOR_SALE',
      details: [{ path: `lines.${line?.id}`, message: expect.stringContaining('Just sold') }],
    });
  });

  test('returns FORBIDDEN for an order by an anonymous client', async () => {
    const response = await app.graphql(placeOrder, { input: { idempotencyKey: 'graphql-3' } });
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 70 });
  });
});
