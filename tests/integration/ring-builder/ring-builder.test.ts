import { sql } from 'kysely';
import sharp from 'sharp';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;
let user: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  user = await createPerson(app, { markups: [{ percent: '10' }] });
});
afterAll(() => app.stop());

/** Inserts a row into a stock table and returns its ID. */
async function insert(table: string, facts: Record<string, unknown>): Promise<number> {
  const names = Object.keys(facts).map((name) => sql.id(name));
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(facts))}) returning id`.execute(
    app.em().getKysely(),
  );
  return rows[0]?.id ?? 0;
}

let serial = 0;
const setting = (facts: Record<string, unknown> = {}) =>
  insert('ring_setting', {
    stock_number: `RS-${++serial}`,
    name: 'Solitaire',
    price: 500,
    shape_ids: [1, 3],
    carats_from: 0.5,
    carats_to: 1.5,
    ring_size_from: 4,
    ring_size_to: 8,
    ...facts,
  });
const generic = (facts: Record<string, unknown> = {}) =>
  insert('generic_diamond', {
    stock_number: `GD-${++serial}`,
    shape_id: 1,
    color_id: 4,
    clarity_id: 5,
    carats_from: 1,
    carats_to: 1.2,
    price_per_carat: 1000,
    ...facts,
  });

describe('rings in the wishlist, cart and order', () => {
  const wish = (body: object, path = 'engagement-ring') =>
    app.rest<Record<string, number> & { errorCode?: number; details?: { path: string }[] }>(
      'POST',
      `/api/wishlist/${path}`,
      { body, token: user.token },
    );

  test('moves a ring setting with a diamond from the wishlist to the cart and into an order, at the caller’s price', async () => {
    const ringSetting = await setting();
    const diamond = await createStone(app, { carats: '1', pricePerCarat: '2000' });
    const wishResponse = await wish({
      engagementRingSettingId: ringSetting,
      engagementDiamondId: diamond,
      ringSize: 6.5,
      engraving: 'A & B',
    });
    expect(wishResponse.status).toBe(201);
    expect(wishResponse.body).toMatchObject({
      itemType: 4,
      engagementRingSettingId: ringSetting,
      engagementDiamondId: diamond,
      engagementRingId: wishResponse.body.itemId,
    });
    const again = await wish({
      engagementRingSettingId: ringSetting,
      engagementDiamondId: diamond,
      ringSize: 6.5,
      engraving: 'A & B',
    });
    expect(again.body.id).toBe(wishResponse.body.id);

    const inCart = await app.rest<Record<string, number>>('POST', '/api/cart/engagementRing', {
      body: { totalPrice: 1, wishedItemId: wishResponse.body.id, engagementRingId: wishResponse.body.engagementRingId },
      token: user.token,
    });
    expect(inCart.status).toBe(201);
    // The setting costs 500, and the stone costs 2,000 plus 10 %.
    expect(inCart.body).toMatchObject({ totalPrice: 2700, engagementRingId: wishResponse.body.engagementRingId });

    const cart = await app.graphql<{ cart: { lines: Record<string, unknown>[]; totalPrice: number } }>(
      `{ cart { totalPrice lines { __typename description price { total } availability
        ... on EngagementRingLine { engagementRing { ringSize engraving ringSetting { name price { total } } diamond { id } } } } } }`,
      {},
      user.token,
    );
    expect(cart.errors).toEqual([]);
    expect(cart.data?.cart.lines).toEqual([
      {
        __typename: 'EngagementRingLine',
        description: expect.stringContaining('Solitaire with'),
        price: { total: 2700 },
        availability: 'FOR_SALE',
        engagementRing: {
          ringSize: 6.5,
          engraving: 'A & B',
          ringSetting: { name: 'Solitaire', price: { total: 500 } },
          diamond: { id: String(diamond) },
        },
      },
    ]);

    const order = await app.rest<{ id: number; totalPrice: number; items: Record<string, unknown>[] }>(
      'POST',
      '/api/orders',
      { token: user.token },
    );
    expect(order.status).toBe(201);
    expect(order.body.items).toMatchObject([
      {
        type: 4,
        totalPrice: 2700,
        engagementRingId: wishResponse.body.engagementRingId,
        engagementRing: { ringSettingId: ringSetting, diamondId: diamond, ringSize: 6.5, engraving: 'A & B' },
      },
    ]);
    const others = await createPerson(app);
    const conflict = await app.rest<{ errorCode: number }>('POST', '/api/cart/diamond', {
      body: { itemId: diamond },
      token: others.token,
    });
    expect(conflict).toMatchObject({ status: 409, body: { errorCode: 95 } });
    const read = await app.graphql<{ order: { lines: { item: Record<string, unknown> }[] } }>(
      `query ($id: ID!) { order(id: $id) { lines { item { __typename ... on EngagementRing { ringSize diamond { id } } } } } }`,
      { id: order.body.id },
      user.token,
    );
    expect(read.errors).toEqual([]);
    expect(read.data?.order.lines[0]?.item).toEqual({
      __typename: 'EngagementRing',
      ringSize: 6.5,
      diamond: { id: String(diamond) },
    });
  });

  test('sells a completed ring as made to order, at the combined price of setting and stone', async () => {
    const ringSetting = await setting();
    const stone = await generic();
    const wishResponse = await wish(
      { completedRingSettingId: ringSetting, completedGenericDiamondId: stone },
      'completed-ring',
    );
    expect(wishResponse.body).toMatchObject({ itemType: 5, completedGenericDiamondId: stone });
    const inCart = await app.rest('POST', '/api/cart/completedRing', {
      body: { wishedItemId: wishResponse.body.id, completedRingId: wishResponse.body.completedRingId },
      token: user.token,
    });
    expect(inCart.body).toMatchObject({ totalPrice: 1600 });
    expect((await app.rest('POST', '/api/orders', { token: user.token })).status).toBe(201);
  });

  test.each([
    ['another shape', { shapeId: 8 }, {}, {}],
    ['too small', { carats: '0.4' }, {}, {}],
    ['too large', { carats: '1.6' }, {}, {}],
    ['a parcel', { parcelStones: 5 }, {}, {}],
    ['of a line set', { lineSet: 'Only together' }, {}, {}],
  ])('rejects a stone that does not fit the setting: %s', async (_description, stoneFacts, settingFacts, more) => {
    const body = {
      engagementRingSettingId: await setting(settingFacts),
      engagementDiamondId: await createStone(app, stoneFacts),
      ...more,
    };
    const response = await wish(body);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(response.body.details?.[0]?.path).toBe('engagementDiamondId');
  });

  test('rejects a ring size that the setting is not made in, a hidden setting and a hidden stone', async () => {
    const ringSetting = await setting();
    const diamond = await createStone(app);
    const hiddenSetting = await setting({ is_active: false });
    const hiddenStone = await createStone(app, { isActive: false });
    const tooBig = await wish({ engagementRingSettingId: ringSetting, engagementDiamondId: diamond, ringSize: 9 });
    expect(tooBig).toMatchObject({ status: 400, body: { errorCode: 90 } });
    const noSetting = await wish({ engagementRingSettingId: hiddenSetting, engagementDiamondId: diamond });
    expect(noSetting).toMatchObject({ status: 404, body: { errorCode: 95 } });
    const noStone = await wish({ engagementRingSettingId: ringSetting, engagementDiamondId: hiddenStone });
    expect(noStone).toMatchObject({ status: 404, body: { errorCode: 30 } });
  });

  test('returns 404 for another user’s ring', async () => {
    const wishResponse = await wish({
      engagementRingSettingId: await setting(),
      engagementDiamondId: await createStone(app),
    });
    const other = await createPerson(app);
    const stolen = await app.rest('POST', '/api/cart/engagementRing', {
      body: { engagementRingId: wishResponse.body.engagementRingId },
      token: other.token,
    });
    expect(stolen).toMatchObject({ status: 404, body: { errorCode: 95 } });
  });
});

describe('matching settings and stones', () => {
  test('lists diamonds for a setting and settings for a stone', async () => {
    const ringSetting = await setting({ shape_ids: [9], carats_from: 2, carats_to: 3 });
    const fits = await createStone(app, { shapeId: 9, carats: '2.5' });
    await createStone(app, { shapeId: 9, carats: '3.5' });
    // Stones of a line set are sold together, so none of them can be set in a ring.
    await createStone(app, { shapeId: 9, carats: '2.5', lineSet: 'Pears' });
    const { data, errors } = await app.graphql<{
      diamonds: { total: number; items: { id: string }[] };
      fittingRingSettings: { total: number; items: { id: string }[] };
    }>(
      `query ($setting: ID, $diamond: ID) {
        diamonds(filter: {fitsRingSettingId: $setting}) { total items { id } }
        fittingRingSettings(stone: {diamondId: $diamond}) { total items { id } }
      }`,
      { setting: ringSetting, diamond: fits },
      user.token,
    );
    expect(errors).toEqual([]);
    expect(data?.diamonds).toEqual({ total: 1, items: [{ id: String(fits) }] });
    expect(data?.fittingRingSettings).toEqual({ total: 1, items: [{ id: String(ringSetting) }] });
    await sql`update ring_setting set carats_to = 2.2 where id = ${ringSetting}`.execute(app.em().getKysely());
    const later = await app.graphql<{ diamonds: { total: number } }>(
      `query ($setting: ID) { diamonds(filter: {fitsRingSettingId: $setting}) { total } }`,
      { setting: ringSetting },
      user.token,
    );
    expect(later.data?.diamonds.total).toBe(0);
  });

  test.each([
    ['a parcel', { parcelStones: 5 }],
    ['a stone of a line set', { lineSet: 'Not for rings' }],
  ])('rejects %s as the diamond for a ring', async (_description, facts) => {
    await setting();
    const { data, errors } = await app.graphql(
      `query ($diamond: ID) { fittingRingSettings(stone: {diamondId: $diamond}) { total } }`,
      { diamond: await createStone(app, facts) },
      user.token,
    );
    expect(data?.fittingRingSettings).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'diamondId' }] });
  });
});

describe('example rings on the site', () => {
  test('lets administrators choose the example ring, and shows others only a setting and stone that they may see', async () => {
    const ringSetting = await setting();
    const diamond = await createStone(app, { stockId: 'EXAMPLE-1' });
    const ring = await app.rest('POST', '/api/ring_config/update_ring', {
      body: { ringSetting: { id: ringSetting } },
      token: people.administrator,
    });
    expect(ring.status).toBe(204);
    const stone = await app.rest('POST', '/api/ring_config/update_diamond', {
      body: { diamond: { stockId: 'EXAMPLE-1' } },
      token: people.administrator,
    });
    expect(stone.status).toBe(204);
    const response = await app.rest('GET', '/api/ring_config/single', { token: user.token });
    expect(response.body).toMatchObject({ ringSetting: { id: ringSetting }, diamond: { id: diamond } });
    // Visitors cannot see the stone.
    const visitor = await app.rest('GET', '/api/ring_config/single');
    expect(visitor.body).toMatchObject({ ringSetting: { id: ringSetting }, diamond: null });
    const wrong = await app.rest('POST', '/api/ring_config/update_diamond', {
      body: { diamond: { stockId: 'NOT-THERE' } },
      token: people.administrator,
    });
    expect(wrong).toMatchObject({ status: 404, body: { errorCode: 30 } });
    const forbidden = await app.rest('POST', '/api/ring_config/update_ring', {
      body: { ringSetting: { id: ringSetting } },
      token: user.token,
    });
    expect(forbidden.status).toBe(403);
  });

  test('accepts an existing generic diamond or a description as the default generic diamond', async () => {
    const stone = await generic({ carats_from: 0.7, carats_to: 0.8, price_per_carat: 3000 });
    const chosen = await app.rest('PATCH', '/api/site/defaultGenericDiamond', {
      body: { id: stone },
      token: people.administrator,
    });
    expect(chosen.body).toMatchObject({ id: stone, caratsFrom: 0.7, pricePerCarat: 3000 });
    expect((await app.rest('GET', '/api/site/defaultGenericDiamond', { token: user.token })).body).toMatchObject({
      pricePerCarat: 3300,
    });
    const described = await app.rest('PATCH', '/api/site/defaultGenericDiamond', {
      body: { shapeId: 8, caratsFrom: 1, caratsTo: 1.1, pricePerCarat: 4000 },
      token: people.administrator,
    });
    expect(described.body).toMatchObject({ id: null, shapeId: 8, caratsFrom: 1, pricePerCarat: 4000 });
    const { data, errors } = await app.graphql(
      '{ defaultGenericDiamond { id shape { label } caratsFrom caratsTo price { perCarat total } media { images { url slot } } } }',
    );
    expect(errors).toEqual([]);
    expect(data?.defaultGenericDiamond).toEqual({
      id: null,
      shape: { label: 'Oval' },
      caratsFrom: 1,
      caratsTo: 1.1,
      price: { perCarat: 4000, total: 4000 },
      media: { images: [] },
    });
    const wrong = await app.rest<{ details: { path: string }[] }>('PATCH', '/api/site/defaultGenericDiamond', {
      body: { shapeId: 999, pricePerCarat: -1 },
      token: people.administrator,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.details.map(({ path }) => path).sort()).toEqual(['pricePerCarat', 'shapeId']);
  });

  test('accepts the image of the default generic diamond as base64', async () => {
    const change = (imageUrl: string) =>
      app.rest<{ imageUrl: string; details: { path: string }[] }>('PATCH', '/api/site/defaultGenericDiamond', {
        body: { imageUrl },
        token: people.administrator,
      });
    const readDraft = async () =>
      (await app.rest<{ imageUrl: string }>('GET', '/api/site/defaultGenericDiamond')).body.imageUrl;
    const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
    expect((await change((await pixels.png().toBuffer()).toString('base64'))).status).toBe(200);
    const draft = await readDraft();
    expect(draft).toMatch(/^\/media\/.+\.webp$/);
    const damaged = await change('A'.repeat(40));
    expect([damaged.status, damaged.body.details.map(({ path }) => path)]).toEqual([400, ['imageUrl']]);
    expect(await readDraft()).toBe(draft);
  });
});
