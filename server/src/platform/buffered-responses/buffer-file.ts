import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';

/** Number of bytes that a reader reads from disk at a time. */
const pieceBytes = 65_536;

/**
 * Gzip file that is written at full speed. While it is being written, any number of readers can read it from the
 * beginning, each at its own pace.
 */
export class BufferFile {
  readonly #path: string;
  readonly #handle: FileHandle;
  #length = 0;
  #end: 'open' | 'reached' | { readonly failure: unknown } = 'open';
  #news = Promise.withResolvers<void>();

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  static async create(path: string): Promise<BufferFile> {
    return new BufferFile(path, await open(path, 'wx+', 0o600));
  }

  get length(): number {
    return this.#length;
  }

  /** Writes the complete text. If writing fails, the readers get the error. */
  async write(text: AsyncIterable<string | Uint8Array>): Promise<void> {
    // The rows of a table are similar, so even the fastest compression level saves about 90 %.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: pieceBytes });
    try {
      await pipeline(Readable.from(text, { highWaterMark: 1 }), gzip, async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          await this.#handle.write(piece, 0, piece.length, this.#length);
          this.#length += piece.length;
          this.#tell();
        }
      });
      this.#end = 'reached';
    } catch (error) {
      this.#end = { failure: error };
      throw error;
    } finally {
      this.#tell();
    }
  }

  /** Yields the compressed content: the part written so far, then the rest as it is written. */
  async *read(): AsyncGenerator<Buffer> {
    for (let position = 0; ; ) {
      const { promise: news } = this.#news;
      if (position < this.#length) {
        const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, position);
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (this.#end === 'open') await news;
      else if (this.#end === 'reached') return;
      else throw this.#end.failure;
    }
  }

  async remove(): Promise<void> {
    await this.#handle.close();
    await rm(this.#path, { force: true });
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}
