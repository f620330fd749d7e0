import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvRecords } from './csv-records.ts';

/** The records of a text that comes in chunks of so many bytes. */
async function recordsOf(text: string, chunkBytes: number, delimiter = ','): Promise<string[][]> {
  const records = new CsvRecords(delimiter);
  const bytes = Buffer.from(text);
  const taken: string[][] = [];
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await records.feed(bytes.subarray(start, start + chunkBytes));
    taken.push(...records.take());
  }
  await records.feed(null);
  return [...taken, ...records.take()];
}

const expected = (text: string, delimiter = ','): string[][] =>
  parse(text, {
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });

describe('records of a CSV', () => {
  test.each([
    ['no quote', 'a,b\n1,2\n3,4\n'],
    ['no line break at the end', 'a,b\n1,2'],
    ['all kinds of line breaks', 'a,b\r\n1,2\r3,4\n\n\r\n5,6\r'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['a byte order mark before a quote', '\uFEFF"a",b\n1,2\n'],
    ['blank cells and lines', ',\n\n,,\n'],
    ['characters of several bytes', 'Größe,重量\n½,é\n'],
    ['a quote in a later row', 'a,b\n1,2\n3,"4\n5"\n6,7\n'],
    ['a quote inside a cell', 'a,b\n1,6" x 4"\n2,3\n'],
  ])('are those of csv-parse: %s', async (_, text) => {
    for (let chunkBytes = 1; chunkBytes <= Buffer.byteLength(text); chunkBytes++)
      expect(await recordsOf(text, chunkBytes)).toEqual(expected(text));
  });

  test('are those of csv-parse for any text and any chunks', async () => {
    const cells = fc.array(fc.constantFrom('', 'a', '12.5', 'é', ' ', '6" x 4', '"b,\n"', '"c""\r\n"'), {
      minLength: 1,
      maxLength: 4,
    });
    const rows = fc.array(fc.tuple(cells, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 });
    const texts = rows.map((lines) => lines.map(([row, lineBreak]) => `${row.join(',')}${lineBreak}`).join(''));
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 20 }), async (text, chunkBytes) => {
        expect(await recordsOf(text, chunkBytes)).toEqual(expected(text));
      }),
    );
  });

  test('can be separated by tabs', async () => {
    expect(await recordsOf('a\tb\n1,5\t2\n', 3, '\t')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  test('are refused with the line of a quote that is never closed', async () => {
    const records = new CsvRecords(',');
    await records.feed(Buffer.from('a,b\n1,2\n3,4\n5,"6'));
    await expect(records.feed(null)).rejects.toMatchObject({ code: 'CSV_QUOTE_NOT_CLOSED' });
    expect(records.line).toBe(4);
  });

  test('are refused if one is too long', async () => {
    const records = new CsvRecords(',');
    await records.feed(Buffer.from('a,b\n1,2\n'));
    const tooLong = Buffer.from('x'.repeat(300_000));
    await expect(records.feed(tooLong).then(() => records.feed(null))).rejects.toMatchObject({
      code: 'CSV_MAX_RECORD_SIZE',
    });
    expect(records.line).toBe(3);
  });
});
