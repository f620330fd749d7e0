import type { Logger } from 'pino';

/** Tells the log what goes wrong again and again, such as at a file system that is not there: once, until it is another thing. */
export class Troubles {
  readonly #log: Logger;
  /** By where it is. */
  readonly #last = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Does something that may fail. */
  async outlive(where: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#last.delete(where);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== this.#last.get(where))
        this.#log.error({ err: error, folder: where }, 'the import folder makes trouble');
      this.#last.set(where, trouble);
    }
  }
}

/** What is the matter. What a file system says of it may name another path each time. */
function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'syscall' in error && 'code' in error ? `${error.syscall} ${error.code}` : error.message;
}
