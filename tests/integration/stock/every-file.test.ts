import { StockKind } from '../../../server/src/modules/stock/fields/index.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql } from '../import/files.ts';
import { samples } from './samples.ts';

/* Tests import behavior that all stock types share: dry runs, the vendor of the stock, and extra columns. */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface FileSample {
  readonly name: string;
  readonly many: string;
  readonly file: readonly (readonly string[])[];
  /** Cell that cannot be parsed: its row, column and text. */
  readonly fault: readonly [row: number, column: number, cell: string];
}

const types: readonly FileSample[] = [
  ...samples,
  {
    name: 'diamonds',
    many: 'diamonds',
    file: [
      ['Stock #', 'Shape', 'Weight', 'Color', 'Price Per Carat'],
      ['F-1', 'RB', '1.01', 'G', '5000'],
      ['F-2', 'OV', '0.90', 'H', '3200'],
    ],
    fault: [2, 1, 'Potato'],
  },
  {
    name: 'products',
    many: 'jewelleryPieces',
    file: [
      ['Stock #', 'Type', 'Title', 'Price'],
      ['F-1', 'Ring', 'Halo', '1200'],
      ['F-2', 'Brooch', 'Bow', '800.50'],
    ],
    fault: [1, 3, 'much'],
  },
];

const kindOf = (name: string): string =>
  Object.entries(StockKind).find(([, value]) => value === name)?.[0] ?? `no kind ${name}`;

/** Returns the rows of a sample with additional cells appended to each row. */
const widened = (file: FileSample['file'], ...more: readonly (readonly string[])[]): string[][] =>
  file.map((row, index) => [...row, ...(more[index] ?? [])]);

const send = async (type: string, file: string, input: Record<string, unknown> = {}) => {
  const { data, errors } = await importOverGraphql(app, file, input, people.administrator, { type });
  expect(errors).toEqual([]);
  const report = data?.importStock?.report;
  if (!report) throw new Error('no report');
  return report;
};

async function exported(type: string): Promise<string> {
  const { data, errors } = await app.graphql<{ exportStock: { url: string } }>(
    'mutation ($input: ExportStockInput!) { exportStock(input: $input) { url } }',
    { input: { kind: kindOf(type) } },
    people.administrator,
  );
  expect(errors).toEqual([]);
  const response = await fetch(`${app.url}${data?.exportStock.url}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

test('has sample files for every stock type', () => {
  expect(types.map(({ name }) => name).sort()).toEqual(Object.values(StockKind).sort());
});

describe.each(types.map((type) => [type.name, type] as const))('import files for %s', (name, { many, file, fault }) => {
  // The additional columns are an unknown column, a header that maps to a field in other files, and a duplicate
  // header.
  const more = ['Active', 'Mood', 'Mood', '__proto__', 'Extra: Price'];
  const stocked = csv(
    ...widened(file, more, ['yes', 'calm', 'and blue', '=1+1', '12'], ['yes', '', 'two\nlines', '', '']),
  );
  const profile = { vendor: 'Acme' };

  test('returns the effect of each row in a dry run, and changes nothing', async () => {
    expect(await send(name, stocked, { dryRun: true, profile })).toMatchObject({
      ...{ isApplied: false, read: 2, inserted: 2, updated: 0, unchanged: 0, deactivated: 0, skipped: 0 },
      preview: [
        { row: 1, line: 2, stockId: 'F-1', kind: 'INSERT' },
        { row: 2, line: 3, stockId: 'F-2', kind: 'INSERT' },
      ],
    });
    expect(await send(name, stocked, { profile })).toMatchObject({ inserted: 2, problems: [], questions: [] });
    const [row, column, cell] = fault;
    const [header = [], first = [], second = []] = widened(
      file,
      more,
      ['no', 'wild', 'and blue', '=1+1', '12'],
      ['yes', '', 'two\nlines', '', ''],
    );
    const broken = [...(row === 1 ? first : second)].with(0, 'F-3').with(column, cell);
    const report = await send(name, csv(header, first, second, broken), { dryRun: true, mode: 'REPLACE', profile });
    expect(report).toMatchObject({
      ...{ isApplied: false, read: 3, inserted: 0, updated: 1, unchanged: 1, skipped: 1 },
      problems: [{ row: 3, line: 4, column: header[column], value: cell, code: expect.stringMatching(/^[A-Z_]+$/) }],
    });
    expect(report.preview).toEqual([
      {
        ...{ row: 1, line: 2, stockId: 'F-1', kind: 'UPDATE' },
        changes: expect.arrayContaining([
          { field: 'isActive', before: 'true', after: 'false' },
          {
            field: 'extras',
            before: expect.stringContaining('Mood: calm'),
            after: expect.stringContaining('Mood: wild'),
          },
        ]),
      },
    ]);
    expect(report.preview[0]?.changes).toHaveLength(2);
    const replaceReport = await send(name, csv(header, first), { dryRun: true, mode: 'REPLACE', profile });
    expect(replaceReport).toMatchObject({ deactivated: 1, deactivatable: 2 });
  });

  test('exports every column of an imported file, and reimports the export without changes', async () => {
    const text = await exported(name);
    const [header = ''] = text.replace('\ufeff', '').split('\r\n');
    const names = header.split(',');
    expect(names).toEqual(expect.arrayContaining(['vendor', 'Mood', 'Mood (2)', '__proto__', 'Extra: Price']));
    expect(text).toContain('"two\nlines"');
    expect(await send(name, text)).toMatchObject({
      ...{ read: 2, unchanged: 2, inserted: 0, updated: 0, problems: [], questions: [] },
    });
    // Empties the table before the import.
    await app
      .em()
      .getConnection()
      .execute(`truncate ${tableOf(name)} cascade`);
    expect(await send(name, text)).toMatchObject({ inserted: 2, problems: [] });
    expect(await exported(name)).toBe(text);
  });

  test("returns an item's vendor only to administrators", async () => {
    const list = `{ ${many} { items { stockNumber vendor } } }`;
    const { data, errors } = await app.graphql<Record<string, { items: object[] }>>(list, {}, people.administrator);
    expect(errors).toEqual([]);
    const items = ['F-1', 'F-2'].map((stockNumber) => ({ stockNumber, vendor: 'Acme' }));
    expect(data?.[many]?.items).toEqual(expect.arrayContaining(items));
    const filtered = `{ ${many}(filter: { vendors: ["Acme"] }) { total } }`;
    expect((await app.graphql(filtered, {}, people.administrator)).data).toEqual({ [many]: { total: 2 } });
    const rejection = await app.graphql(filtered, {}, people.shopper);
    expect(rejection.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

const tableOf = (name: string): string => {
  const others: Record<string, string> = { products: 'jewellery_piece', melee: 'melee' };
  return others[name] ?? name.replace(/s$/, '');
};

describe('limits on extra attributes', () => {
  const columns = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
  const first = ['L-1', 'RB', '1', '100'];

  test('rejects long values, control characters and more than 200 attributes', async () => {
    const long = await send('diamonds', csv([...columns, 'Mood'], [...first, 'x'.repeat(2_001)]), { dryRun: true });
    expect(long.problems).toMatchObject([{ row: 1, column: 'Mood', code: 'TOO_LONG' }]);
    const bell = await send('diamonds', csv([...columns, 'Mood'], [...first, 'ding\u0007']), { dryRun: true });
    expect(bell.problems).toMatchObject([{ row: 1, column: 'Mood', code: 'INVALID_TEXT' }]);
    const many = Array.from({ length: 201 }, (_, index) => `Note ${index}`);
    const wide = await send('diamonds', csv([...columns, ...many], [...first, ...many]), { dryRun: true });
    expect(wide.problems).toMatchObject([
      { row: 1, column: null, code: 'TOO_LONG', message: 'has more than 200 cells without a field' },
    ]);
    const blank = await send('diamonds', csv([...columns, ...many], [...first, ...many.map(() => '')]), {
      dryRun: true,
    });
    expect(blank).toMatchObject({ inserted: 1, problems: [] });
  });

  test('names a column without a header by its position', async () => {
    await send('diamonds', csv([...columns, '', 'Mood'], [...first, 'nameless', 'calm']));
    const [row] = await app
      .em()
      .getConnection()
      .execute<{ extras: object }[]>("select extras from diamond where stock_id = 'L-1'");
    expect(row?.extras).toEqual({ 'Column 5': 'nameless', Mood: 'calm' });
  });
});
