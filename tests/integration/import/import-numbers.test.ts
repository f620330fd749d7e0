import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type ImportResponse, importOverGraphql, importOverRest, stone } from './files.ts';

let app: TestApp;
let people: People;

const tables = ['diamond', 'melee', 'jewellery_piece', 'generic_diamond', 'ring_setting', 'eternity_ring'];

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() =>
  app
    .em()
    .getConnection()
    .execute(`truncate ${tables.join(', ')} cascade`),
);

type Cells = readonly string[];

const delimiters = [',', ';', '\t'];

/** Returns the rows as text. Cells that contain the delimiter are quoted. */
const textOf = (rows: readonly Cells[], delimiter: string): string =>
  rows.map((cells) => cells.map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell)).join(delimiter)).join('\n');

interface Sending {
  type?: string;
  delimiter?: string;
  query?: Record<string, string>;
  profile?: unknown;
}

const send = async (
  rows: readonly Cells[],
  { type = 'diamonds', delimiter = ';', query = {}, profile }: Sending = {},
): Promise<ImportResponse> => {
  const { body } = await importOverRest(app, textOf(rows, delimiter), {
    token: people.administrator,
    type,
    query,
    profile,
  });
  return body;
};

const valuesOf = async (table: string, column: string): Promise<(number | null)[]> => {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ value: string | null }[]>(`select ${column} as value from ${table} order by id`);
  return rows.map(({ value }) => (value === null ? null : Number(value)));
};

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const stones = (...cells: [weight: string, price: string][]): Cells[] => [
  header,
  ...cells.map(([weight, price], index) => [`A${index + 1}`, 'RB', weight, price]),
];

const questionAbout = (row: number, column: string, readings: string) =>
  expect.objectContaining({
    row,
    column,
    code: 'AMBIGUOUS_NUMBER',
    message: expect.stringContaining(`may be ${readings}: `),
  });

describe.each(delimiters)('file with the delimiter %j', (delimiter) => {
  test('reads a number with a leading 0 before the separator as a decimal number', async () => {
    const body = await send(stones(['0,730', '5000'], ['1,250', '4000']), { delimiter });
    expect(body).toMatchObject({ inserted: 2, problems: [] });
    expect(await valuesOf('diamond', 'carats')).toEqual([0.73, 1.25]);
    expect(await valuesOf('diamond', 'total_price')).toEqual([3_650, 5_000]);
  });

  test('reports a melee weight of 12,500 carats as ambiguous, and follows the profile', async () => {
    const melee = [
      ['Stock #', 'Carats', 'Color', 'Price'],
      ['M1', '12,500', 'White', '300'],
    ];
    const body = await send(melee, { type: 'melee', delimiter });
    expect(body.details).toEqual([questionAbout(1, 'Carats', '12.5 or 12500')]);
    expect(body.details?.[0]).toMatchObject({ value: '12,500', message: expect.stringContaining('decimals') });
    const result = await send(melee, { type: 'melee', delimiter, profile: { decimals: ',' } });
    expect(result).toMatchObject({ inserted: 1 });
    expect(await valuesOf('melee', 'carats')).toEqual([12.5]);
  });

  test('reports a price of 1,250 as ambiguous unless other cells in the column show which separator is used', async () => {
    const products = (...prices: string[]): Cells[] => [
      ['Stock #', 'Type', 'Price'],
      ...prices.map((price, index) => [`P${index}`, 'Ring', price]),
    ];
    const questionResult = await send(products('1,250', '980'), { type: 'products', delimiter });
    expect(questionResult.details).toEqual([questionAbout(1, 'Price', '1.25 or 1250')]);
    await send(products('1,250', '980.50'), { type: 'products', delimiter });
    expect(await valuesOf('jewellery_piece', 'total_price')).toEqual([1_250, 980.5]);
    await send(products('1,250', '980,50'), { type: 'products', delimiter });
    expect(await valuesOf('jewellery_piece', 'total_price')).toEqual([1.25, 980.5]);
    await send(products('1.250', '1.234.567,5'), { type: 'products', delimiter });
    expect(await valuesOf('jewellery_piece', 'total_price')).toEqual([1_250, 1_234_567.5]);
  });

  test('ignores interpretations of a number that the field does not allow', async () => {
    const columns = [...header, 'Table %', 'Measurements', 'Parcel Stones'];
    const body = await send(
      [
        columns,
        ['A1', 'RB', '12,500', '3,650', '57,250', '6,410x6,440x3,980', '1,250'],
        ['A2', 'RB', '1,250', '12,500', '57', '', '1'],
      ],
      { delimiter },
    );
    expect(body).toMatchObject({ inserted: 2, problems: [] });
    expect(await stone(app, 'A1')).toMatchObject({
      carats: '12.500',
      price_per_carat: '3650.000000',
      table_percent: 57.25,
      length: 6.41,
      width: 6.44,
      height: 3.98,
      parcel_stones: 1_250,
    });
    // The first row determines the decimal separator of the column.
    expect(await stone(app, 'A2')).toMatchObject({ carats: '1.250', price_per_carat: '12500.000000' });
  });
});

describe('ambiguous numbers and the other cells in the column', () => {
  const many = (count: number, weight: string): [string, string][] =>
    Array.from({ length: count }, () => [weight, '5000']);
  const withParcels = (rows: readonly Cells[]): Cells[] =>
    rows.map((cells, index) => [...cells, index === 0 ? 'Parcel Stones' : '1']);

  test('interprets earlier rows using the decimal separator in the last row', async () => {
    for (const [last, first] of [
      ['0,730', 1.25],
      ['0.730', 1_250],
    ] as const) {
      // The second file has different weights for the same stock numbers.
      const profile = { changedStones: 'update' };
      const body = await send(withParcels(stones(...many(1_200, '1,250'), [last, '5000'])), { profile });
      expect(body).toMatchObject({ inserted: first === 1.25 ? 1_201 : 0, problems: [] });
      expect(new Set(await valuesOf('diamond', 'carats'))).toEqual(new Set([first, 0.73]));
      expect((await valuesOf('diamond', 'total_price'))[0]).toBe(first * 5_000);
    }
  });

  test('rejects ambiguous numbers if the other cells contradict each other', async () => {
    const rows = withParcels(stones(['0.31', '5000'], ...many(700, '1.250'), ['0,45', '5000'], ['1.500', '5000']));
    const rejection = await send(rows);
    expect(rejection.details?.at(-1)).toEqual(questionAbout(703, 'Weight', '1.5 or 1500'));
    expect(rejection.details).toHaveLength(701);
    expect(rejection.details?.[0]?.message).toContain('both "0.31" and "0,45"');
    const skipping = await send(rows, { query: { skipInvalid: 'true' } });
    expect(skipping).toMatchObject({ inserted: 2, skipped: 701 });
    expect(await valuesOf('diamond', 'carats')).toEqual([0.31, 0.45]);
  });

  test('ignores the decimal separators of other columns', async () => {
    const body = await send(stones(['0,31', '1,250.50'], ['0,50', '2,250']));
    expect(body).toMatchObject({ inserted: 2, problems: [] });
    expect(await valuesOf('diamond', 'price_per_carat')).toEqual([1_250.5, 2_250]);
    const products = [
      ['Stock #', 'Type', 'Price', 'Weight'],
      ['P1', 'Ring', '1,250', '0,5'],
    ];
    expect((await send(products, { type: 'products' })).details).toEqual([questionAbout(1, 'Price', '1.25 or 1250')]);
  });

  test('ignores interpretations with too many decimals for the field', async () => {
    const products = (...prices: string[]): Cells[] => [
      ['Stock #', 'Type', 'Price'],
      ...prices.map((price, index) => [`P${index}`, 'Ring', price]),
    ];
    expect((await send(products('987,654'), { type: 'products' })).details).toEqual([
      questionAbout(1, 'Price', '987.654 or 987654'),
    ]);
    expect((await send(products('987,654', '0,5'), { type: 'products' })).details).toMatchObject([
      { row: 1, code: 'TOO_MANY_DECIMALS' },
    ]);
    await send(products('987,654', '0.5'), { type: 'products' });
    expect(await valuesOf('jewellery_piece', 'total_price')).toEqual([987_654, 0.5]);
  });

  test('accepts whole numbers with either decimal separator', async () => {
    const rings = (...stones: string[]): Cells[] => [
      ['Stock #', 'Name', 'Price', 'Side Stones'],
      ...stones.map((count, index) => [`R${index}`, 'Ring', '100', count]),
    ];
    await send(rings('5.00', '12,0'), { type: 'ring_settings' });
    const [column] = await app
      .em()
      .getConnection()
      .execute<{ name: string }[]>(
        "select column_name as name from information_schema.columns where table_name = 'ring_setting' and column_name like '%side_stones%' limit 1",
      );
    expect(await valuesOf('ring_setting', String(column?.name))).toEqual([5, 12]);
  });
});

describe('decimal separator in a profile', () => {
  test("applies the profile's decimal separator to every column", async () => {
    const rows = stones(['1,250', '12.500'], ['1,5', '900']);
    expect(await send(rows, { profile: { decimals: ',' } })).toMatchObject({ inserted: 2 });
    expect(await valuesOf('diamond', 'carats')).toEqual([1.25, 1.5]);
    expect(await valuesOf('diamond', 'price_per_carat')).toEqual([12_500, 900]);
    const { details } = await send(rows, { profile: { decimals: '.', changedStones: 'update' } });
    expect(details).toMatchObject([{ row: 2, column: 'Weight', code: 'NOT_A_NUMBER' }]);
  });

  test('accepts COMMA through GraphQL and rejects other decimal separators', async () => {
    const file = textOf(stones(['1.250', '900']), ';');
    const { errors } = await importOverGraphql(app, file, { profile: { decimals: 'COMMA' } }, people.administrator);
    expect(errors).toEqual([]);
    expect(await valuesOf('diamond', 'carats')).toEqual([1_250]);
    const { details } = await send(stones(['1', '900']), { profile: { decimals: ';' } });
    expect(details).toMatchObject([{ path: 'profile.decimals', message: 'must be "." or ","' }]);
  });

  test('reports an ambiguous profile constant once', async () => {
    const rows = [
      ['Stock #', 'Color', 'Price'],
      ['M1', 'White', '300'],
      ['M2', 'White', '300'],
    ];
    const { details } = await send(rows, {
      type: 'melee',
      profile: { constants: [{ field: 'carats', value: '1,250' }] },
    });
    expect(details).toMatchObject([
      { row: 0, code: 'AMBIGUOUS_NUMBER', message: expect.stringContaining('1.25 or 1250') },
    ]);
  });
});

describe('sieve sizes in millimeter columns', () => {
  test.each([
    ['MM From', '+2'],
    ['MM From', '+6.5'],
    ['MM To', '-2'],
    ['MM To', '+6,5'],
    ['Size', '+2'],
    ['Size', '+6.5-7'],
    ['Size', '-2'],
    ['Size', '000-2'],
  ])('rejects a sieve size in a millimeter column: %s %s', async (column, value) => {
    const { details } = await send(
      [
        ['Stock #', 'Carats', 'Color', 'Price', column],
        ['M1', '12', 'White', '300', value],
      ],
      { type: 'melee' },
    );
    expect(details).toMatchObject([
      { row: 1, column, value, code: 'UNKNOWN_VALUE', message: expect.stringContaining('sieve size') },
    ]);
  });
});
