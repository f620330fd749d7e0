import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { AccessPage } from '../../../server/src/modules/accounts/users/index.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { workbookRows } from '../../support/read-workbook.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql } from '../import/files.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  await createItems(app);
});
afterAll(() => app.stop());

const template: string[] = JSON.parse(
  readFileSync('tests/integration/import/feeds/feed-headers.json', 'utf8'),
).rapnet_template;

interface Offered {
  fileName: string;
  url: string;
  notes: { column: string | null; message: string }[];
}

const offerStock = (input: object, person: Person | null = admin) =>
  app.graphql<{ exportStock: Offered | null }>(
    'mutation ($input: ExportStockInput!) { exportStock(input: $input) { fileName url notes { column message } } }',
    { input: { kind: 'DIAMOND', ...input } },
    person?.token ?? null,
  );
const offerList = (input: object, person: Person) =>
  app.graphql<{ exportList: Offered | null }>(
    'mutation ($input: ExportListInput!) { exportList(input: $input) { fileName url notes { column message } } }',
    { input },
    person.token,
  );

async function fileOf(offered: Offered | null | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${app.url}${offered?.url}`);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename=${offered?.fileName}`,
  ]);
  return new Uint8Array(await response.arrayBuffer());
}

type Cells = Record<string, string>;

/** Parses a CSV file into rows with cells by header. Cells must not contain line breaks. */
function tableOf(file: Uint8Array): { header: string[]; rows: Cells[] } {
  const cellsOf = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
  const [header = [], ...rows] = Buffer.from(file)
    .toString('utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map(cellsOf);
  return { header, rows: rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']))) };
}

async function exported(
  input: object,
): Promise<{ file: Uint8Array<ArrayBuffer>; header: string[]; rows: Cells[]; notes: Offered['notes'] }> {
  const { data, errors } = await offerStock(input);
  expect(errors).toEqual([]);
  const file = await fileOf(data?.exportStock);
  return { file, ...tableOf(file), notes: data?.exportStock?.notes ?? [] };
}

const stones = (...numbers: string[]) => ({ diamonds: { filter: { stockNumbers: numbers } } });
const rapnet = { own: 'RAPNET' };
/** Profile settings for discounts, because RapNet files do not define their sign and scale. */
const rapnetDiscounts = { discountSign: 'NEGATIVE_IS_BACK', discountScale: 'PERCENT' };

async function changesOf(file: Uint8Array<ArrayBuffer>, profile: object | null) {
  const input = { dryRun: true, profile };
  const { data, errors } = await importOverGraphql(app, file, input, admin.token);
  expect(errors).toEqual([]);
  const { read, unchanged, problems, preview } = data?.importStock?.report ?? {};
  return { read, unchanged, problems, preview };
}

describe('export in the RapNet layout', () => {
  const rows: Cells[] = [
    {
      'Stock #': 'RN-1',
      Availability: 'G',
      Shape: 'Round',
      Weight: '1.01',
      Color: 'D',
      Clarity: 'VS1',
      'Cut Grade': 'EX',
      Polish: 'VG',
      Symmetry: 'I',
      'Fluorescence Intensity': 'M',
      'Fluorescence Color': 'Blue',
      Measurements: '6.41x6.44x3.98',
      Lab: 'GIA',
      'Report #': '0012345678',
      'RapNet Price': '7033.33',
      // With two decimals, the list price computed from the discount would be 10,000.47.
      'Rapnet Discount %': '-29.6667',
      'Depth %': '61.9',
      'Table %': '57',
      'Girdle Thin': 'TN',
      'Girdle Thick': 'STK',
      'Girdle %': '3.5',
      'Girdle Condition': 'Faceted',
      'Culet Size': 'None',
      'Crown Angle': '34.5',
      'Pavilion Angle': '40.8',
      'Laser Inscription': 'GIA 0012345678',
      Country: 'Belgium',
      'Is Matched Pair Separable': 'N',
      'Pair Stock #': 'RN-2',
      'Report Filename': 'https://r.example/1.pdf',
      'Sarine Loupe': 'https://r.example/360',
      'Member Comment': '\'=lively, "really"',
      'Key to symbols': 'Crystal',
      'Eye Clean': 'Yes',
    },
    {
      'Stock #': 'RN-2',
      Availability: 'M',
      Shape: 'Sq. Emerald',
      Weight: '2.5',
      Clarity: 'IF',
      'Fluorescence Intensity': 'N',
      Measurements: '8x7.5x0',
      Lab: 'NONE',
      'RapNet Price': '12000',
      'Rapnet Discount %': '20',
      'Fancy Color': 'Yellow',
      'Fancy Color Intensity': 'Fancy Vivid',
      'Fancy Color Overtone': 'Orangy',
      'Girdle Thin': 'unusual',
      'Parcel Stones': '3',
    },
    {
      'Stock #': 'RN-3',
      Availability: 'NA',
      Shape: 'Pear',
      Weight: '0.3',
      'Fancy Color': 'Black',
      'RapNet Price': '100.005',
    },
  ];
  const listInput = { list: stones('RN-1', 'RN-2', 'RN-3'), layout: rapnet };

  beforeAll(async () => {
    const file = csv(template, ...rows.map((row) => template.map((header) => row[header] ?? '')));
    const { errors } = await importOverGraphql(app, file, { profile: rapnetDiscounts }, admin.token);
    expect(errors).toEqual([]);
  });

  it('exports the columns of the RapNet template, and round-trips imported values', async () => {
    const { file, header, rows: exportedRows, notes } = await exported(listInput);
    expect([header, notes]).toEqual([template, []]);
    const byNumber = new Map(exportedRows.map((row) => [row['Stock #'], row]));
    for (const row of rows) {
      const expectedCells = Object.fromEntries(
        Object.entries(byNumber.get(row['Stock #']) ?? {}).filter(([, cell]) => cell !== ''),
      );
      // The price has four decimals, because "100.005" could be parsed as 100,005.
      expect(expectedCells).toEqual({ ...row, ...(row['Stock #'] === 'RN-3' && { 'RapNet Price': '100.0050' }) });
    }
    expect(await changesOf(file, rapnetDiscounts)).toEqual({ read: 3, unchanged: 3, problems: [], preview: [] });
  });

  it("exports a customer's prices and no internal fields", async () => {
    const customer = await createPerson(app, { markups: [{ percent: '10' }] });
    const { rows } = await exported({ ...listInput, forUserId: customer.id });
    const [first] = rows.filter((row) => row['Stock #'] === 'RN-1');
    expect(first).toMatchObject({
      'RapNet Price': '7736.66',
      'Rapnet Discount %': expect.stringMatching(/^-22\.63/),
      'Laser Inscription': '',
      Country: '',
      'Pavilion Angle': '',
    });
  });

  it('lists a stone as not available if the customer cannot order it', async () => {
    const customer = await createPerson(app);
    await createStones(app, [{ stockId: 'RN-9', parcelStones: 1 }]);
    const code = async (input: object) =>
      (await exported({ list: stones('RN-9'), layout: rapnet, ...input })).rows[0]?.Availability;
    expect(await code({ forUserId: customer.id })).toBe('G');
    await sql`insert into diamond (stock_id, shape_id, carats, price_per_carat, pair_stock_id, is_pair, is_active, status)
      values ('RN-10', 1, 1, 1000, 'RN-9', true, true, 3)`.execute(app.em().getKysely());
    expect([await code({ forUserId: customer.id }), await code({})]).toEqual(['NA', 'G']);
  });

  it('rejects the RapNet layout for stock types other than diamonds', async () => {
    const { errors } = await offerStock({ kind: 'MELEE', layout: rapnet });
    expect(errors[0]?.extensions).toMatchObject({
      errorCode: 90,
      details: [{ path: 'layout.own', message: 'is only available for diamonds' }],
    });
  });
});

describe('export in the layout of a saved profile', () => {
  let saved = 0;
  const save = async (profile: object, kind = 'DIAMOND'): Promise<string> => {
    const { data, errors } = await app.graphql<{ createImportProfile: { profile: { id: string } } | null }>(
      `mutation ($input: CreateImportProfileInput!) {
        createImportProfile(input: $input) { profile { id } } }`,
      { input: { kind, name: `Layout ${++saved}`, profile } },
      admin.token,
    );
    expect(errors).toEqual([]);
    return data?.createImportProfile?.profile.id ?? '';
  };
  const profile = {
    columns: [
      { column: 'Ref', field: 'stockId' },
      { column: 'Form', field: 'shapeId' },
      { column: 'remarks 2', field: null },
      { column: 'Ct', field: 'carats' },
      { column: 'Make', field: 'cutId' },
      { column: 'Avail', field: 'status' },
      { column: 'mm', field: 'measurements' },
      { column: 'Off', field: 'discount' },
      { column: 'Rap', field: 'rapPrice' },
      { column: 'per ct', field: 'pricePerCarat' },
      { column: 'Main colour', field: 'fancyColor' },
      { column: 'Strength', field: 'fancyIntensity' },
      { column: 'Letter', field: 'colorId' },
    ],
    values: [
      { field: 'cutId', from: 'Premium', to: 'EX' },
      { field: 'cutId', from: 'Good', to: 'Very Good' },
      { field: 'status', from: 'ja', to: 'Available' },
      { field: 'status', from: 'yes', to: 'Available' },
      { field: 'shapeId', from: 'Rond', to: 'round' },
    ],
    decimals: 'COMMA',
    discountSign: 'POSITIVE_IS_BACK',
    discountScale: 'PERCENT',
  };

  beforeAll(async () => {
    const file = csv(
      [
        'Stock #',
        'Shape',
        'Carat',
        'Cut Grade',
        'Measurements',
        'Rap',
        '$/ct',
        'Fancy Color',
        'Fancy Intensity',
        'Color',
      ],
      ['PL-1', 'Round', '1.25', 'Excellent', '6.41x6.44x3.98', '10000', '7000', '', '', 'F'],
      ['PL-2', 'Pear', '0.5', 'Very Good', '', '2000', '2400.5', 'Pink', 'Fancy Intense', ''],
    );
    const { errors } = await importOverGraphql(app, file, {}, admin.token);
    expect(errors).toEqual([]);
  });

  it("exports the profile's columns, order and values, and reimports the exported files", async () => {
    const { file, header, rows, notes } = await exported({
      list: stones('PL-1', 'PL-2'),
      layout: { profileId: await save(profile) },
    });
    expect(header).toEqual(profile.columns.map(({ column }) => column));
    expect(rows.map((row) => Object.values(row).join(' | ')).sort()).toEqual([
      'PL-1 | Rond |  | 1,2500 | Premium | Available | 6,41x6,44x3,98 | 30 | 10000,00 | 7000,000000 |  |  | F',
      "PL-2 | Pear |  | 0,500 | Good | Available |  | '-20,03 | 2000,00 | 2400,500000 | Pink | Fancy Intense | ",
    ]);
    expect(notes).toEqual([
      { column: 'remarks 2', message: expect.stringContaining('the profile ignores it') },
      { column: 'Make', message: '"Good" would be read as a different value by the profile' },
    ]);
    expect(await changesOf(file, profile)).toEqual({ read: 2, unchanged: 2, problems: [], preview: [] });
  });

  it('adds notes about information that the file cannot contain', async () => {
    const profileId = await save({
      columns: [{ column: 'x', field: 'length' }],
      constants: [{ field: 'shapeId', value: 'Round' }],
      stockId: '{carat}-{x}',
      vendor: 'Sons',
    });
    const { header, notes } = await exported({ list: stones('PL-1'), layout: { profileId } });
    expect(header).toEqual(['x', 'carat']);
    expect(notes.map(({ message }) => message)).toEqual([
      'the stock number is built from {carat}-{x}, so the file does not contain our own stock numbers',
      'shapeId has no column: the profile reads Round in every row',
      'the profile reads every row as stock of Sons',
      'the profile has no column for pricePerCarat, so the file cannot create new diamonds',
    ]);
  });

  it('adds no note about a missing column that the import computes from other columns', async () => {
    const columns = ['shapeId', 'carats', 'totalPrice'].map((field) => ({ column: field, field }));
    const { notes } = await exported({ list: stones('PL-1'), layout: { profileId: await save({ columns }) } });
    expect(notes).toEqual([]);
  });

  it('rejects requests by customers, profiles for another stock type and unknown profiles', async () => {
    const profileId = await save({ columns: [{ column: 'a', field: 'comment' }] });
    const trader = await createPerson(app);
    const ofList = await offerList({ list: stones('PL-1'), layout: { profileId } }, trader);
    expect(ofList.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const ofOther = await offerStock({ kind: 'MELEE', layout: { profileId } });
    expect(ofOther.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'layout.profileId' }] });
    const ofNone = await offerStock({ layout: { profileId: '999999' } });
    expect(ofNone.errors[0]?.extensions).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      details: [{ path: 'layout.profileId' }],
    });
  });

  it('leaves blank the cells of columns that the customer may not read', async () => {
    const customer = await createPerson(app, { markups: [{ percent: '50' }] });
    const profileId = await save({
      columns: ['stockId', 'vendor', 'memoNo', 'pricePerCarat', 'isActive'].map((field) => ({ column: field, field })),
    });
    await sql`update diamond set vendor = 'Secret', memo_no = 'M-1' where stock_id = 'PL-1'`.execute(
      app.em().getKysely(),
    );
    const { rows, notes } = await exported({ list: stones('PL-1'), layout: { profileId }, forUserId: customer.id });
    expect(rows).toEqual([{ stockId: 'PL-1', vendor: '', memoNo: '', pricePerCarat: '10500.00', isActive: '' }]);
    expect(notes.map(({ column }) => column)).toEqual([null, 'vendor', 'memoNo', 'isActive']);
  });
});

describe('export for a customer', () => {
  it('exports the rows, columns and prices that the customer sees', async () => {
    const customer = await createPerson(app, { pages: [AccessPage.BLACK], markups: [{ percent: '10' }] });
    await createStones(app, [
      { stockId: 'C-shown', showToAll: true },
      { stockId: 'C-other-page' },
      { stockId: 'C-inactive', isActive: false, showToAll: true },
    ]);
    const listed = stones('C-shown', 'C-other-page', 'C-inactive');
    const { header, rows } = await exported({ list: listed, forUserId: customer.id });
    expect(rows).toMatchObject([{ stockId: 'C-shown', pricePerCarat: '1100.00' }]);
    expect(header.join()).not.toMatch(/vendor|memo|isActive|extra/i);
    expect(header).toContain('rapPrice');
    // The file is identical to the customer's own export of the list.
    const ownLayout = await offerList({ list: listed, layout: { own: 'FACET' } }, customer);
    expect(tableOf(await fileOf(ownLayout.data?.exportList))).toEqual({ header, rows });
    // Exports the complete stock of a type.
    const all = await exported({ kind: 'MELEE', forUserId: customer.id });
    expect(all.rows).toEqual([]);
    expect((await exported({ kind: 'MELEE' })).rows).toHaveLength(1);
  });

  it('allows exports for a customer only to administrators, and only if the customer is not blocked', async () => {
    const [trader, blocked] = [await createPerson(app), await createPerson(app)];
    await sql`update user_account set is_blocked = true where id = ${blocked.id}`.execute(app.em().getKysely());
    const { errors } = await offerList({ list: stones('PL-1'), forUserId: blocked.id }, trader);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    const rejection = await offerStock({ forUserId: blocked.id });
    expect(rejection.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'forUserId' }] });
  });

  it('stops serving the exported file if the customer is blocked', async () => {
    const customer = await createPerson(app);
    const { data } = await offerStock({ list: stones('PL-1'), forUserId: customer.id });
    await sql`update user_account set is_blocked = true where id = ${customer.id}`.execute(app.em().getKysely());
    expect((await fetch(`${app.url}${data?.exportStock?.url}`)).status).toBe(400);
  });
});

describe('list export', () => {
  it('rejects a list with another stock type', async () => {
    const { errors } = await offerStock({ list: { meleeLots: {} } });
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'list.meleeLots' }] });
  });

  it('omits inactive items from an export if requested', async () => {
    await createStones(app, [{ stockId: 'A-on' }, { stockId: 'A-off', isActive: false }]);
    const list = stones('A-on', 'A-off');
    const numbers = async (input: object) => (await exported(input)).rows.map(({ stockId }) => stockId).sort();
    expect(await numbers({ list })).toEqual(['A-off', 'A-on']);
    expect(await numbers({ list, activeOnly: true })).toEqual(['A-on']);
  });

  it('exports every stone of a set in the RapNet layout', async () => {
    await createStones(
      app,
      ['L-1', 'L-2', 'L-3'].map((stockId) => ({ stockId, lineSet: 'Line' })),
    );
    const list = { diamonds: { filter: { asItems: true, stockNumbers: ['L-2'] } } };
    const { rows } = await exported({ list, layout: rapnet });
    expect(rows.map((row) => [row['Stock #'], row.Weight]).sort()).toEqual(
      ['L-1', 'L-2', 'L-3'].map((number) => [number, '1']),
    );
  });

  it('writes typed cells to a workbook, and stores formulas as text', async () => {
    await createStones(app, [{ stockId: '=1+1', carats: '1.125', pricePerCarat: '1234.5' }]);
    const { data } = await offerStock({ list: stones('=1+1'), format: 'XLSX' });
    expect(data?.exportStock?.fileName).toMatch(/^diamonds-\d{4}-\d\d-\d\d\.xlsx$/);
    const [header = [], row = []] = await workbookRows(await fileOf(data?.exportStock));
    const cell = (name: string) => row[header.indexOf(name)];
    expect([cell('stockId'), cell('carats'), cell('pricePerCarat'), cell('isActive')]).toEqual([
      '=1+1',
      1.125,
      1234.5,
      'Yes',
    ]);
  });
});
