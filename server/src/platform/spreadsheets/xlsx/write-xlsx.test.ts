import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { fromBufferPromise } from 'yauzl';
import { type Cell, maxXlsxRows, writeXlsx } from '../spreadsheets.ts';

async function* rowStream(...rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

/** Returns the XML of the only sheet. */
async function sheetOf(file: AsyncIterable<Buffer>): Promise<string> {
  const zip = await fromBufferPromise(await buffer(file));
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'xl/worksheets/sheet1.xml') return text(await zip.openReadStreamPromise(entry));
  throw new Error('the sheet is missing');
}

describe('writeXlsx', () => {
  test('stores text, numbers and dates with their types, and stores no formulas', async () => {
    const xml = await sheetOf(
      writeXlsx(
        ['Stock #', 'Price', 'Arrived', 'Changed'],
        rowStream(
          ['=HYPERLINK("x")', 1234.5, new Date('2026-11-20'), new Date('2026-11-20T12:00:00Z')],
          ['007', '', '', ''],
        ),
      ),
    );
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Stock #</t></is></c>');
    expect(xml).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("x")</t></is></c>');
    expect(xml).toContain(
      '<c r="B2"><v>1234.5</v></c><c r="C2" s="3"><v>46346</v></c><c r="D2" s="4"><v>46346.5</v></c>',
    );
    expect(xml).toContain(
      '<row r="3"><c r="A3" s="2" t="inlineStr"><is><t xml:space="preserve">007</t></is></c></row>',
    );
    expect(xml).not.toContain('<f>');
  });

  test('freezes the header, and fits the column widths to the content', async () => {
    const xml = await sheetOf(writeXlsx(['Id', 'Comment'], rowStream(['1', 'x'.repeat(500)], ['2', ''])));
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<col min="1" max="1" width="8" customWidth="1"/><col min="2" max="2" width="50"');
  });

  test('writes the header even if there are no rows', async () => {
    expect(await sheetOf(writeXlsx(['Id'], rowStream()))).toContain('<sheetData><row r="1">');
  });

  test('writes identical files for the same rows', async () => {
    const [first, other] = await Promise.all([1, 2].map(() => buffer(writeXlsx(['Id'], rowStream(['1'])))));
    expect(first).toEqual(other);
  });

  test('rejects too many rows before the first byte is written', async () => {
    const file = writeXlsx(['Id'], rowStream(['1']), { rowCount: maxXlsxRows + 1 });
    await expect(file.next()).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: [
        { path: 'format', message: expect.stringMatching(/can contain 1048575 rows, but this list has 1048576/) },
      ],
    });
  });

  test('throws if the text for a cell is too long', async () => {
    const file = buffer(writeXlsx(['Id', 'Comment'], rowStream(['1', 'x'.repeat(32_768)])));
    await expect(file).rejects.toMatchObject({ details: [{ message: expect.stringMatching(/but B2 has 32768/) }] });
  });

  test('closes the row source if the reader stops', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<boolean>();
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        for (;;) yield [Math.random(), 'x'.repeat(100)];
      } finally {
        end(true);
      }
    }
    let bytes = 0;
    for await (const piece of writeXlsx(['Id', 'Text'], endless())) {
      bytes += piece.length;
      if (bytes > 100_000) break;
    }
    await expect(isOver).resolves.toBe(true);
  });

  test('throws errors from the row source', async () => {
    async function* broken(): AsyncGenerator<Cell[]> {
      yield ['1'];
      throw new Error('the database has gone');
    }
    await expect(buffer(writeXlsx(['Id'], broken()))).rejects.toThrow('the database has gone');
  });
});
