import { eventType } from '../../kernel/use-cases/events.ts';
import { printedAddress } from './details/order-address.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * Snapshot of an order in an event. By the time a subscriber processes the event, lines may have changed or the order
 * may have been deleted.
 */
export interface OrderSnapshot {
  readonly id: number;
  /** Version of the order. Of two events, the one with the higher version has the later state. */
  readonly version: number;
  /** Null if the account was deleted. */
  readonly userId: number | null;
  /** True for test orders. Subscribers ignore test orders unless they explicitly support them. */
  readonly isTest?: boolean;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line. Null if the buyer has no address. */
  readonly buyerAddress: string | null;
  /** Null if not set. Missing in events from older builds. */
  readonly buyerVatNumber?: string | null;
  /** Missing in events from older builds. */
  readonly reference?: string | null;
  readonly note?: string | null;
  /** One part per line. Null if the buyer's address is used. */
  readonly deliveryAddress?: string | null;
  readonly billingAddress?: string | null;
  readonly status: OrderStatus;
  readonly totalPrice: number;
  /** Currency of the amounts: an ISO 4217 code. Missing in events from older builds. */
  readonly currency?: string;
  readonly lines: readonly {
    readonly stockId: string;
    readonly description: string;
    readonly totalPrice: number;
    /** Missing in events from older builds. */
    readonly lineSet?: string | null;
    readonly carats?: number | null;
    readonly numberOfStones?: number | null;
  }[];
}

/** Returns the event snapshot of an order. */
export const snapshotOrder = (order: OrderRow): OrderSnapshot => {
  const { id, version, userId, buyerName, buyerEmail, buyerAddress, reference, note, status } = order;
  const { totalPrice, currency } = order;
  const lines = order.lines.map(({ stockId, description, totalPrice, lineSet, carats, numberOfStones }) => ({
    ...{ stockId, description, totalPrice, lineSet, carats, numberOfStones },
  }));
  const deliveryAddress = order.deliveryAddress && printedAddress(order.deliveryAddress);
  const billingAddress = order.billingAddress && printedAddress(order.billingAddress);
  const details = { reference, note, deliveryAddress, billingAddress };
  const test = order.isTest ? { isTest: true } : {};
  const { buyerVatNumber } = order;
  const header = { id, version, userId, ...test, buyerName, buyerEmail, buyerAddress, buyerVatNumber };
  return { ...header, ...details, status, totalPrice, currency, lines };
};

/** Published when a buyer has placed an order, or an administrator has created one. */
export const orderPlaced = eventType<OrderSnapshot>('order.placed');

/**
 * Published when the status of an order has changed. `isByBuyer` is true if the buyer changed it, false if the brand
 * did.
 */
export const orderStatusChanged = eventType<
  OrderSnapshot & { readonly before: OrderStatus; readonly isByBuyer?: boolean }
>('order.statusChanged');

/**
 * Published when an administrator has changed the lines or prices of an open order, possibly together with its
 * reference, note or addresses.
 */
export const orderLinesChanged = eventType<OrderSnapshot>('order.linesChanged');

/** Published when an administrator has changed only the reference, note or addresses of an open order. */
export const orderDetailsChanged = eventType<OrderSnapshot>('order.detailsChanged');

/** Published when a message was sent to the buyer of an order. Subscribers read the message together with the order. */
export const orderMessageSent = eventType<{
  /** Message ID. */
  readonly id: number;
  readonly orderId: number;
  /** Null if the account was deleted. */
  readonly userId: number | null;
  readonly subject: string;
}>('order.messageSent');

/** Published when an administrator has deleted an order. Contains the order's last state. */
export const orderDeleted = eventType<OrderSnapshot>('order.deleted');
