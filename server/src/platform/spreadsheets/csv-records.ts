import { type InfoRecord, type Parser, parse } from 'csv-parse';

/** One record longer than this is a quote that nobody closed. */
const maxRecordBytes = 250_000;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const byteOrderMark = Buffer.from('\uFEFF');

/**
 * Parses CSV a chunk at a time; `take` gives the records that are complete. Records before the first quote are split here,
 * which takes a small part of csv-parse's time. csv-parse reads from the record with the first quote on.
 */
export class CsvRecords {
  readonly #parser: Parser;
  #records: string[][] = [];
  #linesRead = 0;
  /** Lines that were read before csv-parse took over. */
  #linesBefore = 0;
  /** Between cells, while no quote has been read; null once csv-parse reads. */
  #separator: string | null;
  /** The beginning of a record whose end has not been read. */
  #rest: Buffer = Buffer.alloc(0);

  /** Reads at most `count` records, and nothing of what stands below them. */
  constructor(delimiter: string, count?: number) {
    this.#separator = count === undefined ? delimiter : null;
    this.#parser = parse({
      delimiter,
      ...(count !== undefined && { to: count }),
      bom: true,
      // All three at once: files that went through several hands mix them.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Inch marks and the like inside unquoted cells are text.
      relax_quotes: true,
      max_record_size: maxRecordBytes,
      // Collecting here spares one turn of the stream machinery per record.
      on_record: (record: string[], { lines }: InfoRecord) => {
        this.#linesRead = this.#linesBefore + lines;
        this.#records.push(record);
        return null;
      },
    });
    // Every failure also reaches the callback of the write that met it.
    this.#parser.on('error', () => this.#parser.destroy());
  }

  /** Gives one chunk, or the end, to the parser and waits until it has been parsed. Fails with csv-parse's error. */
  async feed(chunk: Buffer | null): Promise<void> {
    const left = this.#separator === null ? chunk : this.#split(chunk, this.#separator);
    if (left && left.length > 0) await this.#parse(left);
    if (!chunk) await this.#parse(null);
  }

  take(): string[][] {
    const taken = this.#records;
    this.#records = [];
    return taken;
  }

  /** The line in which the record begins that is not complete. */
  get line(): number {
    return this.#linesRead + 1;
  }

  /** For those who do not feed it to the end. */
  close(): void {
    this.#parser.destroy();
  }

  #parse(chunk: Buffer | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error | null): void => (error ? reject(error) : resolve());
      if (chunk) this.#parser.write(chunk, done);
      else this.#parser.end(done);
    });
  }

  /** Splits complete records before the first quote. Returns the bytes that csv-parse has to read, if it takes over. */
  #split(chunk: Buffer | null, separator: string): Buffer | null {
    const bytes = chunk && this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : (chunk ?? this.#rest);
    const quoteAt = bytes.indexOf(quote);
    const rest = bytes.subarray(this.#readRecords(bytes, quoteAt < 0 ? bytes.length : quoteAt, separator));
    this.#rest = rest;
    if (chunk && quoteAt < 0 && rest.length <= maxRecordBytes) return null;
    this.#separator = null;
    this.#linesBefore = this.#linesRead;
    this.#rest = Buffer.alloc(0);
    return rest;
  }

  /** Reads the records that end before `end`. Returns where the next one begins. */
  #readRecords(bytes: Buffer, end: number, separator: string): number {
    let start =
      this.#linesRead === 0 && bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark) ? byteOrderMark.length : 0;
    let begun = 0;
    let nextReturn = bytes.indexOf(carriageReturn);
    for (;;) {
      if (nextReturn >= 0 && nextReturn < start) nextReturn = bytes.indexOf(carriageReturn, start);
      const nextFeed = bytes.indexOf(lineFeed, start);
      const isReturn = nextReturn >= 0 && (nextFeed < 0 || nextReturn < nextFeed);
      const at = isReturn ? nextReturn : nextFeed;
      // The line feed of a carriage return at the end may come with the next chunk.
      if (at < 0 || at >= end || at - start > maxRecordBytes || (isReturn && at + 1 === bytes.length)) return begun;
      this.#records.push(bytes.toString('utf8', start, at).split(separator));
      this.#linesRead++;
      start = isReturn && bytes[at + 1] === lineFeed ? at + 2 : at + 1;
      begun = start;
    }
  }
}
