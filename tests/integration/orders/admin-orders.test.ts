import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, type Items, kinds, stockOf } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, graphqlOrders, refusalOf } from './back-office.ts';
import { type Refusal, restOrders } from './rest-orders.ts';

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let agent: Person;
let buyer: Person;
let allItems: Items;

beforeAll(async () => {
  app = await startTestApp({ env: { HOUSE_EMAIL: 'house@example.com' } });
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  agent = await createPerson(app, { role: UserRole.AGENT });
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
  allItems = await createItems(app);
});

interface Order {
  id: number;
  userId: number;
  status: number;
  totalPrice: number;
  items: { lineId: number; id: number; carats: number | null; pricePerCarat: number | null; totalPrice: number }[];
}

type OrderOrRefusal = Order & Refusal;
const create = (items: object[], token: string | null = admin.token, userId = buyer.id) =>
  app.rest<OrderOrRefusal>('POST', '/api/orders/admin', { body: { userId, items }, token });
const replace = (id: number, items: object[], token: string | null = admin.token) =>
  app.rest<OrderOrRefusal>('PUT', `/api/orders/admin/${id}`, { body: { items }, token });
const remove = (id: number, token: string | null = admin.token) =>
  app.rest<Refusal>('DELETE', `/api/orders/admin/${id}`, { token });

let keys = 0;
const order = 'id version status totalPrice user { id } lines { id price { total perCarat } numberOfStones carats }';
const documents = {
  create: `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { isReplay order { ${order} } } }`,
  update: `mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { ${order} } } }`,
  remove: 'mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { orderId } }',
};
interface GraphqlOrder {
  id: string;
  version: number;
  totalPrice: number;
  lines: { id: string; price: { total: number; perCarat: number | null }; carats: number; numberOfStones: number }[];
}
async function createOrder(lines: object[]): Promise<GraphqlOrder> {
  const input = { userId: buyer.id, lines, idempotencyKey: `made-${++keys}` };
  const { data, errors } = await app.graphql<{ createOrder: { order: GraphqlOrder } }>(
    documents.create,
    { input },
    admin.token,
  );
  if (!data?.createOrder) throw new Error(JSON.stringify(errors));
  return data.createOrder.order;
}
const update = (id: string, expectedVersion: number, set: object, token = admin.token) =>
  app.graphql<{ updateOrder: { order: GraphqlOrder } }>(
    documents.update,
    { input: { id, expectedVersion, set } },
    token,
  );
const mailsTo = async (address: string): Promise<number> => {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ count: number }[]>(
      `select count(*)::int as count from pgboss.job where data::text like ? and name like 'mail%'`,
      [`%${address}%`],
    );
  return rows[0]?.count ?? 0;
};

describe('order creation by administrators', () => {
  test('creates an order with every item kind at the buyer’s prices, removes ordered items from the wishlist and keeps the cart', async () => {
    buyer = await createPerson(app, { markups: [{ percent: '10' }] });
    await app.rest('POST', '/api/wishlist/diamond', { body: { itemId: allItems.diamondId }, token: buyer.token });
    const other = await createStone(app);
    await ordersRest.fillCart(buyer.token, [other]);
    const rows = kinds.filter(({ name }) => name !== 'engagement ring').map(({ item }) => ({ item: item(allItems) }));
    const { status, body } = await create(rows);
    expect({ status, userId: body.userId, lines: body.items.length }).toEqual({
      status: 201,
      userId: buyer.id,
      lines: rows.length,
    });
    expect(body.items[0]).toMatchObject({ id: allItems.diamondId, totalPrice: 1_100, pricePerCarat: 1_100 });
    expect(body.totalPrice).toBe(body.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
    expect(await stockOf(app, allItems)).toMatchObject({
      diamond: 2,
      diamondHolder: buyer.id,
      melee: 97.5,
      jewellery: 'Hold',
    });
    expect(await ordersRest.wishes(buyer.token)).toEqual([]);
    expect((await ordersRest.cart(buyer.token)).map(({ itemId }) => itemId)).toEqual([other]);
    expect((await ordersRest.ordersOf(buyer.token)).map(({ id }) => id)).toEqual([body.id]);
    expect(await ordersRest.ordersOf(admin.token)).toEqual([]);
  });

  test('applies a line price that the administrator sets', async () => {
    const { body } = await create([
      { item: { diamondId: allItems.diamondId }, totalPrice: 950.5 },
      { item: { melee: { meleeId: allItems.meleeId, carats: 2 } } },
    ]);
    expect(body).toMatchObject({
      totalPrice: 1_750.5,
      items: [
        { totalPrice: 950.5, pricePerCarat: 950.5 },
        { totalPrice: 800, pricePerCarat: 400 },
      ],
    });
  });

  test('rejects order lines whose total exceeds the maximum, on creation and on change', async () => {
    const most = 99_999_999_999_999;
    const lines = [allItems.diamondId, await createStone(app)].map((diamondId) => ({
      item: { diamondId },
      totalPrice: most,
    }));
    const rejectionAt = (path: string) => ({
      status: 400,
      body: { errorCode: 90, details: [{ path, message: `must total at most ${most}` }] },
    });
    expect(await create(lines)).toMatchObject(rejectionAt('items'));
    const { body } = await create(lines.slice(0, 1));
    expect(body.totalPrice).toBe(most);
    const keptLines = body.items.map(({ lineId }) => ({ lineId }));
    expect(await replace(body.id, [...keptLines, ...lines.slice(1)])).toMatchObject(rejectionAt('items'));
    expect((await ordersRest.ordersOf(buyer.token)).map(({ items }) => items.length)).toEqual([1]);
  });

  test('sells an item on hold for the buyer, and rejects an item on hold for another user', async () => {
    const heldStone = await createStone(app, { status: 2, holdUserId: buyer.id });
    expect((await create([{ item: { diamondId: heldStone } }])).status).toBe(201);
    const heldForOther = await createStone(app, { status: 2, holdUserId: agent.id });
    const rejection = await create([
      { item: { diamondId: allItems.diamondId } },
      { item: { diamondId: heldForOther } },
    ]);
    expect(rejection).toMatchObject({ status: 409, body: { errorCode: 95, reason: 'NOT_FOR_SALE' } });
    expect(rejection.body.details).toMatchObject([{ path: 'items.1' }]);
    expect(await stoneState(app, allItems.diamondId)).toMatchObject({ status: 1 });
  });

  test.each([
    [
      'a stone that is hidden from the buyer',
      async () => ({ diamondId: await createStone(app, { isLabGrown: true }) }),
      30,
    ],
    ['an unknown stone', async () => ({ diamondId: 999_999_999 }), 30],
    ['an unknown bracelet', async () => ({ braceletId: 999_999_999 }), 95],
    ['another user’s ring', async () => ({ engagementRingId: await ringOf(agent) }), 95],
  ])('returns 404 for an order with %s', async (_description, item, errorCode) => {
    const restricted = await createPerson(app, { pages: [2] });
    const response = await create([{ item: await item() }], admin.token, restricted.id);
    expect(response).toMatchObject({ status: 404, body: { errorCode, details: [{ path: 'items.0' }] } });
  });

  test.each<[string, () => object[], string]>([
    ['no lines', () => [], 'items'],
    ['a line without item', () => [{ totalPrice: 5 }], 'items.0.item'],
    ['an empty item', () => [{ item: {} }], 'items.0'],
    ['two products in one item', () => [{ item: { diamondId: allItems.diamondId, braceletId: 1 } }], 'items.0'],
    ['a negative price', () => [{ item: { diamondId: allItems.diamondId }, totalPrice: -1 }], 'items.0.totalPrice'],
    ['a price with three decimals', () => [{ item: { diamondId: 1 }, totalPrice: 1.005 }], 'items.0.totalPrice'],
    [
      'more stones than the parcel has',
      () => [{ item: { parcel: { diamondId: allItems.parcelId, numberOfStones: 11 } } }],
      'items.0.item.parcel.numberOfStones',
    ],
    [
      'a ring with a parcel',
      () => [{ item: { engagementRing: { ringSettingId: allItems.ringSettingId, diamondId: allItems.parcelId } } }],
      'items.0.item.engagementRing.diamondId',
    ],
    [
      'the same item twice',
      () => [{ item: { braceletId: allItems.braceletId } }, { item: { braceletId: allItems.braceletId } }],
      'items.1.item',
    ],
  ])('rejects an order with %s', async (_description, items, path) => {
    const response = await create(items());
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(response.body.details.map((detail) => detail.path)).toEqual([path]);
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
  });

  test('orders a whole line set and splits the set price in proportion to the stone prices, to the cent', async () => {
    const trio = ['100', '100', '100'].map((pricePerCarat) => ({ lineSet: 'Admin trio', carats: '1', pricePerCarat }));
    const duo = ['1000', '3000'].map((pricePerCarat) => ({ lineSet: 'Admin duo', carats: '1', pricePerCarat }));
    const set = await createStones(app, [...trio, ...duo]);
    const { body } = await create([
      { item: { lineSetDiamondId: set[0] }, totalPrice: 100 },
      { item: { diamondId: set[3] }, totalPrice: 3_600.01 },
    ]);
    expect(body.items.map(({ id, totalPrice }) => [id, totalPrice])).toEqual([
      [set[0], 33.34],
      [set[1], 33.33],
      [set[2], 33.33],
      [set[3], 900],
      [set[4], 2_700.01],
    ]);
    expect(body.totalPrice).toBe(3_700.01);
  });

  test('rejects a second price for a set if two of its stones are listed', async () => {
    const [first, second] = await createStones(app, [{ lineSet: 'Admin two' }, { lineSet: 'Admin two' }]);
    const rejection = await create([{ item: { diamondId: first } }, { item: { diamondId: second }, totalPrice: 5 }]);
    expect(rejection).toMatchObject({ status: 400, body: { details: [{ path: 'items.1.totalPrice' }] } });
    expect((await create([{ item: { diamondId: first } }, { item: { diamondId: second } }])).body.items).toHaveLength(
      2,
    );
  });

  test('sells an item without a price at the administrator’s price, unless the item is on hold for another user', async () => {
    const { jewelleryPieceId } = allItems;
    const item = { jewelleryPieceId };
    await app
      .em()
      .getConnection()
      .execute('update jewellery_piece set total_price = null where id = ?', [jewelleryPieceId]);
    expect(await create([{ item }])).toMatchObject({
      status: 400,
      body: { details: [{ path: 'items.0.totalPrice', message: expect.stringContaining('has no price') }] },
    });
    // A buyer cannot order an item that has no price.
    expect(refusalOf(await graphqlOrders(app).place(buyer.token, { items: [item] }))).toMatchObject({
      code: 'ITEM_NOT_FOUND',
    });
    const hold = `update jewellery_piece set status = 'Hold', hold_user_id = ? where id = ?`;
    await app.em().getConnection().execute(hold, [agent.id, jewelleryPieceId]);
    expect(await create([{ item, totalPrice: 2_500 }])).toMatchObject({
      status: 409,
      body: { reason: 'NOT_FOR_SALE', explanation: expect.stringContaining('on hold') },
    });
    await app.em().getConnection().execute(hold, [buyer.id, jewelleryPieceId]);
    const { body } = await create([{ item, totalPrice: 2_500 }]);
    expect(body).toMatchObject({ totalPrice: 2_500, items: [{ id: jewelleryPieceId, totalPrice: 2_500 }] });
    expect(await stockOf(app, allItems)).toMatchObject({ jewellery: 'Hold' });
    await ordersRest.setStatus(admin.token, body.id, 4);
    expect(await stockOf(app, allItems)).toMatchObject({ jewellery: 'Sold' });
    // Reopening the order reserves the piece for the buyer again, even though the piece has no price.
    await ordersRest.setStatus(admin.token, body.id, 1);
    expect((await ordersRest.setStatus(admin.token, body.id, 0)).status).toBe(200);
    expect(await create([{ item, totalPrice: 2_500 }])).toMatchObject({ status: 409 });
  });

  test('rejects an unknown or unapproved buyer', async () => {
    const item = { diamondId: allItems.diamondId };
    expect(await create([{ item }], admin.token, 999_999_999)).toMatchObject({ status: 404, body: { errorCode: 140 } });
    await app.em().getConnection().execute('update user_account set is_approved = false where id = ?', [buyer.id]);
    const rejection = await create([{ item }]);
    expect(rejection).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'userId' }] } });
  });

  test('returns the first order for a repeated idempotency key, even for 20 concurrent requests', async () => {
    const body = { userId: buyer.id, items: [{ item: { braceletId: allItems.braceletId } }] };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.rest<Order>('POST', '/api/orders/admin', {
          body,
          token: admin.token,
          headers: { 'Idempotency-Key': `twins-${buyer.id}` },
        }),
      ),
    );
    expect(new Set(responses.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await ordersRest.ordersOf(buyer.token)).toHaveLength(1);
  });

  test('returns 401 or 403 to non-administrators', async () => {
    const items = [{ item: { diamondId: allItems.diamondId } }];
    expect(await create(items, null)).toMatchObject({ status: 401, body: { errorCode: 70 } });
    for (const { token } of [buyer, agent]) {
      expect(await create(items, token)).toMatchObject({ status: 403, body: { errorCode: 70 } });
    }
  });
});

async function ringOf({ token }: Person): Promise<number> {
  const body = { engagementRingSettingId: allItems.ringSettingId, engagementDiamondId: allItems.diamondId };
  const response = await app.rest<{ engagementRingId: number }>('POST', '/api/wishlist/engagement-ring', {
    body,
    token,
  });
  return response.body.engagementRingId;
}

describe('order changes by administrators', () => {
  test('adds, removes and changes order lines in one request, and updates the stock', async () => {
    const { id, version, lines } = await createOrder([
      { item: { diamondId: allItems.diamondId } },
      { item: { melee: { meleeId: allItems.meleeId, carats: 2.5 } } },
      { item: { parcel: { diamondId: allItems.parcelId, numberOfStones: 4 } } },
      { item: { braceletId: allItems.braceletId } },
    ]);
    const [stone, melee, parcel, bracelet] = lines.map((line) => line.id);
    const { data, errors } = await update(id, version, {
      removeLineIds: [stone],
      changeLines: [
        { lineId: melee, carats: 10 },
        { lineId: parcel, numberOfStones: 10, totalPrice: 4_000 },
        { lineId: bracelet, totalPrice: 2_000 },
      ],
      addLines: [{ item: { jewelleryPieceId: allItems.jewelleryPieceId } }],
    });
    expect(errors).toEqual([]);
    expect(data?.updateOrder.order).toMatchObject({
      version: version + 1,
      totalPrice: 4_000 + 4_000 + 2_000 + 1_200,
      lines: [
        { id: melee, price: { total: 4_000 }, carats: 10 },
        { id: parcel, price: { total: 4_000, perCarat: expect.any(Number) }, numberOfStones: 10 },
        { id: bracelet, price: { total: 2_000 } },
        { price: { total: 1_200 } },
      ],
    });
    expect(await stockOf(app, allItems)).toMatchObject({ diamond: 1, melee: 90, parcel: 2, jewellery: 'Hold' });
    // Canceling the order releases the quantities of the changed order.
    await ordersRest.setStatus(admin.token, Number(id), 1);
    expect(await stockOf(app, allItems)).toMatchObject({ diamond: 1, melee: 100, parcel: 1, jewellery: 'Available' });
  });

  test('rejects new lines and amounts for an order in another currency, but accepts a set price', async () => {
    const { id, version, lines } = await createOrder([{ item: { melee: { meleeId: allItems.meleeId, carats: 2 } } }]);
    await app.em().getConnection().execute(`update sales_order set currency = 'EUR' where id = ?`, [id]);
    for (const set of [
      { addLines: [{ item: { diamondId: allItems.diamondId } }] },
      { changeLines: [{ lineId: lines[0]?.id, carats: 3 }] },
    ]) {
      const { errors } = await update(id, version, set);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'INVALID_REQUEST',
        details: [{ path: 'id', message: expect.stringContaining('is in EUR') }],
      });
    }
    expect(await stockOf(app, allItems)).toMatchObject({ diamond: 1, melee: 98 });
    const { data } = await update(id, version, { changeLines: [{ lineId: lines[0]?.id, totalPrice: 5 }] });
    expect(data?.updateOrder.order).toMatchObject({ totalPrice: 5 });
  });

  test('splits a set price over the stones of the set, and rejects conflicting line prices', async () => {
    const duo = ['1000', '3000'].map((pricePerCarat) => ({ lineSet: 'Changed duo', carats: '1', pricePerCarat }));
    const [stone] = await createStones(app, duo);
    const { id, version, lines } = await createOrder([
      { item: { diamondId: stone } },
      { item: { braceletId: allItems.braceletId } },
    ]);
    const [first, second, bracelet] = lines.map((line) => line.id);
    const cases: [object[], string][] = [
      [[{ lineId: bracelet, setTotalPrice: 5 }], 'set.changeLines.0.setTotalPrice'],
      [[{ lineId: first, setTotalPrice: -5 }], 'input.set.changeLines.0.setTotalPrice'],
      [[{ lineId: first, setTotalPrice: 5, totalPrice: 5 }], 'set.changeLines.0.setTotalPrice'],
      [
        [
          { lineId: first, setTotalPrice: 5 },
          { lineId: second, totalPrice: 5 },
        ],
        'set.changeLines.0.setTotalPrice',
      ],
      [
        [
          { lineId: first, setTotalPrice: 5 },
          { lineId: second, setTotalPrice: 5 },
        ],
        'set.changeLines.1.setTotalPrice',
      ],
    ];
    for (const [changeLines, path] of cases) {
      const { errors } = await update(id, version, { changeLines });
      const paths = errors[0]?.extensions.details?.map((detail) => detail.path.replace(/^input\./, ''));
      expect(paths).toEqual([path.replace(/^input\./, '')]);
    }
    const { data } = await update(id, version, { changeLines: [{ lineId: second, setTotalPrice: 3_600.01 }] });
    const prices = data?.updateOrder.order.lines.map(({ price }) => price.total);
    expect(prices).toEqual([900, 2_700.01, 2_400]);

    const replaced = await replace(Number(id), [
      { lineId: first, setTotalPrice: 400 },
      { lineId: second },
      { lineId: bracelet },
    ]);
    expect(replaced.body.items.map(({ totalPrice }) => totalPrice)).toEqual([100, 300, 2_400]);
    const split = await replace(Number(id), [{ lineId: first, setTotalPrice: 400 }, { lineId: bracelet }]);
    expect(split).toMatchObject({ status: 400, body: { details: [{ path: 'items.0' }] } });
  });

  test("changes an order's reference, note and addresses through REST", async () => {
    const { id, lines } = await createOrder([{ item: { braceletId: allItems.braceletId } }]);
    const items = lines.map((line) => ({ lineId: line.id }));
    const put = (body: object) =>
      app.rest<Refusal>('PUT', `/api/orders/admin/${id}`, { body: { items, ...body }, token: admin.token });
    const read = async () => (await graphqlOrders(app).read(admin.token, id)).data?.order;
    const deliveryAddressId = Number(await addAddress(app, buyer, 'Ghent'));
    expect((await put({ reference: 'PO 7', note: 'Ring twice', deliveryAddressId })).status).toBe(200);
    expect(await read()).toMatchObject({
      ...{ reference: 'PO 7', note: 'Ring twice', deliveryAddress: { city: 'Ghent' }, billingAddress: null },
    });
    expect((await put({ note: null })).status).toBe(200);
    const changed = await read();
    expect(changed).toMatchObject({ reference: 'PO 7', note: null });
    expect(changed?.timeline.map(({ kind, note }) => [kind, note])).toEqual([
      ['PLACED', null],
      ['DETAILS_CHANGED', 'reference, note, delivery address'],
      ['DETAILS_CHANGED', 'note'],
    ]);
    const billingAddressId = Number(await addAddress(app, agent, 'Oslo'));
    expect(await put({ billingAddressId })).toMatchObject({
      status: 404,
      body: { details: [{ path: 'billingAddressId' }] },
    });
    expect(await put({ reference: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'reference' }] },
    });
    expect(await read()).toMatchObject({ version: changed?.version });
  });

  test('changes nothing if one order line cannot be changed', async () => {
    const { id, version, lines } = await createOrder([{ item: { melee: { meleeId: allItems.meleeId, carats: 2.5 } } }]);
    const set = {
      changeLines: [{ lineId: lines[0]?.id, carats: 101 }],
      addLines: [{ item: { braceletId: allItems.braceletId } }],
    };
    const { errors } = await update(id, version, set);
    expect(errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND', reason: 'NOT_FOR_SALE' });
    expect(errors[0]?.extensions.details).toMatchObject([{ path: 'set.changeLines.0' }]);
    expect(await stockOf(app, allItems)).toMatchObject({ melee: 97.5 });
    expect((await ordersRest.ordersOf(buyer.token))[0]?.items).toHaveLength(1);
  });

  test('rejects a stale version, a change to a closed order and the removal of all order lines', async () => {
    const { id, version, lines } = await createOrder([{ item: { braceletId: allItems.braceletId } }]);
    const change = { changeLines: [{ lineId: lines[0]?.id, totalPrice: 1 }] };
    expect((await update(id, version, change)).errors).toEqual([]);
    const stale = await update(id, version, change);
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', reason: 'STALE_VERSION' });
    const empty = await update(id, version + 1, { removeLineIds: [lines[0]?.id] });
    expect(empty.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'id' }] });
    for (const status of [1, 4]) {
      await ordersRest.setStatus(admin.token, Number(id), status);
      const closed = await replace(Number(id), [{ lineId: Number(lines[0]?.id), totalPrice: 2 }]);
      expect(closed).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'id' }] } });
    }
  });

  test.each<[string, (line: number) => object, string]>([
    ['carats for a bracelet', (lineId) => ({ lineId, carats: 1 }), 'items.0.carats'],
    ['a number of stones for a bracelet', (lineId) => ({ lineId, numberOfStones: 2 }), 'items.0.numberOfStones'],
    ['a ring size for a bracelet', (lineId) => ({ lineId, ringSize: '6' }), 'items.0.ringSize'],
    ['an item for an existing line', (lineId) => ({ lineId, item: { braceletId: 1 } }), 'items.0.item'],
    ['neither line nor item', () => ({ totalPrice: 1 }), 'items.0'],
  ])('rejects an order change with %s', async (_description, item, path) => {
    const { body } = await create([{ item: { braceletId: allItems.braceletId } }]);
    const response = await replace(body.id, [item(body.items[0]?.lineId ?? 0)]);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(response.body.details.map((detail) => detail.path)).toEqual([path]);
  });

  test('accepts a ring size sent as a number', async () => {
    const parcel = { diamondId: allItems.parcelId, numberOfStones: 4, ringSize: 6 };
    const { status, body } = await create([{ item: { parcel } }]);
    expect(status).toBe(201);
    const changed = await replace(body.id, [{ lineId: body.items[0]?.lineId, ringSize: 6.5 }]);
    expect(changed).toMatchObject({ status: 200, body: { items: [{ ringSize: '6.5' }] } });
  });

  test('removes order lines that a REST update omits, and rejects an incomplete set', async () => {
    const set = await createStones(app, [{ lineSet: 'Put duo' }, { lineSet: 'Put duo' }]);
    const { body } = await create([
      { item: { diamondId: allItems.diamondId } },
      { item: { braceletId: allItems.braceletId } },
      { item: { lineSetDiamondId: set[0] } },
    ]);
    const [stone, , inSet] = body.items.map(({ lineId }) => lineId);
    for (const half of [{ lineId: inSet, totalPrice: 1 }, { lineId: inSet }]) {
      const torn = await replace(body.id, [{ lineId: stone }, half]);
      expect(torn).toMatchObject({ status: 400, body: { details: [{ path: 'items.1' }] } });
    }
    for (const id of set) expect(await stoneState(app, id)).toMatchObject({ status: 2 });
    const { body: changed } = await replace(body.id, [
      { lineId: stone },
      { item: { eternityRingId: allItems.eternityRingId }, totalPrice: 1_700 },
    ]);
    expect(changed).toMatchObject({
      totalPrice: 2_700,
      items: [{ lineId: stone }, { id: allItems.eternityRingId, totalPrice: 1_700 }],
    });
    for (const id of set) expect(await stoneState(app, id)).toMatchObject({ status: 1 });
    const strange = await replace(body.id, [{ lineId: 999_999_999 }]);
    expect(strange).toMatchObject({ status: 404, body: { errorCode: 95, details: [{ path: 'items.0.lineId' }] } });
  });

  test('allows price changes and line removals after the buyer’s account is deleted, but no new lines', async () => {
    const { body } = await create([
      { item: { diamondId: allItems.diamondId } },
      { item: { braceletId: allItems.braceletId } },
    ]);
    const [, bracelet] = body.items.map(({ lineId }) => lineId);
    await app.em().getConnection().execute('delete from user_account where id = ?', [buyer.id]);
    const item = { eternityRingId: allItems.eternityRingId };
    const rejection = await replace(body.id, [{ lineId: bracelet }, { item }]);
    expect(rejection).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'id' }] } });
    const changed = await replace(body.id, [{ lineId: bracelet, totalPrice: 7 }]);
    expect(changed).toMatchObject({ status: 200, body: { totalPrice: 7 } });
    expect(await stockOf(app, allItems)).toMatchObject({ diamond: 1 });
  });

  test('returns ORDER_NOT_FOUND for an unknown order and FORBIDDEN to the buyer', async () => {
    const item = { braceletId: allItems.braceletId };
    expect(await replace(999_999_999, [{ item }])).toMatchObject({ status: 404, body: { errorCode: 110 } });
    const { body } = await create([{ item }]);
    const rejection = await update(String(body.id), 1, {}, buyer.token);
    expect(rejection.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(await replace(body.id, [{ item }], buyer.token)).toMatchObject({ status: 403, body: { errorCode: 70 } });
  });
});

describe('order deletion by administrators', () => {
  test('releases the stock of a deleted open order', async () => {
    const { body } = await create([
      { item: { diamondId: allItems.diamondId } },
      { item: { melee: { meleeId: allItems.meleeId, carats: 2.5 } } },
    ]);
    expect((await remove(body.id)).status).toBe(204);
    expect(await stockOf(app, allItems)).toMatchObject({ diamond: 1, melee: 100 });
    expect(await ordersRest.ordersOf(buyer.token)).toEqual([]);
    expect(await remove(body.id)).toMatchObject({ status: 404, body: { errorCode: 110 } });
  });

  test('rejects the deletion of a completed order, and keeps its stock sold', async () => {
    const { body } = await create([{ item: { jewelleryPieceId: allItems.jewelleryPieceId } }]);
    await ordersRest.setStatus(admin.token, body.id, 4);
    expect(await remove(body.id)).toMatchObject({ status: 409, body: { errorCode: 90 } });
    expect(await stockOf(app, allItems)).toMatchObject({ jewellery: 'Sold', soldFor: 1_200 });
  });

  test('requires an administrator and the version for a deletion through GraphQL', async () => {
    const { id, version } = await createOrder([{ item: { braceletId: allItems.braceletId } }]);
    const attempt = (expectedVersion: number, token: string) =>
      app.graphql(documents.remove, { input: { id, expectedVersion } }, token);
    expect((await attempt(version, buyer.token)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await attempt(version + 1, admin.token)).errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION' });
    expect((await attempt(version, admin.token)).data?.deleteOrder).toEqual({ orderId: id });
  });
});

test('emails the buyer and the back office about a new order, and the buyer about changes to the order and its deletion', async () => {
  const worker = await startTestApp({ databaseUrl: app.databaseUrl, withJobs: true });
  const expectEventCount = async (count: number): Promise<void> => {
    const deadline = Date.now() + 25_000;
    while ((await mailsTo(buyer.email)) < count && Date.now() < deadline) await new Promise((r) => setTimeout(r, 50));
    expect(await mailsTo(buyer.email)).toBe(count);
  };
  try {
    const { id, version, lines } = await createOrder([{ item: { braceletId: allItems.braceletId } }]);
    await expectEventCount(2);
    await update(id, version, { changeLines: [{ lineId: lines[0]?.id, totalPrice: 1 }] });
    await expectEventCount(3);
    await remove(Number(id));
    await expectEventCount(4);
  } finally {
    await worker.stop();
  }
});
