import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { damaged } from './damaged.ts';
import { appendToScratchFile, closeScratchFile, openScratchFile } from './scratch-file.ts';

/** Parts of a workbook: it has about ten, and a few for each picture in it. */
const mostEntries = 20_000;
/** All that is read of a workbook, unpacked. 50,000 rows of 100 columns have about a third of it. */
const mostBytes = 1_000_000_000;
/** How much larger a part may be than it is packed, once it is large: sheets are about 10 to 40 times as large. */
const mostRatio = 200;
const alwaysFine = 20_000_000;

/** A ZIP file whose parts are read one after the other, and never more of them than a workbook has. */
export class Archive {
  #bytes = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** The directory of a ZIP file stands at its end: the file is put on the disk before it is read. */
  static async open(chunks: AsyncIterable<Buffer>): Promise<Archive> {
    const zip = await zipOf(chunks);
    try {
      return new Archive(zip, await readable(() => directoryOf(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(path: string): boolean {
    return this.entries.has(key(path));
  }

  /** The text of a part, in pieces. INVALID_REQUEST where it is missing, damaged or larger than a workbook's. */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.entries.get(key(path));
    if (!entry) throw damaged(null, `its part ${path} is missing`);
    if (entry.isEncrypted()) throw invalid('file', 'is protected by a password: save it without one');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const stream = await readable(() => this.zip.openReadStreamPromise(entry));
    const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
    let bytes = 0;
    let checksum = 0;
    try {
      for (;;) {
        const { value, done } = await readable(() => chunks.next());
        if (done) break;
        bytes += value.length;
        this.#bytes += value.length;
        if (this.#bytes > mostBytes || (bytes > alwaysFine && bytes > entry.compressedSize * mostRatio))
          throw tooMuch();
        checksum = crc32(value, checksum);
        yield await readable(async () => decoder.decode(value, { stream: true }));
      }
      if (checksum !== entry.crc32) throw damaged();
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.zip.close();
  }
}

/** Whoever gets it closes it, and the file with it. */
async function zipOf(chunks: AsyncIterable<Buffer>): Promise<ZipFile> {
  const descriptor = await openScratchFile();
  try {
    // No stream: one that fails closes the file, whosever it is.
    for await (const chunk of chunks) await appendToScratchFile(descriptor, chunk);
    return await readable(() => fromFdPromise(descriptor, { autoClose: false }));
  } catch (error) {
    await closeScratchFile(descriptor);
    throw error;
  }
}

async function directoryOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > mostEntries) throw tooMuch();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(key(entry.fileName), entry);
    if (entries.size > mostEntries) throw tooMuch();
  }
  return entries;
}

/** Names of parts count without regard to case. */
const key = (path: string): string => path.toLowerCase();

const tooMuch = (): AppError =>
  invalid('file', 'unpacks to far more than a workbook of 50,000 rows holds: send the table as CSV');

/** What the libraries complain of is a damaged file, unless the system has failed. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    throw damaged(error);
  }
}
