import type { Told } from '../../../kernel/use-cases/events.ts';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import { type OrderFacts, orderDeleted, orderLinesChanged, orderPlaced, orderStatusChanged } from '../order.events.ts';
import { OrderStatus, stockEffectOf } from '../order-status.ts';

interface OrderValues {
  readonly id: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** Empty without an address. */
  readonly buyerAddress: string;
  readonly lines: readonly { readonly description: string; readonly totalPrice: string }[];
  readonly totalPrice: string;
  /** In words, within a sentence. */
  readonly status: string;
  readonly link: string;
}

const folder = new URL('./', import.meta.url);
const template = (name: string, subject: string) => mailTemplate<OrderValues>({ folder, name, subject });

const toBuyer = template('order-placed', 'Your order {{id}} at {{brandName}}');
const toHouse = template('order-received', 'Order {{id}}: {{totalPrice}}');
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

function valuesOf(order: OrderFacts, link: string): OrderValues {
  return {
    id: order.id,
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    buyerAddress: order.buyerAddress ?? '',
    lines: order.lines.map(({ description, totalPrice }) => ({ description, totalPrice: price.format(totalPrice) })),
    totalPrice: price.format(order.totalPrice),
    status: statusWords[order.status],
    link,
  };
}

/** Sends a mail about an order to its buyer, with a link to a page of the account. */
async function tellBuyer(
  { em, services }: JobContext,
  { id, facts }: Told<OrderFacts>,
  mail: typeof toBuyer,
  page = `orders/${facts.id}`,
): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const values = valuesOf(facts, `${publicUrl}/account/${page}`);
  await services.mail.queue(em, mail(facts.buyerEmail, { brandName, ...values }), `${id} to the buyer`);
}

/** Sends a new order to the house. */
async function tellHouse({ em, services }: JobContext, { id, facts }: Told<OrderFacts>): Promise<void> {
  const { brandName, publicUrl, houseEmail } = services.config;
  const values = valuesOf(facts, `${publicUrl}/admin/orders`);
  await services.mail.queue(em, toHouse(houseEmail, { brandName, ...values }), `${id} to the house`);
}

/** Buyers hear of their orders by mail, and the house of new ones. */
export const orderMails: Subscriber = {
  name: 'order-mails',
  reactions: [
    on(orderPlaced, async (ctx, told) => {
      await tellBuyer(ctx, told, toBuyer);
      await tellHouse(ctx, told);
    }),
    on(orderStatusChanged, (ctx, told) => tellBuyer(ctx, told, statusChanged)),
    on(orderLinesChanged, (ctx, told) => tellBuyer(ctx, told, changed)),
    on(orderDeleted, async (ctx, told) => {
      // Nothing is taken from the buyer of an order that was completed or cancelled.
      if (stockEffectOf(told.facts.status) === 'reserved') await tellBuyer(ctx, told, deleted, 'orders');
    }),
  ],
};
