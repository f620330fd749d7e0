import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest, stone } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

type Cells = Record<string, string>;

const send = (content: string, query: Record<string, string> = {}, profile?: unknown) =>
  importOverRest(app, content, { token: people.administrator, query, profile });

const plain: Cells = { 'Stock #': 'A1', Shape: 'RB', Weight: '1.00', 'Price Per Carat': '100' };

/** Returns a file with the given rows. A column that is null in the first row is omitted. */
const fileOf = (...rows: Record<string, string | null>[]): string => {
  const columns = Object.entries({ ...plain, ...rows[0] }).flatMap(([name, cell]) => (cell === null ? [] : [name]));
  return csv(columns, ...rows.map((row) => columns.map((name) => row[name] ?? plain[name] ?? '')));
};

const imported = async (...rows: Record<string, string | null>[]) => {
  const { body } = await send(fileOf(...rows));
  expect(body.problems ?? body.details).toEqual([]);
  return stone(app, rows[0]?.['Stock #'] ?? 'A1');
};

const problemsOf = async (...rows: Record<string, string | null>[]) =>
  (await send(fileOf(...rows), { dryRun: 'true' })).body.problems.map(({ row, column, code }) => ({
    row,
    column,
    code,
  }));

describe('column Cut with shapes or grades', () => {
  test('reads Cut as the grade if there is a Shape column', async () => {
    expect(await imported({ Cut: 'PR' })).toMatchObject({ shape_id: 1, cut_id: 6 });
  });
  test('reads Cut as the shape if there is a Cut Grade column', async () => {
    expect(await imported({ Shape: null, Cut: 'PR', 'Cut Grade': 'PR' })).toMatchObject({ shape_id: 3, cut_id: 6 });
  });
  test('reads Cut as the shape if the values are shapes', async () => {
    expect(await imported({ Shape: null, Cut: 'Oval' })).toMatchObject({ shape_id: 8, cut_id: null });
  });
  test('reports Cut as ambiguous if its values can be shapes or grades, and follows the profile', async () => {
    const file = fileOf({ Shape: null, Cut: 'PR' });
    const { body } = await send(file, { dryRun: 'true' });
    expect(body).toMatchObject({
      read: 0,
      problems: [
        { row: 0, column: 'Cut', code: 'AMBIGUOUS_COLUMN', message: expect.stringContaining('shapeId or cutId') },
      ],
    });
    const rejection = await send(file);
    expect(rejection).toMatchObject({ status: 400, body: { details: [{ path: 'rows.0.Cut' }] } });
    const mapped = await send(file, {}, { columns: [{ column: 'Cut', field: 'shapeId' }] });
    expect(mapped.body).toMatchObject({ inserted: 1 });
  });
});

describe('value EC for Emerald or European Cut', () => {
  test.each([
    ['6.41x6.44x3.98', 24],
    ['7.20x5.10x3.30', 5],
  ])('determines the shape of EC from the measurements %s', async (Measurements, shape) => {
    expect(await imported({ Shape: 'EC', Measurements })).toMatchObject({ shape_id: shape });
  });
  test('reports EC as ambiguous if there are no measurements', async () => {
    expect(await problemsOf({ Shape: 'EC' })).toEqual([{ row: 1, column: 'Shape', code: 'AMBIGUOUS_VALUE' }]);
  });
});

describe('column Size with carats or millimeters', () => {
  test('reads Size as carats if there is no weight column', async () => {
    expect(await imported({ Weight: null, Size: '0.52' })).toMatchObject({ carats: '0.520' });
  });
  test('stores Size as an extra attribute if there is a Weight column', async () => {
    expect(await imported({ Size: '6.5' })).toMatchObject({ carats: '1.000', extras: { Size: '6.5' } });
  });
  test('reads Size as measurements if the values look like measurements', async () => {
    expect(await imported({ Size: '6.41x6.44' })).toMatchObject({ length: 6.41, width: 6.44 });
  });
  test('reports an ambiguous value of Size', async () => {
    expect(await problemsOf({ Weight: null, Size: '6.5' })).toEqual([
      { row: 0, column: 'Size', code: 'AMBIGUOUS_COLUMN' },
    ]);
  });
});

describe('measurement and depth columns', () => {
  test.each(['6.41x6.44x3.98', '6.41 X 6.44 X 3.98 mm', '6.41-6.44*3.98', '6.41 - 6.44 × 3.98'])(
    'reads the measurements %s',
    async (Measurements) => {
      expect(await imported({ Measurements })).toMatchObject({ length: 6.41, width: 6.44, height: 3.98 });
    },
  );
  test('reads a depth below 20 as millimeters, and any other depth as percent', async () => {
    expect(await imported({ Depth: '61.5' })).toMatchObject({ depth_percent: 61.5, height: null });
    expect(await imported({ 'Stock #': 'A2', Depth: '3.98' })).toMatchObject({ depth_percent: null, height: 3.98 });
    await send(fileOf({ 'Stock #': 'B1', Depth: '61.5' }, { 'Stock #': 'B2', Depth: '3.98' }));
    expect(await stone(app, 'B1')).toMatchObject({ depth_percent: 61.5, height: null });
    expect(await stone(app, 'B2')).toMatchObject({ depth_percent: null, height: 3.98 });
  });
  test('detects a depth in millimeters after hundreds of percentages, and leaves existing heights unchanged', async () => {
    await send(fileOf({ 'Stock #': 'HIGH', Height: '4.2' }, { 'Stock #': 'LOW', Height: '4.2' }));
    const percents = Array.from({ length: 600 }, (_, index) => ({ 'Stock #': `P${index}`, Depth: '61.5' }));
    const { body } = await send(
      fileOf({ 'Stock #': 'HIGH', Depth: '60' }, ...percents, { 'Stock #': 'LOW', Depth: '3.98' }),
    );
    expect(body).toMatchObject({ inserted: 600, updated: 2 });
    expect(await stone(app, 'HIGH')).toMatchObject({ depth_percent: 60, height: 4.2 });
    expect(await stone(app, 'LOW')).toMatchObject({ depth_percent: null, height: 3.98 });
    expect(await stone(app, 'P7')).toMatchObject({ depth_percent: 61.5, height: null });
  });
  test('reads a depth of zero as not measured', async () => {
    expect(await imported({ Length: '0', Width: '0.00', Depth: '0', 'Crown Height': '0' })).toMatchObject({
      length: null,
      width: null,
      depth_percent: null,
      crown_height: null,
    });
  });
});

describe('price columns', () => {
  test('reads Price as the price per carat, or as the total if there is another column with the price per carat', async () => {
    expect(await imported({ 'Price Per Carat': null, Price: '200', Weight: '0.5' })).toMatchObject({
      total_price: '100.00',
    });
    expect(await imported({ 'Stock #': 'A2', Weight: '0.5', Price: '50' })).toMatchObject({
      price_per_carat: '100.000000',
    });
  });
  test('keeps a total price that is exact to the cent', async () => {
    expect(await imported({ 'Price Per Carat': null, 'Total Price': '326.01', Weight: '0.23' })).toMatchObject({
      total_price: '326.01',
    });
  });
  test.each([
    ['1.01', '5000', '5050.00', true],
    ['1.01', '4999.67', '5049.67', true],
    ['1.01', '4999.67', '5050', true],
    ['1.01', '5000', '5050.50', true],
    ['1.01', '5000', '5051.00', false],
    ['1.01', '5000.00', '5050.02', false],
    ['1.01', '5000', '5000', false],
    ['2.00', '5000', '5000', false],
  ])('checks %s ct at %s per carat against a total of %s: %s', async (Weight, perCarat, total, isRight) => {
    const problems = await problemsOf({ Weight, 'Price Per Carat': perCarat, 'Total Price': total });
    expect(problems).toEqual(isRight ? [] : [{ row: 1, column: 'Total Price', code: 'PRICE_MISMATCH' }]);
  });
  test('computes the price from the list price and the discount', async () => {
    expect(await imported({ 'Price Per Carat': null, Rap: '10000', Discount: '-30' })).toMatchObject({
      price_per_carat: '7000.000000',
      rap_price: '10000.00',
    });
  });
  test.each([
    ['Discount', ['-0.30', '-0.05'], ['142.86', '105.26']],
    ['Discount', ['-30', '-5'], ['142.86', '105.26']],
    ['Discount', ['30', '10'], ['142.86', '111.11']],
    ['Discount', ['30% back', '-5'], ['142.86', '105.26']],
    ['Back', ['30', '10'], ['142.86', '111.11']],
  ])('reads the column %s with the values %j', async (column, [first = '', second = ''], [rap, otherRap]) => {
    await send(fileOf({ [column]: first }, { 'Stock #': 'A2', [column]: second }));
    expect(await stone(app, 'A1')).toMatchObject({ rap_price: rap });
    expect(await stone(app, 'A2')).toMatchObject({ rap_price: otherRap });
  });
  test('rejects a discount of more than 100 percent', async () => {
    expect(await problemsOf({ Discount: '-130' })).toEqual([{ row: 1, column: 'Discount', code: 'OUT_OF_RANGE' }]);
  });
  test('rejects a stone without a price', async () => {
    const rows = await problemsOf({ 'Price Per Carat': '', Rap: '10000' });
    expect(rows).toEqual([{ row: 1, column: 'Price Per Carat', code: 'REQUIRED' }]);
  });
});

describe('decimal separators in a file', () => {
  const lines = (...rows: string[]) => `${Object.keys(plain).join(';')}\n${rows.join('\n')}`;

  test('reads decimal commas in semicolon-separated files', async () => {
    await send(lines('A1;RB;0,31;1.234,5'));
    expect(await stone(app, 'A1')).toMatchObject({ carats: '0.310', price_per_carat: '1234.500000' });
  });
  test('reads decimal points in tab-separated files', async () => {
    await send(lines('A1;RB;0.31;1,234.5').replaceAll(';', '\t'));
    expect(await stone(app, 'A1')).toMatchObject({ carats: '0.310', price_per_carat: '1234.500000' });
  });
  test('rejects a number whose separator is ambiguous', async () => {
    const { body } = await send(lines('A1;RB;0,31;1.5', 'A2;RB;1,00;7,123'), { dryRun: 'true' });
    expect(body.problems).toMatchObject([{ row: 2, column: 'Price Per Carat', code: 'AMBIGUOUS_NUMBER' }]);
  });
});

describe('trade terms in import files', () => {
  test.each([
    ['G', 1],
    ['GA', 1],
    ['STPS', 1],
    ['', 1],
    ['M', 4],
    ['On Memo', 4],
    ['NA', 3],
    ['H', 2],
  ])('reads availability "%s" as status %d', async (Availability, status) => {
    expect(await imported({ Availability })).toMatchObject({ status });
  });

  test.each([
    ['GIA', { laboratory_id: 1, certificate_no: null }],
    ['2141438167', { laboratory_id: null, certificate_no: '2141438167' }],
    ['https://lab.example/1', { certificate_url: 'https://lab.example/1' }],
  ])('reads the column Cert with %s', async (Cert, expected) => {
    expect(await imported({ Cert })).toMatchObject(expected);
  });

  test.each([
    ['None', 1, null],
    ['MB', 3, 'Blue'],
    ['VST Yellow', 5, 'Yellow'],
    ['Faint', 2, null],
    ['VS', 5, null],
  ])('reads fluorescence %s', async (Fluorescence, grade, color) => {
    expect(await imported({ Fluorescence })).toMatchObject({ fluorescence_id: grade, fluorescence_color: color });
  });

  test.each<[Cells, Record<string, unknown>]>([
    [{ Color: 'D' }, { color_id: 1, fancy_intensity: null }],
    [{ Color: 'Q-R' }, { color_id: 15 }],
    [{ Color: 'Black' }, { color_id: 24 }],
    [
      { Color: '', 'Fancy Color': 'Yellow', 'Fancy Intensity': 'FV' },
      { color_id: 107, fancy_intensity: 'Fancy Vivid' },
    ],
    [
      { Color: 'Fancy', 'Fancy Color': 'Pink', 'Fancy Intensity': 'Fancy', 'Fancy Overtone': 'Brownish' },
      { color_id: 125, overtone: 'Brownish' },
    ],
    [{ Color: 'Fancy Intense Yellow' }, { color_id: 106, fancy_intensity: 'Fancy Intense' }],
    [{ 'Fancy Color': 'Brownish Yellow' }, { color_id: 100, overtone: 'Brownish', fancy_intensity: null }],
    [{ 'Fancy Color': 'Black' }, { color_id: 24 }],
  ])('reads the color %j', async (cells, expected) => {
    expect(await imported(cells)).toMatchObject(expected);
  });

  test('rejects a row with both a white and a fancy color', async () => {
    expect(await problemsOf({ Color: 'D', 'Fancy Color': 'Yellow' })).toEqual([
      { row: 1, column: 'Color', code: 'AMBIGUOUS_VALUE' },
    ]);
  });

  test.each<[Cells, boolean]>([
    [{ 'Growth Type': 'CVD' }, true],
    [{ Type: 'Natural', 'Growth Type': 'HPHT' }, true],
    [{ Type: 'Natural' }, false],
    [{ 'Diamond Type': 'Lab-Grown' }, true],
  ])("reads the stone's origin from %j", async (cells, isLabGrown) => {
    expect(await imported(cells)).toMatchObject({ is_lab_grown: isLabGrown });
  });

  test('does not read a chemical type such as IIa as the origin', async () => {
    expect(await imported({ Type: 'IIa' })).toMatchObject({ is_lab_grown: false, extras: { Type: 'IIa' } });
  });

  test.each<[Cells, boolean, boolean]>([
    [{ 'Pair Stock #': 'A2', 'Is Matched Pair Separable': 'N' }, true, true],
    [{ 'Pair Stock #': 'A2', 'Is Matched Pair Separable': 'Y' }, false, true],
    [{ 'Pair Stock #': '', 'Is Matched Pair Separable': 'N' }, false, false],
    [{ 'Matched Pair': 'Yes' }, false, true],
  ])('reads pair columns %j', async (cells, isPair, isMatchingPair) => {
    expect(await imported(cells)).toMatchObject({ is_pair: isPair, is_matching_pair: isMatchingPair });
  });
});

describe('conflicting columns', () => {
  test('reports two columns that map to one field as ambiguous', async () => {
    expect(await problemsOf({ Carat: '1.01' })).toEqual([{ row: 0, column: 'Carat', code: 'AMBIGUOUS_COLUMN' }]);
  });
  test('prefers the vendor’s stock number to a trading platform’s item number', async () => {
    expect(await imported({ 'RapNet Lot #': '777' })).toMatchObject({
      stock_id: 'A1',
      extras: { 'RapNet Lot #': '777' },
    });
    const { body } = await send(fileOf({ 'Stock #': null, 'Item ID #': '777' }));
    expect(body).toMatchObject({ inserted: 1 });
    expect(await stone(app, '777')).toMatchObject({ carats: '1.000' });
  });
  test('rejects a file without a stock number', async () => {
    const { body } = await send(fileOf({ 'Stock #': null }));
    expect(body.details).toMatchObject([
      { path: 'rows.0', code: 'MISSING_COLUMN', message: expect.stringMatching(/the stock number/) },
    ]);
  });
});

describe('color ranges', () => {
  test.each([
    ['D-E', 2],
    ['E-D', 2],
    ['f/g', 4],
    ['F – G', 4],
    ['H to J', 7],
    // This value is not a fancy hue, because abbreviations of hues contain no hyphen.
    ['F-P', 13],
    ['O-R', 15],
  ])('reads %s as the lower color, and stores the range in the comment', async (Color, id) => {
    expect(await imported({ Color })).toMatchObject({ color_id: id, comment: `Color: ${Color}` });
  });

  test('does not read N-O or fancy colors as a range', async () => {
    expect(await imported({ Color: 'N-O' })).toMatchObject({ color_id: 12, comment: null });
    expect(await problemsOf({ Color: 'D-E-F' })).toEqual([{ row: 1, column: 'Color', code: 'UNKNOWN_VALUE' }]);
    expect(await problemsOf({ Color: 'D-E', 'Fancy Color': 'Yellow' })).toEqual([
      { row: 1, column: 'Color', code: 'AMBIGUOUS_VALUE' },
    ]);
  });

  test('appends the color range to the comment in the file or on the stone', async () => {
    expect(await imported({ Color: 'D-E', Comment: 'Nice' })).toMatchObject({ comment: 'Nice\nColor: D-E' });
    // If the file has no comments, only the color range in the stored comment changes.
    expect(await imported({ Color: 'F-G' })).toMatchObject({ color_id: 4, comment: 'Nice\nColor: F-G' });
    const again = await send(fileOf({ Color: 'F-G' }));
    expect(again.body).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await imported({ Color: 'E' })).toMatchObject({ color_id: 2, comment: 'Nice' });
    expect(await imported({ Color: 'E', Comment: '' })).toMatchObject({ comment: null });
  });
});

describe('fluorescence terms', () => {
  test.each([
    ['FNT', 2, null],
    ['SLT', 2, null],
    ['FNT BLU', 2, 'Blue'],
    ['MED BL', 3, 'Blue'],
    ['ST', 4, null],
    ['STB', 4, 'Blue'],
    ['VSTG', 5, null],
    ['VSTG BL', 5, 'Blue'],
  ])('reads the fluorescence %s', async (Fluorescence, grade, color) => {
    expect(await imported({ Fluorescence })).toMatchObject({ fluorescence_id: grade, fluorescence_color: color });
  });

  test('rejects a fluorescence term in a column that belongs to another field', async () => {
    const { body } = await send(fileOf({ Fluorescence: 'FIY' }));
    expect(body.details).toMatchObject([
      {
        row: 1,
        column: 'Fluorescence',
        value: 'FIY',
        code: 'UNKNOWN_VALUE',
        message: expect.stringMatching(/^must be one of None, Faint/),
      },
    ]);
  });
});
