import type { EntityManager } from '@mikro-orm/postgresql';

/** Reads something over the connections of an entity manager. */
type Reading<T> = (em: EntityManager) => Promise<T>;

/** After so many milliseconds a reading holds up nobody any more: its connection may be lost. */
const patienceMs = 250;

/**
 * The same reading for all who ask at nearly the same time, by one statement: whoever asks gets one that begins after that,
 * so that nobody learns less than by a reading of their own. While one is on its way, those who come wait for the next.
 */
export class SharedReading<T> {
  readonly #read: Reading<T>;
  #running: Promise<unknown> | undefined;
  #next: Promise<T> | undefined;
  #waiting = 0;

  constructor(read: Reading<T>) {
    this.#read = read;
  }

  /** How many have asked and have no answer yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** `em` must not be one of a transaction: it may read for others. */
  async ask(em: EntityManager): Promise<T> {
    this.#next ??= this.#begin(em);
    this.#waiting += 1;
    try {
      return await this.#next;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #begin(em: EntityManager): Promise<T> {
    await this.#running; // if there is none, others of this very moment come with it
    this.#next = undefined;
    const reading = this.#read(em);
    const { promise, resolve } = Promise.withResolvers<void>();
    const patience = setTimeout(resolve, patienceMs).unref();
    const isOver = (): void => {
      clearTimeout(patience);
      resolve();
    };
    reading.then(isOver, isOver);
    this.#running = promise;
    return reading;
  }
}
