import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { textRow, workbookOf, zipOf } from '../../support/make-workbook.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { uploadsOf } from '../../support/uploads.ts';
import { importOverGraphql, importOverRest, stockIds } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const header = 'Stock #,Shape,Weight,Price Per Carat';
const bytes = (text: string, encoding: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding));

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
const wide = Array.from({ length: 5_000 }, (_, index) => `Column ${index}`);
const head = textRow(1, 'Stock #', 'Shape', 'Weight', 'Price Per Carat');
const validSheet = head + textRow(2, 'A1', 'RB', '1', '100');
const workbook = await workbookOf({ sheets: { Stock: validSheet } });
const bomb = `<cols>${'<col/>'.repeat(6_000_000)}</cols>`;
const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet><sheetData>${textRow(1, 'x').replace('x', '&b;')}</sheetData></worksheet>`;

const archive = await zipOf({ 'stock.csv': 'a,b' });
const openDocument = await zipOf({ mimetype: 'application/x', 'content.xml': '<a/>' });
const bombed = await workbookOf({ sheets: { Stock: validSheet }, below: bomb });
const entityBomb = await workbookOf({ sheets: { Stock: '' }, instead: { 'xl/worksheets/sheet1.xml': laughs } });
const longCell = await workbookOf({ sheets: { Stock: head + textRow(2, 'A1', 'x'.repeat(10_000_000)) } });
const wideSheet = await workbookOf({
  sheets: { Stock: `<row>${'<c t="inlineStr"><is><t>a</t></is></c>'.repeat(5_000)}</row>` },
});
const document = await zipOf({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels':
    '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': '<w:document xmlns:w="x"><w:body/></w:document>',
});
const unsaved = await workbookOf({
  sheets: { Stock: validSheet.replace(/<c r="D2".*?<\/c>/, '<c r="D2"><f>1+1</f></c>') },
});
const merged = await workbookOf({
  sheets: { Stock: validSheet + textRow(3, 'A2', 'RB', '1', '100') },
  below: '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>',
});
const twoSheets = await workbookOf({ sheets: { Cover: textRow(1, 'Dear customer'), Stock: validSheet } });
const rows = Array.from({ length: 50_001 }, (_, index) => `<row><c><v>${index}</v></c></row>`).join('');
const large = await workbookOf({ sheets: { Stock: head + rows } });

describe('import of unreadable files', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['empty', '', /is empty/],
    ['only blank lines', '\n \n\n', /is empty/],
    ['only a header', `${header}\n`, /has a header but no rows/],
    ['a header and blank rows', `${header}\n\n,,,\n`, /has a header but no rows/],
    [
      'UTF-8 and another encoding',
      new Uint8Array([...bytes(`${header}\nÄ1,RB,1,100\n`, 'utf8'), ...bytes('Ä2,RB,1,100\n', 'latin1')]),
      /not UTF-8 text: line 3/,
    ],
    [
      'an ambiguous encoding',
      bytes(`${header}\nA1,RB,1,100\n\x81\x8d,RB,1,100\n`, 'latin1'),
      /unknown encoding, see line 3/,
    ],
    [
      'an incomplete UTF-16 character',
      bytes(`\uFEFF${header}\nA1,RB,1,100\n`, 'utf16le').slice(0, -1),
      /damaged UTF-16LE/,
    ],
    [
      'cut in the middle of a character',
      bytes(`${header}\nA1,RB,1,100 €`, 'utf8').slice(0, -1),
      /not UTF-8 text: line 2/,
    ],
    ['a zero byte', `${header}\nA1,RB,1,100\nA\0,RB,1,100\n`, /line 3 contains a zero byte/],
    ['an old Excel workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /old Excel workbook/],
    [
      'a password-protected workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(70_000), ...bytes('EncryptedPackage', 'utf16le')]),
      /protected by a password/,
    ],
    ['compressed', new Uint8Array([0x1f, 0x8b, 8, 0]), /is compressed/],
    ['a PDF', '%PDF-1.7\n', /is a PDF/],
    ['a picture', png, /is a picture \(png\)/],
    ['binary data', new Uint8Array(Buffer.alloc(1_000, '\x01\0\x02\0\0')), /is neither text/],
    [
      'a quote that is never closed',
      `${header}\n"A1,RB,1,100\nA2,RB,1,100\n`,
      /a quoted cell of the row at line 2 is never/,
    ],
    [
      'cut in the middle of a quoted cell',
      `${header}\nA1,RB,1,100\nA2,"R`,
      /a quoted cell of the row at line 3 is never closed/,
    ],
    [
      'a quoted cell of 10 MB',
      `${header}\n"${'x'.repeat(10_000_000)}",RB,1,100\n`,
      /line 2 is too long; a quote may be/,
    ],
    ['a cell of 10 MB', `${header}\n${'x'.repeat(10_000_000)},RB,1,100\n`, /line 2 is too long; a quote may be/],
    ['5,000 columns', `${wide.join(',')}\n${wide.join(',')}\n`, /has 5000 columns; at most 1000/],
    ['a cell of 10 MB in a workbook', longCell, /too long for a cell, in the cell B2/],
    ['5,000 columns in a workbook', wideSheet, /content in the cell ALM1; at most 1000 columns/],
    ['a document of another Office program', document, /is an archive without a workbook/],
    ['a formula without a stored result', unsaved, /a formula without a result in the cell D2/],
    ['cells merged over several rows', merged, /merged over several rows \(A2:A3\)/],
    [
      'a first sheet without a table',
      twoSheets,
      /has a header but no rows; the sheet "Cover" was read, but there is also "Stock"/,
    ],
    ['an archive without a workbook', archive, /is an archive without a workbook/],
    ['an OpenDocument spreadsheet', openDocument, /OpenDocument/],
    ['a cut-off workbook', workbook.subarray(0, -200), /is a damaged workbook/],
    ['a workbook with a changed byte', changed(workbook), /is a damaged workbook/],
    ['a zip bomb in a workbook', bombed, /is much larger unpacked/],
    ['entities in a workbook', entityBomb, /it declares a document type/],
    ['50,001 rows in a workbook', large, /has more than 50000 rows: send such a table as CSV/],
  ])('rejects an unreadable file and changes nothing: %s', async (_description, content, message) => {
    const options = { token: people.administrator, query: { skipInvalid: 'true' } };
    const real = await importOverRest(app, content, options);
    expect(real).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(real.body.details).toEqual([{ path: 'file', message: expect.stringMatching(message) }]);
    const dryRun = await importOverGraphql(app, content, { dryRun: true }, people.administrator);
    expect(dryRun.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: real.body.details });
    expect(await stockIds(app)).toEqual([]);
  });

  test('rejects a file if only its last row is damaged', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Ä${index},RB,1,100`).join('\n');
    const content = new Uint8Array([...bytes(`${header}\n${rows}\n`, 'utf8'), ...bytes('Ä,RB,1,100', 'latin1')]);
    const { status, body } = await importOverRest(app, content, {
      token: people.administrator,
      query: { skipInvalid: 'true' },
    });
    expect(status).toBe(400);
    expect(body.details?.[0]?.message).toMatch(/line 20002/);
    expect(await stockIds(app)).toEqual([]);
  });

  test("rejects a file over the server's size limit, over REST and GraphQL", async () => {
    const small = await startTestApp({ env: { IMPORT_MAX_BYTES: '100000' } });
    try {
      const { administrator } = await signInPeople(small);
      const content = `${header}\n${'A1,RB,1,100\n'.repeat(20_000)}`;
      const rest = await importOverRest(small, content, { token: administrator });
      expect(rest).toMatchObject({ status: 413, body: { errorCode: 90, reason: 'TOO_LARGE' } });
      const { errors } = await importOverGraphql(small, content, {}, administrator);
      expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, reason: 'TOO_LARGE', details: [{ path: 'file' }] });
      expect(await stockIds(small)).toEqual([]);
    } finally {
      await small.stop();
    }
  });
});

/** Changes one byte in a workbook's sheet. The sheet's data begins after its name and 30 bytes of metadata. */
function changed(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const copy = Buffer.from(file);
  const name = 'xl/worksheets/sheet1.xml';
  const offset = copy.indexOf(name) + name.length + 30;
  copy[offset] = (copy[offset] ?? 0) ^ 1;
  return copy;
}

const operations = JSON.stringify({
  query: 'mutation ($input: ImportStockInput!) { importStock(input: $input) { report { inserted } } }',
  variables: { input: { kind: 'DIAMOND', file: null, skipInvalid: true } },
});
const field = (name: string, value: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ['REST', '/api/diamonds/import?skipInvalid=true', 'file', ''],
  ['GraphQL', '/graphql', '0', field('operations', operations) + field('map', '{"0":["variables.input.file"]}')],
])('deletes the temporary file of a cancelled upload over %s', async (_transport, address, name, fields) => {
  const spooled = () => uploadsOf(app);
  await new Promise<void>((resolve, reject) => {
    const call = request(`${app.url}${address}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${people.administrator}`,
        'apollo-require-preflight': 'true',
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': '1000000',
      },
    });
    call.on('error', () => resolve());
    call.on('response', () => reject(new Error('the server answered half a request')));
    call.write(
      `${fields}--cut\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${header}\n${'A1,RB,1,100\n'.repeat(5_000)}`,
      () => call.destroy(),
    );
  });
  await expect(readUntilStable(spooled)).resolves.toEqual([]);
  expect(await stockIds(app)).toEqual([]);
  const next = await importOverRest(app, `${header}\nA1,RB,1,100`, {
    token: people.administrator,
    query: { dryRun: 'true' },
  });
  expect(next.body).toMatchObject({ inserted: 1 });
});

/** Polls for up to 5 seconds until the list is empty. */
async function readUntilStable(read: () => Promise<string[]>): Promise<string[]> {
  let previous = await read();
  for (let attempt = 0; attempt < 100 && previous.length > 0; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    previous = await read();
  }
  return previous;
}
