import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import type { OrderRow } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';

type MailContext = Pick<RequestContext, 'em' | 'services'>;

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

function valuesOf(order: OrderRow, link: string): OrderValues {
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

/** Sends a new order to its buyer and to the house. */
export async function announceOrder({ em, services }: MailContext, order: OrderRow): Promise<void> {
  const { brandName, publicUrl, houseEmail } = services.config;
  const forBuyer = valuesOf(order, `${publicUrl}/account/orders/${order.id}`);
  const forHouse = valuesOf(order, `${publicUrl}/admin/orders`);
  await services.mail.queue(em, toBuyer(order.buyerEmail, { brandName, ...forBuyer }));
  await services.mail.queue(em, toHouse(houseEmail, { brandName, ...forHouse }));
}

/** Tells the buyer where his order stands now. */
export async function announceStatus({ em, services }: MailContext, order: OrderRow): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const values = valuesOf(order, `${publicUrl}/account/orders/${order.id}`);
  await services.mail.queue(em, statusChanged(order.buyerEmail, { brandName, ...values }));
}

/** Tells the buyer what his order is after an administrator has changed it. */
export async function announceChange({ em, services }: MailContext, order: OrderRow): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const values = valuesOf(order, `${publicUrl}/account/orders/${order.id}`);
  await services.mail.queue(em, changed(order.buyerEmail, { brandName, ...values }));
}

/** Tells the buyer that his order is no more. */
export async function announceDeletion({ em, services }: MailContext, order: OrderRow): Promise<void> {
  const { brandName, publicUrl } = services.config;
  const values = valuesOf(order, `${publicUrl}/account/orders`);
  await services.mail.queue(em, deleted(order.buyerEmail, { brandName, ...values }));
}
