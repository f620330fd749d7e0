import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { textRow, workbookOf } from '../../support/make-workbook.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest, stockIds, stone } from './files.ts';

/* Tests Excel workbooks: which sheet is imported, and how displayed values are parsed. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, bracelet cascade'));

const send = (content: Uint8Array<ArrayBuffer> | string, profile?: unknown) =>
  importOverRest(app, content, { token: people.administrator, name: 'stock.xlsx', profile });
const head = textRow(1, 'Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Note');
const stock = (number: string): string => head + textRow(2, number, 'RB', '1', '100', '');

/** Imports a stone with the given cell in the column "Note", and returns the stored value. */
async function note(cell: string, more: Omit<Parameters<typeof workbookOf>[0], 'sheets'> = {}): Promise<unknown> {
  const row = textRow(2, 'N1', 'RB', '1', '100').replace('</row>', `${cell}</row>`);
  const { body } = await send(await workbookOf({ sheets: { Stock: head + row }, ...more }));
  expect(body).toMatchObject({ inserted: 1 });
  const { extras } = await stone(app, 'N1');
  return Object(extras).Note;
}

describe('workbook sheets', () => {
  const sheets = { '-Codes': stock('HIDDEN'), Empty: '', Stock: stock('FIRST'), Sold: stock('SECOND') };

  test('reads the first visible, non-empty sheet and returns its name in the report', async () => {
    const { body } = await send(await workbookOf({ sheets }));
    expect(body).toMatchObject({ inserted: 1, readAs: { format: 'xlsx', encoding: null, sheet: 'Stock' } });
    expect(await stockIds(app)).toEqual(['FIRST']);
  });

  test.each([['Sold'], [' sold '], ['Codes']])('reads the sheet named in the profile: %s', async (sheet) => {
    const { body } = await send(await workbookOf({ sheets }), { sheet });
    expect(body).toMatchObject({ inserted: 1, readAs: { sheet: sheet === 'Codes' ? 'Codes' : 'Sold' } });
    expect(await stockIds(app)).toEqual([sheet === 'Codes' ? 'HIDDEN' : 'SECOND']);
  });

  test('reports a missing sheet, or a sheet without stock, and names the other sheets', async () => {
    const none = await send(await workbookOf({ sheets }), { sheet: 'Stones' });
    expect(none.body.details).toEqual([
      { path: 'file', message: 'has no sheet "Stones"; its sheets are "Codes", "Empty", "Stock", "Sold"' },
    ]);
    const letter = textRow(1, 'Dear customer') + textRow(2, 'here is our stock of today');
    const second = await workbookOf({ sheets: { Notes: letter, Stock: stock('A1') } });
    const { status, body } = await send(second);
    expect([status, body.details]).toMatchObject([
      400,
      [
        {
          code: 'MISSING_COLUMN',
          message: expect.stringMatching(/"Notes" was read, but there is also "Stock": .*\(sheet\)$/),
        },
      ],
    ]);
    expect((await send(second, { sheet: 'Stock' })).body).toMatchObject({ inserted: 1 });
  });
});

describe('workbook cells', () => {
  test.each<[string, string, string, string]>([
    ['a date', 'yyyy-mm-dd', '46346', '2026-11-20'],
    ['a date with a month name', 'd-mmm-yy', '46346', '2026-11-20'],
    ['a date with a time', 'dd/mm/yyyy hh:mm', '46346.5', '2026-11-20T12:00:00Z'],
    ['a time hidden by the date format', 'dd/mm/yyyy', '46346.5', '2026-11-20'],
    ['a time', 'hh:mm', '0.75', '18:00'],
    ['a percent', '0%', '-0.35', '-35%'],
    ['leading zeros', '00000', '42', '00042'],
    ['a rounded price', '#,##0', '1234.5', '1234.5'],
    ['a floating-point sum', '0.00', '0.30000000000000004', '0.3'],
    ['three decimals that could be thousands', 'General', '1.234', '1.2340'],
    ['a number with an exponent', '0.00E+00', '2141438167', '2141438167'],
    ['an invalid format', '[[[', '12.5', '12.5'],
  ])('reads %s as displayed in the spreadsheet', async (_description, format, value, read) => {
    expect(await note(`<c r="E2" s="1"><v>${value}</v></c>`, { formats: [format] })).toBe(read);
  });

  test.each<[string, string, string]>([
    ['the result of a formula', '<c r="E2"><f>2*21</f><v>42</v></c>', '42'],
    ['the text result of a formula', '<c r="E2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', 'ab'],
    ['the error of a formula', '<c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a boolean', '<c r="E2" t="b"><v>1</v></c>', 'TRUE'],
    ['a date as text', '<c r="E2" t="d"><v>2026-11-20T00:00:00</v></c>', '2026-11-20'],
    [
      'a text in several fonts',
      '<c r="E2" t="inlineStr"><is><r><t>Very </t></r><r><t>fine</t></r></is></c>',
      'Very fine',
    ],
    ['a shared string', '<c r="E2" t="s"><v>1</v></c>', 'Lüster & more'],
  ])('reads %s from a workbook cell', async (_description, cell, read) => {
    expect(await note(cell, { strings: '<si><t>other</t></si><si><t>Lüster &amp; more</t></si>' })).toBe(read);
  });

  test('reads dates in workbooks that use the 1904 date system', async () => {
    const cell = '<c r="E2" s="1"><v>44884</v></c>';
    expect(await note(cell, { formats: ['yyyy-mm-dd'], countsFrom1904: true })).toBe('2026-11-20');
  });

  test('reports a formula error in a mapped column as a problem with the cell', async () => {
    const row = textRow(2, 'A1', 'RB', '1').replace('</row>', '<c r="D2" t="e"><v>#REF!</v></c></row>');
    const { body } = await send(await workbookOf({ sheets: { Stock: head + row } }));
    expect(body.details).toMatchObject([
      { row: 1, line: 2, column: 'Price Per Carat', value: '#REF!', code: 'NOT_A_NUMBER' },
    ]);
  });
});

describe('unsupported characters in cells', () => {
  const literalText = '_xD83D_ and _x0000_';
  const read = '\uFFFD and \uFFFD';

  test('replaces unsupported characters in headers and cells, and decodes escaped surrogate pairs', async () => {
    const stones =
      textRow(1, 'Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Comment', 'Note', literalText, 'Shared') +
      textRow(2, 'N1', 'RB', '1', '100', literalText, '_xD83D__xDC8E_', literalText).replace(
        '</row>',
        '<c r="H2" t="s"><v>0</v></c></row>',
      );
    const { body } = await send(
      await workbookOf({ sheets: { Stock: stones }, strings: `<si><t>${literalText}</t></si>` }),
    );
    expect(body).toMatchObject({ inserted: 1 });
    const extras = { Note: '\u{1F48E}', [read]: read, Shared: read };
    expect(await stone(app, 'N1')).toMatchObject({ comment: read, extras });
  });

  test('replaces unsupported characters in values reported with problems', async () => {
    const stones =
      textRow(1, 'Stock #', `Shape ${literalText}`, 'Weight', 'Price Per Carat') +
      textRow(2, 'N1', 'RB', literalText, '100');
    const profile = { columns: [{ column: `Shape ${read}`, field: 'shapeId' }] };
    const { status, body } = await send(await workbookOf({ sheets: { Stock: stones } }), profile);
    expect([status, body.details]).toMatchObject([
      400,
      [{ line: 2, column: 'Weight', value: read, code: 'NOT_A_NUMBER' }],
    ]);
  });

  test('replaces unsupported characters in list cells in any file format', async () => {
    const file = csv(
      ['Stock #', 'Name', 'Price', 'Pictures'],
      ['B1', 'Line', '500', '["https://example.com/\\u0000\\ud83d.jpg"]'],
    );
    const { data } = await importOverGraphql(app, file, {}, people.administrator, { type: 'bracelets' });
    expect(data?.importStock?.report).toMatchObject({ inserted: 1 });
    const [bracelet] = await app.em().getConnection().execute('select images from bracelet');
    expect(bracelet).toEqual({ images: ['https://example.com/\uFFFD\uFFFD.jpg'] });
  });
});

describe('file properties in the import report', () => {
  const text = 'Stock #,Shape,Weight,Price Per Carat,Note\nL1,RB,1,100,Lüster';
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16LE', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('reports the file encoding %s', async (encoding, bytes) => {
    const readAs = { format: 'csv', encoding, sheet: null };
    const file = new Uint8Array(bytes);
    const { data } = await importOverGraphql(app, file, { dryRun: true }, people.administrator);
    expect(data?.importStock?.report.readAs).toEqual({ ...readAs, format: 'CSV' });
    expect((await send(file)).body).toMatchObject({ inserted: 1, readAs });
    expect(Object((await stone(app, 'L1')).extras).Note).toBe('Lüster');
  });

  test('reports the encoding of a file even if columns are missing', async () => {
    const { data } = await importOverGraphql(app, 'Nummer,Form\nA1,RB', { dryRun: true }, people.administrator);
    expect(data?.importStock?.report).toMatchObject({
      problems: [{ code: 'MISSING_COLUMN' }],
      readAs: { format: 'CSV', encoding: 'UTF-8' },
    });
  });
});
