import { CsvError, type Parser, parse } from 'csv-parse';
import { invalid } from '../../kernel/errors.ts';
import { sniffDelimiter } from './delimiter.ts';
import { restored } from './formulas.ts';
import type { PeekedStream } from './peek.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { utf8Only } from './utf8.ts';

/** One record longer than this is a quote that nobody closed. */
const maxRecordBytes = 250_000;

/** Reads CSV as it comes: the parser is fed one chunk at a time, and only when its records have been taken. */
export async function readCsv(source: PeekedStream): Promise<Sheet> {
  const delimiter = sniffDelimiter(source.head.toString('utf8'));
  const batches = rowsOf(recordsOf(source, delimiter));
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

/** Numbers the records from 1, the header included, and leaves out blank ones. Neutralised formulas are what they were. */
async function* rowsOf(records: AsyncGenerator<string[][]>): AsyncGenerator<SheetRow[]> {
  let number = 0;
  for await (const batch of records) {
    const rows: SheetRow[] = [];
    for (const cells of batch) {
      number++;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(restored) });
    }
    if (rows.length > 0) yield rows;
  }
}

async function* recordsOf(source: PeekedStream, delimiter: string): AsyncGenerator<string[][]> {
  let records: string[][] = [];
  const parser = parse({
    delimiter,
    bom: true,
    // All three at once: files that went through several hands mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // Inch marks and the like inside unquoted cells are text.
    relax_quotes: true,
    max_record_size: maxRecordBytes,
    // Collecting here spares one turn of the stream machinery per record.
    on_record: (record: string[]) => {
      records.push(record);
      return null;
    },
  });
  const take = (): string[][] => {
    const taken = records;
    records = [];
    return taken;
  };
  // Every failure also reaches the callback of the write that met it.
  parser.on('error', () => parser.destroy());
  for await (const chunk of utf8Only(source.chunks)) {
    await feed(parser, chunk);
    yield take();
  }
  await feed(parser, null);
  yield take();
}

/** Gives one chunk, or the end, to the parser and waits until it has been parsed. */
const feed = (parser: Parser, chunk: Buffer | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error?: Error | null): void => (error ? reject(unreadable(error, parser)) : resolve());
    if (chunk) parser.write(chunk, done);
    else parser.end(done);
  });

const unreadable = (error: Error, parser: Parser): Error => {
  if (!(error instanceof CsvError)) return error;
  const line = parser.info.lines;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return invalid('file', 'cannot be read as CSV: a quoted cell is never closed');
    case 'CSV_MAX_RECORD_SIZE':
      return invalid('file', `cannot be read as CSV: the row at line ${line} is too long; a quote may be missing`);
    default:
      return invalid('file', `cannot be read as CSV at line ${line}`);
  }
};
