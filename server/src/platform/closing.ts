import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Maximum duration of a shutdown in milliseconds, even if the database does not respond. */
const closingMs = 9_500;
/** Minimum time reserved for closing each remaining part, in milliseconds. */
const reserveMs = 700;

interface Part {
  readonly what: string;
  readonly close: () => Promise<unknown>;
}

/** Open resources of a process, which are closed on shutdown. */
export class OpenParts {
  readonly #parts: Part[] = [];

  add(part: Part): void {
    this.#parts.push(part);
  }

  /** Closes all parts, newest first. A part that fails or times out does not delay the others. */
  async closeAll(log: Logger): Promise<void> {
    const end = performance.now() + closingMs;
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const ms = Math.max(reserveMs, end - performance.now() - this.#parts.length * reserveMs);
      try {
        const isClosed = await Promise.race([part.close().then(() => true), sleep(ms, false, { ref: false })]);
        if (!isClosed) log.warn({ what: part.what }, 'a component did not close in time');
      } catch (error) {
        log.error({ err: error, what: part.what }, 'could not close a component');
      }
    }
  }
}
