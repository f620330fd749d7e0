import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { countsOf, facetsOf, putStones, refusal } from './stock.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  await putStones(app, [
    {
      stock_id: 'R1',
      shape_id: 1,
      color_id: 1,
      carats: 0.5,
      price_per_carat: 1000,
      overtone: 'Grayish',
      vendor: 'Acme',
    },
    { stock_id: 'R2', shape_id: 1, color_id: 2, carats: 1, price_per_carat: 1234.56, rap_price: 2000, is_pair: true },
    { stock_id: 'O1', shape_id: 8, color_id: 2, carats: 2, price_per_carat: 2000, overtone: 'Grayish', status: 4 },
    { stock_id: 'O2', shape_id: 8, color_id: 107, carats: 2, price_per_carat: 3000, overtone: 'Brownish' },
    {
      stock_id: 'H1',
      shape_id: 11,
      color_id: 24,
      carats: 4,
      price_per_carat: 4000,
      fancy_intensity: 'Fancy',
      show_to_all: true,
    },
    { stock_id: 'HIDDEN', shape_id: 12, color_id: 3, carats: 9, price_per_carat: 9999, is_active: false },
  ]);
});
afterAll(() => app.stop());

describe('option facets', () => {
  test('counts the stones that the caller may see', async () => {
    expect(await countsOf(app, 'SHAPE', {}, people.shopper)).toEqual({ 1: 2, 8: 2, 11: 1 });
    expect(await countsOf(app, 'SHAPE', {}, people.administrator)).toEqual({ 1: 2, 8: 2, 11: 1, 12: 1 });
    expect(await countsOf(app, 'SHAPE')).toEqual({ 11: 1 });
  });

  test('returns all values of a reference list in trade order, including zero counts', async () => {
    const [clarity] = await facetsOf(app, ['CLARITY'], { clarityIds: ['3'] }, people.shopper);
    expect(clarity?.options?.map(({ label }) => label).slice(0, 4)).toEqual(['FL', 'IF', 'VVS1', 'VVS2']);
    expect(clarity?.options?.every(({ count }) => count === 0)).toBe(true);
    expect(clarity?.options?.filter(({ isSelected }) => isSelected)).toEqual([
      { value: '3', label: 'VVS1', count: 0, isSelected: true },
    ]);
  });

  test('returns facet values that the filter accepts as input', async () => {
    expect(await countsOf(app, 'COLOR_CATEGORY', {}, people.shopper)).toEqual({ WHITE: 3, BLACK: 1, FANCY: 1 });
    expect(await countsOf(app, 'STATUS', {}, people.shopper)).toEqual({ AVAILABLE: 4, MEMO: 1 });
    expect(await countsOf(app, 'IS_PAIR', {}, people.shopper)).toEqual({ true: 1, false: 4 });
    expect(await countsOf(app, 'COLLECTION', {}, people.shopper)).toEqual({
      ...{ WHITE: 2, FANCY: 1, FANCY_SHAPES: 3, BLACK: 1, MATCHING_PAIRS: 1, STUDS: 1, MEMO: 1 },
    });
  });

  test('sorts free-text values by frequency, and returns all values of a reference list', async () => {
    const [overtone, intensity] = await facetsOf(
      app,
      ['OVERTONE', 'FANCY_INTENSITY'],
      { overtones: ['Pinkish'] },
      people.shopper,
    );
    expect(overtone?.options).toEqual([
      { value: 'Grayish', label: 'Grayish', count: 2, isSelected: false },
      { value: 'Brownish', label: 'Brownish', count: 1, isSelected: false },
      { value: 'Pinkish', label: 'Pinkish', count: 0, isSelected: true },
    ]);
    expect(intensity?.options?.map(({ label }) => label)).toContain('Fancy Vivid');
  });
});

describe("ignores only the filter on the facet's field", () => {
  const filter = { shapeIds: ['8'], colorCategories: ['WHITE'] };
  test.each([
    ['SHAPE', { 1: 2, 8: 1 }],
    ['COLOR_CATEGORY', { WHITE: 1, FANCY: 1 }],
    ['STATUS', { MEMO: 1 }],
  ])('counts the values of %s while ignoring the filter on that field', async (field, counts) => {
    expect(await countsOf(app, field, filter, people.shopper)).toEqual(counts);
  });

  test('returns the correct counts for several facets in one request', async () => {
    const all = await facetsOf(app, ['STATUS', 'SHAPE', 'COLOR_CATEGORY'], filter, people.shopper);
    const counts = all.map(({ options = [] }) => options.filter(({ count }) => count > 0).map(({ count }) => count));
    expect(counts).toEqual([[1], [2, 1], [1, 1]]);
  });

  test("ignores only the filter on the range facet's own field", async () => {
    const [carats, price] = await facetsOf(
      app,
      ['CARATS', 'TOTAL_PRICE'],
      { carats: { min: 1, max: 2 }, totalPrice: { max: 5000 } },
      people.shopper,
    );
    expect(carats).toMatchObject({ min: 0.5, max: 2 });
    expect(price).toMatchObject({ min: 1234.56, max: 6000 });
  });
});

describe('range facets', () => {
  test('returns the exact minimum and maximum, and bins that cover the whole range', async () => {
    const [price] = await facetsOf(app, ['TOTAL_PRICE'], {}, people.shopper);
    expect(price).toMatchObject({ min: 500, max: 16000 });
    expect(price?.bins?.at(0)?.from).toBe(500);
    expect(price?.bins?.at(-1)?.to).toBe(16000);
    expect(price?.bins?.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    const [perCarat] = await facetsOf(app, ['PRICE_PER_CARAT'], { shapeIds: ['1'] }, people.shopper);
    expect(perCarat).toMatchObject({ min: 1000, max: 1234.56 });
  });

  test('returns an empty range facet if no stone has a value', async () => {
    expect(await facetsOf(app, ['TABLE_PERCENT'], {}, people.shopper)).toEqual([
      { field: 'TABLE_PERCENT', min: null, max: null, bins: [] },
    ]);
    expect(await facetsOf(app, ['TOTAL_PRICE'], { text: 'nowhere' }, people.shopper)).toEqual([
      { field: 'TOTAL_PRICE', min: null, max: null, bins: [] },
    ]);
  });

  test('returns bins with nearly equal counts', async () => {
    await putStones(
      app,
      Array.from({ length: 400 }, (_, n) => ({
        stock_id: `W${n}`,
        comment: 'wide',
        carats: 1,
        price_per_carat: 1.02 ** n,
      })),
    );
    const [price] = await facetsOf(app, ['TOTAL_PRICE'], { text: 'wide' }, people.shopper);
    expect(price?.bins).toHaveLength(20);
    expect(Math.max(...(price?.bins ?? []).map(({ count }) => count))).toBeLessThanOrEqual(40);
    for (const [index, bin] of (price?.bins ?? []).slice(1).entries()) expect(bin.from).toBe(price?.bins?.[index]?.to);
  });
});

test('returns a facet for every field that supports facets', async () => {
  const { data } = await app.graphql<{ __type: { enumValues: { name: string }[] } }>(
    '{ __type(name: "DiamondFacetField") { enumValues { name } } }',
    {},
    people.administrator,
  );
  const fields = data?.__type.enumValues.map(({ name }) => name) ?? [];
  expect(fields.length).toBeGreaterThan(40);
  const facets = await facetsOf(app, fields, {}, people.administrator);
  expect(facets.map(({ field }) => field)).toEqual(fields);
});

describe('fields that only administrators can use', () => {
  test.each(['IS_ACTIVE', 'VENDOR'])('allows only administrators to request a facet of %s', async (field) => {
    expect(await refusal(app, { facets: [field] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { facets: [field] }, people.shopper)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { facets: [field] }, people.administrator)).toEqual({ code: 'none' });
  });

  test.each(['RAP_PRICE', 'DISCOUNT'])('rejects a facet of %s for visitors', async (field) => {
    expect(await refusal(app, { facets: [field] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { facets: [field] }, people.shopper)).toEqual({ code: 'none' });
  });

  test('rejects an empty list of facet fields', async () => {
    expect(await refusal(app, { facets: [] })).toEqual({
      code: 'INVALID_REQUEST',
      errorCode: 90,
      path: 'facets.fields',
    });
  });
});
