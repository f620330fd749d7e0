import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inSnapshot } from '../database/transactions.ts';
import type { BufferFile } from './buffer-file.ts';
import type { Semaphore } from './semaphore.ts';

/** Content read from the database: text or bytes. */
export interface ResponseSource {
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/** Buffered content that can be sent at any pace without a database connection. */
export type BufferedResponse = Pick<ResponseSource, 'headers'> &
  (
    | { readonly whole: Buffer }
    /** Compressed content (gzip). */
    | { readonly file: Pick<BufferFile, 'read'> }
  );

/** Handle for one reader of the buffered content. */
export interface BufferReader {
  /** Resolves when the beginning of the content is available. */
  readonly spooled: Promise<BufferedResponse>;
  /**
   * Must be called when the client has received everything or has disconnected. The buffer is released after its last
   * reader has left.
   */
  leave(): void;
}

/** Shared resources of all buffers in a process. */
export interface BufferSpace {
  /** Maximum size of content that stays in memory. */
  readonly memoryBytes: number;
  /** Semaphore that limits concurrent reads of long content. */
  readonly readSlots: Pick<Semaphore, 'take' | 'leave'>;
  waitForSlot(signal: AbortSignal): Promise<void>;
  createFile(): Promise<BufferFile>;
  removeFile(file: BufferFile): Promise<void>;
}

interface SpoolOptions {
  readonly em: EntityManager;
  /**
   * Called in a database snapshot. Called again in a later snapshot if the content is long and has to wait for the
   * semaphore.
   */
  read(em: EntityManager): Promise<ResponseSource>;
  /** Called when the content can no longer be shared, because it has failed or its last reader has left. */
  onEnd(): void;
}

/**
 * Maximum pause in milliseconds. It must be short, because the database terminates transactions that are idle for
 * several seconds.
 */
const longestRest = 1_000;

/** Buffered content and its readers. */
export class ResponseBuffer {
  readonly #room: BufferSpace;
  readonly #options: SpoolOptions;
  readonly #opened = Promise.withResolvers<BufferedResponse>();
  readonly #abandoned = new AbortController();
  #hasTurn = false;
  #file: BufferFile | undefined;
  #shares = 0;

  constructor(room: BufferSpace, options: SpoolOptions) {
    this.#room = room;
    this.#options = options;
    this.#opened.promise.catch(() => undefined); // no one handles the error if all readers have left
    const filled = this.#fill();
    this.#abandoned.signal.addEventListener('abort', async () => {
      options.onEnd();
      await filled;
      if (this.#file) await room.removeFile(this.#file);
    });
  }

  share(): BufferReader {
    this.#shares += 1;
    let hasLeft = false;
    return {
      spooled: this.#opened.promise,
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        this.#shares -= 1;
        if (this.#shares === 0) this.#abandoned.abort(new Error('all readers of the content have closed'));
      },
    };
  }

  /** Never rejects: readers get the error when they read the content. */
  async #fill(): Promise<void> {
    try {
      // Long content may have to wait for the semaphore. It is then read again in a later snapshot, so that this
      // snapshot does not stay open.
      while (!(await inSnapshot(this.#options.em, (em) => this.#readOnce(em)))) {
        await this.#room.waitForSlot(this.#abandoned.signal);
        this.#hasTurn = true;
      }
    } catch (error) {
      this.#options.onEnd();
      this.#opened.reject(error);
    } finally {
      if (this.#hasTurn) this.#room.readSlots.leave();
    }
  }

  async #readOnce(em: EntityManager): Promise<boolean> {
    const { headers, pieces } = await this.#options.read(em);
    const rest = pieces[Symbol.asyncIterator]();
    const { beginning, isAll } = await beginningOf(rest, this.#room.memoryBytes);
    if (isAll) {
      this.#opened.resolve({ headers, whole: beginning });
      return true;
    }
    this.#hasTurn ||= this.#room.readSlots.take();
    if (!this.#hasTurn) return false;
    this.#file = await this.#room.createFile();
    this.#opened.resolve({ headers, file: this.#file });
    await this.#file.write(this.#whileWanted(beginning, rest));
    return true;
  }

  async *#whileWanted(
    beginning: Buffer,
    rest: AsyncIterator<string | Uint8Array>,
  ): AsyncGenerator<string | Uint8Array> {
    yield beginning;
    for (;;) {
      const start = performance.now();
      const next = await rest.next();
      if (next.done) return;
      this.#abandoned.signal.throwIfAborted();
      yield next.value;
      // Pauses for half of the time, so that other requests get CPU time. The delay is hardly noticeable for a long
      // list.
      await sleep(Math.min(performance.now() - start, longestRest), undefined, { ref: false });
    }
  }
}

async function beginningOf(
  pieces: AsyncIterator<string | Uint8Array>,
  maxBytes: number,
): Promise<{ beginning: Buffer; isAll: boolean }> {
  const read: Uint8Array[] = [];
  for (let bytes = 0; bytes <= maxBytes; bytes += read.at(-1)?.length ?? 0) {
    const next = await pieces.next();
    if (next.done) return { beginning: Buffer.concat(read), isAll: true };
    read.push(typeof next.value === 'string' ? Buffer.from(next.value) : next.value);
  }
  return { beginning: Buffer.concat(read), isAll: false };
}
