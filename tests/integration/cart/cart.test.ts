import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface CartRow {
  id: number;
  itemId: number;
  itemType: number;
  wishedItemId: number | null;
  totalPrice: number | null;
}
interface Refusal {
  errorCode: number;
  reason?: string;
  details: { path: string; message: string }[];
}

let app: TestApp;
let people: People;
let user: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createPerson(app);
});

const post = <T = CartRow>(path: string, body: unknown, token = user.token) =>
  app.rest<T>('POST', `/api/cart/${path}`, { body, token });
const remove = (path: string | number) => app.rest('DELETE', `/api/cart/${path}`, { token: user.token });
const rows = async (token = user.token) => (await app.rest<CartRow[]>('GET', '/api/cart', { token })).body;
const stonesInCart = async (token = user.token) => (await rows(token)).map(({ itemId }) => itemId);
const wish = async (itemId: number, token = user.token) =>
  (await app.rest<{ id: number }>('POST', '/api/wishlist/diamond', { body: { itemId }, token })).body.id;

describe('cart over REST', () => {
  test('adds a stone to the cart at the server’s price, ignoring the price in the request', async () => {
    const stone = await createStone(app, { carats: '1.01', pricePerCarat: '5000' });
    const added = await post('diamond', { itemId: stone, totalPrice: 1 });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      itemId: stone,
      itemType: 1,
      wishedItemId: null,
      totalPrice: 5050,
      numberOfStones: null,
      carats: null,
      ringSize: null,
      eternityRingId: null,
      braceletId: null,
      engagementRingId: null,
      completedRingId: null,
      creationDate: expect.any(String),
    });
    expect(await rows()).toEqual([added.body]);
    expect((await remove(added.body.id)).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect(await remove(added.body.id)).toMatchObject({ status: 404, body: { errorCode: 95 } });
  });

  test('prices a parcel line per stone, with the buyer’s markup', async () => {
    const buyer = await createPerson(app, { markups: [{ percent: '10' }] });
    const stone = await createStone(app, { carats: '3', pricePerCarat: '100.05', parcelStones: 7 });
    const { body } = await post('diamond', { itemId: stone }, buyer.token);
    // 100.05 × 3 × 1.1 ÷ 7 = 47.1664…
    expect(body.totalPrice).toBe(47.17);
  });

  test('returns the existing cart line when a stone is added again, even by concurrent requests', async () => {
    const stone = await createStone(app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => post('diamond', { itemId: stone })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await stonesInCart()).toEqual([stone]);
  });

  test.each([
    ['unknown', async () => 999_999_999],
    ['inactive', () => createStone(app, { isActive: false })],
  ])('returns 404 for a stone that is %s', async (_description, make) => {
    const response = await post<Refusal>('diamond', { itemId: await make() });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 30 } });
  });

  test.each([
    [
      'on hold for another buyer',
      async () => ({ status: 2, holdUserId: (await createPerson(app)).id }),
      'is on hold for another buyer',
    ],
    ['suspended', async () => ({ status: 3 }), 'is not available'],
    ['out on memo', async () => ({ status: 4 }), 'is not available'],
  ])('returns 409 with the reason for a stone that is %s', async (_description, facts, reason) => {
    const stone = await createStone(app, { stockId: `Gone ${_description}`, ...(await facts()) });
    const response = await post<Refusal>('diamond', { itemId: stone });
    expect(response).toMatchObject({ status: 409, body: { errorCode: 95, reason: 'NOT_FOR_SALE' } });
    expect(response.body.details[0]?.message).toMatch(new RegExp(`^Gone ${_description}: .* ${reason}$`));
    expect(response.body).toMatchObject({ explanation: expect.stringContaining(`${reason}. Remove it`) });
    expect(await rows()).toEqual([]);
  });

  test('adds a stone on hold for the buyer and a stone whose hold has expired', async () => {
    const other = await createPerson(app);
    const [mine = 0, expired = 0] = await createStones(app, [
      { status: 2, holdUserId: user.id },
      { status: 2, holdUserId: other.id, holdUntil: new Date(Date.now() - 1000) },
    ]);
    expect((await post('diamond', { itemId: mine })).status).toBe(201);
    expect((await post('diamond', { itemId: expired })).status).toBe(201);
  });

  test.each([[{}], [{ itemId: 'x' }], [{ itemId: 1, wishedItemId: 'x' }], [[]], [{ itemId: [1] }]])(
    'rejects the request body %j',
    async (body) => {
      const response = await post<Refusal>('diamond', body);
      expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
      expect(await rows()).toEqual([]);
    },
  );

  test('keeps the wishlist item when it is added to the cart, and links the item to the cart line', async () => {
    const stone = await createStone(app);
    const wishedItemId = await wish(stone);
    const { body } = await post('diamond', { itemId: stone, wishedItemId });
    expect(body.wishedItemId).toBe(wishedItemId);
    const { body: wishes } = await app.rest<unknown[]>('GET', '/api/wishlist', { token: user.token });
    expect(wishes).toHaveLength(1);
  });

  test('rejects a wishlist item that is for another stone or belongs to another user', async () => {
    const [stone = 0, another = 0] = await createStones(app, [{}, {}]);
    const other = await createPerson(app);
    const wrong = await post<Refusal>('diamond', { itemId: stone, wishedItemId: await wish(another) });
    expect(wrong).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'wishedItemId' }] } });
    const theirs = await post<Refusal>('diamond', { itemId: stone, wishedItemId: await wish(stone, other.token) });
    expect(theirs).toMatchObject({ status: 404, body: { errorCode: 95 } });
    expect(await rows()).toEqual([]);
  });

  test('adds several wishlist items to the cart in one request', async () => {
    const stones = await createStones(app, [{}, {}]);
    const wishes = [await wish(stones[0] ?? 0), await wish(stones[1] ?? 0)];
    const response = await post<CartRow[]>(
      'basket-bulk-add',
      wishes.map((wishedItemId) => ({ wishedItemId })),
    );
    expect(response.status).toBe(201);
    expect(response.body.map(({ itemId, wishedItemId }) => [itemId, wishedItemId])).toEqual([
      [stones[0], wishes[0]],
      [stones[1], wishes[1]],
    ]);
    expect(await post('basket-bulk-add', [{ wishedItemId: 999_999_999 }])).toMatchObject({
      status: 404,
      body: { errorCode: 95 },
    });
  });

  test('adds and removes stones in bulk, either all of them or none', async () => {
    const [a = 0, b = 0, soldId = 0] = await createStones(app, [{}, {}, { status: 3 }]);
    const rejection = await post<Refusal>('diamond-bulk', [{ itemId: a }, { itemId: soldId }]);
    expect(rejection).toMatchObject({ status: 409, body: { errorCode: 95, details: [{ path: '1.itemId' }] } });
    expect(await rows()).toEqual([]);
    expect((await post('diamond-bulk', [{ itemId: b }, { itemId: a }])).status).toBe(201);
    const partly = await post<Refusal>('diamond-bulk-remove', [{ itemId: a }, { itemId: soldId }]);
    expect(partly).toMatchObject({ status: 404, body: { errorCode: 95 } });
    expect(await rows()).toHaveLength(2);
    expect((await post('diamond-bulk-remove', [{ itemId: a }, { itemId: b }])).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test('adds and removes a line set as one cart line', async () => {
    const [a = 0, b = 0, c = 0] = await createStones(app, [{ lineSet: 'Row' }, { lineSet: 'Row' }, { lineSet: 'Row' }]);
    const added = await post<CartRow[]>('add-set', { itemId: b });
    expect(added.status).toBe(201);
    expect((await stonesInCart()).toSorted((x, y) => x - y)).toEqual([a, b, c]);
    expect((await remove(`remove-set/${added.body[0]?.id}`)).status).toBe(204);
    expect(await rows()).toEqual([]);
    await post('diamond', { itemId: c });
    expect(await rows()).toHaveLength(3);
    await post('diamond-bulk-remove', [{ itemId: a }]);
    expect(await rows()).toEqual([]);
  });

  test('adds a line set to the cart without its sold stone, even for administrators', async () => {
    const [a = 0, b = 0] = await createStones(app, [
      { lineSet: 'Shorter' },
      { lineSet: 'Shorter' },
      { lineSet: 'Shorter', isActive: false },
    ]);
    const added = await post<CartRow[]>('add-set', { itemId: a }, people.administrator);
    expect(added).toMatchObject({ status: 201, body: [{ itemId: a }, { itemId: b }] });
  });

  test.each(['abc', '0', '-1', '1.5', '9999999999', '99999999999'])('rejects the cart line ID %s', async (id) => {
    expect(await remove(id)).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'id' }] } });
    expect((await remove(`remove-set/${id}`)).status).toBe(400);
  });

  test('rejects a line set if one of its stones is not available', async () => {
    const [a = 0] = await createStones(app, [{ lineSet: 'Broken' }, { lineSet: 'Broken', status: 3 }]);
    expect(await post('add-set', { itemId: a })).toMatchObject({ status: 409, body: { errorCode: 95 } });
    expect(await rows()).toEqual([]);
  });

  test("changes the cart's ETag when a price or the buyer’s markups change", async () => {
    const stone = await createStone(app, { pricePerCarat: '100' });
    await post('diamond', { itemId: stone });
    const get = (etag: string) =>
      app.rest<CartRow[]>('GET', '/api/cart', { token: user.token, headers: { 'if-none-match': etag } });
    const first = await get('"none"');
    expect((await get(first.headers.get('etag') ?? '')).status).toBe(304);
    await app.em().getConnection().execute('update diamond set price_per_carat = 200 where id = ?', [stone]);
    const second = await get(first.headers.get('etag') ?? '');
    expect(second.body[0]?.totalPrice).toBe(200);
    await app.em().getConnection().execute('insert into user_markup (user_id, percent) values (?, 50)', [user.id]);
    const third = await get(second.headers.get('etag') ?? '');
    expect(third.body[0]?.totalPrice).toBe(300);
  });

  test('keeps a cart line without a price when its stone becomes inactive', async () => {
    const stone = await createStone(app);
    await post('diamond', { itemId: stone });
    await app.em().getConnection().execute('update diamond set is_active = false where id = ?', [stone]);
    expect(await rows()).toMatchObject([{ itemId: stone, totalPrice: null }]);
  });
});

describe('cart over GraphQL', () => {
  const fields = `totalPrice lines { __typename id price { total } availability
    ... on DiamondLine { diamond { id stockNumber shape { code } price { total } } }
    ... on DiamondSetLine { lineSet diamonds { id } } }`;
  const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
    problems { index code errorCode message } cart { ${fields} } } }`;

  test('adds available items to the cart, reports other items as problems and returns the total', async () => {
    const [a = 0, soldId = 0, b = 0] = await createStones(app, [
      { pricePerCarat: '100.10' },
      { stockId: 'Somewhere else', status: 4 },
      { pricePerCarat: '200.20' },
    ]);
    const wishlistLineId = await wish(b);
    const response = await app.graphql(
      add,
      { input: { items: [{ diamondId: a }, { diamondId: soldId }, { wishlistLineId }, { diamondId: 999_999_999 }] } },
      user.token,
    );
    expect(response.errors).toEqual([]);
    expect(response.data?.addToCart).toMatchObject({
      problems: [
        { index: 1, code: 'ITEM_NOT_FOUND', errorCode: 95, message: expect.stringContaining('Somewhere else') },
        { index: 3, code: 'DIAMOND_NOT_FOUND', errorCode: 30 },
      ],
      cart: {
        totalPrice: 300.3,
        lines: [
          { price: { total: 100.1 }, diamond: { id: String(a) } },
          { price: { total: 200.2 }, diamond: { id: String(b) } },
        ],
      },
    });
  });

  test('marks cart lines that are no longer available and excludes them from the total', async () => {
    const stones = await createStones(app, [{ pricePerCarat: '100' }, { pricePerCarat: '200' }]);
    await app.graphql(add, { input: { items: stones.map((diamondId) => ({ diamondId })) } }, user.token);
    await app.em().getConnection().execute('update diamond set status = 3 where id = ?', [stones[1]]);
    const { data } = await app.graphql(`{ cart { ${fields} } }`, {}, user.token);
    expect(data?.cart).toMatchObject({
      totalPrice: 100,
      lines: [{ availability: 'FOR_SALE' }, { availability: 'GONE', price: { total: 200 } }],
    });
  });

  test("marks a set's cart line as gone if one of the set's stones is gone", async () => {
    const stones = await createStones(app, [{ lineSet: 'Trio' }, { lineSet: 'Trio' }, { lineSet: 'Trio' }]);
    await app.graphql(add, { input: { items: [{ lineSetDiamondId: stones[0] }] } }, user.token);
    await app.em().getConnection().execute('update diamond set status = 3 where id = ?', [stones[2]]);
    const { data } = await app.graphql(`{ cart { ${fields} } }`, {}, user.token);
    expect(data?.cart).toMatchObject({ totalPrice: 0, lines: [{ lineSet: 'Trio', availability: 'GONE' }] });
  });

  describe('cart line of a line set that has changed', () => {
    const execute = (sql: string, parameters: unknown[]) => app.em().getConnection().execute(sql, parameters);
    const cart = async () => (await app.graphql(`{ cart { ${fields} } }`, {}, user.token)).data?.cart;
    const putIn = (item: object) => app.graphql(add, { input: { items: [item] } }, user.token);

    test.each<[string, (stones: readonly number[]) => Promise<unknown>, number]>([
      ['a stone was added', () => createStone(app, { lineSet: 'Changing' }), 3_000],
      ['a stone was removed', ([, left]) => execute('update diamond set line_set = null where id = ?', [left]), 1_000],
    ])(
      'marks the cart line of a changed set as gone until the set is added again: %s',
      async (_description, change, newTotal) => {
        await execute('update diamond set line_set = null where line_set = ?', ['Changing']);
        const alone = await createStone(app, { pricePerCarat: '50' });
        const stones = await createStones(app, [{ lineSet: 'Changing' }, { lineSet: 'Changing' }]);
        await putIn({ diamondId: alone });
        await putIn({ lineSetDiamondId: stones[0] });
        expect(await cart()).toMatchObject({ totalPrice: 2_050, lines: [{}, { availability: 'FOR_SALE' }] });
        await change(stones);
        expect(await cart()).toMatchObject({
          totalPrice: 50,
          lines: [{ availability: 'FOR_SALE' }, { lineSet: 'Changing', availability: 'GONE' }],
        });
        const [, { id = 0 } = {}] = await rows();
        await remove(`remove-set/${id}`);
        await putIn({ lineSetDiamondId: stones[0] });
        expect(await cart()).toMatchObject({ totalPrice: newTotal + 50, lines: [{}, { availability: 'FOR_SALE' }] });
      },
    );

    test('marks the cart line of a single stone as gone if the stone joins a line set', async () => {
      const stone = await createStone(app);
      await putIn({ diamondId: stone });
      await execute(`update diamond set line_set = 'Joined' where id = ?`, [stone]);
      expect(await cart()).toMatchObject({ totalPrice: 0, lines: [{ availability: 'GONE' }] });
      await putIn({ diamondId: stone });
      expect(await cart()).toMatchObject({ totalPrice: 1_000, lines: [{ availability: 'FOR_SALE' }] });
    });
  });

  test('removes cart lines and reports lines that do not exist', async () => {
    const stone = await createStone(app);
    const { body } = await post('diamond', { itemId: stone });
    const response = await app.graphql(
      `mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { problems { index code } cart { totalPrice lines { id } } } }`,
      { input: { lineIds: [body.id, 999_999_999] } },
      user.token,
    );
    expect(response.data?.removeFromCart).toEqual({
      problems: [{ index: 1, code: 'ITEM_NOT_FOUND' }],
      cart: { totalPrice: 0, lines: [] },
    });
  });

  test.each([
    '{ cart { totalPrice } }',
    'mutation { addToCart(input: {items: [{diamondId: 1}]}) { problems { index } } }',
  ])('returns FORBIDDEN to anonymous clients: %s', async (query) => {
    const response = await app.graphql(query, {}, people.anonymous);
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 70 });
  });

  test('runs at most two more queries for a cart with 50 lines than for a cart with one line', async () => {
    const stones = await createStones(
      app,
      Array.from({ length: 50 }, (_, index) => (index < 10 ? { lineSet: `Set ${index % 2}` } : {})),
    );
    const queriesOf = async () => {
      const { result, queries } = await countQueries(() => app.graphql(`{ cart { ${fields} } }`, {}, user.token));
      expect(result.errors).toEqual([]);
      return queries;
    };
    await post('diamond', { itemId: stones[20] });
    const count = await queriesOf();
    await post(
      'diamond-bulk',
      stones.map((itemId) => ({ itemId })),
    );
    const fifty = await queriesOf();
    // Line sets need two more queries: one for their stones, and one that checks that the sets are complete.
    expect(fifty.length).toBeLessThanOrEqual(count.length + 2);
    expect(count.length).toBeGreaterThan(0);
    expect(count.length).toBeLessThanOrEqual(4);
  });
});
