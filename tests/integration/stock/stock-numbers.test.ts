import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type ImportResponse, importOverGraphql, importOverRest } from '../import/files.ts';

/* Tests that stock numbers that look identical refer to the same item, in files and in both APIs. */

let app: TestApp;
let administrator: Person;

beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface Type {
  readonly table: string;
  /** REST name of the stock type. */
  readonly name: string;
  readonly key: string;
  readonly one: string;
  readonly keyField: string;
  readonly piece: Readonly<Record<string, unknown>>;
  readonly columns: Readonly<Record<string, string>>;
}

const item = { key: 'stock_number', keyField: 'stockNumber' };
const types: Type[] = [
  {
    table: 'diamond',
    name: 'diamonds',
    key: 'stock_id',
    keyField: 'stockNumber',
    one: 'diamond',
    piece: { shapeId: '1', carats: 1, pricePerCarat: 100 },
    columns: { Shape: 'RB', Weight: '1', 'Price Per Carat': '100' },
  },
  {
    ...item,
    table: 'melee',
    name: 'melee',
    one: 'meleeLot',
    piece: { carats: 10, color: 'WHITE', pricePerCarat: 100 },
    columns: { Carats: '10', Color: 'White', Price: '100' },
  },
  {
    ...item,
    table: 'ring_setting',
    name: 'ring_settings',
    one: 'ringSetting',
    piece: { name: 'Petal', price: 100 },
    columns: { Name: 'Petal', Price: '100' },
  },
  {
    ...item,
    table: 'generic_diamond',
    name: 'generic_diamonds',
    one: 'genericDiamond',
    piece: { shapeId: '1', caratsFrom: 1, pricePerCarat: 100 },
    columns: { Shape: 'RB', Carats: '1', Price: '100' },
  },
  {
    ...item,
    table: 'eternity_ring',
    name: 'eternity_rings',
    one: 'eternityRing',
    piece: { name: 'Ring', shapeId: '1', price: 100 },
    columns: { Name: 'Ring', Shape: 'RB', Price: '100' },
  },
  {
    ...item,
    table: 'bracelet',
    name: 'bracelets',
    one: 'bracelet',
    piece: { name: 'Bangle', price: 100 },
    columns: { Name: 'Tennis', Price: '100' },
  },
  {
    ...item,
    table: 'custom_necklace',
    name: 'custom_necklaces',
    one: 'customNecklace',
    piece: { name: 'Chain', price: 100 },
    columns: { Name: 'Chain', Price: '100' },
  },
  {
    ...item,
    table: 'jewellery_piece',
    name: 'products',
    one: 'jewelleryPiece',
    piece: { type: 'RING' },
    columns: { Type: 'Ring' },
  },
];

/**
 * Spellings that are equivalent to Ab-1. All types share the rule, so only the first type is tested with all
 * spellings.
 */
const spellings = ['AB-1', 'Ab\u200b-1', 'Ab-1', 'ab-1 ', '\ufeffAb-1\u00a0', 'A\u00adb-1', '\u200eaB-1\u2060'];

const keysOf = async ({ table, key }: Type): Promise<string[]> => {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ number: string }[]>(`select ${key} as number from ${table} order by id`);
  return rows.map(({ number }) => number);
};

describe.each(types.map((type) => [type.table, type] as const))('stock numbers in the %s table', (_table, type) => {
  const fileOf = (...numbers: string[]): string =>
    [['Stock #', ...Object.keys(type.columns)], ...numbers.map((number) => [number, ...Object.values(type.columns)])]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
      .join('\n');
  const send = async (content: string, input: Record<string, unknown> = {}): Promise<ImportResponse | undefined> => {
    const { data } = await importOverGraphql(app, content, input, administrator.token, { type: type.name });
    return data?.importStock?.report;
  };
  const create = (number: string) =>
    app.graphql(
      `mutation ($input: Create${type.one[0]?.toUpperCase()}${type.one.slice(1)}Input!) {
        create${type.one[0]?.toUpperCase()}${type.one.slice(1)}(input: $input) { __typename }
      }`,
      { input: { [type.one]: { ...type.piece, [type.keyField]: number } } },
      administrator.token,
    );

  test('treats all spellings of a stock number as one item', async () => {
    await app.em().getConnection().execute(`truncate ${type.table} cascade`);
    expect(await send(fileOf('Ab-1'))).toMatchObject({ inserted: 1 });
    for (const spelled of type === types[0] ? spellings : spellings.slice(0, 2)) {
      expect([spelled, await send(fileOf(spelled))]).toMatchObject([spelled, { inserted: 0, unchanged: 1 }]);
      const { errors } = await create(spelled);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'INVALID_REQUEST',
        details: [{ path: `${type.one}.${type.keyField}`, message: expect.stringContaining('belongs to another') }],
      });
    }
    expect(await keysOf(type)).toEqual(['Ab-1']);
    const duplicates = await send(fileOf('New-1', 'NEW-1\u200b'), { dryRun: true });
    expect(duplicates?.problems).toMatchObject([
      { row: 1, code: 'DUPLICATE_KEY' },
      { row: 2, code: 'DUPLICATE_KEY' },
    ]);
    // A replace import with another spelling of the stock number must not deactivate the item, even if the row has
    // problems.
    await send(`${fileOf('AB-1\u200b')},"one cell too many"`, { mode: 'REPLACE', skipInvalid: true });
    const [row] = await app
      .em()
      .getConnection()
      .execute<{ is_active: boolean }[]>(`select is_active from ${type.table}`);
    expect(row?.is_active).toBe(true);
  });

  test('removes invisible characters from new stock numbers', async () => {
    await app.em().getConnection().execute(`truncate ${type.table} cascade`);
    expect((await create(' \u200bNo\u00a07\ufeff ')).errors).toEqual([]);
    expect(await keysOf(type)).toEqual(['No 7']);
    expect((await create('\u200b')).errors[0]?.extensions).toMatchObject({
      details: [{ path: `${type.one}.${type.keyField}` }],
    });
  });

  test.each(['1.23E+05', '1,2E+11', '4e-07'])(
    'rejects the stock number %s, which a spreadsheet has converted to scientific notation',
    async (number) => {
      const report = await send(fileOf(number), { dryRun: true });
      expect(report?.problems).toMatchObject([
        {
          row: 1,
          column: 'Stock #',
          value: number,
          code: 'INVALID_TEXT',
          message: expect.stringContaining('spreadsheet'),
        },
      ]);
    },
  );
});

test('rejects report numbers in scientific notation, but accepts stock numbers that contain an E', async () => {
  const file = (number: string) => `Stock #;Shape;Weight;Price Per Carat;Report #\n1E5;RB;1;100;${number}`;
  const cut = await importOverRest(app, file('2,14E+09'), { token: administrator.token });
  expect(cut.body.details).toMatchObject([{ row: 1, column: 'Report #', code: 'INVALID_TEXT' }]);
  const whole = await importOverRest(app, file('2141438167'), { token: administrator.token });
  expect(whole.body).toMatchObject({ inserted: 1 });
});

test('applies the stock number rules to REST requests', async () => {
  const piece = (stockId: string) => ({ product: { stockId, shapeId: 1, carats: 1, totalPrice: 100 } });
  const post = (stockId: string) =>
    app.rest<Record<string, unknown>>('POST', '/api/diamonds', { token: administrator.token, body: piece(stockId) });
  expect((await post('Rest-1\u200b')).status).toBeLessThan(300);
  const again = await post('REST-1 ');
  expect(again).toMatchObject({ status: 400, body: { errorCode: 90 } });
  expect(JSON.stringify(again.body)).toContain('belongs to another diamond');
  expect(JSON.stringify((await post('1.23E+05')).body)).toContain('a spreadsheet has shortened');
});
