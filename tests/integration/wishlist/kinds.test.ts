import { createItems, type Items } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Row {
  id: number;
  itemId: number;
  itemType: number;
  wishedItemId?: number | null;
  totalPrice?: number | null;
  numberOfStones: number | null;
  carats: number | null;
  ringSize: string | null;
  engagementRingId: number | null;
  completedRingId: number | null;
  eternityRingId: number | null;
  braceletId: number | null;
}
interface Refusal {
  errorCode: number;
  details?: { path: string; message: string }[];
}

let app: TestApp;
let user: Person;
let allItems: Items;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createPerson(app, { markups: [{ percent: '10' }] });
  allItems = await createItems(app);
});

const post = <T = Row>(path: string, body: unknown, token = user.token) =>
  app.rest<T>('POST', `/api/${path}`, { body, token });
const list = async (name: 'wishlist' | 'cart') =>
  (await app.rest<Row[]>('GET', `/api/${name}`, { token: user.token })).body;
const execute = (sql: string, parameters: unknown[]) => app.em().getConnection().execute(sql, parameters);

/**
 * For each item kind: wishlist path, request, response, cart path, cart request, and price for the user. Markups
 * apply only to stones.
 */
const calls: [
  string,
  (items: Items) => object,
  (items: Items) => object,
  string,
  (wish: Row, items: Items) => object,
  number,
][] = [
  [
    'melee',
    ({ meleeId }) => ({ itemId: meleeId, carats: 2.5, numberOfStones: 80 }),
    ({ meleeId }) => ({ itemType: 2, itemId: meleeId, carats: 2.5, numberOfStones: 80 }),
    'melee',
    (_wish, { meleeId }) => ({ itemId: meleeId, carats: 2.5, numberOfStones: 80 }),
    1_100,
  ],
  [
    'parcel',
    ({ parcelId }) => ({ itemId: parcelId, numberOfStones: 4, ringSize: 6.5 }),
    ({ parcelId }) => ({ itemType: 1, itemId: parcelId, numberOfStones: 4, ringSize: '6.5', carats: null }),
    'diamond',
    (_wish, { parcelId }) => ({ itemId: parcelId }),
    // The documented cart request is for one stone from the parcel.
    550,
  ],
  [
    'engagement-ring',
    ({ ringSettingId, diamondId }) => ({ engagementRingSettingId: ringSettingId, engagementDiamondId: diamondId }),
    ({ ringSettingId, diamondId }) => ({
      itemType: 4,
      engagementRingSettingId: ringSettingId,
      engagementDiamondId: diamondId,
    }),
    'engagementRing',
    ({ engagementRingId }) => ({ engagementRingId, totalPrice: 1 }),
    2_050,
  ],
  [
    'completed-ring',
    ({ ringSettingId, genericDiamondId }) => ({
      completedRingSettingId: ringSettingId,
      completedGenericDiamondId: genericDiamondId,
    }),
    ({ ringSettingId, genericDiamondId }) => ({
      itemType: 5,
      completedRingSettingId: ringSettingId,
      completedGenericDiamondId: genericDiamondId,
    }),
    'completedRing',
    ({ completedRingId }) => ({ completedRingId, totalPrice: 1 }),
    4_250,
  ],
  [
    'eternity-ring',
    ({ eternityRingId }) => ({ eternityRingId }),
    ({ eternityRingId }) => ({ itemType: 6, itemId: eternityRingId, eternityRingId }),
    'eternityRing',
    ({ eternityRingId }) => ({ eternityRingId }),
    1_800,
  ],
  [
    'bracelet',
    ({ braceletId }) => ({ braceletId }),
    ({ braceletId }) => ({ itemType: 7, itemId: braceletId, braceletId }),
    'bracelet',
    ({ braceletId }) => ({ braceletId }),
    2_400,
  ],
];

describe.each(calls)('wishlist and cart over REST: %s', (path, body, expected, cartPath, cartBody, price) => {
  test('adds an item to the wishlist and cart at the server’s price, returns the existing line if added again, and removes it', async () => {
    const wishResponse = await post(`wishlist/${path}`, body(allItems));
    expect(wishResponse).toMatchObject({ status: 201, body: expected(allItems) });
    expect(await post(`wishlist/${path}`, body(allItems))).toEqual({ ...wishResponse, headers: expect.anything() });
    expect(await list('wishlist')).toEqual([wishResponse.body]);

    const put = await post(`cart/${cartPath}`, {
      ...cartBody(wishResponse.body, allItems),
      wishedItemId: wishResponse.body.id,
    });
    expect(put).toMatchObject({ status: 201, body: { totalPrice: price, wishedItemId: wishResponse.body.id } });
    expect(await list('cart')).toEqual([put.body]);

    expect((await app.rest('DELETE', `/api/cart/${put.body.id}`, { token: user.token })).status).toBe(204);
    const removed = await post('wishlist/remove-basket-item', { wishedItemId: wishResponse.body.id });
    expect(removed.status).toBe(204);
    expect([await list('cart'), await list('wishlist')]).toEqual([[], []]);
  });

  test('requires a signed-in user, and rejects an empty body', async () => {
    expect(await app.rest('POST', `/api/wishlist/${path}`, { body: body(allItems) })).toMatchObject({ status: 401 });
    const rejection = await post<Refusal>(`wishlist/${path}`, {});
    expect(rejection).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(await list('wishlist')).toEqual([]);
  });
});

test.each<[string, string, () => object, number, number]>([
  ['an unknown lot', 'melee', () => ({ itemId: 999_999_999, carats: 1 }), 404, 95],
  ['an unknown parcel', 'parcel', () => ({ itemId: 999_999_999, numberOfStones: 1 }), 404, 30],
  ['an unknown eternity ring', 'eternity-ring', () => ({ eternityRingId: 999_999_999 }), 404, 95],
  ['an unknown bracelet', 'bracelet', () => ({ braceletId: 999_999_999 }), 404, 95],
  [
    'an unknown setting',
    'engagement-ring',
    () => ({ engagementRingSettingId: 999_999_999, engagementDiamondId: allItems.diamondId }),
    404,
    95,
  ],
  [
    'an unknown diamond',
    'engagement-ring',
    () => ({ engagementRingSettingId: allItems.ringSettingId, engagementDiamondId: 999_999_999 }),
    404,
    30,
  ],
])('returns 404 for a wishlist item with %s', async (_description, path, body, status, errorCode) => {
  expect(await post<Refusal>(`wishlist/${path}`, body())).toMatchObject({ status, body: { errorCode } });
  expect(await list('wishlist')).toEqual([]);
});

test.each([
  ['melee', 'melee', 'meleeId', (id: number) => ({ itemId: id, carats: 1 })],
  ['bracelet', 'bracelet', 'braceletId', (id: number) => ({ braceletId: id })],
  ['eternity_ring', 'eternity-ring', 'eternityRingId', (id: number) => ({ eternityRingId: id })],
] as const)('returns the same error for a hidden %s as for an unknown ID', async (table, path, name, body) => {
  await execute(`update ${table} set is_active = false where id = ?`, [allItems[name]]);
  const hidden = await post<Refusal>(`wishlist/${path}`, body(allItems[name]));
  const unknown = await post<Refusal>(`wishlist/${path}`, body(999_999_999));
  expect(hidden).toMatchObject({ status: 404, body: { errorCode: 95 } });
  expect(hidden.body.details).toEqual(unknown.body.details);
});

test.each<[string, () => Promise<object>, string]>([
  [
    'a stone of another shape',
    async () => ({ engagementDiamondId: await createStone(app, { shapeId: 8 }) }),
    'engagementDiamondId',
  ],
  [
    'a stone that is too large',
    async () => ({ engagementDiamondId: await createStone(app, { carats: '1.51' }) }),
    'engagementDiamondId',
  ],
  ['a parcel', async () => ({ engagementDiamondId: allItems.parcelId }), 'engagementDiamondId'],
  [
    'a stone of a line set',
    async () => ({ engagementDiamondId: await createStone(app, { lineSet: 'Ring set' }) }),
    'engagementDiamondId',
  ],
  ['a size in which the setting is not available', async () => ({ ringSize: 9.5 }), 'ringSize'],
  ['an engraving that is too long', async () => ({ engraving: 'x'.repeat(41) }), 'engraving'],
])('rejects a ring with %s and names the field', async (_description, wrong, field) => {
  const body = {
    engagementRingSettingId: allItems.ringSettingId,
    engagementDiamondId: allItems.diamondId,
    ...(await wrong()),
  };
  const response = await post<Refusal>('wishlist/engagement-ring', body);
  expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
  expect(response.body.details?.map(({ path }) => path.split('.').at(-1))).toEqual([field]);
  expect(await list('wishlist')).toEqual([]);
});

test('replaces the amount if a lot or parcel is added again', async () => {
  await post('wishlist/melee', { itemId: allItems.meleeId, carats: 1 });
  await post('wishlist/melee', { itemId: allItems.meleeId, carats: 3.125 });
  await post('wishlist/parcel', { itemId: allItems.parcelId, numberOfStones: 2 });
  await post('wishlist/parcel', { itemId: allItems.parcelId, numberOfStones: 5 });
  expect(await list('wishlist')).toMatchObject([{ carats: 3.125 }, { numberOfStones: 5 }]);
});

test('uses the last amount if one request lists a lot twice', async () => {
  const { meleeId } = allItems;
  const items = [1, 2.5].map((carats) => ({ melee: { meleeId, carats } }));
  const { data } = await app.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } cart { lines { carats price { total } } } } }',
    { input: { items } },
    user.token,
  );
  expect(data?.addToCart).toEqual({ problems: [], cart: { lines: [{ carats: 2.5, price: { total: 1_100 } }] } });
});

test('rejects more stones than the parcel has, and more carats than the lot has', async () => {
  const stones = await post<Refusal>('wishlist/parcel', { itemId: allItems.parcelId, numberOfStones: 11 });
  expect(stones).toMatchObject({ status: 400, body: { errorCode: 90 } });
  expect(stones.body.details).toEqual([{ path: 'numberOfStones', message: 'must be at most 10' }]);
  const carats = await post<Refusal>('cart/melee', { itemId: allItems.meleeId, carats: 100.001 });
  expect(carats).toMatchObject({ status: 409, body: { errorCode: 95 } });
});

test('returns 404 for another user’s ring', async () => {
  const body = { engagementRingSettingId: allItems.ringSettingId, engagementDiamondId: allItems.diamondId };
  const { engagementRingId } = (await post('wishlist/engagement-ring', body)).body;
  const other = await createPerson(app);
  const rejection = await post<Refusal>('cart/engagementRing', { engagementRingId }, other.token);
  expect(rejection).toMatchObject({ status: 404, body: { errorCode: 95 } });
});

describe('wishlist item with a ring created in the same request', () => {
  const rings = () => execute('select ring_setting_id, diamond_id from engagement_ring where user_id = ?', [user.id]);
  const add = (list: 'Cart' | 'Wishlist', items: object[]) =>
    app.graphql<Record<string, { problems: { code: string; message: string }[] }>>(
      `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { code message } } }`,
      { input: { items } },
      user.token,
    );
  const ring = ({ ringSettingId, diamondId }: Items) => ({
    engagementRing: { ringSettingId, diamondId, ringSize: 6, engraving: 'Yes' },
  });

  test('does not store the ring if the wishlist item is rejected', async () => {
    const other = await createPerson(app);
    await execute('update diamond set status = 2, hold_user_id = ? where id = ?', [other.id, allItems.diamondId]);
    const { data } = await add('Cart', [ring(allItems), { jewelleryPieceId: allItems.jewelleryPieceId }]);
    expect(data?.addToCart?.problems).toEqual([
      { code: 'ITEM_NOT_FOUND', message: expect.stringMatching(/engraved “Yes” is on hold for another buyer/) },
    ]);
    expect(await list('cart')).toHaveLength(1);
    expect(await rings()).toEqual([]);
  });

  test('stores the ring once if it is added several times', async () => {
    const { data } = await add('Wishlist', [ring(allItems), ring(allItems)]);
    expect(data?.addToWishlist?.problems).toEqual([]);
    expect((await add('Cart', [ring(allItems)])).data?.addToCart?.problems).toEqual([]);
    expect(await rings()).toEqual([{ ring_setting_id: allItems.ringSettingId, diamond_id: allItems.diamondId }]);
    const [wish] = await list('wishlist');
    expect(await list('cart')).toMatchObject([{ itemId: wish?.itemId, wishedItemId: wish?.id, totalPrice: 2_050 }]);
  });
});
