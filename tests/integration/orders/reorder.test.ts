import { sql } from 'kysely';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { graphqlOrders, refusalOf } from './back-office.ts';

interface CartLine {
  __typename: string;
  id: string;
  description: string;
  carats: number | null;
  price: { total: number } | null;
  priceWhenAdded: number | null;
  availability: string;
  problem: { reason: string; explanation: string } | null;
}
interface Reordered {
  cart: { lines: CartLine[]; totalPrice: number };
  lines: CartLine[];
  problems: { index: number; code: string; explanation: string }[];
}

let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersGraphql = graphqlOrders(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
});

const line =
  '__typename id description carats price { total } priceWhenAdded availability problem { reason explanation }';
const reorder = (orderId: string, { token }: Person = buyer) =>
  app.graphql<{ reorder: Reordered | null }>(
    `mutation ($input: ReorderInput!) { reorder(input: $input) {
      cart { lines { ${line} } totalPrice } lines { ${line} } problems { index code explanation } } }`,
    { input: { orderId } },
    token,
  );

async function reordered(orderId: string): Promise<Reordered> {
  const { data, errors } = await reorder(orderId);
  if (!data?.reorder) throw new Error(JSON.stringify(errors));
  return data.reorder;
}

async function cartOf({ token }: Person): Promise<CartLine[]> {
  const { data } = await app.graphql<{ cart: { lines: CartLine[] } }>(`{ cart { lines { ${line} } } }`, {}, token);
  return data?.cart.lines ?? [];
}

const execute = (statement: ReturnType<typeof sql>) => statement.execute(app.em().getKysely());

test("adds an order's available items to the cart at current prices, and names the unavailable items", async () => {
  const allItems = await createItems(app);
  const { diamondId } = await createItems(app);
  const items = kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...allItems, diamondId } : allItems));
  const order = await ordersGraphql.placeOrder(buyer.token, { items });
  await execute(sql`update melee set price_per_carat = 500 where id = ${allItems.meleeId}`);

  const { lines, problems, cart } = await reordered(order.id);
  const unique = ['diamond', 'engagement ring', 'jewellery'];
  expect(problems.map(({ index }) => kinds[index]?.name)).toEqual(unique);
  for (const { explanation } of problems) expect(explanation).toContain(`is reserved by your order ${order.id}`);
  expect(lines.map(({ __typename }) => __typename)).toEqual(
    kinds.filter(({ name }) => !unique.includes(name)).map((kind) => kind.line),
  );
  expect(cart.lines).toEqual(lines);
  expect(lines.find(({ __typename }) => __typename === 'MeleeLotLine')).toMatchObject({
    carats: 2.5,
    price: { total: 1_250 },
    priceWhenAdded: 1_250,
  });
  // The order succeeds, because the cart contains only items that can be ordered.
  await ordersGraphql.placeOrder(buyer.token, {});
});

test('adds items that a cancelled order has released', async () => {
  const stones = await createStones(app, [{}, {}]);
  const order = await ordersGraphql.placeOrder(buyer.token, { items: stones.map((diamondId) => ({ diamondId })) });
  await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version });
  await execute(
    sql`update diamond set status = 2, hold_user_id = ${(await createPerson(app)).id} where id = ${stones[1]}`,
  );

  const { lines, problems } = await reordered(order.id);
  expect(lines).toHaveLength(1);
  expect(problems).toEqual([
    expect.objectContaining({
      index: 1,
      code: 'ITEM_NOT_FOUND',
      explanation: expect.stringMatching(/on hold for another buyer/),
    }),
  ]);
  // Reordering the same order again has no effect.
  expect((await reordered(order.id)).cart.lines).toHaveLength(1);
});

test('reports deleted items, and amounts that exceed the stock', async () => {
  const { meleeId, parcelId, braceletId } = await createItems(app);
  const order = await ordersGraphql.placeOrder(buyer.token, {
    items: [{ melee: { meleeId, carats: 60 } }, { parcel: { diamondId: parcelId, numberOfStones: 8 } }, { braceletId }],
  });
  await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version });
  await execute(sql`update melee set carats = 40 where id = ${meleeId}`);
  await execute(sql`update diamond set parcel_stones = 3, carats = 1.5 where id = ${parcelId}`);
  await execute(sql`delete from bracelet where id = ${braceletId}`);

  const { lines, problems } = await reordered(order.id);
  expect(lines).toEqual([]);
  expect(problems.map(({ explanation }) => explanation)).toEqual([
    expect.stringMatching(/40 ct are left/),
    expect.stringMatching(/at most 3/),
    'This item is no longer in stock.',
  ]);
});

test('returns ORDER_NOT_FOUND for another user’s order and an unknown order', async () => {
  const order = await ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: await createStone(app) }] });
  const otherUser = await createPerson(app);
  expect(refusalOf(await reorder(order.id, otherUser)).code).toBe('ORDER_NOT_FOUND');
  expect(refusalOf(await reorder('999999999')).code).toBe('ORDER_NOT_FOUND');
  expect(await cartOf(otherUser)).toEqual([]);
});

test('runs as many queries to reorder 27 lines as to reorder 9', async () => {
  const costs: number[] = [];
  for (const count of [1, 3]) {
    const items: object[] = [];
    for (let round = 0; round < count; round++) {
      const allItems = await createItems(app);
      items.push(
        ...kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...allItems, diamondId: -1 } : allItems)),
      );
      const { diamondId } = await createItems(app);
      items[round * kinds.length + kinds.findIndex(({ name }) => name === 'engagement ring')] = {
        engagementRing: { ringSettingId: allItems.ringSettingId, diamondId },
      };
    }
    const order = await ordersGraphql.placeOrder(buyer.token, { items });
    await reordered(order.id);
    costs.push((await countQueries(() => reordered(order.id))).queries.length);
  }
  expect(costs[1]).toBe(costs[0]);
});

test('returns the problem and the price of each cart line that is added', async () => {
  const [sold, heldId, parcel] = await createStones(app, [{}, {}, { carats: '5', parcelStones: 10 }]);
  const [first, second] = await createStones(app, [{ lineSet: 'CHANGING' }, { lineSet: 'CHANGING' }]);
  const { meleeId } = await createItems(app);
  const rest = await createStone(app);
  await ordersGraphql.fillCart(buyer.token, [
    ...[sold, heldId].map((diamondId) => ({ diamondId })),
    { parcel: { diamondId: parcel, numberOfStones: 8 } },
    { lineSetDiamondId: first },
    { diamondId: rest },
    { melee: { meleeId, carats: 60 } },
  ]);
  await execute(sql`update diamond set is_active = false where id = ${sold}`);
  await execute(
    sql`update diamond set status = 2, hold_user_id = ${(await createPerson(app)).id} where id = ${heldId}`,
  );
  await execute(sql`update diamond set price_per_carat = 1200 where id = ${rest}`);
  await execute(sql`update diamond set line_set = null where id = ${second}`);
  await execute(sql`update melee set carats = 40 where id = ${meleeId}`);
  await ordersGraphql.placeOrder((await createPerson(app)).token, {
    items: [{ parcel: { diamondId: parcel, numberOfStones: 7 } }],
  });

  const lines = await cartOf(buyer);
  expect(lines.map(({ availability, problem }) => [availability, problem?.reason ?? null])).toEqual([
    ['GONE', 'NOT_FOR_SALE'],
    ['ON_HOLD', 'HELD'],
    ['GONE', 'TOO_MUCH'],
    ['GONE', 'CHANGED'],
    ['FOR_SALE', null],
    ['GONE', 'TOO_MUCH'],
  ]);
  expect(lines.map(({ problem }) => problem?.explanation)).toEqual([
    'This is not available.',
    'This is on hold for another buyer.',
    'This exceeds the available quantity: 3 stones are left.',
    expect.stringMatching(/^This has changed since/),
    undefined,
    'This exceeds the available weight: 40 ct are left.',
  ]);
  expect(lines[4]).toMatchObject({ price: { total: 1_200 }, priceWhenAdded: 1_000 });
  expect(lines[3]).toMatchObject({ priceWhenAdded: 2_000 });
});
