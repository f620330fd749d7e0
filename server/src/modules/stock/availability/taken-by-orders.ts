import type { RawBuilder } from 'kysely';
import type { SaleState } from '../values/sale-state.ts';

/** SQL of the row `d`: whether orders have taken all of the item. */
export interface TakenByOrders {
  /** Whether open or completed orders contain all of it. */
  readonly isTaken: RawBuilder<boolean>;
  /** Whether completed orders contain all of it. */
  readonly isSold: RawBuilder<boolean>;
  /** ID of the user whose orders contain all of it. Null if none, or if several users share it. */
  readonly buyerId: RawBuilder<number | null>;
  /** ID of the order that contains all of it. If there are several, the latest. */
  readonly orderId: RawBuilder<number | null>;
}

/** Sale state caused by an item's status, with its SQL condition on the row `d`. */
export type StatusState = readonly [state: SaleState, condition: RawBuilder<boolean>];
