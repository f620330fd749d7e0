import type {
  ItemKind,
  OrderDocumentKind,
  OrderLineRecordFragment,
  OrderStatus,
  OrderTimelineEventFragment,
  StockKind,
} from '../../graphql/generated/graphql';
import { formatCount, formatExactCarats } from '../../ui/numbers';
import type { StatusTone } from '../../ui/status-mark';
import { itemHref } from '../items/item-href';

/** Stock type of the page that an ordered item links to. A ring links to its setting. */
const stockOf: Readonly<Record<ItemKind, StockKind>> = {
  DIAMOND: 'DIAMOND',
  MELEE: 'MELEE',
  ENGAGEMENT_RING: 'RING_SETTING',
  COMPLETED_RING: 'RING_SETTING',
  ETERNITY_RING: 'ETERNITY_RING',
  BRACELET: 'BRACELET',
  JEWELLERY: 'JEWELLERY',
  CUSTOM_NECKLACE: 'CUSTOM_NECKLACE',
};

interface OrderedItem {
  readonly kind: ItemKind;
  /** Null if the item has been deleted. */
  readonly itemId: string | null;
  readonly stockNumber: string;
}

/** Returns the URL of an ordered or shared item. Null if the item has been deleted. */
export function orderedItemHref({ kind, itemId, stockNumber }: OrderedItem): string | null {
  return itemId === null ? null : itemHref({ kind: stockOf[kind], id: itemId, stockNumber });
}

/** Order status labels, in order of progress. They match the labels in emails and documents. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'Processing',
  PAYMENT: 'Awaiting payment',
  DELIVERY: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** Tones of the status marks. Statuses that need action stand out. */
export const orderStatusTones = {
  PROCESSING: 'warn',
  PAYMENT: 'accent',
  DELIVERY: 'accent',
  COMPLETED: 'ok',
  CANCELLED: 'neutral',
} as const satisfies Record<OrderStatus, StatusTone>;

/** Names of order documents. */
export const documentNames: Readonly<Record<OrderDocumentKind, string>> = {
  PROFORMA: 'Proforma',
  INVOICE: 'Invoice',
  TEST_ORDER: 'Test order',
};

/** Describes an order event without naming the actor. */
export function eventText({ kind, statusBefore, status }: OrderTimelineEventFragment): string {
  switch (kind) {
    case 'PLACED':
      return 'Order placed';
    case 'CANCELLED':
      return 'Order cancelled';
    case 'LINES_CHANGED':
      return 'Lines changed';
    case 'DETAILS_CHANGED':
      return 'Details changed';
    case 'MESSAGE_SENT':
      return 'Message from us';
    case 'RETURNED_TO_STOCK':
      return 'Returned to stock';
    case 'STATUS_CHANGED':
      return statusBefore === null
        ? orderStatusLabels[status]
        : `${orderStatusLabels[statusBefore]} → ${orderStatusLabels[status]}`;
  }
}

/** Returns the facts that the description of a line does not include: stock number, report, weight. */
export function lineRemarks(line: OrderLineRecordFragment): readonly string[] {
  const { stockNumber, description, report, carats, numberOfStones, ringSize } = line;
  const isMissing = (text: string | null | undefined) => text != null && !description.includes(text);
  // For stones without a report, the report number can contain a vendor number.
  const hasReport = report?.laboratory !== 'None';
  // True if the description already contains the weight.
  const includesWeight = / ct\b/.test(description);
  return [
    isMissing(stockNumber) ? stockNumber : null,
    hasReport && isMissing(report?.number)
      ? `Report ${[report?.laboratory, report?.number].filter(Boolean).join(' ')}`
      : null,
    carats === null || includesWeight ? null : `${formatExactCarats(carats)} ct`,
    numberOfStones === null ? null : `${formatCount(numberOfStones)} ${numberOfStones === 1 ? 'stone' : 'stones'}`,
    ringSize === null ? null : `Ring size ${ringSize}`,
  ].filter((remark) => remark !== null);
}

/** Groups lines by line set or pair. A set takes the position of its first stone. */
export function linesBySet<Line extends { readonly lineSet: string | null }>(
  lines: readonly Line[],
): readonly (readonly [Line, ...Line[]])[] {
  return lines.flatMap((line, index): readonly [Line, ...Line[]][] => {
    const { lineSet } = line;
    if (lineSet === null) {
      return [[line]];
    }
    const isFirst = lines.findIndex((other) => other.lineSet === lineSet) === index;
    return isFirst ? [[line, ...lines.slice(index + 1).filter((other) => other.lineSet === lineSet)]] : [];
  });
}
