import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, type Items, type Kind, kinds, stockOf } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from './rest-orders.ts';

const statuses = { processing: 0, cancelled: 1, payment: 2, completed: 4 };

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface Line {
  __typename: string;
  id: string;
  price: { total: number } | null;
  availability: string;
}

async function mutate<T>(name: string, input: object, selection: string, token: string): Promise<T> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  const { data, errors } = await app.graphql<Record<string, T>>(document, { input }, token);
  const payload = data?.[name];
  if (!payload) throw new Error(JSON.stringify(errors));
  return payload;
}

const lines = 'lines { __typename id price { total } availability }';
const untouched = {
  diamond: 1,
  isDiamondActive: true,
  diamondHolder: null,
  parcelStones: 10,
  parcelCarats: 5,
  parcel: 1,
  melee: 100,
  jewellery: 'Available',
  soldFor: null,
};

/**
 * Expected state of the stock after an order of each kind is placed and after it is completed. Kinds that are not
 * listed reserve no stock.
 */
const effects: Record<string, { open: (buyer: Person) => object; completed: (buyer: Person) => object }> = {
  diamond: {
    open: ({ id }) => ({ diamond: 2, diamondHolder: id }),
    completed: ({ id }) => ({ diamond: 2, diamondHolder: id, isDiamondActive: false }),
  },
  'engagement ring': {
    open: ({ id }) => ({ diamond: 2, diamondHolder: id }),
    completed: ({ id }) => ({ diamond: 2, diamondHolder: id, isDiamondActive: false }),
  },
  'stones of a parcel': { open: () => ({}), completed: () => ({ parcelStones: 6, parcelCarats: 3 }) },
  melee: { open: () => ({ melee: 97.5 }), completed: () => ({ melee: 97.5 }) },
  jewellery: { open: () => ({ jewellery: 'Hold' }), completed: () => ({ jewellery: 'Sold', soldFor: 1_200 }) },
};

async function placeOrderOf(kind: Kind, items: Items, buyer: Person) {
  const { wishlist } = await mutate<{ wishlist: { lines: Line[] } }>(
    'addToWishlist',
    { items: [kind.item(items)] },
    `wishlist { ${lines} }`,
    buyer.token,
  );
  const [wish] = wishlist.lines;
  const { cart } = await mutate<{ cart: { totalPrice: number; lines: Line[] } }>(
    'addToCart',
    { items: [{ wishlistLineId: wish?.id }] },
    `cart { totalPrice ${lines} }`,
    buyer.token,
  );
  const { body } = await ordersRest.order(buyer.token);
  return { wish, cart, order: body };
}

describe.each(kinds.map((kind) => [kind.name, kind] as const))('orders of the item kind: %s', (name, kind) => {
  test('moves an item from the wishlist to the cart and into an order, and updates the stock for each status', async () => {
    const items = await createItems(app);
    const buyer = await createPerson(app);
    const { wish, cart, order } = await placeOrderOf(kind, items, buyer);
    const line = { __typename: kind.line, price: { total: kind.price }, availability: 'FOR_SALE' };
    expect(wish).toMatchObject(line);
    expect(cart).toMatchObject({ totalPrice: kind.price, lines: [line] });
    expect(order).toMatchObject({
      status: statuses.processing,
      totalPrice: kind.price,
      items: [{ type: kind.itemType, productType: kind.itemType, totalPrice: kind.price }],
    });
    expect(await ordersRest.cart(buyer.token)).toEqual([]);
    expect(await ordersRest.wishes(buyer.token)).toEqual([]);

    const open = { ...untouched, ...effects[name]?.open(buyer) };
    const completed = { ...untouched, ...effects[name]?.completed(buyer) };
    expect(await stockOf(app, items)).toEqual(open);
    // Covers all transitions between order statuses with different effects on the stock.
    const steps = [
      [statuses.completed, completed],
      [statuses.processing, open],
      [statuses.cancelled, untouched],
      [statuses.completed, completed],
      [statuses.cancelled, untouched],
      [statuses.payment, open],
    ] as const;
    for (const [status, stock] of steps) {
      expect(await ordersRest.setStatus(admin.token, order.id, status)).toMatchObject({
        status: 200,
        body: { status },
      });
      expect(await stockOf(app, items)).toEqual(stock);
    }
  });

  test('returns the item of an order line as long as the buyer may see the item', async () => {
    const items = await createItems(app);
    const buyer = await createPerson(app);
    const { order } = await placeOrderOf(kind, items, buyer);
    const document = 'query ($id: ID!) { order(id: $id) { lines { item { __typename } diamond { id } } } }';
    const { data, errors } = await app.graphql(document, { id: order.id }, buyer.token);
    expect(errors).toEqual([]);
    expect(data?.order).toEqual({
      lines: [
        {
          item: { __typename: expect.any(String) },
          diamond: kind.itemType === 1 ? { id: String(order.items[0]?.id) } : null,
        },
      ],
    });
  });
});

test('rejects an order that contains a diamond both alone and in a ring, and names the line', async () => {
  const items = await createItems(app);
  const buyer = await createPerson(app);
  const ring = { engagementRing: { ringSettingId: items.ringSettingId, diamondId: items.diamondId } };
  await mutate('addToCart', { items: [ring, { diamondId: items.diamondId }] }, 'cart { totalPrice }', buyer.token);
  const rejection = await ordersRest.order<{ errorCode: number; details: { path: string }[] }>(buyer.token);
  expect(rejection).toMatchObject({ status: 409, body: { errorCode: 95 } });
  expect(rejection.body.details[0]?.path).toMatch(/^lines\.\d+$/);
  expect(await stockOf(app, items)).toEqual(untouched);
});

test('marks a ring in the cart as on hold when another buyer orders its diamond', async () => {
  const items = await createItems(app);
  const [first, second] = [await createPerson(app), await createPerson(app)];
  const ring = { engagementRing: { ringSettingId: items.ringSettingId, diamondId: items.diamondId } };
  await mutate('addToCart', { items: [ring] }, 'cart { totalPrice }', second.token);
  await mutate('addToCart', { items: [{ diamondId: items.diamondId }] }, 'cart { totalPrice }', first.token);
  expect((await ordersRest.order(first.token)).status).toBe(201);
  const { data } = await app.graphql('{ cart { totalPrice lines { availability } } }', {}, second.token);
  expect(data?.cart).toEqual({ totalPrice: 0, lines: [{ availability: 'ON_HOLD' }] });
  expect((await ordersRest.order(second.token)).status).toBe(409);
});

test('returns the setting and stone of ordered rings through REST', async () => {
  const items = await createItems(app);
  const buyer = await createPerson(app);
  const rings = kinds.filter(({ name }) => ['engagement ring', 'completed ring', 'eternity ring'].includes(name));
  await mutate('addToCart', { items: rings.map(({ item }) => item(items)) }, 'cart { totalPrice }', buyer.token);
  const { body } = await ordersRest.order(buyer.token);
  const [engagement, completed, eternity] = body.items;
  expect(engagement).toMatchObject({
    engagementRingId: engagement?.id,
    engagementRing: {
      ringSettingId: items.ringSettingId,
      diamondId: items.diamondId,
      ringSize: 6.5,
      engraving: 'For ever',
    },
    completedRing: null,
  });
  expect(completed).toMatchObject({
    completedRingId: completed?.id,
    completedRing: { ringSettingId: items.ringSettingId, genericDiamondId: items.genericDiamondId },
    engagementRingId: null,
  });
  expect(eternity).toMatchObject({
    eternityRingId: items.eternityRingId,
    eternityRing: { id: items.eternityRingId, name: 'Classic band' },
  });
});

test("sells the last stones of a parcel, and returns only the cancelled order's stones to stock", async () => {
  const items = await createItems(app);
  const orderStones = async (numberOfStones: number) => {
    const buyer = await createPerson(app);
    const parcel = { parcel: { diamondId: items.parcelId, numberOfStones } };
    await mutate('addToCart', { items: [parcel] }, 'cart { totalPrice }', buyer.token);
    return (await ordersRest.order(buyer.token)).body.id;
  };
  const [first, last] = [await orderStones(4), await orderStones(6)];
  expect(await stockOf(app, items)).toMatchObject({ parcelStones: 10, parcel: 2 });
  await ordersRest.setStatus(admin.token, first, statuses.completed);
  await ordersRest.setStatus(admin.token, last, statuses.completed);
  await ordersRest.setStatus(admin.token, first, statuses.cancelled);
  expect(await stockOf(app, items)).toMatchObject({ parcelStones: 4, parcelCarats: 2, parcel: 1 });
  await ordersRest.setStatus(admin.token, last, statuses.cancelled);
  expect(await stockOf(app, items)).toMatchObject({ parcelStones: 10, parcelCarats: 5, parcel: 1 });
});

test('keeps made-to-order items in an open order active despite deletions and replace imports', async () => {
  const items = await createItems(app);
  const buyer = await createPerson(app);
  const selectedKinds = kinds.filter(({ name }) => ['completed ring', 'eternity ring'].includes(name));
  await mutate(
    'addToCart',
    { items: selectedKinds.map(({ item }) => item(items)) },
    'cart { totalPrice }',
    buyer.token,
  );
  const { body: order } = await ordersRest.order(buyer.token);
  const call = (method: string, path: string) => app.rest(method, path, { token: admin.token });
  const deleteSetting = () => call('DELETE', `/api/ring_settings/${items.ringSettingId}`);
  const replace = (type: string, content: string) => {
    const form = new FormData();
    form.set('file', new Blob([content]), 'stock.csv');
    return app.rest('POST', `/api/${type}/import?mode=replace`, { form, token: admin.token });
  };
  const rings = () => replace('eternity_rings', 'Stock Number,Name,Shape,Price\nET-NEW,Band,Round,1\n');
  const stones = () =>
    replace('generic_diamonds', 'Stock Number,Shape,Carats From,Price Per Carat\nGD-NEW,Round,1,1\n');
  const areActive = async () => {
    const rows = await app
      .em()
      .getConnection()
      .execute<{ ring: boolean; stone: boolean }[]>(
        `select (select is_active from eternity_ring where id = ?) as ring,
          (select is_active from generic_diamond where id = ?) as stone`,
        [items.eternityRingId, items.genericDiamondId],
      );
    return rows[0];
  };
  expect((await deleteSetting()).status).toBe(409);
  expect((await call('DELETE', '/api/eternity_rings')).status).toBe(409);
  expect([(await rings()).status, (await stones()).status]).toEqual([200, 200]);
  expect(await areActive()).toEqual({ ring: true, stone: true });

  await ordersRest.setStatus(admin.token, order.id, statuses.cancelled);
  await rings();
  await stones();
  expect(await areActive()).toEqual({ ring: false, stone: false });
  expect((await deleteSetting()).status).toBeLessThan(300);
});

test('rejects an order for three stones from a parcel that has only one left', async () => {
  const items = await createItems(app);
  const buyer = await createPerson(app);
  const parcel = { parcel: { diamondId: items.parcelId, numberOfStones: 3 } };
  await mutate('addToCart', { items: [parcel] }, 'cart { totalPrice }', buyer.token);
  await app.em().getConnection().execute('update diamond set parcel_stones = 1 where id = ?', [items.parcelId]);
  expect((await ordersRest.order(buyer.token)).status).toBe(409);
  expect(await stockOf(app, items)).toMatchObject({ parcel: 1 });
});
