import { buffer } from 'node:stream/consumers';
import type { PublishedEvent } from '../../../kernel/use-cases/events.ts';
import { type JobContext, type JobHandler, PermanentFailure } from '../../../kernel/use-cases/job.ts';
import { formatPrice } from '../../../kernel/values/money.ts';
import { titleOf } from '../documents/order-document.ts';
import { formatDay, orderPdf } from '../documents/write-order-document.ts';
import { type OrderSnapshot, snapshotOrder } from '../order.events.ts';
import { orderIs, readOrders } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';
import { blocksOf, orderValues, toBuyer } from './order-email.ts';

const queue = 'orders.payment-request';

/** Enqueues the payment request for an order. */
export const enqueuePaymentRequest = ({ em, services }: JobContext, { id, at, facts }: PublishedEvent<OrderSnapshot>) =>
  services.jobs.enqueue(em, queue, { emailId: id, at, orderId: facts.id }, { id });

interface PaymentRequest {
  readonly emailId: string;
  readonly at: string;
  readonly orderId: number;
}

function readRequest(data: unknown): PaymentRequest {
  const { emailId, at, orderId }: Partial<Record<keyof PaymentRequest, unknown>> = Object(data);
  if (typeof emailId !== 'string' || typeof at !== 'string' || typeof orderId !== 'number') {
    throw new PermanentFailure('Could not send a payment request: the job has incomplete data');
  }
  return { emailId, at, orderId };
}

/**
 * Sends the payment request for an order, with the document attached. Sends nothing if the order has since been
 * deleted or has another status.
 */
export const sendPaymentRequest: JobHandler = {
  queue,
  async handle({ em, services }, data) {
    const { emailId, at, orderId } = readRequest(data);
    // Read in a transaction, and therefore from the primary database, because a replica may not have the new status
    // yet.
    const [order] = await em.transactional((tx) => readOrders(tx, { where: orderIs(orderId), limit: 1 }));
    if (order?.status !== OrderStatus.PAYMENT) return;
    const { document, file } = await orderPdf({ em, services }, order);
    const { config } = services;
    const { dueOn, letterhead } = document;
    const facts = snapshotOrder(order);
    const amount = formatPrice(order.totalPrice, order.currency);
    const due = dueOn && formatDay(dueOn);
    const values = orderValues(
      facts,
      {
        subject: `Payment of ${amount} for your order ${order.id} at ${config.brandName}`,
        intro: `Please pay ${amount} for your order ${order.id}${due ? ` by ${due}` : ''}. ${titleOf(document)} is attached as a PDF.`,
        next: 'We will ship your order when we have received your payment. If you have questions, reply to this email.',
      },
      config,
    );
    const payment = blocksOf({
      Amount: amount,
      'Due date': due,
      'Payment reference': `Order ${order.id}`,
      'Bank details': letterhead.bankDetails ?? 'Reply to this email to get our bank details.',
      Terms: letterhead.terms,
    });
    const outcome = await services.mail.sendNow({
      ...toBuyer(facts, { ...values, payment }, config),
      id: emailId,
      writtenAt: new Date(at),
      attachments: [{ fileName: file.fileName, mediaType: file.mediaType, content: await buffer(file.bytes) }],
    });
    if (outcome.kind === 'sent') return;
    const failure = `The payment request for order ${orderId} was not sent: ${outcome.reason}`;
    throw outcome.kind === 'refused' ? new PermanentFailure(failure) : new Error(failure);
  },
};
