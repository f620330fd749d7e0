import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long a process may take to end, whatever the database does. */
const closingMs = 9_500;
/** What each of the parts that are closed later has left at least. */
const reserveMs = 700;

interface Part {
  readonly what: string;
  readonly close: () => Promise<unknown>;
}

/** What a process has opened so far. */
export class OpenParts {
  readonly #parts: Part[] = [];

  add(part: Part): void {
    this.#parts.push(part);
  }

  /** Closes everything, the newest first. What does not close, or not in time, holds nothing else up. */
  async closeAll(log: Logger): Promise<void> {
    const end = performance.now() + closingMs;
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const ms = Math.max(reserveMs, end - performance.now() - this.#parts.length * reserveMs);
      try {
        const isClosed = await Promise.race([part.close().then(() => true), sleep(ms, false, { ref: false })]);
        if (!isClosed) log.warn({ what: part.what }, 'does not close in time');
      } catch (error) {
        log.error({ err: error, what: part.what }, 'does not close');
      }
    }
  }
}
