import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest, stone } from './files.ts';

/*
 * Tests rows that are valid but probably wrong: a different stone, another currency, impossible measurements, or a
 * large price change.
 */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

const send = (content: string, query: Record<string, string> = {}, profile?: unknown) =>
  importOverRest(app, content, { token: people.administrator, query, profile });

describe('different stone with the stock number of an existing stone', () => {
  const header = ['Stock #', 'Shape', 'Weight', 'Lab', 'Report #', 'Price Per Carat'];
  const old = ['A1', 'Round', '1.00', 'GIA', '111', '1000'];
  beforeEach(() => send(csv(header, old)));

  test.each([
    ['shape', ['A1', 'Pear', '1.00', 'GIA', '111', '1000']],
    ['weight', ['A1', 'Round', '1.03', 'GIA', '111', '1000']],
    ['laboratory', ['A1', 'Round', '1.00', 'IGI', '111', '1000']],
    ['report number', ['A1', 'Round', '1.00', 'GIA', '222', '1000']],
  ])('returns a question if the %s differs, and follows the profile', async (word, row) => {
    const file = csv(header, row);
    const rejection = await send(file);
    expect(rejection.status).toBe(400);
    expect(rejection.body.details).toMatchObject([
      {
        column: 'Stock #',
        value: 'A1',
        code: 'ANOTHER_STONE',
        message: `is the stock number of a stone with another ${word}: is this another stone under the same number?`,
      },
    ]);
    const { data } = await importOverGraphql(app, file, { dryRun: true }, people.administrator);
    const [question] = data?.importStock?.report.questions ?? [];
    expect(question?.readings.map(({ label, samples }) => [label, samples])).toEqual([
      ['The same stones: update them', ['A1']],
      ['Other stones: skip these rows', []],
    ]);
    const result = await send(file, { skipInvalid: 'true' }, { changedStones: 'refuse' });
    expect(result.body).toMatchObject({ skipped: 1, updated: 0, questions: [] });
    expect((await send(file, {}, { changedStones: 'update' })).body).toMatchObject({ updated: 1 });
  });

  test('accepts a weight difference of 2 percent, blank cells, and weight changes of parcels', async () => {
    expect((await send(csv(header, ['A1', 'Round', '1.02', 'GIA', '', '1000']))).body).toMatchObject({ updated: 1 });
    await app.em().getConnection().execute("update diamond set parcel_stones = 12 where stock_id = 'A1'");
    expect((await send(csv(header, ['A1', 'Round', '0.50', '', '', '1000']))).body).toMatchObject({ updated: 1 });
  });
});

describe('prices in another currency', () => {
  const header = ['Stock #', 'Shape', 'Weight', 'Total Price'];
  const euros = csv(header, ['E1', 'RB', '1', '€ 5.400,00'], ['E2', 'RB', '1', '5.300,00 EUR']);

  test('returns one question about prices in another currency and imports nothing', async () => {
    const { data } = await importOverGraphql(app, euros, { dryRun: true }, people.administrator);
    expect(data?.importStock?.report.questions).toMatchObject([
      {
        column: 'Total Price',
        message: 'has prices in €, but prices here are in USD',
        readings: [{ samples: ['€ 5.400,00', '5.300,00 EUR'] }, { samples: [] }],
      },
    ]);
    expect((await send(euros)).status).toBe(400);
  });

  test('ignores or rejects prices in another currency, as the profile specifies', async () => {
    expect((await send(euros, {}, { foreignCurrency: 'ignore' })).body).toMatchObject({ inserted: 2 });
    expect(Number((await stone(app, 'E1')).total_price)).toBe(5400);
    const { body } = await send(euros, { dryRun: 'true' }, { foreignCurrency: 'refuse' });
    expect(body.problemCounts).toEqual([{ code: 'FOREIGN_CURRENCY', count: 2 }]);
  });

  test.each(['$5,400.00', 'US$ 5400', '5400 USD', '5400'])('detects no foreign currency in "%s"', async (cell) => {
    expect((await send(csv(header, ['U1', 'RB', '1', cell]))).body).toMatchObject({ inserted: 1, questions: [] });
  });

  test.each(['£5400', 'HK$ 5400', '5400 CHF'])('detects a foreign currency in "%s"', async (cell) => {
    const { body } = await send(csv(header, ['U1', 'RB', '1', cell]), { dryRun: 'true' });
    expect(body.questions).toHaveLength(1);
  });
});

describe('suspicious measurements', () => {
  const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Measurements', 'Depth %'];
  const check = async (shape: string, weight: string, measurements: string, depth = '') =>
    (await send(csv(header, ['M1', shape, weight, '1000', measurements, depth]), { dryRun: 'true' })).body;

  test.each([
    ['Round', '1.01', '4.00-6.50-6.48', '', 'has a depth greater than the width'],
    ['Princess', '1.01', '4.00-6.50-6.48', '', 'has a depth greater than the width'],
    ['Round', '10.1', '6.41x6.44x3.98', '', 'does not fit a weight of 10.1 ct'],
    ['Round', '0.10', '6.41x6.44x3.98', '', 'does not fit a weight of 0.1 ct'],
    ['Round', '1.00', '6.41x6.44x3.98', '42', 'does not fit a depth of 42 %'],
  ])('rejects impossible measurements: %s %s ct %s %s', async (shape, weight, measurements, depth, message) => {
    expect((await check(shape, weight, measurements, depth)).problems).toMatchObject([
      { code: 'INVALID_MEASUREMENTS', column: 'Measurements', message },
    ]);
  });

  test.each([
    ['Round', '1.40', '6.41x6.44x3.98', '61.9', 'is unusual for this shape and 1.4 ct'],
    ['Round', '1.00', '6.41x6.44x3.98', '66', 'results in a depth other than 66 %'],
  ])(
    'reports unusual measurements as a notice: %s %s ct %s %s',
    async (shape, weight, measurements, depth, message) => {
      expect(await check(shape, weight, measurements, depth)).toMatchObject({
        inserted: 1,
        problems: [],
        notices: [{ code: 'ODD_MEASUREMENTS', column: 'Measurements', message }],
      });
    },
  );

  test.each([
    ['Round', '1.00', '6.41x6.44x3.98', '61.9'],
    ['Princess', '1.01', '5.50x5.45x3.98', '73'],
    ['Emerald', '1.50', '7.50x5.40x3.60', '66.7'],
    ['Marquise', '1.00', '10.10x5.05x3.15', '62.4'],
  ])('accepts usual measurements: %s %s ct %s', async (...row) => {
    expect(await check(...row)).toMatchObject({ inserted: 1, problems: [], notices: [] });
  });
});

test('counts and lists large price changes, changed grades and changed report numbers', async () => {
  const header = ['Stock #', 'Shape', 'Weight', 'Color', 'Report #', 'Price Per Carat'];
  await send(csv(header, ['N1', 'RB', '1', 'D', '111', '1000'], ['N2', 'RB', '1', 'D', '222', '1000']));
  const next = csv(header, ['N1', 'RB', '1', 'E', '112', '1201'], ['N2', 'RB', '1', 'D', '222', '1200']);
  const { body } = await send(next, { dryRun: 'true' }, { changedStones: 'update' });
  expect(body).toMatchObject({ updated: 2, problems: [] });
  expect(body.noticeCounts.map(({ code, count }) => `${count} ${code}`).sort()).toEqual([
    '1 GRADE_CHANGED',
    '1 PRICE_MOVED',
    '1 REPORT_CHANGED',
  ]);
  expect(body.notices.map(({ column, value, message }) => `${column} ${value} ${message}`).sort()).toEqual([
    'Color E was D',
    expect.stringMatching(/^Price Per Carat .*1,?201.* was .*1,?000/),
    'Report # 112 was 111',
  ]);
});

test('shows changed grades with their labels', async () => {
  const header = [
    'Stock #',
    'Shape',
    'Weight',
    'Color',
    'Clarity',
    'Cut',
    'Polish',
    'Symmetry',
    'Fluorescence',
    'Price Per Carat',
  ];
  await send(csv(header, ['G1', 'RB', '1', 'D', 'VS1', 'EX', 'EX', 'EX', 'None', '1000']));
  const next = csv(header, ['G1', 'RB', '1', 'E', 'VS2', 'VG', 'VG', 'VG', 'Faint', '1000']);
  const { body } = await send(next, { dryRun: 'true' }, { changedStones: 'update' });
  expect(body.notices.map(({ column, value, message }) => `${column}: ${value} ${message}`).sort()).toEqual([
    'Clarity: VS2 was VS1',
    'Color: E was D',
    'Cut: Very Good was Excellent',
    'Fluorescence: Faint was None',
    'Polish: Very Good was Excellent',
    'Symmetry: Very Good was Excellent',
  ]);
});

test('recognizes column headers such as "Stone ID" and "Rap %"', async () => {
  const file = csv(['Stone ID', 'Shape', 'Weight', 'Rap', 'Rap %'], ['H1', 'RB', '1', '10000', '-30']);
  expect((await send(file)).body).toMatchObject({ inserted: 1, problems: [] });
  expect(Number((await stone(app, 'H1')).price_per_carat)).toBe(7000);
});

test('rejects a profile with an import folder if the server has no import folder', async () => {
  const { errors } = await app.graphql(
    'mutation ($input: CreateImportProfileInput!) { createImportProfile(input: $input) { profile { id } } }',
    { input: { kind: 'DIAMOND', name: 'Acme', profile: {}, folder: 'acme' } },
    people.administrator,
  );
  expect(errors[0]?.extensions).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'folder', message: expect.stringContaining('IMPORT_DIR') }],
  });
});
