import fc from 'fast-check';
import type { StockType } from '../../../server/src/modules/stock/index.ts';
import { stockModules } from '../../../server/src/modules/stock-types/index.ts';
import type { Row } from '../../support/any-stock.ts';
import { cases, seed } from '../../support/cases.ts';
import { oddStock, oddText } from '../../support/odd-stock.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const piecesPerType = cases(12);

/** Stock numbers that spreadsheet programs often change. */
const numbers = ['007', '=HYPERLINK("x")', '-12', 'é 💎', "'=1", '1-2', 'TRUE', 'a;b,c'];
const numberOf = (index: number): string => (index < numbers.length ? (numbers[index] ?? '') : `R-${index}`);

async function create({ typeName, one }: StockType, piece: Row): Promise<void> {
  const { errors } = await app.graphql(
    `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
    { input: { [one]: piece } },
    people.administrator,
  );
  expect({ errors, piece }).toEqual({ errors: [], piece });
}

/** Escapes a cell that a spreadsheet program would evaluate as a formula. */
const neutral = (cell: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);

/** Adds extra attributes with unusual names and values to the first items of a type. */
async function addExtras(type: StockType, values: readonly string[]): Promise<void> {
  const names = ['Vault', 'Extra: Price', 'Extra: Extra: x', '=1+1', 'Größe, "A"', 'Extra: Weight'];
  const rows = numbers.map((number, index) => [
    number,
    ...names.map((_, position) => values[index * names.length + position] ?? ''),
  ]);
  const file = csv(...[['Stock #', ...names], ...rows].map((row) => row.map(neutral)));
  const { errors } = await importOverGraphql(app, file, {}, people.administrator, { type: type.name });
  expect(errors).toEqual([]);
}

const exportOf = async (input: object): Promise<Uint8Array<ArrayBuffer>> => {
  const { data, errors } = await app.graphql<{ exportStock: { url: string } }>(
    'mutation ($input: ExportStockInput!) { exportStock(input: $input) { url notes { column message } } }',
    { input },
    people.administrator,
  );
  expect(errors).toEqual([]);
  const response = await fetch(`${app.url}${data?.exportStock.url}`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

async function dryRun(file: Uint8Array<ArrayBuffer>, { name }: StockType, options: object = {}) {
  const { data, errors } = await importOverGraphql(app, file, { dryRun: true, ...options }, people.administrator, {
    type: name,
  });
  expect(errors).toEqual([]);
  const { read, unchanged, preview, problems } = data?.importStock?.report ?? {};
  const changes = preview?.flatMap(({ stockId, changes }) =>
    changes.map(({ field, before, after }) => [stockId, field, before, after].join(' | ')),
  );
  return { read, unchanged, changes, problems };
}

/** Returns an import profile for a file, with different headers, and with decimal commas for its columns. */
async function vendorProfile(file: Uint8Array<ArrayBuffer>, { name }: StockType): Promise<object> {
  const { data } = await importOverGraphql(app, file, { dryRun: true }, people.administrator, { type: name });
  const fields = (data?.importStock?.report.columns ?? []).flatMap(({ field }) => field ?? []);
  return { columns: fields.map((field, index) => ({ column: `No. ${index}`, field })).reverse(), decimals: 'COMMA' };
}

describe.each(stockModules.map(({ type }) => [type.name, type] as const))('exports of %s', (name, type) => {
  const rows: Row[] = [];
  beforeAll(async () => {
    for (const [index, piece] of fc.sample(oddStock(type), { numRuns: piecesPerType, seed }).entries()) {
      const named =
        name === 'bracelets' || name === 'custom_necklaces' ? { name: `${piece.name}`.slice(0, 80) + index } : {};
      const row = { ...piece, ...named, stockNumber: numberOf(index) };
      await create(type, row);
      rows.push(row);
    }
    await addExtras(type, fc.sample(oddText, { numRuns: numbers.length * 6, seed }));
  });

  it.each(['CSV', 'XLSX'])('reimports an export as %s without changes', async (format) => {
    const file = await exportOf({ kind: type.kind, format });
    expect(await dryRun(file, type)).toEqual({
      read: rows.length,
      unchanged: rows.length,
      changes: [],
      problems: [],
    });
  });

  it("reimports an export in a profile's layout without changes", async () => {
    const profile = await vendorProfile(await exportOf({ kind: type.kind }), type);
    const { data, errors } = await app.graphql<{ createImportProfile: { profile: { id: string } } }>(
      'mutation ($input: CreateImportProfileInput!) { createImportProfile(input: $input) { profile { id } } }',
      { input: { kind: type.kind, name: `Vendor of ${name}`, profile } },
      people.administrator,
    );
    expect(errors).toEqual([]);
    const layout = { profileId: data?.createImportProfile.profile.id };
    for (const format of ['CSV', 'XLSX']) {
      const file = await exportOf({ kind: type.kind, layout, format });
      expect(await dryRun(file, type, { profile })).toEqual({
        read: rows.length,
        unchanged: rows.length,
        changes: [],
        problems: [],
      });
    }
  });
});

/*
 * RapNet files omit or reformat some values. The first import stores these values, so only the second export can be
 * reimported without changes.
 */
test('reimports an export in the RapNet layout without changes', async () => {
  const profile = { discountSign: 'NEGATIVE_IS_BACK', discountScale: 'PERCENT' };
  const { type } = stockModules.find((module) => module.type.name === 'diamonds') ?? {};
  if (!type) throw new Error('there are no diamonds');
  const first = await exportOf({ kind: type.kind, layout: { own: 'RAPNET' } });
  const { errors } = await importOverGraphql(app, first, { profile }, people.administrator);
  expect(errors).toEqual([]);
  for (const format of ['CSV', 'XLSX']) {
    const file = await exportOf({ kind: type.kind, layout: { own: 'RAPNET' }, format });
    expect(await dryRun(file, type, { profile })).toEqual({
      read: piecesPerType,
      unchanged: piecesPerType,
      changes: [],
      problems: [],
    });
  }
});
