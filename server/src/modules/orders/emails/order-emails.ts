import type { EntityManager } from '@mikro-orm/postgresql';
import type { PublishedEvent } from '../../../kernel/use-cases/events.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { MailMessage, UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { formatPrice } from '../../../kernel/values/money.ts';
import { OrderEmail, readSwitchedOffEmails } from '../../site-content/index.ts';
import { vatLines } from '../details/order-address.ts';
import {
  type OrderSnapshot,
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderPlaced,
  orderStatusChanged,
} from '../order.events.ts';
import { OrderStatus, orderStatusLabels, stockEffectOf } from '../order-status.ts';
import { blocksOf, type OrderEmailText, orderValues, toBuyer, toUs } from './order-email.ts';
import { enqueuePaymentRequest } from './payment-request.job.ts';

const reply = 'If anything is not as you expect, reply to this email.';

/** Emails to buyers, by order status. The AWAITING_PAYMENT email has an attachment: see `payment-request.job.ts`. */
const buyerTexts: Readonly<
  Record<
    Exclude<OrderEmail, OrderEmail.AWAITING_PAYMENT | OrderEmail.NEW_ORDER | OrderEmail.CANCELLED_BY_BUYER>,
    (order: string, brand: string) => OrderEmailText
  >
> = {
  [OrderEmail.PLACED]: (order, brand) => ({
    subject: `Your ${order} at ${brand}`,
    intro: `Thank you for your ${order}. These items are reserved for you:`,
    next: 'We will check your order and then email you the payment details.',
  }),
  [OrderEmail.PROCESSING]: (order, brand) => ({
    subject: `Your ${order} at ${brand} is being processed`,
    intro: `We are processing your ${order}. These items are reserved for you:`,
    next: 'We will check your order and then email you the payment details.',
  }),
  [OrderEmail.SHIPPED]: (order, brand) => ({
    subject: `Your ${order} at ${brand} has been shipped`,
    intro: `We have shipped your ${order}:`,
    next: 'Please check your delivery when it arrives. If something is missing or damaged, reply to this email.',
  }),
  [OrderEmail.COMPLETED]: (order, brand) => ({
    subject: `Your ${order} at ${brand} is completed`,
    intro: `Your ${order} is completed. Thank you for your purchase.`,
    next: 'You can download the invoice from the order page.',
  }),
  [OrderEmail.CANCELLED]: (order, brand) => ({
    subject: `Your ${order} at ${brand} is cancelled`,
    intro: `Your ${order} has been cancelled. These items are no longer reserved for you:`,
    next: 'You do not have to pay for this order. If you have already paid, reply to this email.',
  }),
  [OrderEmail.CHANGED]: (order, brand) => ({
    subject: `Your ${order} at ${brand} has changed`,
    intro: `We have changed your ${order}. It now contains:`,
    next: reply,
  }),
  [OrderEmail.DELETED]: (order, brand) => ({
    subject: `Your ${order} at ${brand} has been deleted`,
    intro: `We have deleted your ${order}. These items are no longer reserved for you:`,
    next: reply,
  }),
};

type BuyerEmail = keyof typeof buyerTexts;

/** Emails to the buyer, keyed by the order's new status. */
const emailOfStatus: Readonly<Record<OrderStatus, BuyerEmail | OrderEmail.AWAITING_PAYMENT>> = {
  [OrderStatus.PROCESSING]: OrderEmail.PROCESSING,
  [OrderStatus.CANCELLED]: OrderEmail.CANCELLED,
  [OrderStatus.PAYMENT]: OrderEmail.AWAITING_PAYMENT,
  [OrderStatus.DELIVERY]: OrderEmail.SHIPPED,
  [OrderStatus.COMPLETED]: OrderEmail.COMPLETED,
};

/** Email with a key that prevents it from being queued twice. */
type NamedEmail = readonly [once: string, message: MailMessage];

function buyerEmail(
  { services }: JobContext,
  { id, facts }: PublishedEvent<OrderSnapshot>,
  email: BuyerEmail,
): NamedEmail {
  const { config } = services;
  const values = orderValues(facts, buyerTexts[email](`order ${facts.id}`, config.brandName), config);
  // A deleted order has no page to link to.
  const link =
    email === OrderEmail.DELETED ? { linkLabel: 'View your orders', link: `${config.publicUrl}/account/orders` } : {};
  return [`${id} to the buyer`, toBuyer(facts, { ...values, ...link }, config)];
}

/** Queues an email to the brand's mailbox about an order. */
function emailToUs(
  { services }: JobContext,
  { id, facts }: PublishedEvent<OrderSnapshot>,
  text: OrderEmailText,
): NamedEmail {
  const { config } = services;
  const { buyerAddress, buyerVatNumber } = facts;
  const buyer = buyerAddress && [buyerAddress, ...vatLines(buyerVatNumber)].join('\n');
  const values = orderValues(facts, text, config);
  const message = toUs(config.houseEmail, {
    brandName: config.brandName,
    ...values,
    details: [...blocksOf({ "Buyer's address": buyer }), ...values.details],
    linkLabel: `Open order ${facts.id}`,
    link: `${config.publicUrl}/admin/orders?open=${facts.id}&page=1`,
  });
  return [`${id} to the house`, message];
}

const newOrder = ({ id, buyerName, buyerEmail, totalPrice, currency }: OrderSnapshot, config: UseCaseConfig) => ({
  subject: `New order ${id}: ${formatPrice(totalPrice, currency ?? config.currency)}`,
  intro: `${buyerName} (${buyerEmail}) has placed order ${id}:`,
  next: `Check the order, then set it to ${orderStatusLabels[OrderStatus.PAYMENT]}. The buyer then gets the payment details.`,
});

const cancelledByBuyer = ({ id, buyerName, buyerEmail }: OrderSnapshot) => ({
  subject: `Order ${id} was cancelled by the buyer`,
  intro: `${buyerName} (${buyerEmail}) has cancelled order ${id}. These items are available again:`,
  next: 'No action is needed.',
});

/** Queues the emails that are enabled in the settings. */
async function queue(
  { em, services }: { readonly em: EntityManager; readonly services: JobContext['services'] },
  emails: ReadonlyMap<OrderEmail, NamedEmail>,
): Promise<void> {
  const switchedOff = await readSwitchedOffEmails(em);
  const enabled = [...emails].flatMap(([email, namedEmail]) => (switchedOff.has(email) ? [] : [namedEmail]));
  if (enabled.length > 0) await services.mail.queueAll(em, new Map(enabled));
}

async function sendStatus(
  ctx: JobContext,
  event: PublishedEvent<OrderSnapshot & { readonly isByBuyer?: boolean }>,
): Promise<void> {
  const email = emailOfStatus[event.facts.status];
  if (email === OrderEmail.AWAITING_PAYMENT) {
    if (!(await readSwitchedOffEmails(ctx.em)).has(email)) await enqueuePaymentRequest(ctx, event);
    return;
  }
  const emails = new Map<OrderEmail, NamedEmail>([[email, buyerEmail(ctx, event, email)]]);
  if (event.facts.isByBuyer && email === OrderEmail.CANCELLED) {
    emails.set(OrderEmail.CANCELLED_BY_BUYER, emailToUs(ctx, event, cancelledByBuyer(event.facts)));
  }
  await queue(ctx, emails);
}

/**
 * Sends emails about orders: to the buyer after each status change, and to the brand's mailbox for new orders and
 * orders canceled by the buyer.
 */
export const orderMails: Subscriber = {
  name: 'order-mails',
  inTransaction: true,
  reactions: [
    on(orderPlaced, (ctx, event) =>
      queue(
        ctx,
        new Map<OrderEmail, NamedEmail>([
          [OrderEmail.PLACED, buyerEmail(ctx, event, OrderEmail.PLACED)],
          [OrderEmail.NEW_ORDER, emailToUs(ctx, event, newOrder(event.facts, ctx.services.config))],
        ]),
      ),
    ),
    on(orderStatusChanged, sendStatus),
    on(orderLinesChanged, (ctx, event) =>
      queue(ctx, new Map([[OrderEmail.CHANGED, buyerEmail(ctx, event, OrderEmail.CHANGED)]])),
    ),
    on(orderDetailsChanged, (ctx, event) =>
      queue(ctx, new Map([[OrderEmail.CHANGED, buyerEmail(ctx, event, OrderEmail.CHANGED)]])),
    ),
    on(orderDeleted, async (ctx, event) => {
      // No email about deleted orders that were completed or canceled. They reserve no stock.
      if (stockEffectOf(event.facts.status) !== 'reserved') return;
      await queue(ctx, new Map([[OrderEmail.DELETED, buyerEmail(ctx, event, OrderEmail.DELETED)]]));
    }),
  ],
};
