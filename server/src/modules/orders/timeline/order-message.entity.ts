import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TrackedMail } from '../../../platform/email/tracked-mail.entity.ts';
import { Order } from '../order.entity.ts';

/** Email message to the buyer of an order, with its delivery status. */
@Entity({ tableName: 'sales_order_message' })
@Check({
  name: 'sales_order_message_status_check',
  expression: "status in ('pending', 'sending', 'sent', 'failed', 'skipped')",
})
@Check({
  name: 'sales_order_message_settled_at_check',
  expression: "(settled_at is not null) = (status in ('sent', 'failed', 'skipped'))",
})
export class OrderMessage extends TrackedMail {
  @ManyToOne({ entity: () => Order, deleteRule: 'cascade', index: true })
  order!: Rel<Order>;

  /** The buyer's email address as stored with the order. */
  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** Plain text. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
