import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest, stockIds, stone } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

const ggplot2 = await readFile(new URL('../../../server/profiles/diamonds-ggplot2.json', import.meta.url), 'utf8');
const measured = csv(
  ['carat', 'cut', 'color', 'clarity', 'depth', 'table', 'price', 'x', 'y', 'z'],
  ['0.23', 'Ideal', 'E', 'SI2', '61.5', '55', '326', '3.95', '3.98', '2.43'],
  ['0.21', 'Premium', 'E', 'SI1', '59.8', '61', '326', '3.89', '3.84', '2.31'],
  ['0.21', 'Premium', 'E', 'SI1', '59.8', '61', '326', '3.89', '3.84', '2.31'],
  ['1.07', 'Ideal', 'F', 'SI2', '61.6', '56', '4954', '0', '6.62', '0'],
);

const send = (content: string, profile?: unknown, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query, profile });

test('reads a file that has total prices and custom grades but no stock numbers', async () => {
  const { body } = await send(measured, ggplot2);
  expect(body).toMatchObject({ read: 4, inserted: 4, problems: [] });
  expect(await stockIds(app)).toEqual([
    '0.21-Premium-E-SI1-59.8-61-3.89-3.84-2.31',
    '0.21-Premium-E-SI1-59.8-61-3.89-3.84-2.31-2',
    '0.23-Ideal-E-SI2-61.5-55-3.95-3.98-2.43',
    '1.07-Ideal-F-SI2-61.6-56-0-6.62-0',
  ]);
  expect(await stone(app, '0.21-Premium-E-SI1-59.8-61-3.89-3.84-2.31-2')).toMatchObject({
    shape_id: 1,
    cut_id: 2,
    total_price: '326.00',
    depth_percent: 59.8,
    table_percent: 61,
    length: 3.89,
    width: 3.84,
    height: 2.31,
  });
  expect(await stone(app, '1.07-Ideal-F-SI2-61.6-56-0-6.62-0')).toMatchObject({
    length: null,
    width: 6.62,
    height: null,
  });
  const again = await send(measured, ggplot2);
  expect(again.body).toMatchObject({ inserted: 0, updated: 0, unchanged: 4 });
});

test('applies an import profile over GraphQL', async () => {
  const { data, errors } = await importOverGraphql(
    app,
    measured,
    { profile: JSON.parse(ggplot2) },
    people.administrator,
  );
  expect(errors).toEqual([]);
  expect(data?.importStock?.report).toMatchObject({ isApplied: true, inserted: 4 });
});

test('reports duplicate generated stock numbers unless numberRepeats is set', async () => {
  const { body } = await send(measured, { ...JSON.parse(ggplot2), numberRepeats: false });
  expect(body.details).toMatchObject([
    { row: 2, code: 'DUPLICATE_KEY', message: 'is also in line 4' },
    { row: 3, code: 'DUPLICATE_KEY', message: 'is also in line 3' },
  ]);
});

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Milky'];
const file = csv(header, ['A1', 'RB', '1', '100', 'No'], ['A2', 'Feather', '1', '100', '']);

test('maps cell values to other values, values to blank, and blank to values', async () => {
  const { body } = await send(file, {
    values: [
      { field: 'shapeId', from: 'feather', to: 'Pear' },
      { field: 'milky', from: 'NO', to: '' },
      { field: 'milky', from: '', to: 'unknown' },
    ],
  });
  expect(body).toMatchObject({ inserted: 2 });
  expect(await stone(app, 'A1')).toMatchObject({ milky: null });
  expect(await stone(app, 'A2')).toMatchObject({ shape_id: 9, milky: 'unknown' });
});

test("ignores columns, and writes the profile's constants into every row", async () => {
  const { body } = await send(file, {
    columns: [
      { column: 'SHAPE', field: null },
      { column: 'Milky', field: 'comment' },
    ],
    constants: [
      { field: 'shapeId', value: 'Oval' },
      { field: 'vendor', value: 'House of Facets' },
      { field: 'showToAll', value: 'yes' },
    ],
  });
  expect(body).toMatchObject({ inserted: 2 });
  expect(body.columns[1]).toMatchObject({ column: 'Shape', field: null, isExtra: false });
  expect(await stone(app, 'A1')).toMatchObject({
    shape_id: 8,
    vendor: 'House of Facets',
    show_to_all: true,
    comment: 'No',
    milky: null,
  });
});

test('reports an invalid profile constant once', async () => {
  const { body } = await send(file, {
    columns: [{ column: 'Shape', field: null }],
    constants: [{ field: 'shapeId', value: 'Blob' }],
  });
  expect(body.details).toMatchObject([
    { row: 0, value: 'Blob', code: 'UNKNOWN_VALUE', message: expect.stringMatching(/shapeId/) },
  ]);
  expect(await stockIds(app)).toEqual([]);
});

test('prefers a profile constant to a column, and stores the column as an extra attribute', async () => {
  const { body } = await send(csv(header.slice(0, 4), ['A1', 'RB', '1', '100']), {
    constants: [{ field: 'shapeId', value: 'Oval' }],
  });
  expect(body.columns[1]).toMatchObject({ column: 'Shape', field: null, isExtra: true });
  expect(await stone(app, 'A1')).toMatchObject({ shape_id: 8, extras: { Shape: 'RB' } });
});

test.each<[unknown, string, RegExp]>([
  ['{not json', 'profile', /not valid JSON/],
  ['[]', 'profile', /must be an object/],
  ['7', 'profile', /must be an object/],
  [{ columns: ['Shape'] }, 'profile.columns', /list of objects/],
  [{ values: [[]] }, 'profile.values', /list of objects/],
  [
    { columns: [{ column: 'Colour of mood', field: 'comment' }] },
    'profile.columns.0.column',
    /the file does not have a column/,
  ],
  [{ columns: [{ column: 'Shape', field: 'shap' }] }, 'profile.columns.0.field', /"shap" is not a field of diamonds/],
  [{ columns: [{ field: 'shapeId' }] }, 'profile.columns.0.column', /./],
  [{ columns: 'Shape' }, 'profile.columns', /./],
  [{ constants: [{ field: 'mood', value: 'blue' }] }, 'profile.constants.0.field', /is not a field/],
  [
    { columns: [{ column: 'Milky', field: 'comment' }], constants: [{ field: 'comment', value: 'x' }] },
    'profile.constants.0.field',
    /is already mapped to a column/,
  ],
  [{ values: [{ field: 'mood', from: 'a', to: 'b' }] }, 'profile.values.0.field', /is not a field/],
  [{ stockId: '{Stock #}-{Mood}' }, 'profile.stockId', /the file does not have a column "Mood"/],
  [{ numberRepeats: 'often' }, 'profile.numberRepeats', /./],
  [{ constnats: [{ field: 'shapeId', value: 'Oval' }] }, 'profile.constnats', /^is an unknown field$/],
  [{ constants: [{ feild: 'shapeId', value: 'Oval' }] }, 'profile.constants.0.feild', /^is an unknown field$/],
])('rejects the import profile %j', async (profile, path, message) => {
  const { status, body } = await send(file, profile, { skipInvalid: 'true' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errorCode: 90, details: [{ path, message: expect.stringMatching(message) }] });
  expect(await stockIds(app)).toEqual([]);
});
