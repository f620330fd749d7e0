import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/** For whom an item is held, and until when. */
export interface AskedHold {
  /** Null: for nobody known. */
  readonly userId: number | null;
  /** Null: until somebody ends it. */
  readonly until: Date | null;
  readonly expectedVersion?: number | null | undefined;
}

/**
 * How items of a type are held for a buyer: those whose table has `hold_user_id` and `hold_until`. Both throw what the item
 * refuses, and are inside a transaction.
 */
export interface StockHolds {
  /** The status of what can be bought, as the table has it. */
  readonly free: string | number;
  /** SQL: whether the row `d` is on hold at this moment. */
  readonly isHeld: RawBuilder<boolean>;
  /** The page of the shop that shows the item. */
  pageInShop(stockNumber: string): string;
  /** Holds an item, and what is not sold without it. */
  hold(em: EntityManager, id: number, hold: AskedHold): Promise<void>;
  /** Puts it back on sale. */
  release(em: EntityManager, id: number, expectedVersion?: number | null): Promise<void>;
}
