import type { Letterhead } from '../../site-content/index.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';

/** The paper of an order: a proforma while it is open, an invoice once it is completed. Of a test it is neither. */
export interface OrderDocument {
  readonly kind: 'Proforma' | 'Invoice' | 'Test order';
  /** Of the order. */
  readonly number: number;
  /** When it was placed; of an invoice, when it was completed. */
  readonly date: Date;
  /** Null unless the order was cancelled. */
  readonly cancelledAt: Date | null;
  readonly order: OrderRow;
  readonly letterhead: Letterhead;
}

/** What is printed of an order. */
export function documentOf(order: OrderRow, letterhead: Letterhead): OrderDocument {
  const isCompleted = order.status === OrderStatus.COMPLETED;
  return {
    kind: order.isTest ? 'Test order' : isCompleted ? 'Invoice' : 'Proforma',
    number: order.id,
    date: (isCompleted ? order.completedAt : null) ?? order.createdAt,
    cancelledAt: order.status === OrderStatus.CANCELLED ? order.completedAt : null,
    order,
    letterhead,
  };
}

/** What the paper is called: `Proforma 1234`. */
export const titleOf = ({ kind, number }: OrderDocument): string => `${kind} ${number}`;

/** What the file is called: `proforma-1234.pdf`. */
export const fileNameOf = ({ kind, number }: OrderDocument): string =>
  `${kind.toLowerCase().replace(' ', '-')}-${number}.pdf`;

/** What a line has to say below its description: its report, its set, the ring for which its stones are wanted. */
export function noteOf({ description, laboratory, reportNumber, ringSize, lineSet }: OrderLineRow): string {
  const parts = [
    // Descriptions of diamonds end with it.
    reportNumber !== null && description.includes(reportNumber) ? null : reportOf({ laboratory, reportNumber }),
    lineSet === null ? null : `Line set ${lineSet}`,
    ringSize === null ? null : `Ring size ${ringSize}`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const reportOf = ({ laboratory, reportNumber }: Pick<OrderLineRow, 'laboratory' | 'reportNumber'>): string | null =>
  laboratory === null && reportNumber === null
    ? null
    : `Report ${[laboratory, reportNumber].filter(Boolean).join(' ')}`;
