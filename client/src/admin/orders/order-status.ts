import type { ApolloClient } from '@apollo/client';
import {
  AdminOrderDocument,
  type AdminOrderRowFragment,
  AdminOrderRowFragmentDoc,
  ChangeOrderStatusDocument,
  type OrderLineStock,
  type OrderStatus,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { orderStatusLabels, orderStatusTones } from '../../shared/orders/order-text';
import type { Mark } from '../../table/columns/list-column';
import { formatCount } from '../../ui/numbers';
import { readCachedRecord } from '../kit/bulk/change-each';

/** Returns an order from the cache, or null if it is not cached. */
export function knownOrder(client: ApolloClient, id: string): AdminOrderRowFragment | null {
  const row = { fragment: AdminOrderRowFragmentDoc, fragmentName: 'AdminOrderRow' };
  return readCachedRecord(client, { __typename: 'Order', id, ...row });
}

/**
 * Changes an order's status based on the displayed version. If the buyer has canceled the order in the meantime, it
 * is not reopened.
 */
export function setOrderStatus(client: ApolloClient, id: string, status: OrderStatus): Promise<unknown> {
  const expectedVersion = knownOrder(client, id)?.version ?? null;
  return refetchWhenStale(
    () => client.mutate({ mutation: ChangeOrderStatusDocument, variables: { input: { id, status, expectedVersion } } }),
    () => client.query({ query: AdminOrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
  );
}

function isOrderStatus(value: string): value is OrderStatus {
  return Object.hasOwn(orderStatusLabels, value);
}

export const orderStatuses: readonly OrderStatus[] = Object.keys(orderStatusLabels).filter(isOrderStatus);

export const orderStatusChoices = orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] }));

export function orderStatusMark({ status }: { readonly status: OrderStatus }) {
  return { text: orderStatusLabels[status], tone: orderStatusTones[status] };
}

/** Returns the order number, with a suffix for test orders. */
export function orderNumberMark({ id, isTest }: { readonly id: string; readonly isTest: boolean }): Mark {
  return isTest ? { text: `#${id}, test`, tone: 'accent' } : { text: `#${id}` };
}

type StockEffect = 'reserved' | 'released' | 'sold';

/** Returns how an order status affects the order's stock. */
export function stockEffectOf(status: OrderStatus): StockEffect {
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

const reservedWarning = 'The change fails if one of them is reserved for another buyer.';

/** Describes how a status change affects the order's items. */
export function stockEffectText(from: OrderStatus, to: OrderStatus): string {
  const before = stockEffectOf(from);
  switch (stockEffectOf(to)) {
    case 'reserved':
      return before === 'reserved'
        ? 'The items stay on hold for the buyer.'
        : `The items are put on hold for the buyer again. ${reservedWarning}`;
    case 'released':
      return before === 'released' ? 'The items do not change.' : 'The items become available again.';
    case 'sold':
      return before === 'released'
        ? `The items are marked as sold to the buyer and removed from the lists. ${reservedWarning}`
        : 'The items are marked as sold to the buyer and removed from the lists.';
  }
}

/** Stock item of an order line. `stock` is null for items made to order. */
interface StockLine {
  readonly kind: string;
  readonly stockNumber: string;
  readonly carats: number | null;
  readonly numberOfStones: number | null;
  readonly stock: OrderLineStock | null;
}

/** Returns the names of the stock items in order lines: `A-102`, `2.5 ct of ME-7`. Omits items made to order. */
export function stockNames(lines: readonly StockLine[]): readonly string[] {
  return lines
    .filter(({ stock }) => stock !== null)
    .map(({ kind, stockNumber, carats, numberOfStones }) => {
      if (kind === 'MELEE' && carats !== null) {
        return `${carats} ct of ${stockNumber}`;
      }
      return numberOfStones === null ? stockNumber : `${formatCount(numberOfStones)} of ${stockNumber}`;
    });
}

/** Maximum number of names shown in a list. The rest are shown as a count. */
const MAX_NAMED = 8;

/** Formats a list of names: `A-102, B-7 and 3 more`. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const nameList = names.slice(0, MAX_NAMED).join(', ');
  return more > 0 ? `${nameList} and ${formatCount(more)} more` : nameList;
}

/** Describes the stock items affected by an order change. */
export function affectedItemsText(lines: readonly StockLine[]): string {
  const names = stockNames(lines);
  return names.length === 0
    ? 'No stock items: the whole order is made to order.'
    : `Affected items: ${namesOf(names)}${names.length < lines.length ? '; the others are made to order' : ''}.`;
}
