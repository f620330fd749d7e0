import { sql } from 'kysely';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** Amounts of a set, in a format that can be compared. */
interface Totals {
  readonly description: string;
  readonly carats: number;
  readonly total: number;
  readonly perCarat: number;
}

/** Amounts of cart and order lines as returned by GraphQL. */
interface LineTotals {
  readonly description: string;
  readonly carats: number;
  readonly price: { readonly total: number; readonly perCarat: number };
}

interface RestTotals {
  readonly description: string;
  readonly carats: number;
  readonly totalPrice: number;
  readonly pricePerCarat: number;
}

let app: TestApp;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  buyer = await createPerson(app, { markups: [{ percent: '7.5' }] });
});
afterAll(() => app.stop());

async function runQuery<T>(query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await app.graphql<T>(query, { ...variables }, buyer.token);
  if (!data) throw new Error(JSON.stringify(errors));
  expect(errors ?? []).toEqual([]);
  return data;
}

const ofLine = ({ description, carats, price: { total, perCarat } }: LineTotals): Totals => ({
  ...{ description, carats, total, perCarat },
});
const ofRest = ({ description, carats, totalPrice, pricePerCarat }: RestTotals): Totals => ({
  ...{ description, carats, total: totalPrice, perCarat: pricePerCarat },
});

/** Creates an inseparable pair of two stones that differ in weight and price. */
async function pairUp(names: readonly [string, string], isMatching: boolean): Promise<number[]> {
  const ids = await createStones(app, [
    { stockId: names[0], carats: '1.013', pricePerCarat: '4321.55' },
    { stockId: names[1], carats: '1.207', pricePerCarat: '3987.10' },
  ]);
  await sql`update diamond set is_matching_pair = ${isMatching}, is_pair = true,
    pair_stock_id = case when stock_id = ${names[0]} then ${names[1]} end where stock_id in (${sql.join([...names])})`.execute(
    app.em().getKysely(),
  );
  return ids;
}

const lineSet = () =>
  createStones(app, [
    { lineSet: 'Graduated', shapeId: 8, carats: '0.5', pricePerCarat: '1000.05' },
    { lineSet: 'Graduated', shapeId: 8, carats: '0.733', pricePerCarat: '2500' },
    // Parcel of two identical stones in the middle of the line set.
    { lineSet: 'Graduated', shapeId: 8, carats: '1.4', pricePerCarat: '1750', parcelStones: 2 },
  ]);

test.each([
  {
    kind: 'a line set',
    make: lineSet,
    collection: 'FANCY_SHAPE_LINES',
    description: 'Line set Graduated: 4 stones',
    carats: 2.633,
  },
  {
    kind: 'a matching pair',
    make: () => pairUp(['MP-2', 'MP-1'], true),
    collection: 'MATCHING_PAIRS',
    description: 'Pair MP-1 + MP-2: 2 stones',
    carats: 2.22,
  },
  {
    kind: 'a pair of studs',
    make: () => pairUp(['ST-1', 'ST-2'], false),
    collection: 'STUDS',
    description: 'Pair ST-1 + ST-2: 2 stones',
    carats: 2.22,
  },
])('returns equal amounts for $kind in the list, page, cart, shared wishlist and order', async (set) => {
  const [first = 0, ...others] = await set.make();
  const onPage = 'set { description carats total perCarat }';
  const line = 'description carats price { total perCarat }';

  const listResponse = await runQuery<{ diamonds: { items: { set: Totals }[] } }>(
    `query ($filter: DiamondFilter) { diamonds(filter: $filter) { items { ${onPage} } } }`,
    { filter: { collection: set.collection, asItems: true, ids: [first, ...others] } },
  );
  const diamondResponse = await runQuery<{ diamond: { set: Totals } }>(
    `query ($ref: DiamondRef!) { diamond(ref: $ref) { ${onPage} } }`,
    { ref: { id: first } },
  );

  const input = { items: [{ diamondId: first }] };
  await runQuery('mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }', {
    input,
  });
  const { shareWishlist } = await runQuery<{ shareWishlist: { token: string } }>(
    'mutation { shareWishlist(input: {}) { token } }',
  );
  const shared = await runQuery<{ sharedWishlist: { lines: { set: LineTotals }[] } }>(
    `query ($token: String!) { sharedWishlist(token: $token) { lines { set { ${line} } } } }`,
    { token: shareWishlist.token },
  );
  const { addToCart } = await runQuery<{ addToCart: { cart: { lines: LineTotals[] } } }>(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { ${line} } } } }`,
    { input },
  );
  const cart = await app.rest<{ set: RestTotals }[]>('GET', '/api/cart', { token: buyer.token });
  const order = await app.rest<{ id: number; totalPrice: number; items: { set: RestTotals }[] }>(
    'POST',
    '/api/orders',
    {
      token: buyer.token,
    },
  );
  expect(order.status).toBe(201);
  const orderResponse = await runQuery<{ order: { lines: { set: LineTotals }[] } }>(
    `query ($id: ID!) { order(id: $id) { lines { set { ${line} } } } }`,
    { id: order.body.id },
  );

  const total = order.body.totalPrice;
  const perCarat = Math.round((total / set.carats) * 100) / 100;
  const expected = { description: set.description, carats: set.carats, total, perCarat };
  const [inList, inCart] = [
    listResponse.diamonds.items.map(({ set: totals }) => totals),
    addToCart.cart.lines.map(ofLine),
  ];
  expect({ inList, onPage: diamondResponse.diamond.set, inCart }).toEqual({
    inList: [expected],
    onPage: expected,
    inCart: [expected],
  });
  const each = [first, ...others].map(() => expected);
  expect(shared.sharedWishlist.lines.map((line) => ofLine(line.set))).toEqual(each);
  expect(cart.body.map((line) => ofRest(line.set))).toEqual(each);
  expect(order.body.items.map((line) => ofRest(line.set))).toEqual(each);
  expect(orderResponse.order.lines.map((line) => ofLine(line.set))).toEqual(each);

  for (const { id } of (await app.rest<{ id: number }[]>('GET', '/api/wishlist', { token: buyer.token })).body)
    await app.rest('DELETE', `/api/wishlist/${id}`, { token: buyer.token });
});

test('returns no set totals for a single stone or for stones from a parcel', async () => {
  const [stone = 0, parcel = 0] = await createStones(app, [{}, { parcelStones: 12, carats: '3' }]);
  await app.rest('POST', '/api/cart/diamond', { token: buyer.token, body: { itemId: stone } });
  await app.rest('POST', '/api/cart/diamond', { token: buyer.token, body: { itemId: parcel, numberOfStones: 5 } });
  const { body } = await app.rest<{ numberOfStones: number | null; set?: object }[]>('GET', '/api/cart', {
    token: buyer.token,
  });
  expect(body.map(({ numberOfStones, set }) => [numberOfStones, set])).toEqual([
    [null, undefined],
    [5, undefined],
  ]);
});

test('charges the exact total for a whole parcel, and the unit price for part of it', async () => {
  // 100.05 × 3 × 1.075 = 322.66. One of the 7 stones costs 46.0945, so seven stones at the rounded price of 46.09
  // would cost 322.63.
  const [parcel = 0] = await createStones(app, [{ parcelStones: 7, carats: '3', pricePerCarat: '100.05' }]);
  const add = async (numberOfStones: number) => {
    const input = { items: [{ parcel: { diamondId: parcel, numberOfStones } }] };
    type Line = { numberOfStones?: number; carats: number; price: { unit: number | null; total: number } };
    const { addToCart } = await runQuery<{ addToCart: { cart: { lines: Line[] } } }>(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { carats price { unit total }
        ... on ParcelLine { numberOfStones } } } } }`,
      { input },
    );
    return addToCart.cart.lines.find((line) => line.numberOfStones === numberOfStones);
  };
  expect(await add(7)).toEqual({ numberOfStones: 7, carats: 3, price: { unit: 46.09, total: 322.66 } });
  expect(await add(2)).toEqual({ numberOfStones: 2, carats: 0.857, price: { unit: 46.09, total: 92.18 } });
  const diamondResponse = await runQuery<{ diamond: { price: { unit: number; total: number } } }>(
    'query ($ref: DiamondRef!) { diamond(ref: $ref) { price { unit total } } }',
    { ref: { id: parcel } },
  );
  expect(diamondResponse.diamond.price).toEqual({ unit: 46.09, total: 322.66 });
});
