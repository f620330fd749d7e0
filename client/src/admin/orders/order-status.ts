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

/** An order as the screen has read it, `null` where it has not. */
export function knownOrder(client: ApolloClient, id: string): AdminOrderRowFragment | null {
  const row = { fragment: AdminOrderRowFragmentDoc, fragmentName: 'AdminOrderRow' };
  return readCachedRecord(client, { __typename: 'Order', id, ...row });
}

/** Moves an order from where it stands on the screen: one that its buyer has cancelled meanwhile is not opened again. */
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

/** The statuses, in the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = Object.keys(orderStatusLabels).filter(isOrderStatus);

export const orderStatusChoices = orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status] }));

/** The status of an order in words, with its mark. */
export function orderStatusMark({ status }: { readonly status: OrderStatus }) {
  return { text: orderStatusLabels[status], tone: orderStatusTones[status] };
}

/** The number of an order; a partner’s test says so. */
export function orderNumberMark({ id, isTest }: { readonly id: string; readonly isTest: boolean }): Mark {
  return isTest ? { text: `#${id}, test`, tone: 'accent' } : { text: `#${id}` };
}

/** What an order in a status does with its stock. */
type StockEffect = 'reserved' | 'released' | 'sold';

/** What an order in a status does with its stock. */
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

const unlessTaken = 'The change fails if one of them is reserved for another buyer.';

/** What a change of status does to the items of an order, for whoever is about to make it. */
export function stockEffectText(from: OrderStatus, to: OrderStatus): string {
  const before = stockEffectOf(from);
  switch (stockEffectOf(to)) {
    case 'reserved':
      return before === 'reserved'
        ? 'The items stay on hold for the buyer.'
        : `The items are put on hold for the buyer again. ${unlessTaken}`;
    case 'released':
      return before === 'released' ? 'The items stay as they are.' : 'The items become available again.';
    case 'sold':
      return before === 'released'
        ? `The items are sold to the buyer and leave the lists. ${unlessTaken}`
        : 'The items are sold to the buyer and leave the lists.';
  }
}

/** What a line has of the stock. */
interface StockLine {
  readonly kind: string;
  readonly stockNumber: string;
  readonly carats: number | null;
  readonly numberOfStones: number | null;
  readonly stock: OrderLineStock | null;
}

/** What lines have of the stock, each as it is called: `A-102`, `2.5 ct of ME-7`. What is made to order is not among it. */
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

/** So many are named before the rest is counted. */
const MOST_NAMED = 8;

/** `A-102, B-7 and 3 more`. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${formatCount(more)} more` : named;
}

/** Which items of an order a change concerns; all of it may be made to order. */
export function concernedText(lines: readonly StockLine[]): string {
  const names = stockNames(lines);
  return names.length === 0
    ? 'No stock items: the whole order is made to order.'
    : `Affected items: ${namesOf(names)}${names.length < lines.length ? '; the others are made to order' : ''}.`;
}
