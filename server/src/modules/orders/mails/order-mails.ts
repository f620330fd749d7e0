import type { Told } from '../../../kernel/use-cases/events.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { MailMessage } from '../../../kernel/use-cases/services.ts';
import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import {
  type OrderFacts,
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderPlaced,
  orderStatusChanged,
} from '../order.events.ts';
import { OrderStatus, stockEffectOf } from '../order-status.ts';

interface OrderValues {
  readonly id: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** Empty without an address. */
  readonly buyerAddress: string;
  /** Empty without one. */
  readonly reference: string;
  /** What the buyer has said with it. */
  readonly details: readonly { readonly label: string; readonly text: string }[];
  readonly lines: readonly { readonly description: string; readonly totalPrice: string }[];
  readonly totalPrice: string;
  /** ISO 4217: of all amounts. */
  readonly currency: string;
  /** In words, within a sentence. */
  readonly status: string;
  readonly link: string;
}

const folder = new URL('./', import.meta.url);
const template = (name: string, subject: string) => mailTemplate<OrderValues>({ folder, name, subject });

const toBuyer = template('order-placed', 'Your order {{id}} at {{brandName}}');
const toHouse = template('order-received', 'Order {{id}}: {{currency}} {{totalPrice}}');
const cancelled = template('order-cancelled', 'Order {{id}} is cancelled by its buyer');
const changed = template('order-changed', 'Your order {{id}} at {{brandName}} has changed');
const deleted = template('order-deleted', 'Your order {{id}} at {{brandName}} has been withdrawn');
const statusChanged = template('order-status', 'Your order {{id}} at {{brandName}} is {{status}}');

const statusWords: Record<OrderStatus, string> = {
  [OrderStatus.PROCESSING]: 'being processed',
  [OrderStatus.CANCELLED]: 'cancelled',
  [OrderStatus.PAYMENT]: 'waiting for your payment',
  [OrderStatus.DELIVERY]: 'on its way',
  [OrderStatus.COMPLETED]: 'completed',
};

const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function valuesOf(order: OrderFacts, { link, houseCurrency }: { link: string; houseCurrency: string }): OrderValues {
  return {
    id: order.id,
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    buyerAddress: order.buyerAddress ?? '',
    reference: order.reference ?? '',
    details: detailsOf(order),
    lines: order.lines.map(({ description, totalPrice }) => ({ description, totalPrice: price.format(totalPrice) })),
    totalPrice: price.format(order.totalPrice),
    currency: order.currency ?? houseCurrency,
    status: statusWords[order.status],
    link,
  };
}

const detailsOf = ({ reference, note, deliveryAddress, billingAddress }: OrderFacts): OrderValues['details'] =>
  Object.entries({
    Reference: reference,
    Note: note,
    'Goes to': deliveryAddress,
    'Invoice to': billingAddress,
  }).flatMap(([label, text]) => (text ? [{ label, text }] : []));

/** A mail under the name by which it is queued once. */
type NamedMail = readonly [once: string, message: MailMessage];

/** A mail about an order to its buyer, with a link to a page of the account. */
function toldToBuyer(
  { services }: JobContext,
  { id, facts }: Told<OrderFacts>,
  mail: typeof toBuyer,
  page = `orders/${facts.id}`,
): NamedMail {
  const { brandName, publicUrl, currency: houseCurrency } = services.config;
  const values = valuesOf(facts, { link: `${publicUrl}/account/${page}`, houseCurrency });
  return [`${id} to the buyer`, mail(facts.buyerEmail, { brandName, ...values })];
}

/** A mail to the house about what a buyer has done. */
function toldToHouse({ services }: JobContext, { id, facts }: Told<OrderFacts>, mail: typeof toHouse): NamedMail {
  const { brandName, publicUrl, houseEmail, currency: houseCurrency } = services.config;
  const values = valuesOf(facts, { link: `${publicUrl}/admin/orders`, houseCurrency });
  return [`${id} to the house`, mail(houseEmail, { brandName, ...values })];
}

const queue = ({ em, services }: JobContext, ...mails: readonly NamedMail[]): Promise<void> =>
  services.mail.queueAll(em, new Map(mails));

/** Buyers hear of their orders by mail, and the house of new ones and of those that buyers cancel. */
export const orderMails: Subscriber = {
  name: 'order-mails',
  hearsAtOnce: true,
  reactions: [
    on(orderPlaced, (ctx, told) => queue(ctx, toldToBuyer(ctx, told, toBuyer), toldToHouse(ctx, told, toHouse))),
    on(orderStatusChanged, (ctx, told) => {
      const isCancelledByBuyer = told.facts.isByBuyer && told.facts.status === OrderStatus.CANCELLED;
      const mail = toldToBuyer(ctx, told, statusChanged);
      return isCancelledByBuyer ? queue(ctx, mail, toldToHouse(ctx, told, cancelled)) : queue(ctx, mail);
    }),
    on(orderLinesChanged, (ctx, told) => queue(ctx, toldToBuyer(ctx, told, changed))),
    on(orderDetailsChanged, (ctx, told) => queue(ctx, toldToBuyer(ctx, told, changed))),
    on(orderDeleted, async (ctx, told) => {
      // Nothing is taken from the buyer of an order that was completed or cancelled.
      if (stockEffectOf(told.facts.status) === 'reserved') await queue(ctx, toldToBuyer(ctx, told, deleted, 'orders'));
    }),
  ],
};
