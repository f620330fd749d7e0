import type { Transaction } from './transaction.ts';

/** Type that is the same after a round trip through JSON. Instants must be text. */
type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends Date | ((...parameters: never[]) => unknown)
    ? never
    : JsonObject<T>;

type JsonObject<T> = { readonly [Key in keyof T]: Json<T[Key]> };

/** Published event, as subscribers receive it. */
export interface PublishedEvent<Facts> {
  /** UUID, the same for every subscriber and every attempt. */
  readonly id: string;
  readonly event: string;
  /** Time of publication, ISO 8601. */
  readonly at: string;
  readonly facts: Facts;
}

/** Type of event: a permanent name, and its facts. */
export interface EventType<Facts> {
  readonly name: string;
  /** Compares names only. The compiler checked the facts at publication. */
  matches(told: PublishedEvent<unknown>): told is PublishedEvent<Facts>;
}

/**
 * Declares an event type. Facts are IDs and values that may have changed by the time of delivery, never entities.
 * Events whose fact `isTest` is true go only to subscribers that accept tests.
 * Newer builds read queued events: add facts, never remove them, and give a changed meaning a new name.
 */
export const eventType = <Facts extends JsonObject<Facts>>(name: string): EventType<Facts> => ({
  name,
  matches: (told): told is PublishedEvent<Facts> => told.event === name,
});

export interface Events {
  /**
   * Publishes the event in the transaction. Subscribers receive it after the commit, and never if the transaction is
   * rolled back. Writes of subscribers that run in the transaction are committed with it. Without subscribers,
   * nothing is written.
   */
  publish<Facts extends object>(transaction: Transaction, event: EventType<Facts>, facts: Facts): Promise<void>;
  /** Publishes several events of one type, with one statement per subscriber. */
  publishAll<Facts extends object>(
    transaction: Transaction,
    event: EventType<Facts>,
    all: readonly Facts[],
  ): Promise<void>;
}
