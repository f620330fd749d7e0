import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/users/index.ts';
import type { AddressSnapshot } from './details/order-address.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderStatus, stockEffectOf } from './order-status.ts';

/** What somebody has bought. Buyer, lines and prices are as they were at that moment, whatever becomes of them. */
@Entity({ tableName: 'sales_order' })
@Check({ name: 'sales_order_status_check', expression: 'status >= 0 and status <= 4' })
@Check({ name: 'sales_order_total_price_check', expression: 'total_price >= 0' })
@Check({ name: 'sales_order_completed_at_check', expression: '(status in (1, 4)) = (completed_at is not null)' })
@Index({ name: 'sales_order_user_id_index', properties: ['userId', 'id'] })
@Index({ name: 'sales_order_status_index', properties: ['status', 'id'] })
@Index({ name: 'sales_order_created_at_index', expression: 'in the migration' })
@Index({ name: 'sales_order_user_id_updated_at_index', properties: ['userId', 'updatedAt'] })
@Index({ name: 'sales_order_reference_index', expression: 'in the migration' })
@Index({ name: 'sales_order_updated_at_index', properties: ['updatedAt', 'id'] })
@Index({ name: 'sales_order_test_index', expression: 'in the migration' })
@Index({
  name: 'sales_order_words_index',
  expression:
    'create index sales_order_words_index on sales_order using gin (buyer_name gin_trgm_ops, buyer_email gin_trgm_ops, reference gin_trgm_ops)',
})
export class Order {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null once the account is deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'user_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  userId: number | null = null;

  /** Placed with a test key: it takes nothing, nobody is mailed, and it is gone after some days. */
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Property({ type: 'text' })
  buyerName!: string;

  @Property({ type: 'text' })
  buyerEmail!: string;

  /** The primary address, one part per line. */
  @Property({ type: 'text', nullable: true })
  buyerAddress: string | null = null;

  /** VAT number of the company at the primary address. */
  @Property({ type: 'text', nullable: true })
  buyerVatNumber: string | null = null;

  /** The buyer's own number or word for it: one line. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  /** What the buyer asks of the house. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** Where it goes. Null: to the buyer's address. */
  @Property({ type: 'json', nullable: true })
  deliveryAddress: AddressSnapshot | null = null;

  /** Who gets the invoice. Null: the buyer's address. */
  @Property({ type: 'json', nullable: true })
  billingAddress: AddressSnapshot | null = null;

  @Property({ type: 'smallint', default: 0 })
  readonly status: OrderStatus & Opt = OrderStatus.PROCESSING;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();

  /** When it was cancelled or completed; null while it is open. */
  @Property({ type: 'datetime', nullable: true })
  readonly completedAt: Date | null = null;

  /** When payment was last asked for; null while it was not, and after cancelling. */
  @Property({ type: 'datetime', nullable: true })
  readonly paymentRequestedAt: Date | null = null;

  /** Sum of the lines. */
  @Property({ type: 'decimal', precision: 16, scale: 2 })
  totalPrice!: string;

  /** Of all its amounts: that of the house at that moment, as ISO 4217 has it. */
  @Property({ type: 'text' })
  currency!: string;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @OneToMany({ entity: () => OrderLine, mappedBy: 'order', orderBy: { position: 'asc' } })
  lines = new Collection<Rel<OrderLine>>(this);

  /** Any status may follow any other. What it means for the stock is `StockEffect`. */
  changeStatus(status: OrderStatus, now: Date): void {
    const isClosed = stockEffectOf(status) !== 'reserved';
    const paymentRequestedAt = paymentRequestOf(status, now, this.paymentRequestedAt);
    Object.assign(this, { status, completedAt: isClosed ? now : null, paymentRequestedAt });
  }
}

/** Returns when payment was asked for, of an order that moves to a status. */
function paymentRequestOf(status: OrderStatus, now: Date, before: Date | null): Date | null {
  if (status === OrderStatus.PAYMENT) return now;
  return status === OrderStatus.DELIVERY || status === OrderStatus.COMPLETED ? before : null;
}
