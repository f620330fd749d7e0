import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, type ImportResponse, importOverGraphql, importOverRest, stone } from './files.ts';

/*
 * Tests that each ambiguous column or value causes one question, with sample values for each interpretation. A
 * setting in the import profile answers the question.
 */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, melee, ring_setting cascade'));

type Question = ImportResponse['questions'][number];

const runDry = async (file: string, type = 'diamonds') => {
  const { status, body } = await importOverRest(app, file, {
    token: people.administrator,
    type,
    query: { dryRun: 'true' },
  });
  expect(status).toBe(200);
  return body;
};

/** Converts the answer to a question into a profile setting. */
const profileOf = ({ column, value, ...rest }: Record<string, unknown>): Record<string, unknown> => ({
  ...(column ? { columns: [column] } : {}),
  ...(value ? { values: [value] } : {}),
  ...rest,
});

/** Imports a file with a profile that selects the interpretation with the given label. */
async function importWithReading(file: string, { readings }: Question, label: string, type = 'diamonds') {
  const reading = readings.find((candidate) => candidate.label === label);
  const { body } = await importOverRest(app, file, {
    token: people.administrator,
    type,
    profile: profileOf(reading?.answer ?? {}),
  });
  expect(body.problems ?? body.details).toEqual([]);
  expect(body.questions).toEqual([]);
  return body;
}

const only = ({ questions }: ImportResponse): Question => {
  expect(questions).toHaveLength(1);
  const [question] = questions;
  if (!question) throw new Error('nothing is asked');
  return question;
};

test('returns a question about whether Cut is the shape or the grade', async () => {
  const file = csv(['Stock #', 'Cut', 'Weight', 'Price Per Carat'], ['A1', 'PR', '1', '100'], ['A2', 'PR', '1', '100']);
  const body = await runDry(file);
  expect(body.problems).toMatchObject([{ row: 0, column: 'Cut', code: 'AMBIGUOUS_COLUMN' }]);
  const question = only(body);
  expect(question).toEqual({
    column: 'Cut',
    message: 'may be the shape or the cut grade',
    field: null,
    value: null,
    readings: [
      { label: 'Shape', answer: { column: { column: 'Cut', field: 'shapeId' } }, samples: ['Princess'] },
      { label: 'Cut grade', answer: { column: { column: 'Cut', field: 'cutId' } }, samples: ['Poor'] },
    ],
  });
  await importWithReading(file, question, 'Shape');
  expect(await stone(app, 'A2')).toMatchObject({ shape_id: 3, cut_id: null });
});

test('returns questions over GraphQL, with null for unused fields', async () => {
  const file = csv(['Stock #', 'Cut', 'Weight', 'Price Per Carat'], ['A1', 'PR', '1', '100']);
  const { data } = await importOverGraphql(app, file, { dryRun: true }, people.administrator);
  expect(data?.importStock?.report?.questions[0]?.readings[0]).toEqual({
    label: 'Shape',
    samples: ['Princess'],
    answer: {
      ...{ column: { column: 'Cut', field: 'shapeId' }, value: null, decimals: null },
      ...{ discountSign: null, discountScale: null, priceBasis: null },
    },
  });
});

test('returns a question about whether Size is in carats or millimeters', async () => {
  const file = csv(['Stock #', 'Shape', 'Size', 'Price Per Carat'], ['A1', 'RB', '6.5', '100']);
  const question = only(await runDry(file));
  expect(question.readings).toMatchObject([
    { label: 'Carats', samples: ['6.5 ct'] },
    { label: 'Millimetres', samples: ['6.5 mm'] },
  ]);
  await importWithReading(file, question, 'Carats');
  expect(await stone(app, 'A1')).toMatchObject({ carats: '6.500' });
});

test('returns a question about two columns that map to one field', async () => {
  const file = csv(['Stock #', 'Shape', 'Weight', 'Carat', '$/ct'], ['A1', 'RB', '1.01', '1.00', '100']);
  const question = only(await runDry(file));
  expect(question).toMatchObject({
    column: 'Carat',
    message: 'and "Weight" are both read as carats',
    readings: [
      { label: 'Only "Weight"', samples: ['1.01 ct'] },
      { label: 'Only "Carat"', samples: ['1.00 ct'] },
    ],
  });
  await importWithReading(file, question, 'Only "Carat"');
  expect(await stone(app, 'A1')).toMatchObject({ carats: '1.000' });
});

test('returns one question about EC as Emerald or European Cut for all rows without clear measurements', async () => {
  const file = csv(
    ['Stock #', 'Shape', 'Weight', '$/ct', 'Measurements'],
    ['A1', 'EC', '1', '100', ''],
    ['A2', 'ec', '1', '100', '6.0x5.5x3.5'],
    ['A3', 'EC', '1', '100', '6.41x6.44x3.98'],
  );
  const body = await runDry(file);
  expect(body.problems).toMatchObject([
    { row: 1, code: 'AMBIGUOUS_VALUE' },
    { row: 2, code: 'AMBIGUOUS_VALUE' },
  ]);
  const question = only(body);
  expect(question).toMatchObject({
    column: 'Shape',
    field: 'shapeId',
    value: 'EC',
    readings: [
      { label: 'Emerald', answer: { value: { field: 'shapeId', from: 'EC', to: 'Emerald' } }, samples: ['Emerald'] },
      { label: 'European Cut' },
    ],
  });
  await importWithReading(file, question, 'European Cut');
  expect(await stone(app, 'A2')).toMatchObject({ shape_id: 24 });
});

test('returns a question about EC for melee and ring settings, even if EC is in a list of shapes', async () => {
  const lots = csv(['Stock #', 'Cut', 'Carats', 'Color', '$/ct'], ['M1', 'EC', '10', 'White', '400']);
  await importWithReading(lots, only(await runDry(lots, 'melee')), 'Emerald', 'melee');
  const [lot] = await app.em().getConnection().execute<{ shape_id: number }[]>('select shape_id from melee');
  expect(lot?.shape_id).toBe(5);
  const settings = csv(['Stock #', 'Name', 'Price', 'Shapes'], ['R1', 'Halo', '900', 'RD; EC']);
  const question = only(await runDry(settings, 'ring_settings'));
  expect(question).toMatchObject({ column: 'Shapes', value: 'RD; EC', message: expect.stringContaining('"EC"') });
  await importWithReading(settings, question, 'RD ; European Cut', 'ring_settings');
});

test('returns a question about the decimal separator', async () => {
  const file = csv(['Stock #', 'Shape', 'Weight', '$/ct'], ['A1', 'RB', '1', '12,500'], ['A2', 'RB', '1', '21,750']);
  const body = await runDry(file);
  expect(body.problemCounts).toEqual([{ code: 'AMBIGUOUS_NUMBER', count: 2 }]);
  const question = only(body);
  expect(question).toMatchObject({
    column: '$/ct',
    readings: [
      { answer: { decimals: '.' }, samples: ['12500', '21750'] },
      { answer: { decimals: ',' }, samples: ['12.5', '21.75'] },
    ],
  });
  await importWithReading(file, question, question.readings[0]?.label ?? '');
  expect(await stone(app, 'A2')).toMatchObject({ total_price: '21750.00' });
});

test('returns questions about the sign and scale of discounts', async () => {
  const signs = csv(
    ['Stock #', 'Shape', 'Weight', 'Rap', 'Disc'],
    ['A1', 'RB', '1', '1000', '30'],
    ['A2', 'RB', '1', '1000', '-5'],
  );
  const question = only(await runDry(signs));
  expect(question.readings).toMatchObject([
    {
      answer: { discountSign: 'negativeIsBack' },
      samples: ['30 percent above the list price', '5 percent below the list price'],
    },
    {
      answer: { discountSign: 'positiveIsBack' },
      samples: ['30 percent below the list price', '5 percent above the list price'],
    },
  ]);
  await importWithReading(signs, question, 'Positive discounts lower the price');
  expect(await stone(app, 'A1')).toMatchObject({ total_price: '700.00' });
  const scales = csv(
    ['Stock #', 'Shape', 'Weight', 'Rap', 'Disc'],
    ['A1', 'RB', '1', '1000', '-30'],
    ['A2', 'RB', '1', '1000', '-0.5'],
  );
  const scale = only(await runDry(scales));
  expect(scale.readings).toMatchObject([
    { answer: { discountScale: 'fraction' }, samples: ['3000 percent', '50 percent'] },
    { answer: { discountScale: 'percent' }, samples: ['30 percent', '0.5 percent'] },
  ]);
  await importWithReading(scales, scale, '0.30 is less than one percent');
  expect(await stone(app, 'A2')).toMatchObject({ total_price: '995.00' });
});

describe('column Price as the price per carat or the total', () => {
  /** Stones from 0.3 to 3 ct with realistic prices. */
  const stones = Array.from({ length: 30 }, (_, index) => {
    const carats = 0.3 * 10 ** (index / 29);
    return { carats: carats.toFixed(2), perCarat: 3_000 * carats ** 0.6 };
  });
  const columns = ['Stock #', 'Shape', 'Weight', 'Price'];
  const fileOf = (priceOf: (stone: (typeof stones)[number]) => number) =>
    csv(columns, ...stones.map((each, index) => [`S${index}`, 'RB', each.carats, priceOf(each).toFixed(0)]));

  test('reads prices as per carat if they vary with the weight in the way that prices per carat usually do', async () => {
    const body = await runDry(fileOf(({ perCarat }) => perCarat));
    expect(body).toMatchObject({ questions: [], problems: [], inserted: 30 });
    expect(body.columns.at(-1)).toMatchObject({ column: 'Price', field: 'pricePerCarat' });
  });

  test('asks whether prices are totals if they vary with the weight', async () => {
    const file = fileOf(({ perCarat, carats }) => perCarat * Number(carats));
    const question = only(await runDry(file));
    expect(question).toMatchObject({
      column: 'Price',
      readings: [
        { label: 'Price per carat', answer: { priceBasis: 'perCarat' } },
        { label: 'Total price', answer: { priceBasis: 'total' } },
      ],
    });
    expect(question.readings[1]?.samples[0]).toBe('1456.67 per carat, 437 in total');
    await importWithReading(file, question, 'Total price');
    expect(await stone(app, 'S0')).toMatchObject({ carats: '0.300', total_price: '437.00' });
  });

  test('determines from list price and discount whether Price is a total or per carat', async () => {
    const priced = (price: string) =>
      csv(
        [...columns, 'Rap', 'Disc'],
        ['A1', 'RB', '0.50', price, '2000', '-40'],
        ['A2', 'RB', '1.00', '1200', '2000', '-40'],
      );
    expect(await runDry(priced('600'))).toMatchObject({ questions: [], columns: { 3: { field: 'totalPrice' } } });
    expect(await runDry(priced('1200'))).toMatchObject({ questions: [], columns: { 3: { field: 'pricePerCarat' } } });
  });

  test('returns a question about the price of melee, and computes the price per carat from a total', async () => {
    const lots = Array.from({ length: 12 }, (_, index) => ({
      carats: 5 + index * 7,
      perCarat: 380 + ((index * 5) % 7) * 20,
    }));
    const file = csv(
      ['Stock #', 'Carats', 'Color', 'Price'],
      ...lots.map(({ carats, perCarat }, index) => [`M${index}`, carats, 'White', carats * perCarat]),
    );
    await importWithReading(file, only(await runDry(file, 'melee')), 'Total price', 'melee');
    const [lot] = await app.em().getConnection().execute("select price_per_carat from melee where stock_number = 'M3'");
    expect(lot).toEqual({ price_per_carat: '400.00' });
    const perCarat = csv(
      ['Stock #', 'Carats', 'Color', 'Price'],
      ...lots.map(({ carats, perCarat }, index) => [`M${index}`, carats, 'White', perCarat]),
    );
    expect(await runDry(perCarat, 'melee')).toMatchObject({ questions: [], unchanged: 12 });
    const totals = csv(
      ['Stock #', 'Carats', 'Color', 'Price', 'Total Price'],
      ['M0', '5', 'White', '400', '2000'],
      ['M1', '12', 'White', '400', '4900'],
      ['N1', '0', 'White', '', '100'],
      ['N2', '1', 'White', '', ''],
    );
    expect((await runDry(totals, 'melee')).problems).toMatchObject([
      { row: 2, column: 'Total Price', code: 'PRICE_MISMATCH' },
      { row: 3, code: 'REQUIRED', message: expect.stringContaining('pricePerCarat') },
      { row: 4, column: 'Price', code: 'REQUIRED' },
    ]);
  });

  test('rejects priceBasis for a stock type without prices per carat', async () => {
    const { status, body } = await importOverRest(app, csv(['Stock #', 'Name', 'Price'], ['R1', 'Halo', '1']), {
      token: people.administrator,
      type: 'ring_settings',
      profile: { priceBasis: 'total' },
    });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ path: 'profile.priceBasis' }]);
  });
});

test('reads the column RapNet Discount Price as a discount only if its values are discounts', async () => {
  const fileOf = (...cells: string[]) =>
    csv(
      ['Stock #', 'Shape', 'Weight', 'RapNet Price', 'RapNet Discount Price'],
      ...cells.map((cell, index) => [`A${index}`, 'RB', '1', '7000', cell]),
    );
  const columnsOf = async (...cells: string[]) => (await runDry(fileOf(...cells))).columns.at(-1);
  expect(await columnsOf('-30', '0')).toMatchObject({ field: 'discount' });
  expect(await columnsOf('6800', '6900')).toMatchObject({ field: null, isExtra: true, isKnown: true });
  expect(only(await runDry(fileOf('-30', '6900'))).readings).toMatchObject([
    { answer: { column: { field: 'discount' } } },
    { answer: { column: { field: null } }, samples: [] },
  ]);
});
