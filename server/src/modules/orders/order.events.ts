import { eventType } from '../../kernel/use-cases/events.ts';
import { printedAddress } from './details/order-address.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderStatus } from './order-status.ts';

/** An order as it was when something happened to it: lines may be changed, and orders deleted, before somebody hears. */
export interface OrderFacts {
  readonly id: number;
  /** Counts its changes: of two events the one with the higher version tells of the later state. */
  readonly version: number;
  /** The buyer; null once the account is deleted. */
  readonly userId: number | null;
  /** It is a test: only who says so hears of it. */
  readonly isTest?: boolean;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line; null without an address. */
  readonly buyerAddress: string | null;
  /** Null if not set; missing in events of older builds. */
  readonly buyerVatNumber?: string | null;
  /** The buyer's own. What waits for its subscribers since before there were such words has none of them. */
  readonly reference?: string | null;
  readonly note?: string | null;
  /** One part per line; null: the buyer's address. */
  readonly deliveryAddress?: string | null;
  readonly billingAddress?: string | null;
  readonly status: OrderStatus;
  readonly totalPrice: number;
  /** ISO 4217: of its amounts. What waits for its subscribers since before orders had one has none. */
  readonly currency?: string;
  readonly lines: readonly {
    readonly stockId: string;
    readonly description: string;
    readonly totalPrice: number;
    /** Missing in events of older builds. */
    readonly lineSet?: string | null;
    readonly carats?: number | null;
    readonly numberOfStones?: number | null;
  }[];
}

/** The facts of an order. */
export const factsOf = (order: OrderRow): OrderFacts => {
  const { id, version, userId, buyerName, buyerEmail, buyerAddress, reference, note, status } = order;
  const { totalPrice, currency } = order;
  const lines = order.lines.map(({ stockId, description, totalPrice, lineSet, carats, numberOfStones }) => ({
    ...{ stockId, description, totalPrice, lineSet, carats, numberOfStones },
  }));
  const deliveryAddress = order.deliveryAddress && printedAddress(order.deliveryAddress);
  const billingAddress = order.billingAddress && printedAddress(order.billingAddress);
  const said = { reference, note, deliveryAddress, billingAddress };
  const test = order.isTest ? { isTest: true } : {};
  const { buyerVatNumber } = order;
  const about = { id, version, userId, ...test, buyerName, buyerEmail, buyerAddress, buyerVatNumber };
  return { ...about, ...said, status, totalPrice, currency, lines };
};

/** A buyer has placed an order, or an administrator has made one for somebody. */
export const orderPlaced = eventType<OrderFacts>('order.placed');

/** An order has moved to another status; `before` is the one that it had. `isByBuyer`: its buyer did it, and not the house. */
export const orderStatusChanged = eventType<
  OrderFacts & { readonly before: OrderStatus; readonly isByBuyer?: boolean }
>('order.statusChanged');

/** An administrator has changed the lines of an open order, or what they cost; perhaps its reference, note and addresses too. */
export const orderLinesChanged = eventType<OrderFacts>('order.linesChanged');

/** An administrator has changed reference, note or addresses of an open order, and nothing else. */
export const orderDetailsChanged = eventType<OrderFacts>('order.detailsChanged');

/** The house has written to the buyer of an order. What, they read with the order. */
export const orderMessageSent = eventType<{
  /** Of the message. */
  readonly id: number;
  readonly orderId: number;
  /** The buyer; null once the account is deleted. */
  readonly userId: number | null;
  readonly subject: string;
}>('order.messageSent');

/** An administrator has deleted an order: the facts are its last ones. */
export const orderDeleted = eventType<OrderFacts>('order.deleted');
