import PQueue from 'p-queue';
import { unavailable } from '../../../kernel/errors/errors.ts';
import { limits } from '../limits.ts';

/** So many at a time do something; others wait for their turn, but not for long. */
export class Turns {
  readonly #queue: PQueue;
  readonly #mostWaiting: number;
  readonly #refusal: () => Error;

  /** `refusal`: what somebody is told whose turn does not come. */
  constructor({ atOnce, mostWaiting, refusal }: { atOnce: number; mostWaiting: number; refusal: () => Error }) {
    this.#queue = new PQueue({ concurrency: atOnce });
    this.#mostWaiting = mostWaiting;
    this.#refusal = refusal;
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Does the work when its turn has come. Throws 503 UNAVAILABLE at once when too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.#mostWaiting) throw unavailable();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(this.#refusal()), limits.turnMs);
    // The signal takes the work out of the line; once it is begun, its own limits end it.
    return this.#queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: patience.signal },
    );
  }
}
