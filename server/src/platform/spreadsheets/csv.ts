import { CsvError } from 'csv-parse';
import { invalid } from '../../kernel/errors/errors.ts';
import { CsvRecords } from './csv-records.ts';
import { findCsvStart } from './csv-start.ts';
import { restored } from './formulas.ts';
import type { PeekedStream } from './peek.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { tableOf } from './table.ts';
import { DecodedText } from './text-encoding.ts';

/** So much is parsed at once: others in this process wait for no longer than that takes, a few milliseconds. */
const sliceBytes = 8 * 1024;

/**
 * Reads CSV as it comes: the parser is fed one slice at a time, and only when its records have been taken. What stands
 * above the header is left out.
 */
export async function readCsv(source: PeekedStream, isName: (cell: string) => boolean): Promise<Sheet> {
  const text = new DecodedText(source.head);
  const { delimiter, header } = await findCsvStart(text.preview(), isName);
  const table = await tableOf(rowsOf(recordsOf(text.utf8(source.chunks), delimiter), header));
  return {
    ...table,
    delimiter,
    sheets: [],
    sheet: null,
    get encoding() {
      return text.encoding;
    },
  };
}

/**
 * Numbers the records from 1, the header included, and leaves out blank ones and those above the header. Neutralised
 * formulas are what they were.
 */
async function* rowsOf(records: AsyncGenerator<string[][]>, above: number): AsyncGenerator<SheetRow[]> {
  let number = 0;
  for await (const batch of records) {
    const rows: SheetRow[] = [];
    for (const cells of batch) {
      number++;
      if (number > above && cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(restored) });
    }
    if (rows.length > 0) yield rows;
  }
}

async function* recordsOf(chunks: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<string[][]> {
  const records = new CsvRecords(delimiter);
  const feed = (chunk: Buffer | null): Promise<void> =>
    records.feed(chunk).catch((error: Error) => {
      throw unreadable(error, records.line);
    });
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += sliceBytes) {
      await feed(chunk.subarray(start, start + sliceBytes));
      yield records.take();
    }
  }
  await feed(null);
  yield records.take();
}

const unreadable = (error: Error, line: number): Error => {
  if (!(error instanceof CsvError)) return error;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return invalid('file', `cannot be read as CSV: a quoted cell of the row at line ${line} is never closed`);
    case 'CSV_MAX_RECORD_SIZE':
      return invalid('file', `cannot be read as CSV: the row at line ${line} is too long; a quote may be missing`);
    default:
      return invalid('file', `cannot be read as CSV at line ${line}`);
  }
};
