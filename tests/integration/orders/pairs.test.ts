import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { mateOf } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changeMany } from '../../support/without-time-limits.ts';
import { changing } from '../stock-changes/changing.ts';
import { type Refusal, type RestOrder, restOrders, retryWhileBusy } from './rest-orders.ts';

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
});

let serial = 0;

interface Pair {
  readonly halves: readonly [number, number];
  readonly names: readonly [string, string];
}

/**
 * Imports a pair. One row refers to the other stone's number, as spelled by `named`, and states whether the pair is
 * separable.
 */
async function pair({ isSeparable = false, named = (name: string) => name } = {}): Promise<Pair> {
  serial += 1;
  const names = [`P-${serial}-A`, `P-${serial}-B`] as const;
  const file = [
    'Stock #,Shape,Carats,Price,Pair Stock #,Is Matched Pair Separable',
    `${names[0]},RD,1,1000,${named(names[1])},${isSeparable ? 'Y' : 'N'}`,
    `${names[1]},RD,1,1000,,`,
  ].join('\n');
  const form = new FormData();
  form.set('file', new Blob([`${file}\n`]), 'pairs.csv');
  const imported = await app.rest('POST', '/api/diamonds/import', { token: admin.token, form });
  expect(imported.status).toBe(200);
  const { data } = await app.graphql<{ diamonds: { items: { id: string; stockNumber: string }[] } }>(
    'query ($names: [String!]) { diamonds(filter: { stockNumbers: $names }) { items { id stockNumber } } }',
    { names },
    admin.token,
  );
  const idOf = (name: string) => Number(data?.diamonds.items.find(({ stockNumber }) => stockNumber === name)?.id);
  return { halves: [idOf(names[0]), idOf(names[1])], names };
}

const post = <T = unknown>(path: string, body: unknown, token = buyer.token) =>
  app.rest<T>('POST', path, { body, token });
const inCart = async (token = buyer.token) => (await ordersRest.cart(token)).map(({ itemId }) => itemId).sort();
const wishes = async () => (await ordersRest.wishes(buyer.token)).map(({ itemId }) => itemId).sort();
const update = (id: number, set: string) =>
  app.em().getConnection().execute(`update diamond set ${set} where id = ?`, [id]);

/** Returns the availability of each stone of a pair in the buyer's lists. */
async function availabilityOf(halves: readonly number[]): Promise<string[]> {
  const { data } = await app.graphql<{ diamonds: { items: { id: string; availability: string }[] } }>(
    'query ($ids: [ID!]) { diamonds(filter: { ids: $ids }) { items { id availability } } }',
    { ids: halves },
    buyer.token,
  );
  const items = data?.diamonds.items ?? [];
  return halves.flatMap((half) => items.find(({ id }) => Number(id) === half)?.availability ?? []);
}

const cartLines = `{ cart { lines { id description availability __typename
  ... on DiamondSetLine { lineSet diamonds { stockNumber } } } } }`;

test.each([0, 1] as const)(
  'adds both stones of a pair to the cart as one line when stone %s is added',
  async (index) => {
    const { halves, names } = await pair();
    expect((await post('/api/cart/diamond', { itemId: halves[index] })).status).toBe(201);
    expect(await inCart()).toEqual([...halves]);
    const { data } = await app.graphql<{ cart: { lines: { id: string }[] } }>(cartLines, {}, buyer.token);
    expect(data?.cart.lines).toEqual([
      {
        id: expect.any(String),
        __typename: 'DiamondSetLine',
        description: `Pair ${names[0]} + ${names[1]}: 2 stones`,
        lineSet: `Pair ${names[0]} + ${names[1]}`,
        availability: 'FOR_SALE',
        diamonds: names.map((stockNumber) => ({ stockNumber })),
      },
    ]);

    // Removing one stone of a pair removes the other.
    const [row] = await ordersRest.cart(buyer.token);
    expect((await app.rest('DELETE', `/api/cart/${row?.id}`, { token: buyer.token })).status).toBe(204);
    expect(await inCart()).toEqual([]);

    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
    const response = await app.graphql(add, { input: { items: [{ diamondId: halves[index] }] } }, buyer.token);
    expect(response.data).toEqual({ addToCart: { problems: [] } });
    expect(await inCart()).toEqual([...halves]);
  },
);

test('treats a pair as one item in the wishlist, cart and order', async () => {
  const { halves } = await pair();
  const wish = await post<{ id: number }>('/api/wishlist/diamond', { itemId: halves[0] });
  expect(await wishes()).toEqual([...halves]);
  expect((await post('/api/cart/basket-bulk-add', [{ wishedItemId: wish.body.id }])).status).toBe(201);
  expect(await inCart()).toEqual([...halves]);
  const { status, body } = await ordersRest.order(buyer.token);
  expect({ status, total: body.totalPrice, items: body.items.map(({ id }) => id) }).toEqual({
    status: 201,
    total: 2000,
    items: [...halves],
  });
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 2, holdUserId: buyer.id });
  await ordersRest.setStatus(admin.token, body.id, 1);
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 1, holdUserId: null });
});

test('sells both stones of a pair to only one of two buyers who each have one stone in the cart', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { halves } = await pair();
    const buyers = await Promise.all([createPerson(app), createPerson(app)]);
    await Promise.all(buyers.map(({ token }, index) => post('/api/cart/diamond', { itemId: halves[index] }, token)));
    const responses = await Promise.all(
      buyers.map(({ token }) => retryWhileBusy(() => ordersRest.order<RestOrder>(token))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = buyers[responses.findIndex(({ status }) => status === 201)];
    for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 2, holdUserId: winner?.id });
  }
});

test.each([
  ['is inactive', 'is_active = false', /sold as a pair/],
  ['is on hold for another buyer', 'status = 2', /is on hold for another buyer/],
  ['is suspended', 'status = 3', /is not available/],
])('rejects one stone of a pair if the other stone %s', async (_description, set, reason) => {
  const { halves } = await pair();
  await update(halves[1], set);
  const rejection = await post<Refusal & { explanation: string }>('/api/cart/diamond', { itemId: halves[0] });
  expect(rejection).toMatchObject({ status: 409, body: { errorCode: 95, reason: 'NOT_FOR_SALE' } });
  expect(rejection.body.explanation).toMatch(reason);
  expect(await availabilityOf(halves)).toContain('GONE');
  expect(await availabilityOf(halves)).not.toContain('FOR_SALE');
  expect(await inCart()).toEqual([]);
  const create = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }`;
  const order = { userId: buyer.id, idempotencyKey: `alone-${halves[0]}`, lines: [{ item: { diamondId: halves[0] } }] };
  const { errors } = await app.graphql(create, { input: order }, admin.token);
  expect(errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND', reason: 'NOT_FOR_SALE' });
  expect(await stoneState(app, halves[0])).toMatchObject({ status: 1 });
});

test('marks a stone of a pair as gone if the other stone no longer exists', async () => {
  const { halves } = await pair();
  await update(halves[1], "stock_id = 'renamed ' || stock_id");
  expect(await availabilityOf(halves)).toEqual(['GONE', 'FOR_SALE']);
  expect(await post('/api/cart/diamond', { itemId: halves[0] })).toMatchObject({
    status: 409,
    body: { errorCode: 95 },
  });
});

test('allows a buyer to order a pair if one stone is on hold for that buyer', async () => {
  const { halves } = await pair();
  expect(await availabilityOf(halves)).toEqual(['FOR_SALE', 'FOR_SALE']);
  await update(halves[0], `status = 2, hold_user_id = ${buyer.id}`);
  expect(await availabilityOf(halves)).toEqual(['HELD_FOR_YOU', 'FOR_SALE']);
  await update(halves[1], `status = 2, hold_user_id = ${admin.id}`);
  expect(await availabilityOf(halves)).toEqual(['ON_HOLD', 'ON_HOLD']);
});

describe('bulk changes to pairs', () => {
  const { change, undo } = changing(
    () => app,
    () => admin.token,
  );

  test.each([
    ['status', { status: { status: 'HOLD' } }],
    ['isActive', { set: { isActive: false } }],
  ])('changes the %s of either both stones of a pair or neither', async (field, to) => {
    const { halves, names } = await pair();
    const single = await createStone(app);
    const states = () => Promise.all(halves.map((half) => stoneState(app, half)));
    const before = await states();
    for (const index of [0, 1] as const) {
      const problem = {
        id: String(halves[index]),
        stockNumber: names[index],
        field,
        code: 'INVALID_REQUEST',
        message: `cannot be changed for one half of a pair: select ${names[1 - index]} too`,
      };
      const result = await change({ diamonds: { ids: [halves[index], single], ...to } }, { dryRun: true });
      expect(result.outcome).toMatchObject({ matched: 2, changed: 1, problems: [problem] });
      const rejection = await change({ diamonds: { ids: [halves[index], single], ...to } });
      expect(rejection.error).toMatchObject({ errorCode: 90 });
      expect(await states()).toEqual(before);
    }
    const both = await change({ diamonds: { ids: halves, ...to } });
    expect(both.outcome).toMatchObject({ matched: 2, changed: 2, problems: [] });
    // If one stone already has the new value, the other stone may remain unchanged.
    expect((await change({ diamonds: { ids: [halves[0]], ...to } })).outcome).toMatchObject({ problems: [] });
    expect((await undo(both.outcome?.undoToken ?? '')).outcome).toMatchObject({ changed: 2 });
    expect(await states()).toEqual(before);
  });

  test('changes other fields of one stone of a pair, and any field of one stone of a separable pair', async () => {
    const [tied, loose] = [await pair(), await pair({ isSeparable: true })];
    const price = await change({ diamonds: { ids: [tied.halves[0]], set: { pricePerCarat: 1234 } } });
    expect(price.outcome).toMatchObject({ changed: 1, problems: [] });
    const hold = await change({ diamonds: { ids: [loose.halves[0]], status: { status: 'HOLD' } } });
    expect(hold.outcome).toMatchObject({ changed: 1, problems: [] });
  });
});

describe('imports of pairs', () => {
  interface Report {
    notices: { row: number; column: string | null; value: string | null; code: string; message: string }[];
    deactivated: number;
  }

  async function read(lines: readonly string[], query: string): Promise<Report> {
    const form = new FormData();
    form.set('file', new Blob([`${lines.join('\n')}\n`]), 'halves.csv');
    const response = await app.rest<Report>('POST', `/api/diamonds/import?${query}`, { token: admin.token, form });
    expect(response.status).toBe(200);
    return response.body;
  }

  const problemOf = (row: number, half: string, otherHalf: string) => ({
    row,
    column: 'Stock #',
    value: half,
    code: 'HALF_OF_PAIR',
    message: `is only sold with ${otherHalf}, and only one of them is for sale: neither can be bought`,
  });

  test.each([0, 1] as const)(
    'reports a notice if an import suspends or deactivates only stone %s of a pair',
    async (index) => {
      const suspended = await pair();
      const name = suspended.names[index];
      const file = ['Stock #,Status', `${name},3`];
      for (const query of ['dryRun=true', '']) {
        const { notices } = await read(file, query);
        expect(notices).toMatchObject([problemOf(1, name, suspended.names[1 - index] ?? '')]);
      }
      expect(await availabilityOf(suspended.halves)).toEqual(['GONE', 'GONE']);

      const off = await pair();
      const { notices } = await read(['Stock #,Active', `${off.names[index]},no`], '');
      expect(notices).toMatchObject([problemOf(1, off.names[index], off.names[1 - index] ?? '')]);
      expect(await availabilityOf([off.halves[1 - index] ?? 0])).toEqual(['GONE']);
    },
  );

  test('reports no notice if both stones are in the file or the pair is separable', async () => {
    const [tied, loose] = [await pair(), await pair({ isSeparable: true })];
    const both = ['Stock #,Status', ...tied.names.map((name) => `${name},3`), `${loose.names[0]},3`];
    expect((await read(both, '')).notices).toEqual([]);
    expect(await availabilityOf(loose.halves)).toEqual(['GONE', 'FOR_SALE']);
  });

  test.each([0, 1] as const)('reports a notice if a replace import contains only stone %s of a pair', async (index) => {
    const { names, halves } = await pair();
    const file = ['Stock #,Shape,Carats,Price', `${names[index]},RD,1,1000`];
    const { notices, deactivated } = await read(file, 'mode=replace');
    expect(deactivated).toBeGreaterThan(0);
    const halved = notices.filter(({ code }) => code === 'HALF_OF_PAIR');
    expect(halved).toMatchObject([problemOf(1, names[index], names[1 - index] ?? '')]);
    expect(await availabilityOf([halves[index] ?? 0])).toEqual(['GONE']);
  });
});

test('rejects a stone added to the cart before it was paired until the stone is added again', async () => {
  const { halves } = await pair({ isSeparable: true });
  await ordersRest.fillCart(buyer.token, [halves[0]]);
  expect(await inCart()).toEqual([halves[0]]);
  await update(halves[0], 'is_pair = true');
  expect(await ordersRest.order<Refusal>(buyer.token)).toMatchObject({ status: 409, body: { errorCode: 95 } });
  await ordersRest.fillCart(buyer.token, [halves[0]]);
  expect(await ordersRest.order(buyer.token)).toMatchObject({ status: 201, body: { totalPrice: 2000 } });
});

test.each([
  ['lowercase letters', (name: string) => name.toLowerCase()],
  ['invisible characters', (name: string) => `\u200b${name}\u00a0`],
])('finds the other stone of a pair if its stock number is written with %s', async (_description, named) => {
  const { halves, names } = await pair({ named });
  expect(await availabilityOf(halves)).toEqual(['FOR_SALE', 'FOR_SALE']);
  for (const half of halves) {
    expect((await post('/api/cart/diamond', { itemId: half })).status).toBe(201);
    expect(await inCart()).toEqual([...halves]);
  }
  const { data } = await app.graphql<{ cart: { lines: object[] } }>(cartLines, {}, buyer.token);
  expect(data?.cart.lines).toMatchObject([{ lineSet: `Pair ${names[0]} + ${names[1]}` }]);
  const file = new FormData();
  file.set('file', new Blob([`Stock #,Status\n${names[1]},3\n`]), 'half.csv');
  const imported = await app.rest<{ notices: object[] }>('POST', '/api/diamonds/import?dryRun=true', {
    token: admin.token,
    form: file,
  });
  expect(imported.body.notices).toMatchObject([{ code: 'HALF_OF_PAIR' }, { code: 'IN_CARTS' }]);
  expect(await ordersRest.order(buyer.token)).toMatchObject({ status: 201, body: { totalPrice: 2000 } });
  const freed = await app.rest('PATCH', `/api/diamonds/${halves[1]}/status`, {
    token: admin.token,
    body: { status: 3 },
  });
  expect(freed.status).toBe(200);
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 3 });
});

test('finds the other stone of a pair with an index scan', async () => {
  const db = app.em().getKysely();
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, is_active, is_pair, pair_stock_id)
      select 'many-' || n, 1, 1, 1, false, n % 2 = 0, case when n % 2 = 0 then 'MANY-' || (n + 1) end
      from generate_series(1, 4000) n`,
  );
  await sql`analyze diamond`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': object[] }>`
    explain (format json) select ${mateOf} from diamond d where d.stock_id = 'many-7'`.execute(db);
  const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
  expect(plan).toContain('diamond_pair_stock_id_index');
  expect(plan).toContain('diamond_stock_id_spelling_unique');
  // The plan uses the index once, to find the stone itself. A second use would be a scan in index order.
  expect(plan.split('diamond_stock_id_unique')).toHaveLength(2);
  await sql`delete from diamond where stock_id like 'many-%'`.execute(db);
});

test('orders a pair only once if both stones are listed', async () => {
  const { halves } = await pair();
  const { data, errors } = await app.graphql<{
    placeOrder: { order: { totalPrice: number; lines: { itemId: string }[] } };
  }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { totalPrice lines { itemId } } } }',
    { input: { items: halves.map((diamondId) => ({ diamondId })), idempotencyKey: `both-${halves[0]}` } },
    buyer.token,
  );
  expect(errors).toEqual([]);
  expect(data?.placeOrder.order).toMatchObject({
    totalPrice: 2_000,
    lines: halves.map((id) => ({ itemId: String(id) })),
  });
});

test("never reveals the stock number of a pair's other stone if that stone is hidden", async () => {
  const { halves, names } = await pair();
  // Only the hidden stone refers to the other stone as its pair.
  await update(halves[0], 'pair_stock_id = null');
  await update(halves[1], `pair_stock_id = '${names[0]}', is_pair = true, is_active = false`);
  const ringSetting = { name: 'Solitaire', price: 900, shapeIds: ['1'], caratsFrom: 0.5, caratsTo: 2 };
  const created = await app.graphql<{ createRingSetting: { ringSetting: { id: string } } }>(
    'mutation ($input: CreateRingSettingInput!) { createRingSetting(input: $input) { ringSetting { id } } }',
    { input: { ringSetting } },
    admin.token,
  );
  const ringSettingId = created.data?.createRingSetting.ringSetting.id;
  const add = (list: string, item: object) =>
    app.graphql(
      `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { message explanation } } }`,
      { input: { items: [item] } },
      buyer.token,
    );
  const lines = '{ wishlist { lines { description ... on DiamondSetLine { lineSet } } } }';
  const responses = [
    await add('Cart', { diamondId: halves[0] }),
    await add('Cart', { engagementRing: { ringSettingId, diamondId: halves[0] } }),
    await add('Wishlist', { diamondId: halves[0] }),
    await app.graphql(lines, {}, buyer.token),
    await app.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
      { input: { items: [{ diamondId: halves[0] }], idempotencyKey: `half-${halves[0]}` } },
      buyer.token,
    ),
  ];
  expect(JSON.stringify(responses)).toContain('sold as a pair');
  expect(JSON.stringify(responses)).toContain(names[0]);
  expect(JSON.stringify(responses)).not.toContain(names[1]);
});

test('adds a pair to an administrator’s order as one item, and removes it as one item', async () => {
  const { halves, names } = await pair();
  const other = await createStone(app, { stockId: `alone ${names[0]}` });
  const create = `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input) { order { id version lines { id stockNumber } } } }`;
  const lines = [{ item: { diamondId: halves[1] } }, { item: { diamondId: other } }];
  const { data } = await app.graphql<{
    createOrder: { order: { id: string; version: number; lines: { id: string; stockNumber: string }[] } };
  }>(create, { input: { userId: buyer.id, idempotencyKey: `order-${other}`, lines } }, admin.token);
  const { id = '', version = 0, lines: orderLines = [] } = data?.createOrder.order ?? {};
  expect(orderLines.map(({ stockNumber }) => stockNumber).sort()).toEqual([...names, `alone ${names[0]}`]);
  const removed = orderLines.filter(({ stockNumber }) => stockNumber === names[0]).map((line) => line.id);
  const changed = await app.graphql(
    'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { lines { stockNumber } } } }',
    { input: { id, expectedVersion: version, set: { removeLineIds: removed } } },
    admin.token,
  );
  expect(changed.data).toEqual({ updateOrder: { order: { lines: [{ stockNumber: `alone ${names[0]}` }] } } });
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 1, holdUserId: null });
});

test.each([0, 1] as const)('holds and releases both stones of a pair when stone %s is held', async (index) => {
  const { halves } = await pair();
  const change =
    'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { diamond { id } } }';
  const input = { id: halves[index], status: 'HOLD', holdUserId: buyer.id };
  expect((await app.graphql(change, { input }, admin.token)).errors).toEqual([]);
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 2, holdUserId: buyer.id });
  const freed = await app.rest('PATCH', `/api/diamonds/${halves[1 - index]}/status`, {
    token: admin.token,
    body: { status: 1 },
  });
  expect(freed.status).toBe(200);
  for (const half of halves) expect(await stoneState(app, half)).toMatchObject({ status: 1, holdUserId: null });
});

test('sells the stones of a separable pair individually', async () => {
  const { halves } = await pair({ isSeparable: true });
  await ordersRest.fillCart(buyer.token, [halves[0]]);
  expect(await inCart()).toEqual([halves[0]]);
  expect(await ordersRest.order(buyer.token)).toMatchObject({ status: 201, body: { totalPrice: 1000 } });
});

test('rejects a ring that uses one stone of a pair', async () => {
  const setting = { name: 'Solitaire', price: 900, shapeIds: ['1'], caratsFrom: 0.5, caratsTo: 2 };
  const created = await app.graphql<{ createRingSetting: { ringSetting: { id: string } } }>(
    'mutation ($input: CreateRingSettingInput!) { createRingSetting(input: $input) { ringSetting { id } } }',
    { input: { ringSetting: setting } },
    admin.token,
  );
  const ringSettingId = created.data?.createRingSetting.ringSetting.id;
  const { halves, names } = await pair();
  const single = await createStone(app);
  for (const [index, half] of halves.entries()) {
    const response = await app.graphql(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message explanation } } }',
      { input: { items: [{ engagementRing: { ringSettingId, diamondId: half } }] } },
      buyer.token,
    );
    const otherHalf = names[1 - index];
    expect(response.data).toMatchObject({
      addToCart: {
        problems: [
          {
            message: expect.stringContaining(`pair with ${otherHalf}`),
            explanation: `Diamond is only sold as a pair with ${otherHalf}.`,
          },
        ],
      },
    });
  }
  const { data } = await app.graphql<{ diamonds: { items: { id: string }[] } }>(
    'query ($id: ID!, $ids: [ID!]) { diamonds(filter: { fitsRingSettingId: $id, ids: $ids }) { items { id } } }',
    { id: ringSettingId, ids: [...halves, single] },
    buyer.token,
  );
  expect(data?.diamonds.items).toEqual([{ id: String(single) }]);
});

describe('pairMate', () => {
  const pairMates =
    'query ($ids: [ID!]) { diamonds(filter: { ids: $ids }) { items { id pairMate { id stockNumber } } } }';
  interface PairMates {
    diamonds: { items: { id: string; pairMate: { id: string; stockNumber: string } | null }[] };
  }

  test('returns the other stone of a separable or inseparable pair, unless that stone is hidden', async () => {
    const [tied, loose] = [await pair(), await pair({ isSeparable: true })];
    const single = await createStone(app);
    const ids = [...tied.halves, ...loose.halves, single];
    const read = async () => (await app.graphql<PairMates>(pairMates, { ids }, buyer.token)).data?.diamonds.items ?? [];
    const pairMateOf = async (id: number) => (await read()).find((item) => Number(item.id) === id)?.pairMate;
    for (const { halves, names } of [tied, loose]) {
      expect(await pairMateOf(halves[0])).toEqual({ id: String(halves[1]), stockNumber: names[1] });
      expect(await pairMateOf(halves[1])).toEqual({ id: String(halves[0]), stockNumber: names[0] });
    }
    expect(await pairMateOf(single)).toBeNull();
    await update(tied.halves[1], 'is_active = false');
    expect(await pairMateOf(tied.halves[0])).toBeNull();
  });

  test('loads the other stones of all pairs on a page with one query', async () => {
    const pairs = [await pair(), await pair(), await pair(), await pair()];
    const ids = pairs.flatMap(({ halves }) => halves);
    const { queries } = await countQueries(() => app.graphql(pairMates, { ids }, buyer.token));
    expect(queries.filter((text) => text.includes('"mateId"'))).toHaveLength(1);
  });
});
