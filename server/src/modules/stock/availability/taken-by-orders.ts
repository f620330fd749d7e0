import type { RawBuilder } from 'kysely';
import type { SaleState } from '../values/sale-state.ts';

/** SQL about the row `d`: whether orders have all of it. */
export interface TakenByOrders {
  /** Whether orders, open or completed, have all of it. */
  readonly isTaken: RawBuilder<boolean>;
  /** Whether a completed order has all of it. */
  readonly isSold: RawBuilder<boolean>;
  /** ID of the user whose order has all of it. Null if none, or if several users have it. */
  readonly buyerId: RawBuilder<number | null>;
  /** ID of the order that has all of it, the latest of several. */
  readonly orderId: RawBuilder<number | null>;
}

/** A state that the status of an item means, and the SQL of the row `d`. */
export type StatusState = readonly [state: SaleState, condition: RawBuilder<boolean>];
