import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { appendToScratchFile, closeScratchFile, openScratchFile } from '../../storage/scratch-file.ts';
import { damaged } from './damaged.ts';

/** Maximum number of parts in a workbook. Workbooks have about ten, and a few more per picture. */
const maxEntries = 20_000;
/** Maximum uncompressed size of all parts. 50,000 rows of 100 columns use about a third. */
const maxBytes = 1_000_000_000;
/** Maximum compression ratio of a large part. Typical ratios of sheets are 10 to 40. */
const maxRatio = 200;
const alwaysFine = 20_000_000;

/** ZIP file whose parts are read one by one, with the size limits of a workbook. */
export class Archive {
  #bytes = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Opens an archive. The directory of a ZIP file is at its end, so the file is first written to disk. */
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

  /** Yields the text of a part in chunks. Throws INVALID_REQUEST if the part is missing, damaged or too large. */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.entries.get(key(path));
    if (!entry) throw damaged(null, `the part ${path} is missing`);
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
        if (this.#bytes > maxBytes || (bytes > alwaysFine && bytes > entry.compressedSize * maxRatio)) throw tooMuch();
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

/** Opens the ZIP file. The caller must close it, which also closes the scratch file. */
async function zipOf(chunks: AsyncIterable<Buffer>): Promise<ZipFile> {
  const descriptor = await openScratchFile();
  try {
    // No stream is used, because a failing stream would close the file.
    for await (const chunk of chunks) await appendToScratchFile(descriptor, chunk);
    return await readable(() => fromFdPromise(descriptor, { autoClose: false }));
  } catch (error) {
    await closeScratchFile(descriptor);
    throw error;
  }
}

async function directoryOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maxEntries) throw tooMuch();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(key(entry.fileName), entry);
    if (entries.size > maxEntries) throw tooMuch();
  }
  return entries;
}

/** Part names are case-insensitive. */
const key = (path: string): string => path.toLowerCase();

const tooMuch = (): AppError =>
  invalid('file', 'is much larger unpacked than a workbook of 50,000 rows: send the table as CSV');

/** Library errors indicate a damaged file, except system errors. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error;
    throw damaged(error);
  }
}
