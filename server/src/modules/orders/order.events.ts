import { eventType } from '../../kernel/use-cases/events.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderStatus } from './order-status.ts';

/** An order as it was when something happened to it: lines may be changed, and orders deleted, before somebody hears. */
export interface OrderFacts {
  readonly id: number;
  /** Counts its changes: of two events the one with the higher version tells of the later state. */
  readonly version: number;
  /** The buyer; null once the account is deleted. */
  readonly userId: number | null;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line; null without an address. */
  readonly buyerAddress: string | null;
  readonly status: OrderStatus;
  readonly totalPrice: number;
  readonly lines: readonly {
    readonly stockId: string;
    readonly description: string;
    readonly totalPrice: number;
  }[];
}

/** The facts of an order. */
export const factsOf = (order: OrderRow): OrderFacts => {
  const { id, version, userId, buyerName, buyerEmail, buyerAddress, status, totalPrice } = order;
  const lines = order.lines.map(({ stockId, description, totalPrice }) => ({ stockId, description, totalPrice }));
  return { id, version, userId, buyerName, buyerEmail, buyerAddress, status, totalPrice, lines };
};

/** A buyer has ordered what was in the cart, or an administrator has made an order for somebody. */
export const orderPlaced = eventType<OrderFacts>('order.placed');

/** An order has moved to another status; `before` is the one that it had. */
export const orderStatusChanged = eventType<OrderFacts & { readonly before: OrderStatus }>('order.statusChanged');

/** An administrator has changed the lines of an open order, or what they cost. */
export const orderLinesChanged = eventType<OrderFacts>('order.linesChanged');

/** An administrator has deleted an order: the facts are its last ones. */
export const orderDeleted = eventType<OrderFacts>('order.deleted');
