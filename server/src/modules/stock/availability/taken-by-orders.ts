import type { RawBuilder } from 'kysely';
import type { SaleState } from '../values/sale-state.ts';

/** SQL expressions on the stock row `d` for orders that contain the whole item. */
export interface TakenByOrders {
  /** Whether open or completed orders contain the whole item. */
  readonly isTaken: RawBuilder<boolean>;
  /** Whether completed orders contain the whole item. */
  readonly isSold: RawBuilder<boolean>;
  /**
   * ID of the user whose orders contain the whole item. Null if there is no such user, or if several users have
   * ordered parts of the item.
   */
  readonly buyerId: RawBuilder<number | null>;
  /** ID of the latest order that contains the whole item. */
  readonly orderId: RawBuilder<number | null>;
}

/** Sale state that results from an item's status, with its SQL condition on the stock row `d`. */
export type StatusState = readonly [state: SaleState, condition: RawBuilder<boolean>];
