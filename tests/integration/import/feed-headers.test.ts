import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, type ImportAnswer, importOverRest, stone } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

/** Headers of the trade's formats, as their public templates have them. */
const formats: Record<string, string[]> = JSON.parse(
  await readFile(new URL('./feed-headers.json', import.meta.url), 'utf8'),
);

const send = (content: string, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query });

const fieldsOf = ({ columns }: ImportAnswer): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ column, field, isExtra }) => [column, isExtra && !field ? 'extra' : field]));

describe('headers of the trade', () => {
  test.each(Object.keys(formats))('%s: every column is known, none is in doubt', async (format) => {
    const columns = formats[format] ?? [];
    const { status, body } = await send(
      csv(
        columns,
        columns.map(() => 'x'),
      ),
      { dryRun: 'true' },
    );
    expect(status).toBe(200);
    expect(body.problems.filter(({ row }) => row === 0)).toEqual([]);
    const unknown = body.columns.filter(({ field, isExtra }) => field === null && !isExtra);
    // IDEX has a column without any content, named so.
    expect(unknown.map(({ column }) => column).filter((column) => column !== '[EMPTY FIELD]')).toEqual([]);
    expect(Object.values(fieldsOf(body))).toEqual(expect.arrayContaining(['stockId', 'shapeId', 'carats', 'colorId']));
  });

  test('are compared without case, spaces and punctuation; unknown ones are told and left', async () => {
    const { body } = await send(
      csv(
        ['STOCK_NO.', ' shape ', 'c-arat', 'price/ct', 'Mood', 'constructor', '__proto__'],
        ['A1', 'RB', '1', '100', 'blue', 'x', 'y'],
      ),
    );
    expect(body.columns.map(({ column, field, isExtra }) => ({ column, field, isExtra }))).toEqual([
      { column: 'STOCK_NO.', field: 'stockId', isExtra: false },
      { column: 'shape', field: 'shapeId', isExtra: false },
      { column: 'c-arat', field: 'carats', isExtra: false },
      { column: 'price/ct', field: 'pricePerCarat', isExtra: false },
      { column: 'Mood', field: null, isExtra: false },
      { column: 'constructor', field: null, isExtra: false },
      { column: '__proto__', field: null, isExtra: false },
    ]);
    expect(await stone(app, 'A1')).toMatchObject({ extras: {} });
  });
});

/** One stone in RapNet's 61 columns. */
const rapNetStone: Record<string, string> = {
  'Stock #': 'RN-1001',
  Availability: 'GA',
  Shape: 'OV',
  Weight: '1.52',
  Color: 'F',
  Clarity: 'VS2',
  'Cut Grade': '',
  Polish: 'EX',
  Symmetry: 'VG',
  'Fluorescence Intensity': 'MB',
  'Fluorescence Color': '',
  Measurements: '6.10-8.45*3.75',
  Lab: 'GIA',
  'Report #': '0012345678',
  Treatment: '',
  'RapNet Price': '7,350.00',
  'Rapnet Discount %': '-0.30',
  'Cash Price': '7000',
  'Cash Price Discount %': '-0.33',
  'Fancy Color': '',
  'Fancy Color Intensity': '',
  'Fancy Color Overtone': '',
  'Depth %': '61.5',
  'Table %': '58',
  'Girdle Thin': 'THN',
  'Girdle Thick': 'STK',
  'Girdle %': '3.5',
  'Girdle Condition': 'Faceted',
  'Culet Size': 'N',
  'Culet Condition': 'Pointed',
  'Crown Height': '15.0',
  'Crown Angle': '34.5',
  'Pavilion Depth': '43.0',
  'Pavilion Angle': '40.8',
  'Laser Inscription': 'GIA 0012345678',
  'Cert comment': 'Clouds are not shown',
  Country: 'Belgium',
  State: '',
  City: 'Antwerp',
  'Is Matched Pair Separable': 'N',
  'Pair Stock #': 'RN-1002',
  'Allow RapLink Feed': 'Y',
  'Parcel Stones': '',
  'Report Filename': '0012345678.pdf',
  'Diamond Image': 'https://images.example/rn-1001.jpg',
  'Sarine Loupe': '//loupe.example/rn-1001',
  'Trade Show': 'Hong Kong',
  'Key to symbols': 'Crystal, Feather',
  Shade: 'None',
  'Star Length': '50',
  'Center Inclusion': '',
  'Black Inclusion': 'None',
  Milky: 'No',
  'Open Inclusion': '',
  'Member Comment': 'Lively stone',
  'Report Issue Date': '2026-01-15',
  'Report Type': 'GD',
  'Lab Location': 'Antwerp',
  Brand: '',
  'Seller Spec': '',
  'Eye Clean': 'Yes',
};

test("a file in RapNet's 61 columns goes in with all that it says", async () => {
  const columns = formats.rapnet_template ?? [];
  expect(Object.keys(rapNetStone)).toEqual(columns);
  const { status, body } = await send(
    csv(
      columns,
      columns.map((column) => rapNetStone[column] ?? ''),
    ),
  );
  expect(body.problems ?? body.details).toEqual([]);
  expect({ status, inserted: body.inserted }).toEqual({ status: 200, inserted: 1 });
  expect(await stone(app, 'RN-1001')).toMatchObject({
    status: 1,
    shape_id: 8,
    carats: '1.520',
    color_id: 3,
    clarity_id: 6,
    cut_id: null,
    polish_id: 2,
    symmetry_id: 4,
    fluorescence_id: 3,
    fluorescence_color: 'Blue',
    fluorescence_text: 'Medium Blue',
    // The longer side of a fancy shape is its length.
    length: 8.45,
    width: 6.1,
    height: 3.75,
    laboratory_id: 1,
    certificate_no: '0012345678',
    // A bare file name is no address.
    certificate_url: null,
    price_per_carat: '7350.000000',
    total_price: '11172.00',
    // 30 back: the list price follows.
    rap_price: '10500.00',
    depth_percent: 61.5,
    table_percent: 58,
    girdle: 'Thin to Slightly Thick (Faceted) 3.5%',
    culet_size: 'None',
    crown_height: 15,
    crown_angle: 34.5,
    comment: 'Lively stone\nReport: Clouds are not shown',
    is_pair: true,
    is_matching_pair: true,
    parcel_stones: 1,
    image_url: 'https://images.example/rn-1001.jpg',
    image_3d: 'https://loupe.example/rn-1001',
    trade_show: 'Hong Kong',
    eye_clean: 'Yes',
    is_lab_grown: false,
    extras: {
      'Cash Price': '7000',
      'Cash Price Discount %': '-0.33',
      'Culet Condition': 'Pointed',
      'Pavilion Depth': '43.0',
      'Pavilion Angle': '40.8',
      'Laser Inscription': 'GIA 0012345678',
      Country: 'Belgium',
      City: 'Antwerp',
      'Pair Stock #': 'RN-1002',
      'Allow RapLink Feed': 'Y',
      'Report Filename': '0012345678.pdf',
      'Key To Symbols': 'Crystal, Feather',
      'Star Length': '50',
      'Black Inclusion': 'None',
      'Report Issue Date': '2026-01-15',
      'Report Type': 'GD',
      'Lab Location': 'Antwerp',
    },
  });
});

test('extra attributes that another file does not have stay', async () => {
  const columns = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
  await send(csv([...columns, 'City', 'Brand'], ['A1', 'RB', '1', '100', 'Antwerp', 'Facet']));
  await send(csv(['Stock #', 'City', 'State'], ['A1', '', 'X']));
  expect(await stone(app, 'A1')).toMatchObject({ extras: { Brand: 'Facet', State: 'X' } });
});
