import { CsvError, type InfoRecord, type Parser, parse } from 'csv-parse';
import { invalid } from '../../kernel/errors/errors.ts';
import { type FoundHeader, findHeader, rowsLookedAt } from './find-header.ts';
import type { PeekedStream } from './peek.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { tableOf } from './table.ts';
import { DecodedText } from './text-encoding.ts';
import { restored } from './write-csv.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Returns the delimiter that is declared in a first line such as `sep=;`, which some spreadsheet programs read and
 * write. Null if there is none.
 */
const declaredDelimiter = (head: string): string | null => /^\uFEFF?sep=([^\r\n])\r?\n/i.exec(head)?.[1] ?? null;

/**
 * Returns the most frequent delimiter in the first record, ignoring quoted text. Returns a comma if there is none.
 * csv-parse's own `delimiter_auto` throws for files with `;` and quotes.
 */
function sniffDelimiter(head: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  let isBlank = true;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ((character === '\n' || character === '\r') && !isBlank) break;
    if (character.trim() !== '') isBlank = false;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : ',';
}

interface CsvStart {
  readonly delimiter: string;
  /** Zero-based position of the header among the records. */
  readonly header: number;
}

/**
 * Finds the header and the delimiter of a CSV file with the help of the possible column names. If none matches, the
 * header is the first record, or the second if the first declares the delimiter.
 */
async function findCsvStart(head: Buffer, isName: (cell: string) => boolean): Promise<CsvStart> {
  const text = head.toString('utf8');
  const declared = declaredDelimiter(text);
  let start: CsvStart = { delimiter: declared ?? sniffDelimiter(text), header: declared === null ? 0 : 1 };
  let best: FoundHeader | null = null;
  for (const delimiter of declared === null ? delimiters : [declared]) {
    const candidate = findHeader(await firstRecords(head, delimiter), isName);
    if (candidate && candidate.nameCount > (best?.nameCount ?? 0)) {
      best = candidate;
      start = { delimiter, header: candidate.index };
    }
  }
  return start;
}

async function firstRecords(head: Buffer, delimiter: string): Promise<string[][]> {
  const records = new CsvRecords(delimiter, rowsLookedAt);
  await records.feed(head);
  records.close();
  return records.take();
}

/** Number of bytes parsed at a time. Parsing them blocks other work in this process for a few milliseconds at most. */
const sliceBytes = 8 * 1024;

/**
 * Reads CSV as a stream. The parser gets one slice at a time, after the records of the previous slice have been
 * consumed. Rows above the header are skipped.
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
 * Numbers the records from 1, including the header. Skips blank records and records above the header. Restores
 * escaped formulas.
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

/** Maximum length of a record in bytes. A longer record indicates an unclosed quote. */
const maxRecordBytes = 250_000;

/** Parses CSV in chunks. `take` returns the complete records. */
class CsvRecords {
  readonly #parser: Parser;
  #records: string[][] = [];
  #linesRead = 0;

  /** Reads at most `count` records. */
  constructor(delimiter: string, count?: number) {
    this.#parser = parse({
      delimiter,
      ...(count !== undefined && { to: count }),
      bom: true,
      // All three line endings are accepted, because files edited with several programs mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Allows quotes inside unquoted cells, such as inch marks.
      relax_quotes: true,
      max_record_size: maxRecordBytes,
      // A callback is faster than reading the stream of records.
      on_record: (record: string[], { lines }: InfoRecord) => {
        this.#linesRead = lines;
        this.#records.push(record);
        return null;
      },
    });
    // The callback of the failed write also receives the error.
    this.#parser.on('error', () => this.#parser.destroy());
  }

  /**
   * Passes one chunk to the parser and waits until it is parsed. Null ends the input. Throws the errors of csv-parse.
   */
  feed(chunk: Buffer | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const callback = (error?: Error | null): void => (error ? reject(error) : resolve());
      if (chunk) this.#parser.write(chunk, callback);
      else this.#parser.end(callback);
    });
  }

  take(): string[][] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  /** Line on which the incomplete record begins. */
  get line(): number {
    return this.#linesRead + 1;
  }

  /** Stops the parser before the end of the file. */
  close(): void {
    this.#parser.destroy();
  }
}
