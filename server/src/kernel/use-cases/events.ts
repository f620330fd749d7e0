import type { Transaction } from './transaction.ts';

/** What is the same when it is written as JSON and read again: instants are told as text. */
type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends Date | ((...parameters: never[]) => unknown)
    ? never
    : JsonObject<T>;

type JsonObject<T> = { readonly [Key in keyof T]: Json<T[Key]> };

/** What a command says has happened, as its subscribers hear of it. */
export interface Told<Facts> {
  /** UUID, the same for every subscriber and every attempt. */
  readonly id: string;
  /** The event's name. */
  readonly event: string;
  /** When the command said it, ISO 8601. */
  readonly at: string;
  readonly facts: Facts;
}

/** A kind of event: a name that stays, and what is told with it. */
export interface EventType<Facts> {
  readonly name: string;
  /** The compiler has checked the facts where they were told: the name says what they are. */
  isTold(told: Told<unknown>): told is Told<Facts>;
}

/**
 * Declares a kind of event. Facts are ids and what may be different by the time somebody hears of it, never entities; those
 * whose `isTest` is true are told only to who hears tests.
 * Those that wait are read by newer builds: facts are added, not taken away, and what means something else gets a new name.
 */
export const eventType = <Facts extends JsonObject<Facts>>(name: string): EventType<Facts> => ({
  name,
  isTold: (told): told is Told<Facts> => told.event === name,
});

/** Tells what has happened. */
export interface Events {
  /**
   * Tells the event's subscribers in the transaction: they hear of it after the commit, and of nothing that is rolled
   * back; what those write who hear at once goes with it. Without subscribers nothing is written.
   */
  tell<Facts extends object>(transaction: Transaction, event: EventType<Facts>, facts: Facts): Promise<void>;
  /** The same for several of a kind, however many, by one statement for each subscriber. */
  tellAll<Facts extends object>(
    transaction: Transaction,
    event: EventType<Facts>,
    all: readonly Facts[],
  ): Promise<void>;
}
