import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { InvoiceStep, type Letterhead } from '../../site-content/index.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';

/** Kind of order document: a proforma until the invoice is issued. */
export enum OrderDocumentKind {
  PROFORMA = 'PROFORMA',
  INVOICE = 'INVOICE',
  TEST_ORDER = 'TEST_ORDER',
}

describedEnum(OrderDocumentKind, {
  name: 'OrderDocumentKind',
  description: 'Kind of order document.',
  values: {
    PROFORMA: 'Proforma: the invoice has not been issued yet.',
    INVOICE: 'Invoice.',
    TEST_ORDER: 'Document of a test order. No payment is due.',
  },
});

const kindNames: Readonly<Record<OrderDocumentKind, string>> = {
  [OrderDocumentKind.PROFORMA]: 'Proforma',
  [OrderDocumentKind.INVOICE]: 'Invoice',
  [OrderDocumentKind.TEST_ORDER]: 'Test order',
};

export interface OrderDocument {
  readonly kind: OrderDocumentKind;
  /** Order number. */
  readonly number: number;
  /** Date of the order, or of the invoice if it has been issued. */
  readonly date: Date;
  /** Due date. Null if nothing is due or no payment term is set. */
  readonly dueOn: Date | null;
  /** Null if the order is not canceled. */
  readonly cancelledAt: Date | null;
  readonly order: OrderRow;
  readonly letterhead: Letterhead;
}

type Invoiced = Pick<OrderRow, 'status' | 'isTest' | 'paymentRequestedAt' | 'completedAt'>;

/** Returns the time when the invoice of an order was issued. Null if it has no invoice. */
function invoicedAt({ status, paymentRequestedAt, completedAt }: Invoiced, step: InvoiceStep): Date | null {
  if (step === InvoiceStep.PAYMENT && paymentRequestedAt !== null) return new Date(paymentRequestedAt);
  return status === OrderStatus.COMPLETED && completedAt !== null ? new Date(completedAt) : null;
}

/** Returns the kind of an order's document. `step` is the order status at which invoices are issued. */
export function documentKindOf(order: Invoiced, step: InvoiceStep): OrderDocumentKind {
  if (order.isTest) return OrderDocumentKind.TEST_ORDER;
  return invoicedAt(order, step) === null ? OrderDocumentKind.PROFORMA : OrderDocumentKind.INVOICE;
}

const dayInMs = 86_400_000;

/** Returns the due date of an order. Null if nothing is due or no payment term is set. */
export function paymentDueOn(
  { status, paymentRequestedAt }: Pick<OrderRow, 'status' | 'paymentRequestedAt'>,
  { paymentDays }: Pick<Letterhead, 'paymentDays'>,
): Date | null {
  const isDue = status === OrderStatus.PAYMENT || status === OrderStatus.DELIVERY;
  if (!isDue || paymentRequestedAt === null || paymentDays === null) return null;
  return new Date(Date.parse(paymentRequestedAt) + paymentDays * dayInMs);
}

export const documentOf = (order: OrderRow, letterhead: Letterhead): OrderDocument => ({
  kind: documentKindOf(order, letterhead.invoiceStep),
  number: order.id,
  date: invoicedAt(order, letterhead.invoiceStep) ?? new Date(order.createdAt),
  dueOn: paymentDueOn(order, letterhead),
  cancelledAt:
    order.status === OrderStatus.CANCELLED && order.completedAt !== null ? new Date(order.completedAt) : null,
  order,
  letterhead,
});

/** Returns the title of a document: `Proforma 1234`. */
export const titleOf = ({ kind, number }: OrderDocument): string => `${kindNames[kind]} ${number}`;

/** Returns the file name of a document: `proforma-1234.pdf`. */
export const fileNameOf = (document: OrderDocument): string =>
  `${titleOf(document).toLowerCase().replaceAll(' ', '-')}.pdf`;

/** Returns the description of a line without its stock number, which has a separate column. */
export const descriptionOf = ({ description, stockId }: Pick<OrderLineRow, 'description' | 'stockId'>): string =>
  description.startsWith(`${stockId}: `) ? description.slice(stockId.length + 2) : description;

/** Returns the second line of a description: report and ring size. Empty if the line has neither. */
export function noteOf({ description, laboratory, reportNumber, ringSize }: OrderLineRow): string {
  const parts = [
    // Diamond descriptions already end with the laboratory and report number.
    reportNumber !== null && description.includes(reportNumber) ? null : reportOf({ laboratory, reportNumber }),
    ringSize === null ? null : `Ring size ${ringSize}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Returns the laboratory and the report number. Null for stones without a report. */
const reportOf = ({ laboratory, reportNumber }: Pick<OrderLineRow, 'laboratory' | 'reportNumber'>): string | null =>
  laboratory === 'None' || (laboratory === null && reportNumber === null)
    ? null
    : `Report ${[laboratory, reportNumber].filter(Boolean).join(' ')}`;
