import { sql } from 'kysely';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { listStones, putStones, refusal } from './stock.ts';

let app: TestApp;
let people: People;

/**
 * Returns a row whose value in every column increases with `n`, from stone A to stone C. Stone D has only the
 * required values.
 */
const rising = (n: number) => ({
  carats: n,
  price_per_carat: 100 * n,
  rap_price: 1000 - 10 * n,
  parcel_stones: n,
  color_id: n,
  clarity_id: n,
  cut_id: n,
  polish_id: n,
  symmetry_id: n,
  fluorescence_id: n,
  laboratory_id: n,
  certificate_no: `R${n}`,
  depth_percent: 60 + n,
  table_percent: 50 + n,
  crown_angle: 30 + n,
  crown_height: 10 + n,
  length: n,
  width: n,
  height: n,
  status: n,
  updated_at: `2026-01-0${n}`,
  vendor: `V${n}`,
});

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  // The rows are not in ascending order, so that the order of IDs differs from every sort. The trade order of the
  // shapes is Princess, Heart, Special.
  await putStones(app, [
    { stock_id: 'C', ...rising(3), shape_id: 2 },
    { stock_id: 'A', ...rising(1), shape_id: 3, is_active: false },
    { stock_id: 'B', ...rising(2), shape_id: 11 },
    { stock_id: 'D', carats: 10 },
    ...[1, 2, 3, 4].map((n) => ({ stock_id: `T${n}`, carats: 10, price_per_carat: n < 3 ? 1 : 2, comment: 'tie' })),
    ...Array.from({ length: 60 }, (_, n) => ({ stock_id: `MANY-${n}`, carats: 20 + (n % 7), comment: 'many' })),
  ]);
});
afterAll(() => app.stop());

const sorted = async (field: string, direction: string, stockNumbers = ['A', 'B', 'C']): Promise<string> =>
  (await listStones(app, { filter: { stockNumbers }, sort: [{ field, direction }] }, people.administrator)).stones.join(
    '',
  );

describe('sort fields', () => {
  const always = [
    'STOCK_NUMBER',
    'CARATS',
    'SHAPE',
    'PRICE_PER_CARAT',
    'TOTAL_PRICE',
    'PARCEL_STONES',
    'STATUS',
    'UPDATED_AT',
  ];
  test.each(always)('sorts by %s in both directions', async (field) => {
    expect(await sorted(field, 'ASC')).toBe('ABC');
    expect(await sorted(field, 'DESC')).toBe('CBA');
  });

  const grades = ['COLOR', 'CLARITY', 'CUT', 'POLISH', 'SYMMETRY', 'FLUORESCENCE', 'LABORATORY', 'REPORT_NUMBER'];
  const measures = ['DEPTH_PERCENT', 'TABLE_PERCENT', 'CROWN_ANGLE', 'CROWN_HEIGHT', 'LENGTH', 'WIDTH', 'HEIGHT'];
  test.each([...grades, ...measures, 'DISCOUNT', 'VENDOR'])(
    'sorts by %s, with missing values last in both directions',
    async (field) => {
      expect(await sorted(field, 'ASC', ['A', 'B', 'C', 'D'])).toBe('ABCD');
      expect(await sorted(field, 'DESC', ['A', 'B', 'C', 'D'])).toBe('CBAD');
    },
  );

  test('sorts by RAP_PRICE', async () => {
    expect(await sorted('RAP_PRICE', 'ASC', ['A', 'B', 'C', 'D'])).toBe('CBAD');
    expect(await sorted('RAP_PRICE', 'DESC', ['A', 'B', 'C', 'D'])).toBe('ABCD');
  });

  test('sorts by IS_ACTIVE', async () => {
    expect((await sorted('IS_ACTIVE', 'ASC')).at(0)).toBe('A');
    expect((await sorted('IS_ACTIVE', 'DESC')).at(-1)).toBe('A');
  });

  test('sorts by carats ascending by default', async () => {
    expect((await listStones(app, {}, people.administrator)).stones.slice(0, 3)).toEqual(['A', 'B', 'C']);
  });

  test('breaks ties by the second sort field, then by ID', async () => {
    const sort = [{ field: 'SHAPE' }, { field: 'TOTAL_PRICE', direction: 'DESC' }];
    const filter = { text: 'tie' };
    expect((await listStones(app, { filter, sort }, people.administrator)).stones).toEqual(['T3', 'T4', 'T1', 'T2']);
    expect((await listStones(app, { filter, sort: [{ field: 'SHAPE' }] }, people.administrator)).stones).toEqual([
      ...['T1', 'T2', 'T3', 'T4'],
    ]);
  });

  test.each(['VENDOR', 'IS_ACTIVE'])('allows only administrators to sort by %s', async (field) => {
    expect(await refusal(app, { sort: [{ field }] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { sort: [{ field }] }, people.shopper)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each(['RAP_PRICE', 'DISCOUNT'])('rejects sorting by %s for visitors', async (field) => {
    expect(await refusal(app, { sort: [{ field }] })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(app, { sort: [{ field }] }, people.shopper)).toEqual({ code: 'none' });
  });

  test('rejects more than three sort fields and unknown sort fields', async () => {
    const four = ['CARATS', 'SHAPE', 'COLOR', 'CUT'].map((field) => ({ field }));
    expect(await refusal(app, { sort: four })).toEqual({ code: 'INVALID_REQUEST', errorCode: 90, path: 'sort' });
    expect(await refusal(app, { sort: [{ field: 'id; drop table diamond' }] })).toMatchObject({ errorCode: 90 });
  });
});

describe('list pages', () => {
  const page = async (index: number, size: number): Promise<string[]> =>
    (await listStones(app, { filter: { text: 'many' }, page: { index, size } }, people.administrator)).stones;

  test('returns all stones without gaps or overlaps between pages', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((index) => page(index, 15)));
    expect(pages.map(({ length }) => length)).toEqual([15, 15, 15, 15, 0]);
    expect(new Set(pages.flat()).size).toBe(60);
    expect(pages.flat()).toEqual(await page(0, 500));
  });

  test('returns changed stones in the next request', async () => {
    const question = {
      filter: { text: 'many' },
      sort: [{ field: 'TOTAL_PRICE', direction: 'DESC' }],
      page: { size: 2 },
    };
    const before = await listStones(app, question, people.administrator);
    await sql`update diamond set price_per_carat = 99999 where stock_id = 'MANY-7'`.execute(app.em().getKysely());
    const after = await listStones(app, question, people.administrator);
    expect(before.stones).not.toContain('MANY-7');
    expect(after).toEqual({ total: 60, stones: ['MANY-7', before.stones[0]] });
    await sql`delete from diamond where stock_id = 'MANY-7'`.execute(app.em().getKysely());
    expect(await listStones(app, question, people.administrator)).toEqual({ total: 59, stones: before.stones });
  });

  test.each([
    [{ index: -1 }, 'page.index'],
    [{ size: 0 }, 'page.size'],
    [{ size: 501 }, 'page.size'],
    [{ index: 21, size: 500 }, 'page.index'],
    [{ index: 10_001, size: 1 }, 'page.index'],
  ])('rejects the page input %j', async (page, path) => {
    expect(await refusal(app, { page })).toEqual({ code: 'INVALID_REQUEST', errorCode: 90, path });
  });

  test('accepts the highest allowed page index', async () => {
    expect(await refusal(app, { page: { index: 20, size: 500 } })).toEqual({ code: 'none' });
  });
});
