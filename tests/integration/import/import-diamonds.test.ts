import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

const header = ['Stock #', 'Shape', 'Weight', 'Color', 'Clarity', 'Price Per Carat'];
const validFile = csv(
  header,
  ['A1', 'RB', '1.01', 'D', 'VS1', '5000'],
  ['A2', 'Pear', '0.70', 'h', 'si 2', '$1,250.50'],
);
const invalidFile = csv(header, ['A1', 'RB', '1.01', 'D', 'VS1', '5000'], ['A2', 'Pear', '-0.70', 'h', 'SI2', '1250']);

const send = (content: string, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query });

const changeMarks = () => app.em().getConnection().execute("select * from change_mark where subject = 'diamond'");

describe('import permissions', () => {
  test.each([
    ['anonymous', 401],
    ['shopper', 403],
    ['agent', 403],
  ] as const)('rejects an import by caller %s', async (role, status) => {
    const response = await importOverRest(app, validFile, { token: people[role] });
    expect(response).toMatchObject({ status, body: { errorCode: 70 } });
    const { errors } = await importOverGraphql(app, validFile, {}, people[role]);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await stockIds(app)).toEqual([]);
  });
});

describe('valid import file', () => {
  test('imports a file over REST, and changes nothing when the file is imported again', async () => {
    const first = await send(validFile);
    expect(first).toMatchObject({
      status: 200,
      body: { isApplied: true, read: 2, inserted: 2, updated: 0, unchanged: 0, skipped: 0, problems: [] },
    });
    expect(await stone(app, 'A2')).toMatchObject({
      shape_id: 9,
      carats: '0.700',
      color_id: 5,
      clarity_id: 8,
      price_per_carat: '1250.500000',
      total_price: '875.35',
      is_active: true,
      status: 1,
      version: 1,
    });
    const before = [await stone(app, 'A1'), await stone(app, 'A2'), await changeMarks()];
    const second = await send(validFile);
    expect(second.body).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, preview: [] });
    expect([await stone(app, 'A1'), await stone(app, 'A2'), await changeMarks()]).toEqual(before);
  });

  test('imports a file over GraphQL with the same report as over REST', async () => {
    const { data, errors } = await importOverGraphql(app, validFile, {}, people.administrator);
    expect(errors).toEqual([]);
    expect(data?.importStock?.report).toMatchObject({ isApplied: true, read: 2, inserted: 2, problemCount: 0 });
    expect(data?.importStock?.report.columns[2]).toEqual({
      column: 'Weight',
      field: 'carats',
      isExtra: false,
      isKnown: true,
      samples: ['1.01', '0.70'],
    });
    expect(await stockIds(app)).toEqual(['A1', 'A2']);
  });

  test('reports all changes in a dry run and changes nothing', async () => {
    await send(csv(header, ['A1', 'RB', '1.01', 'E', 'VS1', '5000']));
    const before = [await stone(app, 'A1'), await changeMarks()];
    const { status, body } = await send(validFile, { dryRun: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isApplied: false, read: 2, inserted: 1, updated: 1, unchanged: 0 });
    expect(body.preview).toEqual([
      { row: 1, line: 2, stockId: 'A1', kind: 'update', changes: [{ field: 'colorId', before: 'E', after: 'D' }] },
      {
        row: 2,
        line: 3,
        stockId: 'A2',
        kind: 'insert',
        changes: expect.arrayContaining([{ field: 'shapeId', before: null, after: 'Pear' }]),
      },
    ]);
    expect(await stockIds(app)).toEqual(['A1']);
    expect([await stone(app, 'A1'), await changeMarks()]).toEqual(before);
    const real = await send(validFile);
    expect(real.body).toEqual({ ...body, isApplied: true });
  });

  test('clears the fields of blank cells, keeps the fields of missing columns and increments the version', async () => {
    await send(csv([...header, 'Comment', 'Milky'], ['A1', 'RB', '1.01', 'D', 'VS1', '5000', 'fine', 'none']));
    const { body } = await send(csv(['Stock #', 'Clarity', 'Comment'], ['A1', 'VS1', '']));
    expect(body).toMatchObject({ updated: 1, inserted: 0 });
    expect(await stone(app, 'A1')).toMatchObject({ comment: null, milky: 'none', carats: '1.010', version: 2 });
  });

  test('skips blank rows but includes them in row numbers', async () => {
    const { body } = await send(`${header.join(',')}\n\nA1,RB,1,D,VS1,100\n,,,,,\nA2,RB,x,D,VS1,100\n`, {
      dryRun: 'true',
    });
    expect(body).toMatchObject({ read: 2, problems: [{ row: 4, column: 'Weight', value: 'x', code: 'NOT_A_NUMBER' }] });
  });

  test('stores cells that look like formulas as text', async () => {
    const formula = '=HYPERLINK("http://evil.example","x")';
    await send(csv([...header, 'Comment'], ['=1+1', 'RB', '1', 'D', 'VS1', '100', formula]));
    expect(await stone(app, '=1+1')).toMatchObject({ comment: formula });
  });

  test('stores cells with SQL, tabs, line breaks and backslashes as text', async () => {
    const hostileText = `'; drop table diamond; --\t\\N\\.\nsecond "line" \\`;
    await send(csv([...header, 'Comment'], ["A'1", 'RB', '1', 'D', 'VS1', '100', hostileText]));
    expect(await stone(app, "A'1")).toMatchObject({ comment: hostileText });
  });
});

describe('import file with an invalid row', () => {
  test('changes nothing, and reports the row, column and value', async () => {
    const { status, body } = await send(invalidFile);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 90, reason: 'VALIDATION_FAILED' });
    expect(body.details).toEqual([
      {
        path: 'rows.2.Weight',
        row: 2,
        line: 3,
        column: 'Weight',
        value: '-0.70',
        code: 'OUT_OF_RANGE',
        message: 'must be greater than 0',
      },
    ]);
    expect(await stockIds(app)).toEqual([]);
  });

  test('returns an error over GraphQL, or a report for a dry run', async () => {
    const real = await importOverGraphql(app, invalidFile, {}, people.administrator);
    expect(real.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_REQUEST',
      errorCode: 90,
      details: [{ path: 'rows.2.Weight', value: '-0.70', code: 'OUT_OF_RANGE' }],
    });
    const dryRun = await importOverGraphql(app, invalidFile, { dryRun: true }, people.administrator);
    expect(dryRun.errors).toEqual([]);
    expect(dryRun.data?.importStock?.report).toMatchObject({
      isApplied: false,
      read: 2,
      inserted: 1,
      skipped: 1,
      problemCount: 1,
    });
    expect(await stockIds(app)).toEqual([]);
  });

  test('skips the invalid row if requested', async () => {
    const { status, body } = await send(invalidFile, { skipInvalid: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ read: 2, inserted: 1, skipped: 1, problems: [{ row: 2, column: 'Weight' }] });
    expect(await stockIds(app)).toEqual(['A1']);
  });

  test('lists the first 1,000 problems, and counts the rest', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => [`S${index}`, 'RB', 'x', 'D', 'VS1', '100']);
    const { body } = await send(csv(header, ...rows), { dryRun: 'true' });
    expect(body.problems).toHaveLength(1_000);
    expect(body).toMatchObject({ problemCount: 1_500, skipped: 1_500 });
    const rejection = await send(csv(header, ...rows));
    expect(rejection.body.details).toHaveLength(1_001);
    expect(rejection.body.details?.at(-1)?.message).toBe(
      'has 500 more problems than the 1000 listed; in total 1500 NOT_A_NUMBER',
    );
  });

  test.each([
    ['Shape', 'Blob', 'UNKNOWN_VALUE'],
    ['Color', 'AA', 'UNKNOWN_VALUE'],
    ['Clarity', 'VS9', 'UNKNOWN_VALUE'],
    ['Weight', '0', 'OUT_OF_RANGE'],
    ['Weight', '1.2345', 'TOO_MANY_DECIMALS'],
    ['Weight', '', 'REQUIRED'],
    ['Weight', '1e5', 'NOT_A_NUMBER'],
    ['Weight', '10000', 'OUT_OF_RANGE'],
    ['Price Per Carat', '0', 'OUT_OF_RANGE'],
    ['Price Per Carat', '12,5,0', 'NOT_A_NUMBER'],
    ['Price Per Carat', '', 'REQUIRED'],
    ['Stock #', '', 'REQUIRED'],
    ['Stock #', 'x'.repeat(65), 'TOO_LONG'],
    ['Stock #', 'a\u0007b', 'INVALID_TEXT'],
    ['Availability', 'perhaps', 'UNKNOWN_VALUE'],
    ['Cut Grade', 'Superb', 'UNKNOWN_VALUE'],
    ['Fluorescence', 'glowing', 'UNKNOWN_VALUE'],
    ['Lab', 'XYZ', 'UNKNOWN_VALUE'],
    ['Table %', '101', 'OUT_OF_RANGE'],
    ['Crown Angle', '91', 'OUT_OF_RANGE'],
    ['Measurements', 'large', 'INVALID_MEASUREMENTS'],
    ['Parcel Stones', '0', 'OUT_OF_RANGE'],
    ['Parcel Stones', '1.5', 'TOO_MANY_DECIMALS'],
    ['Image', 'javascript:alert(1)', 'INVALID_ADDRESS'],
    ['Memo Date', '03/04/2026', 'INVALID_DATE'],
    ['Show To All', 'perhaps', 'UNKNOWN_VALUE'],
  ])('rejects the column %s with the value "%s": %s', async (column, value, code) => {
    const row = ['A1', 'RB', '1.01', 'D', 'VS1', '5000'];
    const columns = header.includes(column) ? header : [...header, column];
    const cells = columns.map((name, index) => (name === column ? value : (row[index] ?? '')));
    const { status, body } = await send(csv(columns, cells));
    expect(status).toBe(400);
    expect(body.details).toEqual([expect.objectContaining({ row: 1, column, value: value || null, code })]);
    expect(await stockIds(app)).toEqual([]);
  });

  test('reports and skips all rows with a duplicate stock number', async () => {
    const rows = ['A1', 'A2', 'A1'].map((key) => [key, 'RB', '1', 'D', 'VS1', '100']);
    const rejection = await send(csv(header, ...rows));
    expect(rejection.body.details).toMatchObject([
      { path: 'rows.1.Stock #', value: 'A1', code: 'DUPLICATE_KEY', message: 'is also in line 4' },
      { path: 'rows.3.Stock #', value: 'A1', code: 'DUPLICATE_KEY', message: 'is also in line 2' },
    ]);
    const skipping = await send(csv(header, ...rows), { skipInvalid: 'true' });
    expect(skipping.body).toMatchObject({ read: 3, inserted: 1, skipped: 2, problemCount: 2 });
    expect(await stockIds(app)).toEqual(['A2']);
  });

  test('rejects rows with too few or too many cells', async () => {
    const { body } = await send(`${header.join(',')}\nA1,RB,1,D,VS1\nA2,RB,1,D,VS1,100,7\nA3,RB,1,D,VS1,100,,\n`);
    expect(body.details).toMatchObject([
      { path: 'rows.1', code: 'CELL_COUNT', message: 'has 5 cells, but the header has 6' },
      { path: 'rows.2', code: 'CELL_COUNT', message: 'has 7 cells, but the header has 6' },
    ]);
  });

  test('requires shape, carats and price for new stones only', async () => {
    await send(validFile);
    const { body } = await send(csv(['Stock #', 'Clarity'], ['A1', 'IF'], ['NEW', 'IF']));
    expect(body.details).toMatchObject([
      {
        path: 'rows.2',
        value: 'NEW',
        code: 'REQUIRED',
        message: 'is new, but the file does not have its shapeId, carats, pricePerCarat',
      },
    ]);
  });
});

describe('import options', () => {
  test.each([
    [{ mode: 'wipe' }, 'mode'],
    [{ skipInvalid: 'perhaps' }, 'skipInvalid'],
    [{ dryRun: '1' }, 'dryRun'],
  ] as [Record<string, string>, string][])('rejects the options %j', async (query, path) => {
    const { status, body } = await send(validFile, query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 90, details: [{ path }] });
    expect(await stockIds(app)).toEqual([]);
  });

  test.each(['dryrun', 'DRYRUN', 'DryRun'])('accepts %s as a value for dryRun, regardless of case', async (name) => {
    const { status, body } = await send(validFile, { [name]: 'true' });
    expect([status, body]).toMatchObject([200, { isApplied: false, inserted: 2 }]);
    expect(await stockIds(app)).toEqual([]);
  });

  test.each([
    ['dryRunn=true', 'dryRunn', 'is an unknown parameter; did you mean dryRun?'],
    ['SKIP_INVALID=true', 'SKIP_INVALID', 'is an unknown parameter; did you mean skipInvalid?'],
    ['modus=replace', 'modus', 'is an unknown parameter; did you mean mode?'],
    ['dryRun=true&dryRun=false', 'dryRun', 'must be given only once'],
    ['dryrun=true&dryRun=false', 'dryRun', 'must be given only once'],
    ['dryRun', 'dryRun', 'must be true or false'],
    ['dryRun=yes', 'dryRun', 'must be true or false'],
    ['confirmRemoved=many', 'confirmRemoved', 'must be a whole number'],
    ['confirmRemoved=-1', 'confirmRemoved', 'must be a whole number'],
  ])('rejects the query string ?%s and imports nothing', async (query, path, message) => {
    const form = new FormData();
    form.set('file', new File([validFile], 'stock.csv'));
    const response = await app.rest('POST', `/api/diamonds/import?${query}`, { token: people.administrator, form });
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path, message }] } });
    expect(await stockIds(app)).toEqual([]);
  });

  test.each([
    [['file', 'file'], 'file', 'must be sent once'],
    [['file', 'dryRun'], 'dryRun', 'is an unknown field of this form: it accepts file, profile'],
    [['profile', 'profile', 'file'], 'profile', 'must be sent once'],
    [['file', 'csv'], 'csv', 'is an unknown field of this form: it accepts file, profile'],
  ])('rejects a form with the parts %j', async (parts, path, message) => {
    const form = new FormData();
    for (const part of parts) {
      const isFile = part === 'file' || part === 'csv';
      if (isFile) form.append(part, new File([validFile], 'stock.csv'));
      else form.append(part, part === 'profile' ? '{}' : 'true');
    }
    const response = await app.rest('POST', '/api/diamonds/import', { token: people.administrator, form });
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path, message }] } });
    expect(await stockIds(app)).toEqual([]);
  });

  test('rejects an import request without a file', async () => {
    const form = new FormData();
    form.set('profile', '{}');
    const response = await app.rest('POST', '/api/diamonds/import', { token: people.administrator, form });
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'file' }] } });
    const json = await app.rest('POST', '/api/diamonds/import', { token: people.administrator, body: {} });
    expect(json).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'file' }] } });
  });
});
