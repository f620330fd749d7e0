import { sql } from 'kysely';
import { viewerOf, visitorOn } from '../../../server/src/modules/accounts/visibility/index.ts';
import { matchesWord } from '../../../server/src/modules/stock/lists/index.ts';
import { stockModules } from '../../../server/src/modules/stock-types/index.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { samples } from '../stock/samples.ts';

let app: TestApp;
let people: People;
let restricted: string;
let markedUp: string;

interface Item {
  kind: string;
  id: string;
  stockNumber: string;
  price: { total: number } | null;
}

const item = '{ __typename kind id stockNumber availability price { total } media { images { url } } }';

async function search(text: string, token: string | null = people.shopper, more: object = {}) {
  const { data, errors } = await app.graphql<{
    searchStock: { items: Item[]; total: number; kinds: { kind: string; total: number }[] } | null;
  }>(
    `query ($text: String!, $first: Int, $kinds: [StockKind!]) {
      searchStock(text: $text, first: $first, kinds: $kinds) { total kinds { kind total } items ${item} }
    }`,
    { text, ...more },
    token,
  );
  return { found: data?.searchStock, error: errors[0] };
}

const numbersFound = async (...args: Parameters<typeof search>): Promise<string[] | undefined> =>
  (await search(...args)).found?.items.map(({ stockNumber }) => stockNumber);

async function byNumbers(numbers: readonly unknown[], token: string | null = people.shopper) {
  const { data, errors } = await app.graphql<{
    stockByNumbers: { number: string; status: string; items: Item[] }[] | null;
  }>(
    `query ($numbers: [String!]!) { stockByNumbers(numbers: $numbers) { number status items ${item} } }`,
    { numbers },
    token,
  );
  return {
    found: data?.stockByNumbers?.map(({ number, status, items }) => [
      number,
      status,
      ...items.map(({ stockNumber }) => stockNumber),
    ]),
    error: errors[0],
  };
}

const report = (stockId: string, certificateNo: string) =>
  sql`update diamond set certificate_no = ${certificateNo} where stock_id = ${stockId}`.execute(app.em().getKysely());

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  // Has access only to page 3, which contains black stones.
  restricted = (await createPerson(app, { pages: [3] })).token;
  markedUp = (await createPerson(app, { markups: [{ percent: '10' }] })).token;
  await createStones(app, [
    { stockId: 'SRCH-1', showToAll: true },
    { stockId: 'SRCH-2' },
    { stockId: 'SRCH-3', colorId: 24 },
    { stockId: 'SRCH-4', isActive: false },
  ]);
  for (const { typeName, one, piece } of samples) {
    const { errors } = await app.graphql(
      `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
      { input: { [one]: { ...piece, stockNumber: `srch ${typeName}` } } },
      people.administrator,
    );
    expect(errors).toEqual([]);
  }
  await sql`update melee set show_to_all = false`.execute(app.em().getKysely());
});
afterAll(() => app.stop());

test('returns exactly the items and prices that are in the caller’s lists, for every stock type', async () => {
  const types = [{ many: 'diamonds' }, ...samples];
  for (const token of [null, people.shopper, people.agent, people.administrator, restricted, markedUp]) {
    const lists = types.map(({ many }) => `${many}(page: { size: 500 }) { items ${item} }`).join(' ');
    const { data } = await app.graphql<Record<string, { items: Item[] }>>(`{ ${lists} }`, {}, token);
    const listed = Object.values(data ?? {}).flatMap(({ items }) => items);
    const { found } = await search('Srch', token, { first: 200 });
    const byKey = (items: readonly Item[] = []) => new Map(items.map((each) => [`${each.kind} ${each.id}`, each]));
    expect(byKey(found?.items)).toEqual(byKey(listed));
    expect(found?.total).toBe(listed.length);
    const searchedNumbers = [
      'SRCH 1',
      'srch2',
      'S R C H - 3',
      'SRCH-4',
      ...samples.map(({ typeName }) => `SRCH-${typeName}`),
    ];
    const foundNumbers = (await byNumbers(searchedNumbers, token)).found?.flatMap(([, , ...numbers]) => numbers);
    expect(new Set(foundNumbers)).toEqual(new Set(listed.map(({ stockNumber }) => stockNumber)));
  }
});

test('ranks stock number matches first, then report numbers, prefixes and words', async () => {
  await createStones(
    app,
    ['ZED-7', 'Q-1', 'Q-2', 'ZED-70', 'Q-3'].map((stockId) => ({ stockId })),
  );
  await report('Q-1', 'zed 7');
  await report('Q-2', 'ZED-799');
  await sql`update diamond set comment = 'once called zed7' where stock_id = 'Q-3'`.execute(app.em().getKysely());
  expect(await numbersFound('Zed 7')).toEqual(['ZED-7', 'Q-1', 'ZED-70', 'Q-2']);
  expect(await numbersFound('zed7')).toEqual(['ZED-7', 'Q-1', 'ZED-70', 'Q-2', 'Q-3']);
  expect(await numbersFound('zed7', people.shopper, { first: 2 })).toEqual(['ZED-7', 'Q-1']);
  expect(await numbersFound('zed–７')).toEqual([]);
});

test('matches all search words against shapes, grades, types and text fields', async () => {
  await createStones(app, [
    { stockId: 'W-1', shapeId: 8, colorId: 6 },
    { stockId: 'W-2', shapeId: 8, colorId: 5 },
    { stockId: 'W-3', shapeId: 1, colorId: 6 },
  ]);
  const { data } = await app.graphql<{ diamond: { shape: { label: string }; color: { label: string } } }>(
    '{ diamond(ref: { stockNumber: "W-1" }) { shape { label } color { label } } }',
    {},
    people.administrator,
  );
  const { shape, color } = data?.diamond ?? { shape: { label: '' }, color: { label: '' } };
  expect(shape.label.length).toBeGreaterThan(2);
  const only = { kinds: ['DIAMOND'] };
  expect(await numbersFound(`${shape.label}s in ${color.label.toLowerCase()}`, people.shopper, only)).toEqual(['W-1']);
  expect(await numbersFound(`${shape.label} nowhere`)).toEqual([]);
  const { found } = await search('bracelets');
  expect(found?.items.map(({ stockNumber }) => stockNumber)).toContain('srch Bracelet');
  expect(found?.kinds).toContainEqual({ kind: 'BRACELET', total: 1 });
  expect(await numbersFound('full circles platinum')).toEqual(['srch EternityRing']);
});

test('returns items of each stock type that matches', async () => {
  await createStones(
    app,
    Array.from({ length: 30 }, (_, index) => ({ stockId: `MANY-${index}`, shapeId: 1 })),
  );
  const { found } = await search('round', people.shopper, { first: 6 });
  expect(found?.items).toHaveLength(6);
  expect(new Set(found?.items.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  expect(found?.total).toBeGreaterThan(30);
});

test('returns pasted numbers in the pasted order, marked as available, on hold for another buyer or unknown', async () => {
  const other = await createPerson(app);
  await createStones(app, [
    { stockId: 'P-1' },
    { stockId: 'P1' },
    { stockId: 'P-2', status: 2, holdUserId: other.id },
    { stockId: 'P-3' },
    { stockId: 'P-4' },
  ]);
  await report('P-3', '6 21 000');
  await report('P-4', 'P-3');
  expect((await byNumbers(['nope', 'p 2', 'P-1', 'p–1', '621-000', 'P3', 'nope'])).found).toEqual([
    ['nope', 'UNKNOWN'],
    ['p 2', 'HELD', 'P-2'],
    ['P-1', 'FOUND', 'P-1'],
    ['p–1', 'FOUND', 'P-1', 'P1'],
    ['621-000', 'FOUND', 'P-3'],
    ['P3', 'FOUND', 'P-3'],
    ['nope', 'UNKNOWN'],
  ]);
  expect((await byNumbers(['P-2'], other.token)).found).toEqual([['P-2', 'FOUND', 'P-2']]);
});

test('runs as many queries for 500 numbers as for two', async () => {
  const stockIds = Array.from({ length: 500 }, (_, index) => `NU-${index}`);
  await createStones(
    app,
    stockIds.map((stockId) => ({ stockId })),
  );
  await byNumbers(['NU-1']);
  const few = await countQueries(() => byNumbers(['NU-1', 'NU-2']));
  const many = await countQueries(() => byNumbers(stockIds));
  expect(many.result.found?.map(([number, , found]) => [number, found])).toEqual(stockIds.map((id) => [id, id]));
  expect(many.queries).toHaveLength(few.queries.length);
  const countOfOne = await countQueries(() => search('NU-1', people.shopper, { first: 1 }));
  const hundreds = await countQueries(() => search('NU-', people.shopper, { first: 200, kinds: ['DIAMOND'] }));
  expect(hundreds.result.found?.items).toHaveLength(200);
  expect(hundreds.queries).toHaveLength(countOfOne.queries.length);
});

test('finds stock and report numbers with an index scan', async () => {
  await app.em().transactional(async (em) => {
    const db = em.getKysely();
    await sql`set local enable_seqscan = off`.execute(db);
    for (const [table, column] of [
      ['diamond', 'stock_id'],
      ['diamond', 'certificate_no'],
      ['jewellery_piece', 'cert_num'],
      ['melee', 'stock_number'],
    ] as const) {
      const number = sql`plain_number(${sql.ref(column)}) collate "C"`;
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select from ${sql.table(table)} where ${number} ^@ (plain_number('A-1') collate "C")`.execute(db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/number_search_index/);
    }
  });
});

test('finds search words with an index scan for every stock type', async () => {
  const viewer = await viewerOf({ em: app.em(), ...visitorOn('localhost') });
  await app.em().transactional(async (em) => {
    const db = em.getKysely();
    await sql`set local enable_seqscan = off`.execute(db);
    for (const { type } of stockModules) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select from ${sql.table(type.table)} d where ${matchesWord('tanzanite', type, viewer)}`.execute(db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${type.table}_search_text_index`);
    }
  });
});

test('names the invalid argument of a search request', async () => {
  const paths = async (error: Promise<{ error?: { extensions: { details?: { path: string }[] } } | undefined }>) =>
    (await error).error?.extensions.details?.map(({ path }) => path);
  expect(await paths(search('  '))).toEqual(['text']);
  expect(await paths(search('x'.repeat(201)))).toEqual(['text']);
  expect(await paths(search('one two three four five six seven eight nine ten eleven'))).toEqual(['text']);
  expect(await paths(search('oval', null, { first: 0 }))).toEqual(['first']);
  expect(await paths(search('oval', null, { first: 201 }))).toEqual(['first']);
  expect(await paths(byNumbers([]))).toEqual(['numbers']);
  expect(await paths(byNumbers(['A-1', ' ']))).toEqual(['numbers']);
  expect(await paths(byNumbers(Array.from({ length: 501 }, () => 'A-1')))).toEqual(['numbers']);
});

test('treats wildcards and quotes as literal characters', async () => {
  await createStone(app, { stockId: "50%_O'K" });
  expect(await numbersFound("50%_o'k")).toEqual(["50%_O'K"]);
  for (const text of ['%', '_', '\\', "'", '%%%', '- -']) expect((await search(text)).error).toBeUndefined();
  for (const text of ['%%%', '- -']) expect(await numbersFound(text)).toEqual([]);
  expect((await byNumbers(['--', '%'])).found).toEqual([
    ['--', 'UNKNOWN'],
    ['%', 'UNKNOWN'],
  ]);
});
