import { type InfoRecord, type Parser, parse } from 'csv-parse';

/** One record longer than this is a quote that nobody closed. */
const maxRecordBytes = 250_000;

/** Parses CSV a chunk at a time; `take` gives the records that are complete. */
export class CsvRecords {
  readonly #parser: Parser;
  #records: string[][] = [];
  #linesRead = 0;

  /** Reads at most `count` records, and nothing of what stands below them. */
  constructor(delimiter: string, count?: number) {
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
        this.#linesRead = lines;
        this.#records.push(record);
        return null;
      },
    });
    // Every failure also reaches the callback of the write that met it.
    this.#parser.on('error', () => this.#parser.destroy());
  }

  /** Gives one chunk, or the end, to the parser and waits until it has been parsed. Fails with csv-parse's error. */
  feed(chunk: Buffer | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error | null): void => (error ? reject(error) : resolve());
      if (chunk) this.#parser.write(chunk, done);
      else this.#parser.end(done);
    });
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
}
