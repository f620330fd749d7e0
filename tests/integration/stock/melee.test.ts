import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Lot {
  id: number;
  isActive: boolean;
  stockNumber: string;
  carats: number;
  color: number;
  pricePerCarat: number;
}

const create = (body: object) =>
  app.rest<Lot & { details: object[] }>('POST', '/api/melee', { body, token: people.administrator });

async function createLots(prefix: string, lots: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, lot] of lots.entries()) {
    const { body } = await create({
      stockNumber: `${prefix}-${index}`,
      color: 3,
      carats: 10,
      pricePerCarat: 100,
      ...lot,
    });
    ids.push(body.id);
  }
  return ids;
}

interface MeleeList {
  total: number;
  items: { id: string; price: { perCarat: number } }[];
  facets: { field: string; options?: { value: string; count: number }[]; min?: number; max?: number }[];
}

async function listLots(variables: object, token: string | null): Promise<MeleeList> {
  const { data, errors } = await app.graphql<{ meleeLots: MeleeList }>(
    `query ($filter: MeleeLotFilter, $sort: [MeleeLotSort!]) {
      meleeLots(filter: $filter, sort: $sort) {
        total items { id price { perCarat } }
        facets(fields: [COLOR, SHOW_TO_ALL, PRICE_PER_CARAT]) {
          field ... on OptionFacet { options { value count } } ... on RangeFacet { min max }
        }
      }
    }`,
    { ...variables },
    token,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.meleeLots;
}

test('returns public lots to visitors, lots on accessible pages to traders, and all lots to administrators', async () => {
  const [open, closed, inactive] = await createLots('SEEN', [
    { showToAll: true, color: 1, pricePerCarat: 200 },
    { showToAll: false, color: 2, pricePerCarat: 300 },
    { showToAll: true, color: 3, pricePerCarat: 400, isActive: false },
  ]);
  const ids = [open, closed, inactive];
  const [unrestricted, withMelee, withoutMelee] = await Promise.all(
    [[], [5], [1, 2]].map(async (pages) => (await createPerson(app, { pages })).token),
  );
  const views = [
    [null, [open]],
    [withoutMelee, [open]],
    [withMelee, [open, closed]],
    [unrestricted, [open, closed]],
    [people.administrator, ids],
  ] as const;
  for (const [token = null, visible] of views) {
    const list = await listLots({ filter: { ids }, sort: [{ field: 'PRICE_PER_CARAT' }] }, token);
    expect(list.items.map(({ id }) => Number(id))).toEqual(visible);
    expect(list.total).toBe(visible.length);
    const [colors, , prices] = list.facets;
    expect(colors?.options).toEqual(
      ['BLACK', 'TTLB', 'WHITE'].map((value, index) => ({ value, count: visible.length > index ? 1 : 0 })),
    );
    expect(prices).toMatchObject({ min: 200, max: 100 + visible.length * 100 });
    const { body } = await app.rest<Lot[]>('GET', '/api/melee', { token });
    expect(body.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(visible);
    for (const id of ids) {
      const { data } = await app.graphql(
        'query ($ref: StockRef!) { meleeLot(ref: $ref) { id } }',
        { ref: { id } },
        token,
      );
      expect(data?.meleeLot !== null).toBe(visible.includes(id));
    }
  }
});

test('omits inactive lots for administrators with `activeonly`', async () => {
  const [id] = await createLots('ACTIVE', [{ isActive: false }]);
  const ids = async (query: string) =>
    (await app.rest<Lot[]>('GET', `/api/melee${query}`, { token: people.administrator })).body.map((lot) => lot.id);
  expect(await ids('')).toContain(id);
  expect(await ids('?activeonly=false')).toContain(id);
  expect(await ids('?activeonly=true')).not.toContain(id);
  const wrong = await app.rest('GET', '/api/melee?activeonly=maybe');
  expect([wrong.status, wrong.body]).toMatchObject([400, { errorCode: 90, details: [{ path: 'activeonly' }] }]);
});

test("returns, filters, sorts and counts melee lots by the trader's own prices", async () => {
  // The first markup applies to lots with a total price of up to 1,000, and the second to lots of up to 10 carats.
  // The lots cost 1,000 and 5,000.
  const ids = await createLots('PRICE', [
    { carats: 10, pricePerCarat: 100 },
    { carats: 10, pricePerCarat: 500 },
    { carats: 10.001, pricePerCarat: 499.99 },
  ]);
  const { token } = await createPerson(app, {
    markups: [
      { priceMax: '1000', percent: '33.333' },
      { caratMax: '10', percent: '-10' },
    ],
  });
  const [first, second, third] = ids;
  const list = await listLots({ filter: { ids }, sort: [{ field: 'PRICE_PER_CARAT', direction: 'DESC' }] }, token);
  expect(list.items).toEqual([
    { id: String(third), price: { perCarat: 499.99 } },
    { id: String(second), price: { perCarat: 450 } },
    { id: String(first), price: { perCarat: 133.33 } },
  ]);
  expect(list.facets[2]).toMatchObject({ min: 133.33, max: 499.99 });
  const narrowed = await listLots({ filter: { ids, pricePerCarat: { min: 133.33, max: 450 } } }, token);
  expect(narrowed.total).toBe(2);
  const { body } = await app.rest<Lot[]>('GET', '/api/melee', { token });
  expect(body.find(({ id }) => id === first)?.pricePerCarat).toBe(133.33);
  const { body: ownPrices } = await app.rest<Lot[]>('GET', '/api/melee', { token: people.administrator });
  expect(ownPrices.find(({ id }) => id === first)?.pricePerCarat).toBe(100);
});

test("names a lot's invalid fields by their REST names", async () => {
  const wrong = [
    [{ color: 'White' }, 'color', 'must be a valid value'],
    [{ color: 'BLACK' }, 'color', 'must be a valid value'],
    [{ color: 4 }, 'color', 'must be a valid value'],
    [{ carats: 1.2345 }, 'carats', 'must be a number with at most 3 decimals'],
    [{ pricePerCarat: '100' }, 'pricePerCarat', 'must be a number with at most 2 decimals'],
    [{ sizeFrom: 1.3, sizeTo: 1.2 }, 'sizeFrom', 'must not be greater than sizeTo'],
    [{ showToAll: 'yes' }, 'showToAll', 'must be true or false'],
  ] as const;
  for (const [fields, path, message] of wrong) {
    const { status, body } = await create({ carats: 1, color: 1, pricePerCarat: 1, ...fields });
    expect([status, body.details]).toEqual([400, [{ path, message }]]);
  }
});

test('rejects changing one end of the size range if that inverts the range', async () => {
  const [id] = await createLots('RANGE', [{ sizeFrom: 1, sizeTo: 1.2 }]);
  const change = (body: object) => app.rest('PATCH', `/api/melee/${id}`, { body, token: people.administrator });
  expect((await change({ sizeFrom: 1.21 })).body).toMatchObject({ details: [{ path: 'sizeFrom' }] });
  expect((await change({ sizeTo: 0.99 })).body).toMatchObject({ details: [{ path: 'sizeFrom' }] });
  expect((await change({ sizeFrom: 1.2 })).body).toMatchObject({ sizeFrom: 1.2, sizeTo: 1.2 });
  expect((await change({ sizeTo: null, sizeFrom: 3 })).body).toMatchObject({ sizeFrom: 3, sizeTo: null });
});

test('activates and deactivates a lot with the status call', async () => {
  const [id] = await createLots('STATUS', [{ showToAll: true }]);
  const set = (body: object, token: string | null) => app.rest('PATCH', `/api/melee/${id}/status`, { body, token });
  expect((await set({ isActive: false }, people.shopper)).status).toBe(403);
  expect((await set({}, people.administrator)).body).toMatchObject({ details: [{ path: 'isActive' }] });
  expect((await set({ isActive: false }, people.administrator)).body).toMatchObject({ id, isActive: false });
});

test('builds stock numbers from color and size if a file has none', async () => {
  const file = csv(
    ['Color', 'Size From', 'Size To', 'Carats', 'Price'],
    ['White', '0.9', '1.0', '100', '380'],
    ['White', '1.0', '1.1', '80', '400'],
  );
  const send = (content: string) => importOverRest(app, content, { type: 'melee', token: people.administrator });
  expect((await send(file)).body).toMatchObject({ inserted: 2, problems: [] });
  expect((await send(file.replace('80,400', '75.5,400'))).body).toMatchObject({
    inserted: 0,
    updated: 1,
    unchanged: 1,
  });
  const upsideDown = csv(
    ['Stock #', 'Color', 'Size From', 'Size To', 'Carats', 'Price'],
    ['U', 'White', '2', '1', '1', '1'],
  );
  expect((await send(upsideDown)).body.details).toMatchObject([
    { row: 1, column: 'Size From', value: '2', message: 'must not be greater than sizeTo' },
  ]);
  const oneEnd = csv(['Stock #', 'Size To'], ['White-0.9-1.0', '0.8']);
  expect((await send(oneEnd)).body.details).toMatchObject([
    { row: 1, column: 'Size To', value: '0.8', message: 'must not be less than sizeFrom' },
  ]);
});

test("builds stock numbers from the profile's constants", async () => {
  const send = (color: string) =>
    importOverRest(app, csv(['Size From', 'Size To', 'Carats', 'Price'], ['3.1', '3.2', '10', '300']), {
      type: 'melee',
      token: people.administrator,
      profile: { constants: [{ field: 'color', value: color }] },
    });
  for (const color of ['White', 'Black']) expect((await send(color)).body).toMatchObject({ inserted: 1, updated: 0 });
  const { body } = await app.rest<Lot[]>('GET', '/api/melee', { token: people.administrator });
  const createdLots = body.filter(({ stockNumber }) => stockNumber.endsWith('-3.1-3.2'));
  expect(createdLots.map(({ stockNumber, color }) => [stockNumber, color])).toEqual([
    ['White-3.1-3.2', 3],
    ['Black-3.1-3.2', 1],
  ]);
});

test('reads both ends of the size range from one column', async () => {
  const send = async (...sizes: string[]) => {
    const rows = sizes.map((size, index) => [`RANGE-OF-${index}`, 'White', size, '10', '300']);
    const file = csv(['Stock #', 'Color', 'Size (mm)', 'Carats', 'Price'], ...rows);
    return (await importOverRest(app, file, { type: 'melee', token: people.administrator })).body;
  };
  expect(await send('1.10-1.20', '1.25 to 1.3 mm', '2.7', '')).toMatchObject({ inserted: 4 });
  // The file moves the range of each lot above its previous range.
  expect(await send('1.30 - 1.40', '1.35–1.45', '2.8mm', '0.9')).toMatchObject({ updated: 4 });
  const { body } = await app.rest<(Lot & { sizeFrom: number; sizeTo: number })[]>('GET', '/api/melee', {
    token: people.administrator,
  });
  const sizes = body.filter((lot) => lot.stockNumber.startsWith('RANGE-OF')).map((lot) => [lot.sizeFrom, lot.sizeTo]);
  expect(sizes).toEqual([
    [1.3, 1.4],
    [1.35, 1.45],
    [2.8, 2.8],
    [0.9, 0.9],
  ]);
  const rejection = await send('+6.5-7', '1-2-3', '2-1', '30');
  expect(rejection.details?.map(({ row, code }) => [row, code])).toEqual([
    [1, 'UNKNOWN_VALUE'],
    [2, 'UNKNOWN_VALUE'],
    [3, 'OUT_OF_RANGE'],
    [4, 'OUT_OF_RANGE'],
  ]);
});

test('does not restore sold carats or deactivate the lot when an older file is imported', async () => {
  const [id] = await createLots('SOLD', [{ carats: 10 }]);
  const { token } = await createPerson(app);
  const body = { itemId: id, numberOfStones: 100, carats: 4 };
  expect((await app.rest('POST', '/api/cart/melee', { body, token })).status).toBeLessThan(300);
  expect((await app.rest('POST', '/api/orders', { token })).status).toBeLessThan(300);
  const older = csv(['Stock #', 'Carats', 'Price', 'Active'], ['SOLD-0', '10', '110', 'no']);
  const report = await importOverRest(app, older, { type: 'melee', token: people.administrator });
  expect(report.body).toMatchObject({ updated: 1 });
  const { body: lots } = await app.rest<Lot[]>('GET', '/api/melee', { token });
  expect(lots.find((lot) => lot.id === id)).toMatchObject({ carats: 6, pricePerCarat: 110, isActive: true });
});
