import type { EntityManager } from '@mikro-orm/postgresql';

/** Reads something over the connections of an entity manager. */
type Reading<T> = (em: EntityManager) => Promise<T>;

/**
 * The same reading for all who ask at nearly the same time, by one statement: whoever asks gets one that begins after that,
 * so that nobody learns less than by a reading of their own. While one is on its way, those who come wait for the next.
 */
export class SharedReading<T> {
  readonly #read: Reading<T>;
  #running: Promise<unknown> | undefined;
  #next: Promise<T> | undefined;

  constructor(read: Reading<T>) {
    this.#read = read;
  }

  /** `em` must not be one of a transaction: it may read for others. */
  ask(em: EntityManager): Promise<T> {
    this.#next ??= this.#begin(em);
    return this.#next;
  }

  async #begin(em: EntityManager): Promise<T> {
    await this.#running;
    this.#next = undefined;
    const reading = this.#read(em);
    this.#running = reading.then(nothing, nothing);
    return reading;
  }
}

const nothing = (): void => undefined;
