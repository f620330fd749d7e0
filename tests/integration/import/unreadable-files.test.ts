import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

describe('a file that cannot be read changes nothing', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['empty', '', /is empty/],
    ['only blank lines', '\n \n\n', /is empty/],
    ['only a header', `${header}\n`, /has a header but no rows/],
    ['a header and blank rows', `${header}\n\n,,,\n`, /has a header but no rows/],
    ['Latin-1', bytes(`${header}\nA1,RB,1,100\nÄ2,RB,1,100\n`, 'latin1'), /not UTF-8 text: line 3/],
    ['UTF-16 with a byte order mark', bytes(`\uFEFF${header}\nA1,RB,1,100\n`, 'utf16le'), /is UTF-16 text/],
    ['UTF-16 without one', bytes(`${header}\nA1,RB,1,100\n`, 'utf16le'), /no UTF-8 text/],
    [
      'cut in the middle of a character',
      bytes(`${header}\nA1,RB,1,100 €`, 'utf8').slice(0, -1),
      /not UTF-8 text: line 2/,
    ],
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0]), /Excel workbook.*save it as CSV/],
    ['an old Excel workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /old Excel workbook/],
    ['compressed', new Uint8Array([0x1f, 0x8b, 8, 0]), /is compressed/],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), /no UTF-8 text/],
    ['a quote that is never closed', `${header}\n"A1,RB,1,100\nA2,RB,1,100\n`, /a quoted cell is never closed/],
    ['a record without an end', `${header}\n"${'x'.repeat(300_000)}`, /is too long; a quote may be missing/],
  ])('%s', async (_what, content, message) => {
    const options = { token: people.administrator, query: { skipInvalid: 'true' } };
    const real = await importOverRest(app, content, options);
    expect(real).toMatchObject({ status: 400, body: { errorCode: 90 } });
    expect(real.body.details).toEqual([{ path: 'file', message: expect.stringMatching(message) }]);
    const dry = await importOverGraphql(app, content, { dryRun: true }, people.administrator);
    expect(dry.errors[0]?.extensions).toMatchObject({ errorCode: 90, details: real.body.details });
    expect(await stockIds(app)).toEqual([]);
  });

  test('one that ends badly after many good rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `A${index},RB,1,100`).join('\n');
    const { status, body } = await importOverRest(app, bytes(`${header}\n${rows}\nÄ,RB,1,100`, 'latin1'), {
      token: people.administrator,
      query: { skipInvalid: 'true' },
    });
    expect(status).toBe(400);
    expect(body.details?.[0]?.message).toMatch(/line 20002/);
    expect(await stockIds(app)).toEqual([]);
  });

  test('one of 60 MB', async () => {
    const row = `${'A'.repeat(60)},RB,1,100\n`;
    const content = `${header}\n${row.repeat(Math.ceil(60_000_000 / row.length))}`;
    const { status, body } = await importOverRest(app, content, { token: people.administrator });
    expect(status).toBe(413);
    expect(body).toMatchObject({ errorCode: 90, reason: 'TOO_LARGE', details: [{ path: 'file' }] });
    expect(await stockIds(app)).toEqual([]);
  });

  test('one above the limit of this house, over REST and GraphQL', async () => {
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

const operations = JSON.stringify({
  query: 'mutation ($input: ImportStockInput!) { importStock(input: $input) { report { inserted } } }',
  variables: { input: { kind: 'DIAMOND', file: null, skipInvalid: true } },
});
const field = (name: string, value: string): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ['REST', '/api/diamonds/import?skipInvalid=true', 'file', ''],
  ['GraphQL', '/graphql', '0', field('operations', operations) + field('map', '{"0":["variables.input.file"]}')],
])('an upload over %s that is cancelled leaves nothing', async (_transport, address, name, fields) => {
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
  await expect(settled(spooled)).resolves.toEqual([]);
  expect(await stockIds(app)).toEqual([]);
  const next = await importOverRest(app, `${header}\nA1,RB,1,100`, {
    token: people.administrator,
    query: { dryRun: 'true' },
  });
  expect(next.body).toMatchObject({ inserted: 1 });
});

/** Asks again until there is nothing left, or for a while. */
async function settled(ask: () => Promise<string[]>): Promise<string[]> {
  let left = await ask();
  for (let attempt = 0; attempt < 100 && left.length > 0; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = await ask();
  }
  return left;
}
