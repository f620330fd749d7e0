import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/users/index.ts';
import { Order } from '../orders/index.ts';
import { ContactMessageStatus } from './contact-message-status.ts';

/** What somebody has written to the house. */
@Entity({ tableName: 'contact_message' })
@Check({ name: 'contact_message_handled_check', expression: 'handled_at is not null or handled_by_id is null' })
@Check({
  name: 'contact_message_status_check',
  expression: "status in ('open', 'answered', 'closed') and (status = 'open') = (handled_at is null)",
})
@Index({ properties: ['status', 'id'] })
@Index({ properties: ['createdAt'] })
@Index({
  name: 'contact_message_unhandled_index',
  expression: 'create index contact_message_unhandled_index on contact_message (id) where handled_at is null',
})
@Index({
  name: 'contact_message_text_index',
  expression:
    'create index contact_message_text_index on contact_message using gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops)',
})
export class ContactMessage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text' })
  message!: string;

  /** What it is about, where it was asked on the page of an item. */
  @Property({ type: 'text', nullable: true })
  stockNumber: string | null = null;

  /** The sender's own order that it is about; null once the order is deleted, too. */
  @ManyToOne({
    entity: () => Order,
    fieldName: 'order_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  orderId: number | null = null;

  /** Who was signed in; null for visitors, and once the account is deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'sender_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  senderId: number | null = null;

  /** The agent's domain on which it was written; null on the house's own. */
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'text' })
  status: ContactMessageStatus & Opt = ContactMessageStatus.OPEN;

  /** Of the last answer. */
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  /** Null: nobody has seen to it yet. */
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  /** The administrator who has; null once their account is deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'handled_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  handledById: number | null = null;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
