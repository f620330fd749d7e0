import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Wish {
  id: number;
  itemId: number;
  itemType: number;
  creationDate: string;
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

const post = <T = Wish>(path: string, body: unknown, token = user.token) =>
  app.rest<T>('POST', `/api/wishlist/${path}`, { body, token });
const wishes = async (token = user.token) => (await app.rest<Wish[]>('GET', '/api/wishlist', { token })).body;
const readWishedIds = async (token = user.token) => (await wishes(token)).map(({ itemId }) => itemId);

describe('wishlist over REST', () => {
  test('adds a stone to the wishlist, lists it with all documented fields, and removes it', async () => {
    const stone = await createStone(app);
    const added = await post('diamond', { itemId: stone });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(Number),
      itemId: stone,
      itemType: 1,
      numberOfStones: null,
      carats: null,
      ringSize: null,
      eternityRingId: null,
      braceletId: null,
      engagementRingId: null,
      engagementRingSettingId: null,
      engagementDiamondId: null,
      completedRingId: null,
      completedRingSettingId: null,
      completedGenericDiamondId: null,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await wishes()).toEqual([added.body]);
    const removed = await app.rest('DELETE', `/api/wishlist/${added.body.id}`, { token: user.token });
    expect(removed).toMatchObject({ status: 204, body: null });
    expect(await wishes()).toEqual([]);
  });

  test('returns the existing wishlist line if a stone is added again', async () => {
    const stone = await createStone(app);
    const first = await post('diamond', { itemId: stone });
    const second = await post('diamond', { itemId: stone });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await wishes()).toHaveLength(1);
  });

  test('creates only one wishlist line for 20 concurrent identical requests', async () => {
    const stone = await createStone(app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => post('diamond', { itemId: stone })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await readWishedIds()).toEqual([stone]);
  });

  test.each([
    ['unknown', async () => 999_999_999],
    ['inactive', () => createStone(app, { isActive: false })],
    ['on a page that is hidden from the user', () => createStone(app, { isLabGrown: true })],
  ])('returns 404 for a stone that is %s', async (_description, make) => {
    const restricted = await createPerson(app, { pages: [2] });
    const stone = await make();
    const response = await post<{ errorCode: number }>('diamond', { itemId: stone }, restricted.token);
    expect(response).toMatchObject({ status: 404, body: { errorCode: 30 } });
    expect(await wishes(restricted.token)).toEqual([]);
  });

  test('accepts a wishlist item that is on hold for another user', async () => {
    const other = await createPerson(app);
    const stone = await createStone(app, { status: 2, holdUserId: other.id });
    expect((await post('diamond', { itemId: stone })).status).toBe(201);
  });

  test.each([
    [[{}], '0.itemId'],
    [[{ itemId: 'one' }], '0.itemId'],
    [[{ itemId: -1 }], '0.itemId'],
    [[{ itemId: null }], '0.itemId'],
    [[], ''],
    [['text'], '0.itemId'],
    [[{ itemId: { $gt: 0 } }], '0.itemId'],
  ])('rejects the request body %j and names the field', async (body, path) => {
    const response = await post<{ errorCode: number; details: { path: string }[] }>('diamond-bulk', body);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(response.body.details[0]?.path).toBe(path);
    expect(await wishes()).toEqual([]);
  });

  test('adds all stones in a bulk request to the wishlist, in order', async () => {
    const stones = await createStones(app, [{}, {}, {}]);
    const response = await post<Wish[]>(
      'diamond-bulk',
      stones.toReversed().map((itemId) => ({ itemId })),
    );
    expect(response.status).toBe(201);
    expect(response.body.map(({ itemId }) => itemId)).toEqual(stones.toReversed());
    expect((await readWishedIds()).toSorted((a, b) => a - b)).toEqual(stones);
  });

  test('adds nothing if a bulk request contains an unknown stone, and names that stone', async () => {
    const stone = await createStone(app);
    const response = await post<{ errorCode: number; details: { path: string }[] }>('diamond-bulk', [
      { itemId: stone },
      { itemId: 999_999_999 },
    ]);
    expect(response).toMatchObject({ status: 404, body: { errorCode: 30, details: [{ path: '1.itemId' }] } });
    expect(await wishes()).toEqual([]);
  });

  test("adds and removes a line set as one wishlist line, without the set's hidden stones", async () => {
    const [a, b, hidden] = await createStones(app, [
      { lineSet: 'Whole' },
      { lineSet: 'Whole' },
      { lineSet: 'Whole', isActive: false },
    ]);
    const added = await post<Wish[]>('diamond-set', [{ itemId: b }]);
    expect(added.status).toBe(201);
    expect(added.body.map(({ itemId }) => itemId)).toEqual([b, a]);
    expect(await readWishedIds()).not.toContain(hidden);
    const removed = await app.rest('DELETE', `/api/wishlist/remove-diamonds-set/${added.body[0]?.id}`, {
      token: user.token,
    });
    expect(removed.status).toBe(204);
    expect(await wishes()).toEqual([]);
  });

  test('removes a line set through one of its stones or one of its lines', async () => {
    const [a, b] = await createStones(app, [{ lineSet: 'Twice' }, { lineSet: 'Twice' }]);
    await post('diamond', { itemId: a });
    expect(await readWishedIds()).toEqual([a, b]);
    await app.rest('DELETE', `/api/wishlist/remove-diamonds-set/${b}`, { token: user.token });
    expect(await wishes()).toEqual([]);
    const again = await post('diamond', { itemId: b });
    expect(again.body.itemId).toBe(b);
    await post('remove-basket-item', { wishedItemId: again.body.id });
    expect(await wishes()).toEqual([]);
  });

  test('rejects a stone that does not belong to a line set if a line set is expected', async () => {
    const stone = await createStone(app);
    const response = await post('diamond-set', [{ itemId: stone }]);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    const removal = await app.rest('DELETE', `/api/wishlist/remove-diamonds-set/${stone}`, { token: user.token });
    expect(removal).toMatchObject({ status: 404, body: { errorCode: 95 } });
  });

  test('removes either all lines given in one request or none', async () => {
    const stones = await createStones(app, [{}, {}, {}]);
    const { body } = await post<Wish[]>(
      'diamond-bulk',
      stones.map((itemId) => ({ itemId })),
    );
    const [first, second] = body;
    const rejection = await post('bulk-remove-basket-item', [
      { wishedItemId: first?.id },
      { wishedItemId: 999_999_999 },
    ]);
    expect(rejection).toMatchObject({ status: 404, body: { errorCode: 95 } });
    expect(await wishes()).toHaveLength(3);
    const response = await post('bulk-remove-basket-item', [{ wishedItemId: first?.id }, { wishedItemId: second?.id }]);
    expect(response.status).toBe(204);
    expect(await readWishedIds()).toEqual([stones[2]]);
  });

  test('does not return or remove wishlist lines of other users', async () => {
    const other = await createPerson(app);
    const stone = await createStone(app);
    const { body } = await post('diamond', { itemId: stone }, other.token);
    expect(await wishes()).toEqual([]);
    const removal = await app.rest('DELETE', `/api/wishlist/${body.id}`, { token: user.token });
    expect(removal).toMatchObject({ status: 404, body: { errorCode: 95 } });
    expect(await readWishedIds(other.token)).toEqual([stone]);
  });

  test('returns 304 for an unchanged wishlist, and returns the wishlist in pages', async () => {
    const stones = await createStones(app, [{}, {}, {}]);
    await post(
      'diamond-bulk',
      stones.map((itemId) => ({ itemId })),
    );
    const first = await app.rest('GET', '/api/wishlist', { token: user.token });
    const etag = first.headers.get('etag') ?? '';
    const second = await app.rest('GET', '/api/wishlist', { token: user.token, headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    const page = await app.rest<Wish[]>('GET', '/api/wishlist?page=1&pageSize=2', { token: user.token });
    expect(page.body.map(({ itemId }) => itemId)).toEqual([stones[2]]);
    expect(page.headers.get('x-total-count')).toBe('3');
    await app.rest('DELETE', `/api/wishlist/${page.body[0]?.id}`, { token: user.token });
    const third = await app.rest('GET', '/api/wishlist', { token: user.token, headers: { 'if-none-match': etag } });
    expect(third.status).toBe(200);
  });

  test('lists the wishlists of all users for administrators', async () => {
    const stone = await createStone(app);
    await post('diamond', { itemId: stone });
    const response = await app.rest<{ userId: number; user: { email: string }; items: Wish[] }[]>(
      'GET',
      '/api/wishlist/fetch-all',
      { token: people.administrator },
    );
    const mine = response.body.find(({ userId }) => userId === user.id);
    expect(mine).toMatchObject({ user: { email: user.email }, items: [{ itemId: stone, itemType: 1 }] });
    expect(response.body.every(({ items }) => items.length > 0)).toBe(true);
    const page = await app.rest<unknown[]>('GET', '/api/wishlist/fetch-all?page=0&pageSize=1', {
      token: people.administrator,
    });
    expect(page.body).toHaveLength(1);
    expect(Number(page.headers.get('x-total-count'))).toBe(response.body.length);
  });
});

describe('wishlist over GraphQL', () => {
  const add = `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) {
    problems { index code errorCode message }
    wishlist { lines { __typename id description carats price { total perCarat } availability createdAt
      ... on DiamondLine { diamond { id stockNumber price { total } } }
      ... on DiamondSetLine { lineSet diamonds { id } } } } } }`;

  test('adds the valid items to the wishlist and returns problems for the invalid items', async () => {
    const stone = await createStone(app, { carats: '1.5', pricePerCarat: '2000' });
    const response = await app.graphql(
      add,
      { input: { items: [{ diamondId: 999_999_999 }, { diamondId: stone }, { wishlistLineId: 999_999_999 }] } },
      user.token,
    );
    expect(response.errors).toEqual([]);
    expect(response.data?.addToWishlist).toMatchObject({
      problems: [
        { index: 0, code: 'DIAMOND_NOT_FOUND', errorCode: 30 },
        { index: 2, code: 'ITEM_NOT_FOUND', errorCode: 95 },
      ],
      wishlist: {
        lines: [
          {
            __typename: 'DiamondLine',
            carats: 1.5,
            price: { total: 3000, perCarat: 2000 },
            availability: 'FOR_SALE',
            diamond: { id: String(stone), price: { total: 3000 } },
          },
        ],
      },
    });
  });

  test('returns a line set as one line with totals and the average price per carat', async () => {
    const [a, b] = await createStones(app, [
      { lineSet: 'Summed', carats: '1', pricePerCarat: '1000' },
      { lineSet: 'Summed', carats: '2', pricePerCarat: '2000.5' },
    ]);
    const response = await app.graphql(add, { input: { items: [{ lineSetDiamondId: a }] } }, user.token);
    expect(response.data?.addToWishlist).toMatchObject({
      problems: [],
      wishlist: {
        lines: [
          {
            __typename: 'DiamondSetLine',
            lineSet: 'Summed',
            carats: 3,
            price: { total: 5001, perCarat: 1667 },
            availability: 'FOR_SALE',
            diamonds: [{ id: String(a) }, { id: String(b) }],
          },
        ],
      },
    });
  });

  test("keeps a deactivated stone's wishlist line, without a price", async () => {
    const stone = await createStone(app, { stockId: 'Leaver' });
    await app.graphql(add, { input: { items: [{ diamondId: stone }] } }, user.token);
    await app.em().getConnection().execute('update diamond set is_active = false where id = ?', [stone]);
    const response = await app.graphql(
      '{ wishlist { lines { description availability price { total } carats ... on DiamondLine { diamond { id } } } } }',
      {},
      user.token,
    );
    expect(response.errors).toEqual([]);
    expect(response.data?.wishlist).toEqual({
      lines: [
        {
          description: expect.stringContaining('Leaver'),
          availability: 'GONE',
          price: null,
          carats: null,
          diamond: null,
        },
      ],
    });
  });

  test('removes wishlist lines and returns problems for missing lines', async () => {
    const stone = await createStone(app);
    const { body } = await post('diamond', { itemId: stone });
    const response = await app.graphql(
      `mutation ($input: RemoveFromWishlistInput!) { removeFromWishlist(input: $input) {
        problems { index code } wishlist { lines { id } } } }`,
      { input: { lineIds: [999_999_999, body.id] } },
      user.token,
    );
    expect(response.data?.removeFromWishlist).toEqual({
      problems: [{ index: 0, code: 'ITEM_NOT_FOUND' }],
      wishlist: { lines: [] },
    });
  });

  test.each([
    ['{ wishlist { lines { id } } }', {}],
    [add, { input: { items: [{ diamondId: 1 }] } }],
    [
      'mutation ($input: RemoveFromWishlistInput!) { removeFromWishlist(input: $input) { problems { index } } }',
      { input: { lineIds: [1] } },
    ],
  ])('requires a signed-in user: %s', async (query, variables) => {
    const response = await app.graphql(query, variables);
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 70 });
  });

  test.each([
    ['no items', { items: [] }],
    ['too many items', { items: Array.from({ length: 501 }, () => ({ diamondId: 1 })) }],
    ['two products in one item', { items: [{ diamondId: 1, lineSetDiamondId: 1 }] }],
    ['an empty item', { items: [{}] }],
  ])('rejects a request with %s', async (_description, input) => {
    const response = await app.graphql(add, { input }, user.token);
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', errorCode: 90 });
  });
});
