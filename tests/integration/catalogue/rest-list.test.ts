import { sql } from 'kysely';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { putStones } from './stock.ts';

let app: TestApp;
let people: People;

interface RestStone {
  id: number;
  isActive: boolean;
  product: Record<string, unknown>;
}

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  await putStones(app, [
    {
      stock_id: 'A',
      carats: 1.234,
      price_per_carat: 1000.5,
      laboratory_id: 1,
      fluorescence_id: 2,
      fluorescence_text: 'Faint',
    },
    { stock_id: 'B', status: 2 },
    { stock_id: 'C', is_active: false },
    { stock_id: 'D', is_highlighted: true },
  ]);
});
afterAll(() => app.stop());

const list = (query: string, token: string | null = people.shopper, headers: Record<string, string> = {}) =>
  app.rest<RestStone[]>('GET', `/api/diamonds${query}`, { token, headers });
const stockIds = (stones: readonly RestStone[]): unknown => stones.map(({ product }) => product.stockId);

describe('GET /api/diamonds', () => {
  test('returns diamonds in the documented format, with numbers, reference list IDs and legacy names', async () => {
    const [stone] = (await list('')).body;
    expect(stone).toMatchObject({
      isActive: true,
      product: {
        ...{ stockId: 'A', carats: 1.234, pricePerCarat: 1000.5, totalPrice: 1234.62, status: 1, shapeId: 1 },
        ...{ labId: 1, fluorId: 2, fluorescence: 'Faint', colorId: null, set3D: null, parcelStones: 1, isSnP: false },
      },
    });
  });

  test('omits stones on hold with `availableonly`', async () => {
    expect(stockIds((await list('')).body)).toEqual(['A', 'B', 'D']);
    expect(stockIds((await list('?availableonly=true')).body)).toEqual(['A', 'D']);
    expect(stockIds((await list('?availableonly=false')).body)).toEqual(['A', 'B', 'D']);
    expect(stockIds((await list('?availableonly=true', people.administrator)).body)).toEqual(['A', 'D']);
    const { status, body } = await app.rest<{ errorCode: number; details: object[] }>(
      'GET',
      '/api/diamonds?availableonly=perhaps',
    );
    expect({ status, errorCode: body.errorCode, details: body.details }).toEqual({
      status: 400,
      errorCode: 90,
      details: [{ path: 'availableonly', message: 'must be true or false' }],
    });
  });

  test('returns the total count with each page, and all stones across the pages', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => list(`?page=${page}&pageSize=2`)));
    expect(pages.map(({ body }) => stockIds(body))).toEqual([['A', 'B'], ['D'], []]);
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['3', '3', '3']);
    expect((await list('?page=-1')).status).toBe(400);
    expect((await list('?pageSize=501')).status).toBe(400);
  });

  test('returns changed rows and totals when a page is requested again', async () => {
    const page = () => list('?page=0&pageSize=2');
    await page();
    await sql`update diamond set comment = 'new' where stock_id = 'A'`.execute(app.em().getKysely());
    expect((await page()).body[0]?.product.comment).toBe('new');
    await sql`update diamond set is_active = false where stock_id = 'A'`.execute(app.em().getKysely());
    const { body, headers } = await page();
    expect([stockIds(body), headers.get('x-total-count')]).toEqual([['B', 'D'], '2']);
    await sql`update diamond set is_active = true, comment = null where stock_id = 'A'`.execute(app.em().getKysely());
  });

  test('streams every stone of a long list exactly once', async () => {
    await sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id)
      select 'LONG-' || n, 1, n, 1 from generate_series(1, 1234) n`.execute(app.em().getKysely());
    const { body } = await list('');
    expect(body).toHaveLength(1237);
    expect(new Set(body.map(({ id }) => id)).size).toBe(1237);
    await sql`delete from diamond where stock_id like 'LONG-%'`.execute(app.em().getKysely());
  });
});

describe('list ETag', () => {
  const etag = async (token: string | null, query = ''): Promise<string> =>
    (await list(query, token)).headers.get('etag') ?? '';

  test('returns 304 for a list until a stone changes', async () => {
    const before = await etag(people.shopper);
    const unchanged = await list('', people.shopper, { 'if-none-match': before });
    expect([unchanged.status, unchanged.body]).toEqual([304, null]);
    await sql`update diamond set comment = 'new' where stock_id = 'A'`.execute(app.em().getKysely());
    expect((await list('', people.shopper, { 'if-none-match': before })).status).toBe(200);
    expect(await etag(people.shopper)).not.toBe(before);
  });

  test('returns different ETags for callers with different stones or prices, and for different parameters', async () => {
    const marked = await createPerson(app, { markups: [{ percent: '10' }] });
    const restricted = await createPerson(app, { pages: [1] });
    const tags = await Promise.all([
      ...[null, people.shopper, people.administrator, marked.token, restricted.token].map((token) => etag(token)),
      etag(people.shopper, '?availableonly=true'),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
    // Availability depends on the caller, so two callers get different lists of the same stones.
    expect(await etag(people.agent)).not.toBe(tags[1]);
  });
});

test('returns a single stone by ID, and the highlighted stone', async () => {
  const [stone] = (await app.rest<RestStone[]>('GET', '/api/diamonds/highlighted', { token: people.shopper })).body;
  expect(stone?.product).toMatchObject({ stockId: 'D', isHighlighted: true });
  const single = await app.rest<RestStone>('GET', `/api/diamonds/${stone?.id}`, { token: people.shopper });
  expect(single.body).toEqual(stone);
  expect((await app.rest('GET', '/api/diamonds/highlighted')).body).toEqual([]);
  const unknown = await app.rest<{ errorCode: number }>('GET', '/api/diamonds/999999', { token: people.shopper });
  expect([unknown.status, unknown.body.errorCode]).toEqual([404, 30]);
  const wrong = await app.rest<{ errorCode: number }>('GET', '/api/diamonds/one', { token: people.shopper });
  expect([wrong.status, wrong.body.errorCode]).toEqual([400, 90]);
});
