import { countQueries } from '../../support/count-queries.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, graphqlOrders, refusalOf } from './back-office.ts';
import { restOrders, retryWhileBusy } from './rest-orders.ts';

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  ordersGraphql = graphqlOrders(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
});

const cartOf = async ({ token }: Person) => {
  const { data } = await app.graphql<{ cart: { lines: { __typename: string; description: string }[] } }>(
    '{ cart { lines { __typename description } } }',
    {},
    token,
  );
  return data?.cart.lines.map(({ __typename }) => __typename).sort();
};

describe('orders for listed items without a cart', () => {
  test('orders items of every kind at the buyer’s prices', async () => {
    buyer = await createPerson(app, { markups: [{ percent: '10' }] });
    const allItems = await createItems(app);
    const { diamondId } = await createItems(app);
    const items = kinds.map(({ name, item }) =>
      item(name === 'engagement ring' ? { ...allItems, diamondId } : allItems),
    );
    const order = await ordersGraphql.placeOrder(buyer.token, { items });
    expect(order.lines.map(({ kind }) => kind)).toEqual([
      ...['DIAMOND', 'DIAMOND', 'MELEE', 'ENGAGEMENT_RING', 'COMPLETED_RING', 'ETERNITY_RING', 'BRACELET'],
      ...['JEWELLERY', 'CUSTOM_NECKLACE'],
    ]);
    const [placed] = await ordersRest.ordersOf(buyer.token);
    // Markups apply to diamonds, parcels, melee and diamonds in rings. All other prices are the same for every buyer.
    expect(placed?.items.map(({ totalPrice }) => totalPrice)).toEqual([
      1_100, 2_200, 1_100, 2_050, 4_250, 1_800, 2_400, 1_200, 5_000,
    ]);
    expect(await stoneState(app, allItems.diamondId)).toMatchObject({ status: 2, holdUserId: buyer.id });
  });

  test('removes ordered items from the wishlist, but only one-of-a-kind items from the cart', async () => {
    const allItems = await createItems(app);
    const other = await createStone(app);
    const bought = kinds.filter(({ name }) => !['engagement ring', 'stones of a parcel'].includes(name));
    const items = bought.map(({ item }) => item(allItems));
    await ordersGraphql.fillCart(buyer.token, [...items, { diamondId: other }]);
    await app.rest('POST', '/api/wishlist/diamond', { body: { itemId: allItems.diamondId }, token: buyer.token });
    await ordersGraphql.placeOrder(buyer.token, { items });
    expect(await cartOf(buyer)).toEqual(
      [
        'BraceletLine',
        'CompletedRingLine',
        'CustomNecklaceLine',
        'DiamondLine',
        'EternityRingLine',
        'MeleeLotLine',
      ].sort(),
    );
    expect((await ordersRest.cart(buyer.token)).find(({ itemId }) => itemId === other)).toBeDefined();
    expect(await ordersRest.wishes(buyer.token)).toEqual([]);
  });

  test('orders the whole line set for a stone', async () => {
    const stones = await createStones(app, [{ lineSet: 'Items' }, { lineSet: 'Items' }, { lineSet: 'Items' }]);
    const order = await ordersGraphql.placeOrder(buyer.token, { items: [{ lineSetDiamondId: stones[1] }] });
    expect(order.lines.map(({ itemId }) => Number(itemId)).toSorted()).toEqual(stones.toSorted());
  });

  test('orders a set once if several of its stones are listed, and rejects duplicate items', async () => {
    const stones = await createStones(app, [
      { lineSet: 'Several' },
      { lineSet: 'Several' },
      { lineSet: 'Several' },
      {},
    ]);
    const [first, second, , single] = stones;
    const namedItems = [{ diamondId: second }, { diamondId: single }, { diamondId: first }];
    for (const again of [{ diamondId: first }, { lineSetDiamondId: second }, { diamondId: single }]) {
      expect(refusalOf(await ordersGraphql.place(buyer.token, { items: [...namedItems, again] }))).toMatchObject({
        code: 'INVALID_REQUEST',
        paths: ['items.3'],
      });
    }
    const order = await ordersGraphql.placeOrder(buyer.token, { items: namedItems });
    expect(order.lines.map(({ itemId }) => Number(itemId)).toSorted()).toEqual(stones.toSorted());
    expect(order.totalPrice).toBe(4_000);
  });

  test('orders either all items or none, and names each unavailable item', async () => {
    const other = await createPerson(app);
    const [available, heldId, hidden] = await createStones(app, [
      {},
      { status: 2, holdUserId: other.id },
      { isActive: false },
    ]);
    const items = [{ diamondId: available }, { diamondId: heldId }];
    expect(refusalOf(await ordersGraphql.place(buyer.token, { items }))).toEqual({
      code: 'ITEM_NOT_FOUND',
      reason: 'NOT_FOR_SALE',
      paths: ['items.1'],
    });
    expect(
      refusalOf(await ordersGraphql.place(buyer.token, { items: [...items, { diamondId: hidden }] })),
    ).toMatchObject({
      code: 'DIAMOND_NOT_FOUND',
      paths: ['items.2'],
    });
    expect(await stoneState(app, available ?? 0)).toMatchObject({ status: 1, holdUserId: null });
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
  });

  test('returns different reasons for an insufficient amount and an unknown item', async () => {
    const { meleeId } = await createItems(app);
    const tooMuch = { melee: { meleeId, carats: 100.5 } };
    const message = /100\.5 ct melee, White exceeds the available weight: 100 ct are left/;
    const { errors } = await ordersGraphql.place(buyer.token, { items: [tooMuch] });
    expect(errors[0]?.extensions).toMatchObject({
      details: [{ path: 'items.0', message: expect.stringMatching(message) }],
    });
    const { data } = await app.graphql<{ addToCart: { problems: { explanation: string }[] } }>(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { explanation } } }',
      { input: { items: [tooMuch] } },
      buyer.token,
    );
    expect(data?.addToCart.problems[0]?.explanation).toMatch(message);
    const unknown = await ordersGraphql.place(buyer.token, {
      items: [{ wishlistLineId: '2147483647' }, { diamondId: '2147483647' }],
    });
    expect(unknown.errors[0]?.extensions.details).toMatchObject([
      { path: 'items.0', message: expect.stringContaining('no longer on your wishlist') },
      { path: 'items.1', message: expect.stringContaining('The stone does not exist') },
    ]);
  });

  test.each(['diamonds', 'rings put together now'])(
    'runs a constant number of queries for any number of %s',
    async (description) => {
      const { ringSettingId } = await createItems(app);
      const itemOf = (diamondId: number) =>
        description === 'diamonds' ? { diamondId } : { engagementRing: { ringSettingId, diamondId } };
      const countFor = async (count: number) => {
        const { token } = await createPerson(app);
        const stones = await createStones(
          app,
          Array.from({ length: count }, () => ({})),
        );
        const input = { items: stones.map(itemOf) };
        const { result, queries } = await countQueries(() => ordersGraphql.place(token, input));
        expect(result.data?.placeOrder?.order.lines).toHaveLength(count);
        return queries.length;
      };
      // The number of queries may differ by one, because the buyer's account is reloaded if another account has
      // changed.
      expect(Math.abs((await countFor(40)) - (await countFor(2)))).toBeLessThanOrEqual(1);
    },
  );

  test('sells a stone to one of six concurrent buyers', async () => {
    const stone = await createStone(app);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    // Every second buyer has the stone in their cart.
    for (const [index, { token }] of buyers.entries()) if (index % 2) await ordersRest.fillCart(token, [stone]);
    const responses = await Promise.all(
      buyers.map(({ token }, index) => {
        if (index % 2) return retryWhileBusy(() => ordersRest.order(token)).then(({ status }) => status === 201);
        return ordersGraphql
          .place(token, { items: [{ diamondId: stone }] })
          .then(({ data }) => Boolean(data?.placeOrder));
      }),
    );
    expect(responses.filter(Boolean)).toHaveLength(1);
    expect(await stoneState(app, stone)).toMatchObject({ holdUserId: buyers[responses.indexOf(true)]?.id });
  });

  test('creates only one order for concurrent orders of a cart and of the same items', async () => {
    const stones = await createStones(app, [{}, {}]);
    await ordersRest.fillCart(buyer.token, stones);
    const items = stones.toReversed().map((diamondId) => ({ diamondId }));
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ordersGraphql.place(buyer.token, index % 2 ? { items } : {})),
    );
    expect(responses.filter(({ data }) => data?.placeOrder)).toHaveLength(1);
    expect(await ordersRest.ordersOf(buyer.token)).toHaveLength(1);
    expect(await ordersRest.cart(buyer.token)).toEqual([]);
    const codes = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes.filter((code) => !['ITEM_NOT_FOUND', 'INVALID_REQUEST'].includes(code))).toEqual([]);
  });
});

describe('orders for selected cart lines', () => {
  test('orders the selected lines with all stones of their line sets, and keeps the other lines', async () => {
    const [a, first, second, b] = await createStones(app, [{}, { lineSet: 'Chosen' }, { lineSet: 'Chosen' }, {}]);
    const lines = await ordersGraphql.fillCart(buyer.token, [
      { diamondId: a },
      { lineSetDiamondId: first },
      { diamondId: b },
    ]);
    const order = await ordersGraphql.placeOrder(buyer.token, { cartLineIds: [lines[1]?.id, lines[0]?.id] });
    expect(order.lines.map(({ itemId }) => Number(itemId))).toEqual([a, first, second]);
    expect((await ordersRest.cart(buyer.token)).map(({ itemId }) => itemId)).toEqual([b]);
  });

  test("rejects unknown cart lines, other users' lines and duplicates", async () => {
    const stone = await createStone(app);
    const other = await createPerson(app);
    const [mine] = await ordersGraphql.fillCart(buyer.token, [{ diamondId: stone }]);
    const [foreign] = await ordersGraphql.fillCart(other.token, [{ diamondId: stone }]);
    for (const id of [foreign?.id, '2147483647']) {
      expect(refusalOf(await ordersGraphql.place(buyer.token, { cartLineIds: [mine?.id, id] }))).toMatchObject({
        code: 'ITEM_NOT_FOUND',
        paths: ['cartLineIds.1'],
      });
    }
    expect(refusalOf(await ordersGraphql.place(buyer.token, { cartLineIds: [mine?.id, mine?.id] }))).toMatchObject({
      code: 'INVALID_REQUEST',
      paths: ['cartLineIds.1'],
    });
    expect(await ordersRest.cart(buyer.token)).toHaveLength(1);
  });
});

describe('order reference, note and addresses', () => {
  test('stores the addresses as they are when the order is placed', async () => {
    const [delivery, billing] = [await addAddress(app, buyer, 'London'), await addAddress(app, buyer, 'Leeds')];
    const order = await ordersGraphql.placeOrder(buyer.token, {
      items: [{ diamondId: await createStone(app) }],
      reference: '  PO 4711 ',
      note: 'Ring twice,\nplease',
      deliveryAddressId: delivery,
      billingAddressId: billing,
    });
    await app.em().getConnection().execute(`update user_address set city = 'Moved' where user_id = ?`, [buyer.id]);
    await app.em().getConnection().execute('delete from user_address where id = ?', [billing]);
    const { data } = await ordersGraphql.read(buyer.token, order.id);
    const address = {
      name: 'Ada Byron',
      company: 'Analytical Gems',
      address: '1 Mill Lane',
      federation: null,
      country: 'United Kingdom',
      phone: '+44 20 7946 0000',
      email: null,
    };
    expect(data?.order).toMatchObject({
      reference: 'PO 4711',
      note: 'Ring twice,\nplease',
      deliveryAddress: { ...address, city: 'London' },
      billingAddress: { ...address, city: 'Leeds' },
    });
  });

  test('stores a blank reference and a blank note as null', async () => {
    const items = [{ diamondId: await createStone(app) }];
    expect(await ordersGraphql.placeOrder(buyer.token, { items, reference: '', note: '' })).toMatchObject({
      reference: null,
      note: null,
      deliveryAddress: null,
      billingAddress: null,
    });
  });

  test('rejects addresses that belong to other users', async () => {
    const foreign = await addAddress(app, await createPerson(app), 'Elsewhere');
    const items = [{ diamondId: await createStone(app) }];
    for (const name of ['deliveryAddressId', 'billingAddressId']) {
      expect(refusalOf(await ordersGraphql.place(buyer.token, { items, [name]: foreign }))).toMatchObject({
        code: 'ADDRESS_NOT_FOUND',
        paths: [name],
      });
    }
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
  });

  test('accepts a reference and addresses through REST without changing the response format', async () => {
    const stone = await createStone(app);
    await ordersRest.fillCart(buyer.token, [stone]);
    const deliveryAddressId = Number(await addAddress(app, buyer, 'London'));
    const body = { reference: 'PO 1', deliveryAddressId, expectedTotal: 1_000 };
    const response = await app.rest<{ id: number }>('POST', '/api/orders', { token: buyer.token, body });
    expect({ status: response.status, fields: Object.keys(response.body).toSorted() }).toEqual({
      status: 201,
      fields: ['completedDate', 'creationDate', 'id', 'items', 'status', 'totalPrice', 'user', 'userId'],
    });
    const { data } = await ordersGraphql.read(buyer.token, String(response.body.id));
    expect(data?.order).toMatchObject({ reference: 'PO 1', deliveryAddress: { city: 'London' } });
  });
});

describe('rejected orders', () => {
  const many = Array.from({ length: 501 }, (_, index) => index + 1);
  const invalidItems: [string, (stone: number) => object, string][] = [
    ['both items and lines', (id) => ({ items: [{ diamondId: id }], cartLineIds: ['1'] }), 'cartLineIds'],
    ['no items', () => ({ items: [] }), 'items'],
    ['no lines', () => ({ cartLineIds: [] }), 'cartLineIds'],
    ['too many items', () => ({ items: many.map((id) => ({ braceletId: id })) }), 'items'],
    ['too many lines', () => ({ cartLineIds: many }), 'cartLineIds'],
    ['the same item twice', (id) => ({ items: [{ diamondId: id }, { diamondId: id }] }), 'items.1'],
    ['a reference that is too long', (id) => ({ items: [{ diamondId: id }], reference: 'x'.repeat(101) }), 'reference'],
    ['a reference with a line break', (id) => ({ items: [{ diamondId: id }], reference: 'a\nb' }), 'reference'],
    ['a note that is too long', (id) => ({ items: [{ diamondId: id }], note: 'x'.repeat(2_001) }), 'note'],
    ['control characters', (id) => ({ items: [{ diamondId: id }], note: 'a\u0007b' }), 'note'],
    ['an invalid address ID', (id) => ({ items: [{ diamondId: id }], deliveryAddressId: 'x' }), 'deliveryAddressId'],
    ['an empty cart', () => ({}), 'cart'],
  ];
  test.each(invalidItems)('rejects an order with %s', async (_description, input, path) => {
    const stone = await createStone(app);
    const refusal = refusalOf(await ordersGraphql.place(buyer.token, input(stone)));
    expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', paths: [path] });
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
    expect(await stoneState(app, stone)).toMatchObject({ status: 1 });
  });

  test('rejects an outdated expected total', async () => {
    const items = [{ diamondId: await createStone(app) }];
    expect(refusalOf(await ordersGraphql.place(buyer.token, { items, expectedTotal: 999.99 }))).toMatchObject({
      reason: 'PRICE_CHANGED',
    });
    expect((await ordersGraphql.place(buyer.token, { items, expectedTotal: 1_000 })).errors).toEqual([]);
  });

  test('rejects a used idempotency key with any different input', async () => {
    const [a, b] = await createStones(app, [{}, {}]);
    const first = { items: [{ diamondId: a }], reference: 'One', idempotencyKey: 'the-same' };
    const { id } = await ordersGraphql.placeOrder(buyer.token, first);
    const again = await ordersGraphql.place(buyer.token, { ...first, note: null });
    expect(again.data?.placeOrder).toMatchObject({ isReplay: true, order: { id } });
    const address = await addAddress(app, buyer, 'London');
    for (const other of [
      { items: [{ diamondId: b }] },
      { items: null, cartLineIds: ['1'] },
      { reference: 'Two' },
      { note: 'More' },
      { deliveryAddressId: address },
      { billingAddressId: address },
      { expectedTotal: 1_000 },
    ]) {
      expect(refusalOf(await ordersGraphql.place(buyer.token, { ...first, ...other }))).toMatchObject({
        code: 'INVALID_REQUEST',
        reason: 'IDEMPOTENCY_MISMATCH',
      });
    }
    expect(await ordersRest.ordersOf(buyer.token)).toHaveLength(1);
  });
});
