import { AccessPage } from '../../../server/src/modules/accounts/users/index.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { countsOf, facetsOf, graphqlOn, listStones, putStones } from './stock.ts';

let app: TestApp;
let people: People;
let ids: Record<string, number>;

const white = { color_id: 1 };
const stones = [
  { stock_id: 'WHITE-ROUND', ...white },
  { stock_id: 'WHITE-OVAL', ...white, shape_id: 8 },
  { stock_id: 'GROWN', ...white, is_lab_grown: true },
  { stock_id: 'PEPPER', is_snp: true },
  { stock_id: 'BLACK', color_id: 24 },
  { stock_id: 'YELLOW', color_id: 107 },
  { stock_id: 'PAIR', ...white, is_pair: true, shape_id: 8 },
  { stock_id: 'STUDS', ...white, is_matching_pair: true },
  { stock_id: 'MEMO', ...white, status: 4 },
  { stock_id: 'PARCEL', ...white, parcel_stones: 10 },
  { stock_id: 'LINE-1', ...white, is_line: true, line_set: 'LINE', certificate_no: '1001' },
  { stock_id: 'LINE-2', ...white, is_line: true, line_set: 'LINE', shape_id: 8, show_to_all: true },
  { stock_id: 'LINE-3', ...white, is_line: true, line_set: 'LINE', is_active: false },
  { stock_id: 'SHOWN', color_id: 24, show_to_all: true },
  { stock_id: 'HIDDEN', ...white, is_active: false, show_to_all: true, is_highlighted: true, certificate_no: '1002' },
];
const active = stones.filter(({ stock_id: id }) => !['LINE-3', 'HIDDEN'].includes(id)).map(({ stock_id }) => stock_id);
const shownToAll = ['LINE-2', 'SHOWN'];

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  ids = await putStones(app, stones);
});
afterAll(() => app.stop());

/**
 * Returns the stock numbers that are visible to the caller. Fails if lists, facets, single items and REST do not
 * match.
 */
async function visibleTo(token: string | null): Promise<string[]> {
  const { total, stones: listed } = await listStones(app, { page: { size: 100 } }, token);
  const sorted = await listStones(app, { sort: [{ field: 'COLOR', direction: 'DESC' }], page: { size: 100 } }, token);
  const status = await countsOf(app, 'STATUS', {}, token);
  const [carats] = await facetsOf(app, ['CARATS'], {}, token);
  const single = await Promise.all(
    stones.map(async ({ stock_id: stockNumber }) => {
      const { data, errors } = await app.graphql<{ diamond: { stockNumber: string } | null }>(
        'query ($stockNumber: String!) { diamond(ref: { stockNumber: $stockNumber }) { stockNumber } }',
        { stockNumber },
        token,
      );
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(data?.diamond ? [] : ['DIAMOND_NOT_FOUND']);
      return data?.diamond ? [stockNumber] : [];
    }),
  );
  const rest = await app.rest<{ product: { stockId: string } }[]>('GET', '/api/diamonds', { token });
  const page = await app.rest<unknown[]>('GET', '/api/diamonds?page=0&pageSize=1', { token });
  expect(sorted.stones.toSorted()).toEqual(listed.toSorted());
  expect(single.flat()).toEqual(listed.toSorted(inStock));
  expect(rest.body.map(({ product }) => product.stockId)).toEqual(listed.toSorted(inStock));
  expect(page.headers.get('x-total-count')).toBe(String(listed.length));
  expect(Object.values(status).reduce((sum, count) => sum + count, 0)).toBe(listed.length);
  expect(carats?.bins?.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
  expect(total).toBe(listed.length);
  return listed.toSorted(inStock);
}

const indexOf = (id: string): number => stones.findIndex(({ stock_id }) => stock_id === id);
const inStock = (a: string, b: string): number => indexOf(a) - indexOf(b);

test('returns to visitors only active stones that are shown to everyone', async () => {
  expect(await visibleTo(null)).toEqual(shownToAll);
});

test('returns every active stone to an unrestricted trader', async () => {
  expect(await visibleTo(people.shopper)).toEqual(active);
  expect(await visibleTo(people.agent)).toEqual(active);
});

test('returns every stone to an administrator', async () => {
  expect(await visibleTo(people.administrator)).toEqual(stones.map(({ stock_id }) => stock_id));
});

describe('returns to a trader the stones on accessible pages and the stones shown to everyone', () => {
  const whites = ['WHITE-ROUND', 'STUDS', 'MEMO', 'PARCEL', 'LINE-1'];
  const cases: [string, AccessPage[], string[]][] = [
    ['lab grown', [AccessPage.LAB_GROWN], ['GROWN']],
    ['white: round, neither lab grown nor salt and pepper', [AccessPage.WHITE], whites],
    ['black', [AccessPage.BLACK], ['BLACK']],
    ['matching pairs', [AccessPage.MATCHING_PAIRS], ['PAIR', 'STUDS']],
    ['melee only: no diamonds', [AccessPage.MELEE], []],
    ['salt and pepper', [AccessPage.SALT_AND_PEPPER], ['PEPPER']],
    ['fancy shapes', [AccessPage.FANCY_SHAPE], ['WHITE-OVAL', 'PAIR']],
    ['fancy colours', [AccessPage.FANCY_COLOR], ['YELLOW']],
    ['two pages', [AccessPage.FANCY_COLOR, AccessPage.BLACK], ['BLACK', 'YELLOW']],
  ];
  test.each(cases)('returns the expected stones to a trader with access to %s', async (_, pages, expected) => {
    const { token } = await createPerson(app, { pages });
    expect(await visibleTo(token)).toEqual([...expected, ...shownToAll].toSorted(inStock));
  });
});

test("shows visitors on an agent's domain the same stones as all other visitors", async () => {
  await createPerson(app, { domain: 'gems.example.com', markups: [{ percent: '10' }] });
  const { data } = await graphqlOn<{ diamonds: { total: number; items: { stockNumber: string; price: object }[] } }>(
    app,
    'gems.example.com',
    '{ diamonds(sort: [{ field: STOCK_NUMBER }]) { total items { stockNumber price { total } } } }',
  );
  expect(data?.diamonds).toEqual({
    total: 2,
    items: [
      { stockNumber: 'LINE-2', price: { total: 1100 } },
      { stockNumber: 'SHOWN', price: { total: 1100 } },
    ],
  });
});

test('does not return a hidden stone by ID, by report number or as the highlighted stone', async () => {
  const query = `query ($id: ID!) {
    byId: diamond(ref: { id: $id }) { stockNumber }
    byReport: diamond(ref: { reportNumber: "1002" }) { stockNumber }
    unknown: diamond(ref: { id: "2147483647" }) { stockNumber }
    highlightedDiamond { stockNumber }
  }`;
  const { data, errors } = await app.graphql(query, { id: ids.HIDDEN }, people.shopper);
  expect(data).toEqual({ byId: null, byReport: null, unknown: null, highlightedDiamond: null });
  const refusals = errors.map(({ message, extensions: { code, details } }) => ({ message, code, details }));
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect((await app.rest('GET', `/api/diamonds/${ids.HIDDEN}`)).status).toBe(404);
  expect((await app.rest('GET', '/api/diamonds/highlighted')).body).toEqual([]);
  const administrator = await app.graphql(query, { id: ids.HIDDEN }, people.administrator);
  expect(administrator.data).toMatchObject({
    byId: { stockNumber: 'HIDDEN' },
    highlightedDiamond: { stockNumber: 'HIDDEN' },
  });
});

test('shows only the visible stones of a line set', async () => {
  const setOf = async (token: string | null): Promise<unknown> => {
    const { data } = await app.graphql<{ diamond: { lineSetStones: { stockNumber: string }[] } | null }>(
      '{ diamond(ref: { stockNumber: "LINE-2" }) { lineSetStones { stockNumber } } }',
      {},
      token,
    );
    return data?.diamond?.lineSetStones.map(({ stockNumber }) => stockNumber);
  };
  expect(await setOf(null)).toEqual(['LINE-2']);
  expect(await setOf(people.shopper)).toEqual(['LINE-1', 'LINE-2']);
  expect(await setOf(people.administrator)).toEqual(['LINE-1', 'LINE-2', 'LINE-3']);
});

describe('never matches hidden stones in filters and text search', () => {
  test.each([
    ['ids', () => ({ ids: [ids.HIDDEN] })],
    ['stock numbers', () => ({ stockNumbers: ['HIDDEN'] })],
    ['report numbers', () => ({ reportNumbers: ['1002'] })],
    ['words', () => ({ text: 'hidden' })],
  ])('returns no hidden stone for a search by %s', async (_, filter) => {
    expect(await listStones(app, { filter: filter() }, people.shopper)).toEqual({ total: 0, stones: [] });
    expect(await countsOf(app, 'SHAPE', filter(), people.shopper)).toEqual({});
    expect((await listStones(app, { filter: filter() }, people.administrator)).stones).toEqual(['HIDDEN']);
  });
});

test('lists the matching stones on each stock page', async () => {
  const readCollection = async (collection: string): Promise<string[]> =>
    (await listStones(app, { filter: { collection } }, people.shopper)).stones.toSorted(inStock);
  expect(await readCollection('WHITE')).toEqual(['WHITE-ROUND', 'STUDS', 'MEMO', 'PARCEL', 'LINE-1']);
  expect(await readCollection('FANCY')).toEqual(['YELLOW']);
  expect(await readCollection('FANCY_SHAPES')).toEqual(['WHITE-OVAL', 'PAIR', 'LINE-2']);
  expect(await readCollection('FANCY_SHAPE_LINES')).toEqual(['LINE-1', 'LINE-2']);
  expect(await readCollection('LAB_GROWN')).toEqual(['GROWN']);
  expect(await readCollection('SALT_AND_PEPPER')).toEqual(['PEPPER']);
  expect(await readCollection('BLACK')).toEqual(['BLACK', 'SHOWN']);
  expect(await readCollection('MATCHING_PAIRS')).toEqual(['PAIR', 'STUDS']);
  expect(await readCollection('STUDS')).toEqual(['STUDS']);
  expect(await readCollection('MEMO')).toEqual(['MEMO']);
  expect(await readCollection('PARCELS')).toEqual(['PARCEL']);
  const { data } = await app.graphql('{ diamond(ref: { stockNumber: "STUDS" }) { collections } }', {}, people.shopper);
  expect(data).toEqual({ diamond: { collections: ['WHITE', 'MATCHING_PAIRS', 'STUDS'] } });
});
