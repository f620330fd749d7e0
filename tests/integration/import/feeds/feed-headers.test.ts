import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../../support/people.ts';
import { startTestApp, type TestApp } from '../../../support/test-app.ts';
import { csv, type ImportResponse, importOverRest, stone } from '../files.ts';
import { formats } from './feed-row.ts';
import { idexRows } from './idex-rows.ts';
import { otherRows } from './other-rows.ts';
import { rapNetRows } from './rapnet-rows.ts';
import { vdbRows } from './vdb-rows.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, jewellery_piece cascade'));

const send = (content: string, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query });

const fieldsOf = ({ columns }: ImportResponse): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ column, field, isExtra }) => [column, isExtra && !field ? 'extra' : field]));

describe('headers in trade formats', () => {
  test.each(Object.keys(formats))('%s: recognizes every column without ambiguity', async (format) => {
    const columns = formats[format] ?? [];
    const isJewellery = format === 'vdb_jewelry_template';
    const file = csv(
      columns,
      columns.map(() => 'x'),
    );
    const { status, body } = await importOverRest(app, file, {
      token: people.administrator,
      type: isJewellery ? 'products' : 'diamonds',
      query: { dryRun: 'true' },
    });
    expect(status).toBe(200);
    expect(body.problems.filter(({ row }) => row === 0)).toEqual([]);
    expect(body.columns.filter(({ field, isExtra, isKnown }) => !isKnown || (field === null && !isExtra))).toEqual([]);
    const needed = isJewellery ? ['stockNumber', 'type', 'totalPrice'] : ['stockId', 'shapeId', 'carats', 'colorId'];
    expect(Object.values(fieldsOf(body))).toEqual(expect.arrayContaining(needed));
  });

  test('ignores case, spaces and punctuation in column headers, and stores unknown columns as extra attributes', async () => {
    const { body } = await send(
      csv(
        ['STOCK_NO.', ' shape ', 'c-arat', 'price/ct', 'Mood', 'constructor', '__proto__'],
        ['A1', 'RB', '1', '100', 'blue', 'x', 'y'],
      ),
    );
    expect(body.columns.map(({ samples, ...column }) => column)).toEqual([
      { column: 'STOCK_NO.', field: 'stockId', isExtra: false, isKnown: true },
      { column: 'shape', field: 'shapeId', isExtra: false, isKnown: true },
      { column: 'c-arat', field: 'carats', isExtra: false, isKnown: true },
      { column: 'price/ct', field: 'pricePerCarat', isExtra: false, isKnown: true },
      { column: 'Mood', field: null, isExtra: true, isKnown: false },
      { column: 'constructor', field: null, isExtra: true, isKnown: false },
      { column: '__proto__', field: null, isExtra: true, isKnown: false },
    ]);
    const { extras } = await stone(app, 'A1');
    expect(JSON.parse(JSON.stringify(extras))).toEqual(JSON.parse('{"Mood":"blue","constructor":"x","__proto__":"y"}'));
  });
});

/** Columns whose values are constant or generated in every row. */
const usual = new Set([
  ...['id', 'version', 'created_at', 'updated_at', 'search_text', 'image_order'],
  ...['left_stones', 'left_carats', 'left_total_price', 'promised_stones', 'promised_carats'],
]);

/** Returns the columns of a database row that the import filled from the file. */
const comparable = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => !usual.has(column) && value !== null && value !== false),
  );

const plainPiece = { is_active: true, status: 1, parcel_stones: 1, extras: {} };
const plainJewellery = { is_active: true, status: 'Available', quantity: 1, extras: {} };

describe('rows in trade formats', () => {
  test.each([...rapNetRows, ...vdbRows, ...idexRows, ...otherRows].map((row) => [row.format, row] as const))(
    '%s: stores every cell in the expected database column and nothing else',
    async (format, { type, cells, piece }) => {
      const columns = formats[format] ?? [];
      expect(columns).toEqual(expect.arrayContaining(Object.keys(cells)));
      const file = csv(
        columns,
        columns.map((column) => cells[column] ?? ''),
      );
      const { status, body } = await importOverRest(app, file, { token: people.administrator, type });
      expect(body.problems ?? body.details).toEqual([]);
      expect({ status, inserted: body.inserted, questions: body.questions }).toEqual({
        status: 200,
        inserted: 1,
        questions: [],
      });
      const [table, plain] = type === 'diamonds' ? ['diamond', plainPiece] : ['jewellery_piece', plainJewellery];
      const [row = {}] = await app.em().getConnection().execute(`select * from ${table}`);
      expect(comparable(row)).toEqual({ ...plain, ...piece });
    },
  );
});

test('preserves extra attributes that the next file does not contain', async () => {
  const columns = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
  await send(csv([...columns, 'City', 'Brand'], ['A1', 'RB', '1', '100', 'Antwerp', 'Facet']));
  await send(csv(['Stock #', 'City', 'State'], ['A1', '', 'X']));
  expect(await stone(app, 'A1')).toMatchObject({ extras: { Brand: 'Facet', State: 'X' } });
});
