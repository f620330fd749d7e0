import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { listStones, putStones, refusal } from './stock.ts';

let app: TestApp;
let people: People;
let ids: Record<string, number>;

/** First of two stones that differ in every filter field. */
const A = {
  stock_id: 'A',
  carats: 0.5,
  price_per_carat: 2000,
  rap_price: 4000,
  parcel_stones: 1,
  shape_id: 1,
  color_id: 3,
  clarity_id: 4,
  cut_id: 2,
  polish_id: 2,
  symmetry_id: 4,
  fluorescence_id: 1,
  laboratory_id: 1,
  certificate_no: '0012345',
  fancy_intensity: 'Fancy',
  overtone: 'None',
  fluorescence_color: 'Blue',
  color_shade: 'None',
  milky: 'None',
  eye_clean: 'Yes',
  treatment: 'Drilled',
  girdle: 'Thin',
  culet_size: 'None',
  trade_show: 'JCK',
  comment: 'Nice 100% clean_stone',
  length: 5.11,
  width: 5.13,
  height: 3.1,
  depth_percent: 60.6,
  table_percent: 57,
  crown_angle: 34.5,
  crown_height: 15,
  image_url: 'https://img.example.com/a.jpg',
  image_3d: 'https://img.example.com/a.glb',
  is_lab_grown: true,
  is_pair: true,
  is_matching_pair: true,
  is_line: true,
  is_snp: true,
  is_highlighted: true,
  line_set: 'L1',
  vendor: 'Acme',
};
const B = {
  stock_id: 'B',
  carats: 1.5,
  price_per_carat: 6000,
  rap_price: 5000,
  parcel_stones: 3,
  shape_id: 8,
  color_id: 107,
  clarity_id: 7,
  cut_id: 4,
  polish_id: 6,
  symmetry_id: 8,
  fluorescence_id: 4,
  laboratory_id: 2,
  fancy_intensity: 'Fancy Vivid',
  overtone: 'Brownish',
  fluorescence_color: 'Yellow',
  color_shade: 'Brown',
  milky: 'Light',
  eye_clean: 'No',
  treatment: 'HPHT',
  girdle: 'Thick',
  culet_size: 'Small',
  trade_show: 'Basel',
  comment: 'nice warm tone',
  length: 8,
  width: 6,
  height: 4,
  depth_percent: 66,
  table_percent: 61,
  crown_angle: 31,
  crown_height: 12,
  status: 2,
  is_active: false,
  show_to_all: true,
  line_set: 'L2',
  vendor: 'Brill',
};
/** Stone that has only the required fields. */
const C = { stock_id: 'C', carats: 3, price_per_carat: 100, shape_id: 2, status: 3 };

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  ids = await putStones(app, [A, { ...B, hold_user_id: null }, C]);
});
afterAll(() => app.stop());

const findStones = async (filter: object): Promise<string> =>
  (await listStones(app, { filter, sort: [{ field: 'STOCK_NUMBER' }] }, people.administrator)).stones.join('');

describe('filters on a single field', () => {
  test.each([
    ['shapeIds', ['8'], 'B'],
    ['shapeIds', ['1', '8'], 'AB'],
    ['colorIds', ['3'], 'A'],
    ['colorCategories', ['FANCY'], 'B'],
    ['colorCategories', ['WHITE', 'FANCY'], 'AB'],
    ['colorCategories', ['BLACK'], ''],
    ['clarityIds', ['4'], 'A'],
    ['cutIds', ['4'], 'B'],
    ['polishIds', ['6'], 'B'],
    ['symmetryIds', ['4'], 'A'],
    ['fluorescenceIds', ['4'], 'B'],
    ['laboratoryIds', ['1'], 'A'],
    ['fancyIntensityIds', ['7'], 'B'],
    ['overtones', ['None'], 'A'],
    ['fluorescenceColors', ['Yellow'], 'B'],
    ['colorShades', ['Brown'], 'B'],
    ['milky', ['Light'], 'B'],
    ['eyeClean', ['Yes'], 'A'],
    ['treatments', ['HPHT', 'Drilled'], 'AB'],
    ['girdles', ['Thin'], 'A'],
    ['culetSizes', ['Small'], 'B'],
    ['tradeShows', ['Basel'], 'B'],
    ['statuses', ['HOLD'], 'B'],
    ['statuses', ['AVAILABLE', 'SUSPENDED'], 'AC'],
    ['stockNumbers', ['A', 'C', 'nothing'], 'AC'],
    ['reportNumbers', ['0012345'], 'A'],
    ['reportNumbers', ['12345'], ''],
    ['carats', { min: 0.5, max: 1.5 }, 'AB'],
    ['carats', { min: 0.501 }, 'BC'],
    ['carats', { max: 1.499 }, 'A'],
    ['pricePerCarat', { min: 2000, max: 2000 }, 'A'],
    ['totalPrice', { min: 1000, max: 9000 }, 'AB'],
    ['totalPrice', { max: 999.99 }, 'C'],
    ['rapPrice', { min: 5000 }, 'B'],
    ['discount', { max: -50 }, 'A'],
    ['discount', { min: 20, max: 20 }, 'B'],
    ['depthPercent', { min: 60.6, max: 60.6 }, 'A'],
    ['tablePercent', { min: 60 }, 'B'],
    ['crownAngle', { max: 34.5 }, 'AB'],
    ['crownHeight', { min: 13 }, 'A'],
    ['length', { min: 8 }, 'B'],
    ['width', { max: 5.13 }, 'A'],
    ['height', { min: 3.2 }, 'B'],
    ['parcelStones', { min: 2 }, 'B'],
    ['isLabGrown', true, 'A'],
    ['isLabGrown', false, 'BC'],
    ['isPair', true, 'A'],
    ['isMatchingPair', true, 'A'],
    ['isLine', true, 'A'],
    ['isSnP', true, 'A'],
    ['isHighlighted', true, 'A'],
    ['hasImage', true, 'A'],
    ['hasImage', false, 'BC'],
    ['has3d', true, 'A'],
    ['hasReport', true, 'A'],
    ['hasReport', false, 'BC'],
    ['lineSet', 'L2', 'B'],
    ['isActive', false, 'B'],
    ['showToAll', true, 'B'],
    ['vendors', ['Acme', 'Nobody'], 'A'],
    ['collection', 'FANCY', 'B'],
  ])('filters by %s with the value %j', async (field, value, stones) => {
    expect(await findStones({ [field]: value })).toBe(stones);
  });

  test('filters by ids and holdUserIds', async () => {
    expect(await findStones({ ids: [ids.A, ids.C] })).toBe('AC');
    expect(await findStones({ holdUserIds: ['1'] })).toBe('');
  });

  test('combines filter fields with AND', async () => {
    expect(await findStones({ carats: { max: 2 }, statuses: ['AVAILABLE'] })).toBe('A');
    expect(await findStones({ carats: { max: 2 }, shapeIds: ['2'] })).toBe('');
  });

  test('ignores null filters and ranges without limits', async () => {
    expect(await findStones({ shapeIds: null, carats: {}, isPair: null })).toBe('ABC');
  });
});

describe('text search', () => {
  test.each([
    ['every word must occur, in any case and order', 'NICE warm', 'B'],
    ['in any of the texts', '0012345 nice', 'A'],
    ['matches parts of words', 'hph', 'B'],
    ['the percent sign is not a wildcard', '100%', 'A'],
    ['the percent sign is not a wildcard', 'n%c', ''],
    ['the underscore is not a wildcard', 'clean_stone', 'A'],
    ['the underscore is not a wildcard', 'n_ce', ''],
    ['the backslash is not an escape character', '\\', ''],
    ['fields for administrators only are not searched', 'acme', ''],
    ['SQL is treated as text', "'; drop table diamond; --", ''],
  ])('text search: %s (%s)', async (_, text, stones) => {
    expect(await findStones({ text })).toBe(stones);
  });
});

describe('invalid filters', () => {
  test.each([
    [{ shapeIds: [] }, 'filter.shapeIds'],
    [{ shapeIds: ['1', '999'] }, 'filter.shapeIds'],
    [{ colorIds: ['25'] }, 'filter.colorIds'],
    [{ clarityIds: ['0'] }, 'filter.clarityIds'],
    [{ laboratoryIds: ['1; select 1'] }, 'filter.laboratoryIds'],
    [{ ids: ['99999999999'] }, 'filter.ids'],
    [{ stockNumbers: [] }, 'filter.stockNumbers'],
    [{ stockNumbers: Array.from({ length: 501 }, (_, n) => `S${n}`) }, 'filter.stockNumbers'],
    [{ milky: [''] }, 'filter.milky'],
    [{ statuses: [] }, 'filter.statuses'],
    [{ carats: { min: 2, max: 1 } }, 'filter.carats.min'],
    [{ discount: { min: 0, max: -10 } }, 'filter.discount.min'],
    [{ text: 'a b c d e f g h i j k' }, 'filter.text'],
    [{ text: 'x'.repeat(201) }, 'filter.text'],
    [{ text: 'a\u0000b' }, 'filter.text'],
    [{ stockNumbers: ['A', 'a\u0000b'] }, 'filter.stockNumbers.1'],
  ])('rejects the filter %j and names the field', async (filter, path) => {
    expect(await refusal(app, { filter }, people.administrator)).toEqual({
      code: 'INVALID_REQUEST',
      errorCode: 90,
      path,
    });
  });

  test.each([
    { carats: { min: 'NaN' } },
    { collection: 'SECRET' },
    { statuses: ['SOLD'] },
    { totalPrice: { min: 1.005 } },
    { nonsense: true },
  ])('rejects the filter %j because of its type', async (filter) => {
    expect(await refusal(app, { filter }, people.administrator)).toMatchObject({
      code: 'INVALID_REQUEST',
      errorCode: 90,
    });
  });
});

describe('fields that only administrators can use', () => {
  const cases: [string, object][] = [
    ['isActive', { isActive: false }],
    ['showToAll', { showToAll: true }],
    ['vendors', { vendors: ['Acme'] }],
    ['holdUserIds', { holdUserIds: ['1'] }],
  ];
  test.each(cases)('allows only administrators to use the filter %s', async (_, filter) => {
    expect(await refusal(app, { filter })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { filter }, people.shopper)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { filter }, people.agent)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { filter }, people.administrator)).toEqual({ code: 'none' });
  });

  test.each([
    ['rapPrice', { rapPrice: { min: 1 } }],
    ['discount', { discount: { max: 0 } }],
  ])('rejects the filter %s for visitors', async (_, filter) => {
    expect(await refusal(app, { filter })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { filter }, people.shopper)).toEqual({ code: 'none' });
  });
});
