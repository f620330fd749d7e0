import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, type Items } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests the GraphQL fields that all stock items share: price, currency, availability, media and facets. */

let app: TestApp;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { CURRENCY: 'eur' } });
  buyer = await createPerson(app);
  other = await createPerson(app);
});
afterAll(() => app.stop());

interface Item {
  __typename: string;
  id: string;
  kind: string;
  stockNumber: string;
  price: { currency: string; total: number | null; perCarat: number | null; unit: number | null } | null;
  availability: string;
  media: { images: { url: string; slot: string }[]; video: string | null };
  version: number;
  isActive: boolean;
}

const fragment = `fragment Item on StockItem {
  __typename id kind stockNumber price { currency total perCarat unit } availability
  media { images { url slot } video view3d set3d } version updatedAt isActive }`;

/** Query for an item of each type, and the ID of the type's test item. */
const readers = {
  diamond: ({ diamondId }: Items) => diamondId,
  meleeLot: ({ meleeId }: Items) => meleeId,
  ringSetting: ({ ringSettingId }: Items) => ringSettingId,
  genericDiamond: ({ genericDiamondId }: Items) => genericDiamondId,
  eternityRing: ({ eternityRingId }: Items) => eternityRingId,
  bracelet: ({ braceletId }: Items) => braceletId,
  jewelleryPiece: ({ jewelleryPieceId }: Items) => jewelleryPieceId,
  customNecklace: ({ customNecklaceId }: Items) => customNecklaceId,
} as const;
type Reader = keyof typeof readers;
const names = Object.keys(readers) as Reader[];

async function itemsOf(items: Items, token: string): Promise<Record<Reader, Item | null>> {
  const selections = names.map((name) => `${name}(ref: { id: ${readers[name](items)} }) { ...Item }`);
  const { data } = await app.graphql<Record<Reader, Item | null>>(`{ ${selections.join(' ')} } ${fragment}`, {}, token);
  if (!data) throw new Error('no answer');
  return data;
}

const execute = (statement: string, ...values: (string | number)[]) =>
  app.em().getConnection().execute(statement, values);

test('returns the shared fields for all eight stock types, in the configured currency', async () => {
  const items = await itemsOf(await createItems(app), buyer.token);
  const priced = (kind: string, total: number, perCarat: number | null = null, unit: number | null = null) =>
    expect.objectContaining({
      kind,
      price: { currency: 'EUR', total, perCarat, unit },
      availability: 'FOR_SALE',
      stockNumber: expect.stringMatching(/.+-\d+$/),
      media: { images: [], video: null, view3d: null, set3d: null },
      version: 1,
      isActive: true,
    });
  expect(items).toEqual({
    diamond: priced('DIAMOND', 1_000, 1_000, 1_000),
    meleeLot: priced('MELEE', 40_000, 400),
    ringSetting: priced('RING_SETTING', 950),
    genericDiamond: priced('GENERIC_DIAMOND', 3_000, 3_000),
    eternityRing: priced('ETERNITY_RING', 1_800),
    bracelet: priced('BRACELET', 2_400),
    jewelleryPiece: priced('JEWELLERY', 1_200),
    customNecklace: priced('CUSTOM_NECKLACE', 5_000),
  });
  const { data } = await app.graphql('{ siteSettings { currency } cart { currency totalPrice } }', {}, buyer.token);
  expect(data).toEqual({ siteSettings: { currency: 'EUR' }, cart: { currency: 'EUR', totalPrice: 0 } });
});

test('includes markups in the total for items sold by weight', async () => {
  const marked = await createPerson(app, { markups: [{ percent: '10' }] });
  const { meleeLot, genericDiamond } = await itemsOf(await createItems(app), marked.token);
  expect([meleeLot?.price, genericDiamond?.price]).toMatchObject([
    { total: 44_000, perCarat: 440 },
    { total: 3_300, perCarat: 3_300 },
  ]);
});

/** Cart input for an item of each type. Settings and generic diamonds are ordered as part of a completed ring. */
const orderItemOf: Readonly<Record<Reader, (items: Items) => object>> = {
  diamond: ({ diamondId }) => ({ diamondId }),
  meleeLot: ({ meleeId }) => ({ melee: { meleeId, carats: 1 } }),
  ringSetting: ({ ringSettingId, genericDiamondId }) => ({ completedRing: { ringSettingId, genericDiamondId } }),
  genericDiamond: ({ ringSettingId, genericDiamondId }) => ({ completedRing: { ringSettingId, genericDiamondId } }),
  eternityRing: ({ eternityRingId }) => ({ eternityRingId }),
  bracelet: ({ braceletId }) => ({ braceletId }),
  jewelleryPiece: ({ jewelleryPieceId }) => ({ jewelleryPieceId }),
  customNecklace: ({ customNecklaceId }) => ({ customNecklaceId }),
};

let orders = 0;

/** Returns whether the person can order the item. */
async function canOrder(item: object, { token }: Person): Promise<boolean> {
  await app.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }',
    { input: { items: [item] } },
    token,
  );
  const input = { idempotencyKey: `availability-${++orders}` };
  const { data } = await app.graphql<{ placeOrder: object | null }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input },
    token,
  );
  return data?.placeOrder != null;
}

/** States of a stock item, and the SQL statement that sets each state for each type. Holds are for the buyer. */
const states: Readonly<Record<string, Readonly<Partial<Record<Reader, string>>>>> = {
  untouched: Object.fromEntries(names.map((name) => [name, 'select 1 where ? > 0 and ? > 0'])),
  'on hold for the buyer': {
    diamond: 'update diamond set status = 2, hold_user_id = ? where id = ?',
    jewelleryPiece: `update jewellery_piece set status = 'Hold', hold_user_id = ? where id = ?`,
  },
  'on hold that has ended': {
    diamond: `update diamond set status = 2, hold_user_id = null, hold_until = now() - interval '1 s' where ? > 0 and id = ?`,
  },
  suspended: {
    diamond: 'update diamond set status = 3 where ? > 0 and id = ?',
  },
  'sold out': {
    meleeLot: 'update melee set carats = 0 where ? > 0 and id = ?',
  },
};

describe.each(Object.keys(states))('stock in the state: %s', (state) => {
  test.each(Object.keys(states[state] ?? {}) as Reader[])(
    'returns for %s an availability that matches whether the item can be ordered',
    async (name) => {
      const items = await createItems(app);
      await execute(states[state]?.[name] ?? '', buyer.id, readers[name](items));
      for (const person of [other, buyer]) {
        const before = (await itemsOf(items, person.token))[name];
        const isRefusalExplained = before !== null && ['FOR_SALE', 'HELD_FOR_YOU'].includes(before.availability);
        expect([person === buyer, await canOrder(orderItemOf[name](items), person)]).toEqual([
          person === buyer,
          isRefusalExplained,
        ]);
      }
    },
  );
});

test('returns ordered stock as ordered by the caller, and made-to-order items as available', async () => {
  const allItems = await createItems(app);
  for (const name of names) expect(await canOrder(orderItemOf[name](allItems), buyer)).toBe(true);
  const items = await itemsOf(allItems, buyer.token);
  const orderedKinds = names.filter((name) => items[name]?.availability === 'ORDERED_BY_YOU');
  expect(orderedKinds).toEqual(['diamond', 'jewelleryPiece']);
  for (const name of orderedKinds) expect(await canOrder(orderItemOf[name](allItems), buyer)).toBe(false);
});

test('returns a null price for items with price on request, and rejects orders for them', async () => {
  const items = await createItems(app);
  await execute('update jewellery_piece set total_price = null where id = ?', items.jewelleryPieceId);
  const { jewelleryPiece } = await itemsOf(items, buyer.token);
  expect(jewelleryPiece).toMatchObject({ price: null, availability: 'GONE' });
  const { data } = await app.graphql(
    `{ jewelleryPiece(ref: { id: ${items.jewelleryPieceId} }) { price { currency } } bracelet(ref: { id: ${items.braceletId} }) { price { currency } } }`,
    {},
    buyer.token,
  );
  expect(data).toEqual({ jewelleryPiece: { price: null }, bracelet: { price: { currency: 'EUR' } } });
  expect(await canOrder({ jewelleryPieceId: items.jewelleryPieceId }, buyer)).toBe(false);
});

test('returns images in the configured order with their input slots', async () => {
  const items = await createItems(app);
  const url = (name: string) => `https://example.com/${name}.jpg`;
  await execute(
    `update diamond set pic2 = ?, set_image = ?, image_url = ?, image_3d = 'https://example.com/3d' where id = ?`,
    ...['second', 'set', 'first'].map(url),
    items.diamondId,
  );
  await execute(`update bracelet set images = array[?, ?] where id = ?`, url('a'), url('b'), items.braceletId);
  await execute(
    `update jewellery_piece set image1 = ?, image2 = ?, image3 = ?, image_order = 'image3,image1',
      video = 'https://example.com/video' where id = ?`,
    ...['one', 'two', 'three'].map(url),
    items.jewelleryPieceId,
  );
  const { diamond, bracelet, jewelleryPiece } = await itemsOf(items, buyer.token);
  const slots = (item: Item | null) => item?.media.images.map(({ slot, url: address }) => [slot, address]);
  expect(slots(diamond)).toEqual([
    ['imageUrl', url('first')],
    ['pic2', url('second')],
    ['setImage', url('set')],
  ]);
  expect(diamond?.media).toMatchObject({ view3d: 'https://example.com/3d', video: null });
  expect(slots(bracelet)).toEqual([
    ['images.0', url('a')],
    ['images.1', url('b')],
  ]);
  expect(slots(jewelleryPiece)).toEqual([
    ['image3', url('three')],
    ['image1', url('one')],
  ]);
  expect(jewelleryPiece?.media.video).toBe('https://example.com/video');
});

test('loads the selected prices and media as part of the list query', async () => {
  const read = async (list: string, fields: string) => {
    const runQuery = (size: number) =>
      app.graphql(`{ ${list}(page: { size: ${size} }) { items { ${fields} } } }`, {}, buyer.token);
    // The second request caches the row order. The third request reads another page, because a repeated request would
    // be served from the response cache.
    await runQuery(10);
    await runQuery(12);
    const { result, queries } = await countQueries(() => runQuery(11));
    expect(result.errors).toEqual([]);
    return queries;
  };
  for (const list of ['diamonds', 'meleeLots', 'jewelleryPieces', 'bracelets']) {
    const all = `stockNumber price { currency total } availability media { images { url } video } isActive`;
    expect((await read(list, all)).length).toBe((await read(list, 'id')).length);
  }
  const statement = async (fields: string) =>
    (await read('meleeLots', fields)).find((text) => text.includes('from "melee"')) ?? '';
  const perCarat = await statement('price { perCarat }');
  expect(perCarat).toContain('as "pricePerCarat"');
  expect(perCarat).not.toContain('as "totalPrice"');
  expect(await statement('price { total }')).not.toContain('as "pricePerCarat"');
  expect(await statement('id')).not.toMatch(/pricePerCarat|totalPrice|availability/);
});

test('returns facets on shared types and fields for all stock types', async () => {
  const items = await createItems(app);
  const { data, errors } = await app.graphql(
    `{
      diamonds(filter: { ids: [${items.diamondId}] }) { facets(fields: [SHAPE, TOTAL_PRICE]) { ...Divided } }
      meleeLots(filter: { ids: [${items.meleeId}] }) { facets(fields: [SHAPE, PRICE_PER_CARAT]) { ...Divided } }
    }
    fragment Divided on Facet { __typename field ... on RangeFacet { min max } }`,
    {},
    buyer.token,
  );
  expect(errors).toEqual([]);
  const shape = { __typename: 'OptionFacet', field: 'SHAPE' };
  expect(data).toEqual({
    diamonds: { facets: [shape, { __typename: 'RangeFacet', field: 'TOTAL_PRICE', min: 1_000, max: 1_000 }] },
    meleeLots: { facets: [shape, { __typename: 'RangeFacet', field: 'PRICE_PER_CARAT', min: 400, max: 400 }] },
  });
  const { data: schema } = await app.graphql<Record<string, { enumValues: { name: string }[] }>>(
    `{ all: __type(name: "FacetField") { enumValues { name } }
      ${['Diamond', 'MeleeLot', 'JewelleryPiece', 'RingSetting'].map((type) => `${type}: __type(name: "${type}FacetField") { enumValues { name } }`).join(' ')} }`,
  );
  const { all, ...types } = schema ?? {};
  const constants = all?.enumValues.map(({ name }) => name);
  for (const { enumValues } of Object.values(types)) {
    expect(constants).toEqual(expect.arrayContaining(enumValues.map(({ name }) => name)));
  }
});

test("preserves an order's currency, and returns its lines with their stock items", async () => {
  const person = await createPerson(app);
  const items = await createItems(app);
  expect(await canOrder({ braceletId: items.braceletId }, person)).toBe(true);
  await sql`update sales_order set currency = 'CHF' where user_id = ${person.id}`.execute(app.em().getKysely());
  const { data, errors } = await app.graphql(
    `{ myOrders { items { currency totalPrice lines { stockNumber price { currency total perCarat unit }
      item { ... on StockItem { kind price { currency } } } } } } }`,
    {},
    person.token,
  );
  expect(errors).toEqual([]);
  expect(data?.myOrders).toEqual({
    items: [
      {
        currency: 'CHF',
        totalPrice: 2_400,
        lines: [
          {
            stockNumber: expect.stringMatching(/^BR-/),
            price: { currency: 'CHF', total: 2_400, perCarat: null, unit: null },
            item: { kind: 'BRACELET', price: { currency: 'EUR' } },
          },
        ],
      },
    ],
  });
});

describe('fancy intensity', () => {
  test.each([
    ['Fancy Vivid', '7'],
    ['FV', '7'],
    ['fancy-deep', '9'],
    ['Fancy Greyish', null],
    [null, null],
  ])('maps %s on a report to intensity ID %s', async (text, id) => {
    const { diamondId } = await createItems(app);
    await sql`update diamond set fancy_intensity = ${text} where id = ${diamondId}`.execute(app.em().getKysely());
    const { data } = await app.graphql(
      `{ diamond(ref: { id: ${diamondId} }) { fancyIntensity { id } } }`,
      {},
      buyer.token,
    );
    expect(data?.diamond).toEqual({ fancyIntensity: id === null ? null : { id } });
  });

  test('sets the fancy intensity by ID over GraphQL, and accepts free text over REST', async () => {
    const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const { diamondId } = await createItems(app);
    let expectedVersion = 1;
    const set = (fancyIntensityId: string | null) =>
      app.graphql(
        `mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { fancyIntensity { label } } } }`,
        { input: { id: diamondId, expectedVersion: expectedVersion++, set: { fancyIntensityId } } },
        administrator.token,
      );
    expect((await set('6')).data?.updateDiamond).toEqual({ diamond: { fancyIntensity: { label: 'Fancy Intense' } } });
    const rest = async (body?: object) =>
      app.rest<{ product: { fancyIntensity: string | null } }>(body ? 'PUT' : 'GET', `/api/diamonds/${diamondId}`, {
        token: administrator.token,
        body,
      });
    expect((await rest()).body.product.fancyIntensity).toBe('Fancy Intense');
    expect((await rest({ fancyIntensity: 'Fancy Brownish' })).body.product.fancyIntensity).toBe('Fancy Brownish');
    const wrong = await set('10');
    expect(wrong.errors[0]?.extensions.details).toMatchObject([{ path: 'set.fancyIntensityId' }]);
    expect((await set(null)).data?.updateDiamond).toEqual({ diamond: { fancyIntensity: null } });
    expect((await rest()).body.product.fancyIntensity).toBeNull();
  });
});
