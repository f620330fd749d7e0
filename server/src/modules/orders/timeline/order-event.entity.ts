import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../order.entity.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderEventKind } from './order-event-kind.ts';
import { OrderMessage } from './order-message.entity.ts';

/** Event in the timeline of an order. Immutable. */
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

  /** Later than the start of the transaction if the transaction had to wait for the lock on the order. */
  @Property({ type: 'datetime', defaultRaw: 'clock_timestamp()' })
  at: Date & Opt = new Date();

  /** True for actions of the buyer, false for actions of the brand. */
  @Property({ type: 'boolean' })
  isByBuyer!: boolean;

  /** Name of the actor at the time of the event. Null if unknown. */
  @Property({ type: 'text', nullable: true })
  actorName: string | null = null;

  /** Null if the status did not change. */
  @Property({ type: 'smallint', nullable: true })
  statusBefore: OrderStatus | null = null;

  /** Status after the event. */
  @Property({ type: 'smallint' })
  status!: OrderStatus;

  /** Details of the event, as text. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @OneToOne({ entity: () => OrderMessage, nullable: true, owner: true, unique: true, deleteRule: 'cascade' })
  message: Rel<OrderMessage> | null = null;
}
