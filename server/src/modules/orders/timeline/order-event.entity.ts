import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../order.entity.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderEventKind } from './order-event-kind.ts';
import { OrderMessage } from './order-message.entity.ts';

/** Something that has happened to an order. Written once, never changed. */
@Entity({ tableName: 'sales_order_event' })
@Check({
  name: 'sales_order_event_kind_check',
  expression:
    "kind = any (array['PLACED'::text, 'STATUS_CHANGED'::text, 'CANCELLED'::text, 'LINES_CHANGED'::text, 'DETAILS_CHANGED'::text, 'MESSAGE_SENT'::text, 'RETURNED_TO_STOCK'::text])",
})
@Check({ name: 'sales_order_event_message_check', expression: "(kind = 'MESSAGE_SENT') = (message_id is not null)" })
@Check({ name: 'sales_order_event_status_before_check', expression: 'status_before >= 0 and status_before <= 4' })
@Check({ name: 'sales_order_event_status_check', expression: 'status >= 0 and status <= 4' })
export class OrderEvent {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Order, deleteRule: 'cascade', index: true })
  order!: Rel<Order>;

  @Property({ type: 'text' })
  kind!: OrderEventKind;

  /** Not when the transaction began: it may have waited for the order. */
  @Property({ type: 'datetime', defaultRaw: 'clock_timestamp()' })
  at: Date & Opt = new Date();

  /** The buyer did it; else the house. */
  @Property({ type: 'boolean' })
  isByBuyer!: boolean;

  /** Who did it, as they were called at that moment. Null: nobody knows any more. */
  @Property({ type: 'text', nullable: true })
  actorName: string | null = null;

  /** Null: the status stayed. */
  @Property({ type: 'smallint', nullable: true })
  statusBefore: OrderStatus | null = null;

  /** Where the order stood afterwards. */
  @Property({ type: 'smallint' })
  status!: OrderStatus;

  /** What exactly, in words. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** What the house has written to the buyer. */
  @OneToOne({ entity: () => OrderMessage, nullable: true, owner: true, unique: true, deleteRule: 'cascade' })
  message: Rel<OrderMessage> | null = null;
}
