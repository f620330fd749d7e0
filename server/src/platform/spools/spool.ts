import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inSnapshot } from '../database/transactions.ts';
import type { Places } from './places.ts';
import type { SpoolFile } from './spool-file.ts';

/** A text, or bytes that are none, as they are read from the database. */
export interface SpoolSource {
  /** What has to be said before it: HTTP headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/** A text that can be sent at any pace: nothing of the database is held for it. */
export type Spooled = Pick<SpoolSource, 'headers'> &
  (
    | { readonly whole: Buffer }
    /** Compressed (gzip). */
    | { readonly file: Pick<SpoolFile, 'read'> }
  );

/** Somebody's share of a text. */
export interface Share {
  /** Settles when the beginning is there. */
  readonly spooled: Promise<Spooled>;
  /** To be called once whoever asked is served or gone. The last one to leave frees everything. */
  leave(): void;
}

/** What the spools of a process have in common. */
export interface SpoolRoom {
  /** Texts up to this length stay in memory. */
  readonly memoryBytes: number;
  /** Whose turn it is to read a long text. */
  readonly turns: Pick<Places, 'take' | 'leave'>;
  /** Waits for such a turn. */
  turn(signal: AbortSignal): Promise<void>;
  createFile(): Promise<SpoolFile>;
  removeFile(file: SpoolFile): Promise<void>;
}

interface SpoolOptions {
  readonly em: EntityManager;
  /** Called in a snapshot, and again in a later one when the text is long and has to wait for its turn. */
  read(em: EntityManager): Promise<SpoolSource>;
  /** Nobody should share this text from now on: it failed, or its last reader has left. */
  onEnd(): void;
}

/** The database ends transactions in which nothing happens for seconds. In milliseconds. */
const longestRest = 1_000;

/** One text and all who take it. */
export class Spool {
  readonly #room: SpoolRoom;
  readonly #options: SpoolOptions;
  readonly #opened = Promise.withResolvers<Spooled>();
  readonly #abandoned = new AbortController();
  #hasTurn = false;
  #file: SpoolFile | undefined;
  #shares = 0;

  constructor(room: SpoolRoom, options: SpoolOptions) {
    this.#room = room;
    this.#options = options;
    this.#opened.promise.catch(() => undefined); // nobody may be left to hear it
    const filled = this.#fill();
    this.#abandoned.signal.addEventListener('abort', async () => {
      options.onEnd();
      await filled;
      if (this.#file) await room.removeFile(this.#file);
    });
  }

  share(): Share {
    this.#shares += 1;
    let hasLeft = false;
    return {
      spooled: this.#opened.promise,
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        this.#shares -= 1;
        if (this.#shares === 0) this.#abandoned.abort(new Error('nobody takes this text any more'));
      },
    };
  }

  /** Never rejects: readers are told by what they read. */
  async #fill(): Promise<void> {
    try {
      // A long text may have to wait for its turn. It begins again in a later snapshot: this one would stay open for nothing.
      while (!(await inSnapshot(this.#options.em, (em) => this.#readOnce(em)))) {
        await this.#room.turn(this.#abandoned.signal);
        this.#hasTurn = true;
      }
    } catch (error) {
      this.#options.onEnd();
      this.#opened.reject(error);
    } finally {
      if (this.#hasTurn) this.#room.turns.leave();
    }
  }

  /** Answers whether the text was read. */
  async #readOnce(em: EntityManager): Promise<boolean> {
    const { headers, pieces } = await this.#options.read(em);
    const rest = pieces[Symbol.asyncIterator]();
    const { beginning, isAll } = await beginningOf(rest, this.#room.memoryBytes);
    if (isAll) {
      this.#opened.resolve({ headers, whole: beginning });
      return true;
    }
    this.#hasTurn ||= this.#room.turns.take();
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
      // Half of the time belongs to everybody else: clients that wait for a page notice, those of a long list hardly.
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
