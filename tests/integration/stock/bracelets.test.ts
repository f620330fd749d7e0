import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Variant {
  id: string;
  color: string | null;
  size: string | null;
}

const create = (bracelet: object) =>
  app.graphql<{ createBracelet: { bracelet: Variant } | null }>(
    'mutation ($input: CreateBraceletInput!) { createBracelet(input: $input) { bracelet { id } } }',
    { input: { bracelet: { price: 100, ...bracelet } } },
    people.administrator,
  );

const variants = (name: string, query = '', token: string | null = null) =>
  app.rest<Variant[]>('GET', `/api/bracelets/${encodeURIComponent(name)}${query}`, { token });

const variantsOf = ({ body }: { body: Variant[] }) => body.map(({ color, size }) => [color, size]);

describe('bracelet variants', () => {
  beforeAll(async () => {
    await create({ name: 'Tennis / Öl', color: 'White Gold', size: 'S' });
    await create({ name: 'Tennis / Öl', color: 'White Gold', size: 'M' });
    await create({ name: 'Tennis / Öl', color: 'Rose Gold', size: 'M' });
    await create({ name: 'Tennis / Öl', color: 'Black', isActive: false });
    await create({ name: 'Hidden', isActive: false });
    await create({ name: 'Tennis_' });
  });

  test('matches the bracelet name regardless of case, and filters variants by color and size', async () => {
    expect(variantsOf(await variants('tennis / öl'))).toEqual([
      ['White Gold', 'S'],
      ['White Gold', 'M'],
      ['Rose Gold', 'M'],
    ]);
    expect(variantsOf(await variants('Tennis / Öl', '?color=white%20gold'))).toHaveLength(2);
    expect(variantsOf(await variants('Tennis / Öl', '?size=m&color='))).toEqual([
      ['White Gold', 'M'],
      ['Rose Gold', 'M'],
    ]);
    expect(variantsOf(await variants('Tennis / Öl', '?color=Blue'))).toEqual([]);
  });

  test('returns 404 if the caller may see no variant of the named bracelet', async () => {
    for (const [name, token] of [
      ['Hidden', null],
      ['Hidden', people.shopper],
      ['Nothing', people.administrator],
      ['Tennis%', null],
    ] as const) {
      const { status, body } = await variants(name, '', token);
      expect([status, body]).toMatchObject([404, { errorCode: 95 }]);
    }
    expect((await variants('Hidden', '', people.administrator)).body).toHaveLength(1);
    expect(variantsOf(await variants('Tennis / Öl', '', people.administrator))).toHaveLength(4);
    const tooLong = await variants('x'.repeat(101));
    expect([tooLong.status, tooLong.body]).toMatchObject([400, { details: [{ path: 'name' }] }]);
  });

  test('returns identical variants over GraphQL and REST', async () => {
    const runQuery = (name: string, size: string | null, token: string | null = null) =>
      app.graphql<{ braceletVariants: Variant[] | null }>(
        'query ($name: String!, $size: String) { braceletVariants(name: $name, size: $size) { color size } }',
        { name, size },
        token,
      );
    expect((await runQuery('TENNIS / ÖL', 's')).data?.braceletVariants).toEqual([{ color: 'White Gold', size: 'S' }]);
    expect((await runQuery('Tennis / Öl', null, people.administrator)).data?.braceletVariants).toHaveLength(4);
    expect((await runQuery('Hidden', null)).errors[0]?.extensions.errorCode).toBe(95);
  });
});

test('rejects a duplicate variant, whether created or imported', async () => {
  await create({ name: 'Bangle', color: 'Gold' });
  const again = await create({ name: 'bangle', color: 'GOLD' });
  expect(again.errors[0]?.extensions).toMatchObject({
    errorCode: 90,
    details: [{ path: 'bracelet.name', message: 'belongs to another bracelet with the same color and size' }],
  });
  const head = ['Stock #', 'Name', 'Color', 'Size', 'Price'];
  const send = async (...rows: string[][]) => {
    const response = await importOverGraphql(app, csv(head, ...rows), {}, people.administrator, { type: 'bracelets' });
    return response.errors[0]?.extensions.details ?? response.data?.importStock?.report;
  };
  const problem = { column: 'Name', message: 'already exists in this color and size, with another stock number' };
  expect(await send(['B-1', 'BANGLE', 'gold', '', '90'])).toMatchObject([{ row: 1, ...problem }]);
  expect(await send(['B-1', 'Cuff', '', '', '90'], ['B-2', 'cuff', '', '', '95'])).toMatchObject([
    { row: 1, ...problem },
    { row: 2, ...problem },
  ]);
  expect(await send(['B-1', 'Cuff', '', 'S', '90'], ['B-2', 'Cuff', '', 'M', '95'])).toMatchObject({ inserted: 2 });
  expect(await send(['B-1', 'Cuff', '', 'S', '99'], ['B-2', 'Cuff', '', 'L', '95'])).toMatchObject({ updated: 2 });
});

describe('import of a file that lacks some bracelet variant columns', () => {
  const problem = { message: 'already exists in this color and size, with another stock number' };
  const send = async (head: string[], rows: string[][], input: object = {}) => {
    const response = await importOverGraphql(app, csv(head, ...rows), { ...input }, people.administrator, {
      type: 'bracelets',
    });
    return response.errors[0]?.extensions.details ?? response.data?.importStock?.report;
  };

  test('rejects new rows that would create a duplicate variant', async () => {
    const rows = [
      ['P-1', 'Part', '90'],
      ['P-2', 'PART', '95'],
    ];
    const head = ['Stock #', 'Name', 'Price'];
    const problems = [
      { row: 1, column: 'Name', value: 'Part', ...problem },
      { row: 2, column: 'Name', value: 'PART', ...problem },
    ];
    expect(await send(head, rows, { dryRun: true })).toMatchObject({ inserted: 0, problems });
    expect(await send(head, rows)).toMatchObject(problems);
    expect(await send(head, rows.slice(0, 1))).toMatchObject({ inserted: 1 });
  });

  test('uses the stored values for missing columns when it checks for duplicates', async () => {
    await create({ stockNumber: 'Q-1', name: 'Rest', color: 'Gold', size: 'S' });
    await create({ stockNumber: 'Q-2', name: 'Rest', color: 'Gold', size: 'M' });
    await create({ stockNumber: 'Q-3', name: 'Rest', color: 'Blue', size: 'S' });
    expect(await send(['Stock #', 'Size'], [['Q-2', 's']])).toMatchObject([{ row: 1, value: 'Rest', ...problem }]);
    expect(await send(['Stock #', 'Color'], [['Q-3', 'gold']])).toMatchObject([{ row: 1, column: null, ...problem }]);
    expect(await send(['Stock #', 'Color'], [['Q-2', 'Blue']])).toMatchObject({ updated: 1 });
    expect(await send(['Stock #', 'Price'], [['Q-1', '7']])).toMatchObject({ updated: 1 });
  });

  test('detects a duplicate of a stored variant even if the row that would change the stored variant is rejected', async () => {
    await create({ stockNumber: 'V-1', name: 'Moved', size: 'S' });
    const head = ['Stock #', 'Name', 'Size', 'Price'];
    const rows = [
      ['V-1', 'Moved', 'L', 'many'],
      ['V-2', 'Moved', 'S', '95'],
    ];
    expect(await send(head, rows, { skipInvalid: true })).toMatchObject({
      inserted: 0,
      updated: 0,
      problems: [{ row: 1 }, { row: 2, ...problem }],
    });
  });
});
