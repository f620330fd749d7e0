import { orderStatusLabels, orderStatusTones } from '../../catalogue/orders/order-status';
import type { OrderStatus } from '../../graphql/generated/graphql';

function isOrderStatus(value: string): value is OrderStatus {
  return Object.hasOwn(orderStatusLabels, value);
}

/** The statuses, in the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = Object.keys(orderStatusLabels).filter(isOrderStatus);

/** The status of an order in words, with its mark. */
export function orderStatusMark({ status }: { readonly status: OrderStatus }) {
  return { text: orderStatusLabels[status], tone: orderStatusTones[status] };
}

/** What an order in a status does with its stock. */
type StockEffect = 'reserved' | 'released' | 'sold';

function stockEffectOf(status: OrderStatus): StockEffect {
  switch (status) {
    case 'CANCELLED':
      return 'released';
    case 'COMPLETED':
      return 'sold';
    case 'PROCESSING':
    case 'PAYMENT':
    case 'DELIVERY':
      return 'reserved';
  }
}

const unlessTaken = 'If somebody else has one of them by now, the change is refused.';

/** What a change of status does to the stones of the order, for whoever is about to make it. */
export function stockEffectText(from: OrderStatus, to: OrderStatus): string {
  const before = stockEffectOf(from);
  switch (stockEffectOf(to)) {
    case 'reserved':
      return before === 'reserved'
        ? 'The stones stay on hold for the buyer.'
        : `The stones are put on hold for the buyer again. ${unlessTaken}`;
    case 'released':
      return before === 'released'
        ? 'The stones stay as they are.'
        : 'The stones become available: anybody may buy them.';
    case 'sold':
      return before === 'released'
        ? `The stones are sold to the buyer and leave the lists. ${unlessTaken}`
        : 'The stones are sold to the buyer and leave the lists.';
  }
}
