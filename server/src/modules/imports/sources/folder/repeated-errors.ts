import type { Logger } from 'pino';

/** Logs repeated errors, such as of a missing file system, once until a different error occurs. */
export class RepeatedErrorLog {
  readonly #log: Logger;
  /** By folder or file. */
  readonly #last = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Runs work and logs its error instead of throwing it. */
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

/** Returns a key of an error. The path is omitted from errors of the file system, because it may differ each time. */
function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'syscall' in error && 'code' in error ? `${error.syscall} ${error.code}` : error.message;
}
