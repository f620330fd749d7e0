import type { MailMessage, UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import { formatMoney, formatPrice } from '../../../kernel/values/money.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { totalsOfSets } from '../../stock-types/diamonds/index.ts';
import type { OrderSnapshot } from '../order.events.ts';

/** Heading with its text, which may have several lines. */
export interface EmailBlock {
  readonly label: string;
  readonly text: string;
}

interface OrderValues {
  readonly buyerName: string;
  readonly subject: string;
  readonly intro: string;
  /** Amount, due date and bank details. Empty in emails that do not request payment. */
  readonly payment: readonly EmailBlock[];
  /** Lines of the order. A line set or pair is one line that contains its stones. */
  readonly lines: readonly {
    readonly description: string;
    readonly totalPrice: string;
    readonly stones: readonly string[];
  }[];
  readonly totalPrice: string;
  readonly details: readonly EmailBlock[];
  readonly next: string;
  readonly linkLabel: string;
  readonly link: string;
}

export interface OrderEmailText {
  readonly subject: string;
  readonly intro: string;
  /** Next step or instructions for the recipient. */
  readonly next: string;
}

const template = (name: string) =>
  mailTemplate<OrderValues>({ folder: new URL('./', import.meta.url), name, subject: '{{subject}}' });

const buyerTemplate = template('order-to-buyer');
export const toUs = template('order-to-us');

type Lines = OrderSnapshot['lines'];

/** Returns the order lines for an email. A line set or pair is one line with the totals of the set. */
function emailLines(lines: Lines, currency: string): OrderValues['lines'] {
  const setMembers = lines.map(({ carats = null, lineSet = null, ...line }) => ({ ...line, carats, lineSet }));
  const sets = totalsOfSets(setMembers);
  const groups = [...Map.groupBy(setMembers, (line) => line.lineSet ?? line)];
  return groups.flatMap(([key, group]) => {
    const set = typeof key === 'string' ? sets.get(key) : undefined;
    if (!set) {
      return group.map(({ description, totalPrice }) => ({
        description,
        totalPrice: formatPrice(totalPrice, currency),
        stones: [],
      }));
    }
    const perCarat = set.pricePerCarat === null ? [] : [`${formatMoney(set.pricePerCarat)} per carat`];
    return [
      {
        description: [set.description, `${Number(set.carats)} ct`, ...perCarat].join(', '),
        totalPrice: formatPrice(set.totalPrice, currency),
        stones: group.map(({ description }) => description),
      },
    ];
  });
}

/** Returns the template values that all emails about an order share. */
export function orderValues(order: OrderSnapshot, text: OrderEmailText, config: UseCaseConfig): OrderValues {
  const currency = order.currency ?? config.currency;
  return {
    ...text,
    buyerName: order.buyerName,
    payment: [],
    lines: emailLines(order.lines, currency),
    totalPrice: formatPrice(order.totalPrice, currency),
    details: blocksOf({
      'Your reference': order.reference,
      Note: order.note,
      'Delivery address': order.deliveryAddress,
      'Invoice address': order.billingAddress,
    }),
    linkLabel: 'View your order',
    link: `${config.publicUrl}/account/orders/${order.id}`,
  };
}

/** Returns a block for each text that is set. */
export const blocksOf = (texts: Readonly<Record<string, string | null | undefined>>): readonly EmailBlock[] =>
  Object.entries(texts).flatMap(([label, text]) => (text ? [{ label, text }] : []));

/** Builds an email to the buyer of an order. Replies go to the brand's mailbox. */
export const toBuyer = (order: OrderSnapshot, values: OrderValues, config: UseCaseConfig): MailMessage => ({
  ...buyerTemplate(order.buyerEmail, { brandName: config.brandName, ...values }),
  replyTo: config.houseEmail,
});
