import { sql } from 'kysely';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changeMany } from '../../support/without-time-limits.ts';
import { csv, importOverGraphql, importOverRest } from './files.ts';

/*
 * Tests import findings about other stock: stock of other vendors, items in carts, and stones that are listed twice.
 */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() =>
  app
    .em()
    .getConnection()
    .execute(
      'truncate diamond, melee, jewellery_piece, bracelet, ring_setting, generic_diamond, eternity_ring, custom_necklace cascade',
    ),
);

const rows = (statement: string) => app.em().getConnection().execute<Record<string, unknown>[]>(statement);
const send = (
  content: string,
  query: Record<string, string> = {},
  { type = 'diamonds', profile }: { type?: string; profile?: unknown } = {},
) => importOverRest(app, content, { token: people.administrator, query, type, profile });

const columns = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];

describe('vendor in a profile', () => {
  test('sets the vendor on all rows, and replaces only that vendor’s stock in replace mode', async () => {
    const ownFile = csv(columns, ['H1', 'RB', '1', '100']);
    const theirs = csv(columns, ['A1', 'RB', '1', '100'], ['A2', 'RB', '1', '100'], ['A3', 'RB', '1', '100']);
    await send(ownFile);
    await send(theirs, {}, { profile: { vendor: 'Acme' } });
    await send(csv(columns, ['B1', 'RB', '1', '100']), {}, { profile: { vendor: 'Brill' } });
    const fewer = csv(columns, ['A1', 'RB', '1', '100']);
    const profile = { vendor: ' acme ' };
    const dryRun = await send(fewer, { mode: 'replace', dryRun: 'true' }, { profile });
    expect(dryRun.body).toMatchObject({ deactivated: 2, deactivatable: 3 });
    expect((await send(fewer, { mode: 'replace' }, { profile })).body).toMatchObject({ deactivated: 2 });
    expect(await rows('select stock_id, vendor, is_active from diamond order by stock_id')).toEqual([
      { stock_id: 'A1', vendor: 'acme', is_active: true },
      { stock_id: 'A2', vendor: 'Acme', is_active: false },
      { stock_id: 'A3', vendor: 'Acme', is_active: false },
      { stock_id: 'B1', vendor: 'Brill', is_active: true },
      { stock_id: 'H1', vendor: null, is_active: true },
    ]);
  });

  test('requires confirmation based on the vendor’s stock only', async () => {
    const many = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'RB', '1', '100']);
    await send(csv(columns, ...many('H', 300)));
    await send(csv(columns, ...many('A', 60)), {}, { profile: { vendor: 'Acme' } });
    const file = csv(columns, ...many('A', 5));
    const rejection = await send(file, { mode: 'replace' }, { profile: { vendor: 'Acme' } });
    expect(rejection.body).toMatchObject({ facts: { import: { deactivated: 55, deactivatable: 60 } } });
    const sent = { mode: 'replace', confirmRemoved: '55' };
    expect((await send(file, sent, { profile: { vendor: 'Acme' } })).body).toMatchObject({ deactivated: 55 });
  });

  test("prefers the vendor column to the profile's vendor, and ignores a trading platform’s supplier ID", async () => {
    const named = csv([...columns, 'Seller'], ['A1', 'RB', '1', '100', 'Sons'], ['A2', 'RB', '1', '100', '']);
    await send(named, {}, { profile: { vendor: 'Acme' } });
    const numbered = csv([...columns, 'Supplier ID'], ['A3', 'RB', '1', '100', '20417']);
    await send(numbered, {}, { profile: { vendor: 'Acme' } });
    expect(await rows('select stock_id, vendor, extras from diamond order by stock_id')).toEqual([
      { stock_id: 'A1', vendor: 'Sons', extras: {} },
      { stock_id: 'A2', vendor: 'Acme', extras: {} },
      { stock_id: 'A3', vendor: 'Acme', extras: { 'Supplier ID': '20417' } },
    ]);
  });

  test('reports an item that has belonged to another vendor', async () => {
    const bracelets = csv(['Stock #', 'Name', 'Price'], ['1001', 'Line', '500']);
    const importStock = (vendor: string, dryRun: boolean) =>
      importOverGraphql(app, bracelets, { dryRun, profile: { vendor } }, people.administrator, { type: 'bracelets' });
    await importStock('Acme', false);
    const { data } = await importStock('Brill', true);
    expect(data?.importStock?.report).toMatchObject({
      updated: 1,
      notices: [{ row: 1, code: 'OTHER_VENDOR', value: 'Brill', message: 'is new: the item belonged to Acme' }],
    });
  });
});

describe('import notices about items in carts', () => {
  const addToCart = async (items: object[]) => {
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { index } } }';
    const { data, errors } = await app.graphql(add, { input: { items } }, people.shopper);
    expect([errors, data]).toEqual([[], { addToCart: { problems: [] } }]);
  };

  test('reports items in carts that an import changes or deactivates', async () => {
    const [changed, removed, same] = await createStones(app, [
      { stockId: 'CHANGED' },
      { stockId: 'GONE' },
      { stockId: 'SAME' },
      { stockId: 'ALONE' },
    ]);
    await addToCart([{ diamondId: changed }, { diamondId: removed }, { diamondId: same }]);
    const file = csv(['Stock #', 'Price Per Carat'], ['ALONE', '900'], ['CHANGED', '900'], ['SAME', '1000']);
    const expected = {
      noticeCounts: [{ code: 'IN_CARTS', count: 2 }],
      notices: [
        {
          ...{ row: 0, line: 1, column: 'Stock #', value: 'GONE', code: 'IN_CARTS' },
          message: 'is in a cart, and is deactivated because the file does not list it',
        },
        { row: 2, line: 3, value: 'CHANGED', message: 'is in a cart, and is changed by this row' },
      ],
    };
    expect((await send(file, { mode: 'replace', dryRun: 'true' })).body).toMatchObject(expected);
    expect((await send(file, { mode: 'replace' })).body).toMatchObject(expected);
  });

  test('reports single items, stones in sets and parts of rings, for every stock type', async () => {
    const items = await createItems(app);
    const set = await createStones(app, [
      { stockId: 'L1', lineSet: 'Line' },
      { stockId: 'L2', lineSet: 'Line' },
    ]);
    await createStones(app, [{ stockId: 'ALONE' }]);
    await addToCart([...kinds.map(({ item }) => item(items)), { diamondId: set[0] }]);
    const vendors = async (type: string, table: string, key = 'stock_number') => {
      const numbers = (await rows(`select ${key} as number from ${table}`)).map(({ number }) => String(number));
      const file = csv(['Stock #', 'Seller'], ...numbers.map((number) => [number, 'New']));
      const { data, errors } = await importOverGraphql(app, file, { dryRun: true }, people.administrator, { type });
      expect(errors).toEqual([]);
      return data?.importStock?.report?.noticeCounts;
    };
    // The affected items are the single stone (which is also in the ring), the parcel, and two stones of the line
    // set.
    expect(await vendors('diamonds', 'diamond', 'stock_id')).toEqual([{ code: 'IN_CARTS', count: 4 }]);
    for (const [type, table] of [
      ['melee', 'melee'],
      ['ring_settings', 'ring_setting'],
      ['generic_diamonds', 'generic_diamond'],
      ['eternity_rings', 'eternity_ring'],
      ['bracelets', 'bracelet'],
      ['products', 'jewellery_piece'],
      ['custom_necklaces', 'custom_necklace'],
    ] as const) {
      expect([type, await vendors(type, table)]).toEqual([type, [{ code: 'IN_CARTS', count: 1 }]]);
    }
  });
});

describe('reports stones with identical measurements and grades as possible duplicates', () => {
  const measured = [...columns, 'Color', 'Measurements', 'Report #'];
  const row = (key: string, color = 'D', sides = '6.41x6.44x3.98', report = '') => [
    ...[key, 'RB', '1.00', '100', color, sides, report],
  ];

  test('reports each duplicate only once, within the file and in stock', async () => {
    await send(csv(measured, row('OLD'), row('OTHER', 'E', '6.50x6.52x4.00', '123')));
    const file = csv(
      measured,
      row('NEW'),
      row('TWIN'),
      row('COLOR', 'E'),
      row('SIDES', 'D', '6.41x6.44x3.97'),
      row('BARE', 'D', ''),
      // This row also has the stone's report number. Only the duplicate report number is reported.
      row('RELISTED', 'E', '6.50x6.52x4.00', '123'),
    );
    const { body } = await send(file, { dryRun: 'true' });
    expect(body.noticeCounts).toEqual([
      { code: 'SAME_STONE', count: 4 },
      { code: 'SAME_REPORT', count: 1 },
    ]);
    const notices = body.notices.map(({ line, code, message }) => `${line} ${code} ${message}`).sort();
    expect(notices).toEqual([
      '2 SAME_STONE has the same measurements and grades as OLD in stock',
      '2 SAME_STONE has the same measurements and grades as line 3',
      '3 SAME_STONE has the same measurements and grades as OLD in stock',
      '3 SAME_STONE has the same measurements and grades as line 2',
      '7 SAME_REPORT is also the report number of OTHER in stock',
    ]);
    await send(file);
    expect((await send(file)).body).toMatchObject({ unchanged: 6, notices: [{ code: 'SAME_REPORT' }] });
  });
});

test('compares thousands of rows with equal measurements in linear time', async () => {
  // There are 64 million pairs. Comparing every pair would exceed the request timeout.
  const count = 8_000;
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, shape_id, carats, price_per_carat, length, width, height, certificate_no)
      select 'OLD' || n, 1, 0.5, 100, 5.1, 5.1, 3.1, '12345' from generate_series(1, ${count}::int) n`,
  );
  const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Measurements', 'Certificate #'];
  const alike = Array.from({ length: count }, (_, index) => [
    `NEW${index}`,
    'RB',
    '0.5',
    '100',
    '5.1 x 5.1 x 3.1',
    '12345',
  ]);
  const { body } = await send(csv(header, ...alike), { dryRun: 'true' });
  // Items with the same report number get no other finding about duplicates.
  expect(body).toMatchObject({ inserted: count, noticeCounts: [{ code: 'SAME_REPORT', count: 2 * count }] });
});
