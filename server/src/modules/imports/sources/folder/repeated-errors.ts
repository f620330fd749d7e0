import type { Logger } from 'pino';

/** Logs repeated errors, such as those of an unavailable file system, only once until a different error occurs. */
export class RepeatedErrorLog {
  readonly #log: Logger;
  /** Key of the last logged error, by folder or file. */
  readonly #last = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Calls `work`. Logs an error instead of throwing it. */
  async outlive(where: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#last.delete(where);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== this.#last.get(where))
        this.#log.error({ err: error, folder: where }, 'could not process the import folder');
      this.#last.set(where, trouble);
    }
  }
}

/**
 * Returns a key that identifies repetitions of an error. Excludes the path in file system errors, because it may
 * differ each time.
 */
function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'syscall' in error && 'code' in error ? `${error.syscall} ${error.code}` : error.message;
}
