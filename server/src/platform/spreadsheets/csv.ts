import { CsvError } from 'csv-parse';
import { invalid } from '../../kernel/errors/errors.ts';
import { CsvRecords } from './csv-records.ts';
import { findHeader } from './find-header.ts';
import { restored } from './formulas.ts';
import type { PeekedStream } from './peek.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { utf8Only } from './utf8.ts';

/**
 * Reads CSV as it comes: the parser is fed one chunk at a time, and only when its records have been taken. What stands
 * above the header is left out.
 */
export async function readCsv(source: PeekedStream, isName: (cell: string) => boolean): Promise<Sheet> {
  const { delimiter, header: place } = await findHeader(source.head, isName);
  const batches = rowsOf(recordsOf(source, delimiter), place ?? 0);
  const first = await batches.next();
  const header = first.done ? undefined : first.value.shift();
  if (first.done || !header) throw invalid('file', 'is empty');
  if (first.value.length === 0 && (await isOver(batches, first.value)))
    throw invalid('file', 'has a header but no rows');

  async function* rows(): AsyncGenerator<readonly SheetRow[]> {
    const toNumber = header?.number ?? 0;
    for await (const batch of startingWith(first.value, batches)) {
      yield batch.map(({ number, cells }) => ({ number: number - toNumber, cells }));
    }
  }
  const names = header.cells.map((name) => name.trim());
  return { header: names, headerLine: header.number, delimiter, batches: rows() };
}

/** Takes one more batch into `pending`; true when there is none. */
async function isOver(batches: AsyncGenerator<SheetRow[]>, pending: SheetRow[]): Promise<boolean> {
  const next = await batches.next();
  if (!next.done) pending.push(...next.value);
  return next.done ?? false;
}

async function* startingWith(first: SheetRow[], rest: AsyncGenerator<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  if (first.length > 0) yield first;
  yield* rest;
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

async function* recordsOf(source: PeekedStream, delimiter: string): AsyncGenerator<string[][]> {
  const records = new CsvRecords(delimiter);
  const feed = (chunk: Buffer | null): Promise<void> =>
    records.feed(chunk).catch((error: Error) => {
      throw unreadable(error, records.lines);
    });
  for await (const chunk of utf8Only(source.chunks)) {
    await feed(chunk);
    yield records.take();
  }
  await feed(null);
  yield records.take();
}

const unreadable = (error: Error, line: number): Error => {
  if (!(error instanceof CsvError)) return error;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return invalid('file', 'cannot be read as CSV: a quoted cell is never closed');
    case 'CSV_MAX_RECORD_SIZE':
      return invalid('file', `cannot be read as CSV: the row at line ${line} is too long; a quote may be missing`);
    default:
      return invalid('file', `cannot be read as CSV at line ${line}`);
  }
};
