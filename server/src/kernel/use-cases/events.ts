import type { Transaction } from './transaction.ts';

/** Type whose values are unchanged by a round trip through JSON. Instants must be strings. */
type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends Date | ((...parameters: never[]) => unknown)
    ? never
    : JsonObject<T>;

type JsonObject<T> = { readonly [Key in keyof T]: Json<T[Key]> };

/** Published event, as subscribers receive it. */
export interface PublishedEvent<Facts> {
  /** UUID of the event. It is the same for every subscriber and every attempt. */
  readonly id: string;
  readonly event: string;
  /** Time of publication in ISO 8601. */
  readonly at: string;
  readonly facts: Facts;
}

/** Event type with a permanent name and a payload type (`Facts`). */
export interface EventType<Facts> {
  readonly name: string;
  /** Compares only the names. The compiler checks the payload when an event is published. */
  matches(event: PublishedEvent<unknown>): event is PublishedEvent<Facts>;
}

/**
 * Declares an event type. The payload contains IDs and values that may have changed by the time of delivery, never
 * entities. Events with `isTest: true` are delivered only to subscribers that accept test events. A newer build may
 * read queued events: add fields but never remove them, and rename a field if its meaning changes.
 */
export const eventType = <Facts extends JsonObject<Facts>>(name: string): EventType<Facts> => ({
  name,
  matches: (published): published is PublishedEvent<Facts> => published.event === name,
});

export interface Events {
  /**
   * Publishes the event in the transaction. Subscribers receive it after the commit, and never if the transaction is
   * rolled back. Subscribers that run in the transaction use it for their own writes. If there are no subscribers,
   * nothing is written.
   */
  publish<Facts extends object>(transaction: Transaction, event: EventType<Facts>, facts: Facts): Promise<void>;
  /** Publishes several events of one type with one statement per subscriber. */
  publishAll<Facts extends object>(
    transaction: Transaction,
    event: EventType<Facts>,
    all: readonly Facts[],
  ): Promise<void>;
}
