import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { NoControlCharacters, OptionalLine, OptionalText } from '../../kernel/input/field-rules.ts';
import { DecimalProps, JsonProps } from '../../kernel/resources/resource-types.ts';
import { Rest } from '../../kernel/resources/rest-shape.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { User } from '../accounts/users/index.ts';
import { type AddressSnapshot, OrderAddress } from './details/order-address.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderStatus, stockEffectOf } from './order-status.ts';

@ObjectType({ simpleResolvers: true, description: 'Order. Visible to its buyer and to administrators.' })
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
  [JsonProps]?: 'deliveryAddress' | 'billingAddress';
  [DecimalProps]?: 'totalPrice';

  @Field(() => ID, { description: 'Order ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null if the account was deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'user_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  userId: number | null = null;

  @Rest(false)
  @Field(() => Boolean, {
    description:
      'Whether the order was placed with a test key. Test orders reserve no stock, send no email, and are deleted after 7 days.',
  })
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Property({ type: 'text' })
  buyerName!: string;

  @Property({ type: 'text' })
  buyerEmail!: string;

  /** Primary address of the buyer, one part per line. */
  @Property({ type: 'text', nullable: true })
  buyerAddress: string | null = null;

  /** VAT number of the company at the primary address. */
  @Property({ type: 'text', nullable: true })
  buyerVatNumber: string | null = null;

  @Rest(false)
  @Field(() => String, {
    nullable: true,
    description: "The buyer's reference, such as a purchase order number. Null if not set.",
  })
  @OptionalLine(100)
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  @Rest(false)
  @Field(() => String, { nullable: true, description: "The buyer's note. Null if not set." })
  @NoControlCharacters()
  @OptionalText(2_000)
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Rest(false)
  @Field(() => OrderAddress, {
    nullable: true,
    description: "Copy of the delivery address. If null, the buyer's address.",
  })
  @Property({ type: 'json', nullable: true })
  deliveryAddress: AddressSnapshot | null = null;

  @Rest(false)
  @Field(() => OrderAddress, {
    nullable: true,
    description: "Copy of the invoice address. If null, the buyer's address.",
  })
  @Property({ type: 'json', nullable: true })
  billingAddress: AddressSnapshot | null = null;

  @Field(() => OrderStatus, {
    description: 'REST values: 0 processing, 1 cancelled, 2 payment, 3 delivery, 4 completed.',
  })
  @Property({ type: 'smallint', default: 0 })
  readonly status: OrderStatus & Opt = OrderStatus.PROCESSING;

  @Rest('creationDate')
  @Field(() => DateTimeScalar, { description: 'When the order was placed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Rest(false)
  @Field(() => DateTimeScalar, {
    description:
      'When the order was placed or last changed. Includes changes of status, lines, prices and details, and messages to the buyer.',
  })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();

  @Rest('completedDate')
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the order was cancelled or completed. Null if it is open.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly completedAt: Date | null = null;

  @Rest(false)
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When payment was last requested. Null if it has not been requested, or if the order is cancelled.',
  })
  @Property({ type: 'datetime', nullable: true })
  readonly paymentRequestedAt: Date | null = null;

  @Field(() => MoneyScalar, { description: 'Total price of the lines.' })
  @Property({ type: 'decimal', precision: 16, scale: 2 })
  totalPrice!: string;

  @Rest(false)
  @Field(() => String, { description: 'Currency of all amounts: an ISO 4217 code.' })
  @Property({ type: 'text' })
  currency!: string;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @OneToMany({ entity: () => OrderLine, mappedBy: 'order', orderBy: { position: 'asc' } })
  lines = new Collection<Rel<OrderLine>>(this);

  /** Changes the status. All transitions are allowed. */
  changeStatus(status: OrderStatus, now: Date): void {
    const isClosed = stockEffectOf(status) !== 'reserved';
    const paymentRequestedAt = paymentRequestOf(status, now, this.paymentRequestedAt);
    Object.assign(this, { status, completedAt: isClosed ? now : null, paymentRequestedAt });
  }
}

/** Returns the new time of the payment request after a status change. */
function paymentRequestOf(status: OrderStatus, now: Date, before: Date | null): Date | null {
  if (status === OrderStatus.PAYMENT) return now;
  return status === OrderStatus.DELIVERY || status === OrderStatus.COMPLETED ? before : null;
}
