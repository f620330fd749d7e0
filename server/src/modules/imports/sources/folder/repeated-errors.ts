import type { Logger } from 'pino';

/**
 * Logs a repeated error, such as the error for an unavailable file system, only once until a different error occurs.
 */
export class RepeatedErrorLog {
  readonly #log: Logger;
  /** Key of the last logged error, by folder or file. */
  readonly #last = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Calls `task`. Logs an error instead of throwing it. */
  async runLogged(folder: string, task: () => Promise<void>): Promise<void> {
    try {
      await task();
      this.#last.delete(folder);
    } catch (error) {
      const errorKey = errorKeyOf(error);
      if (errorKey !== this.#last.get(folder))
        this.#log.error({ err: error, folder }, 'could not process the import folder');
      this.#last.set(folder, errorKey);
    }
  }
}

/**
 * Returns a key that identifies repetitions of an error. Excludes the path in file system errors, which may differ
 * each time.
 */
function errorKeyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'syscall' in error && 'code' in error ? `${error.syscall} ${error.code}` : error.message;
}
