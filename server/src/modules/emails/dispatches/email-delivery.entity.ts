import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/index.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';

/** What became of one recipient's copy. */
export enum EmailDeliveryStatus {
  PENDING = 'pending',
  SENDING = 'sending',
  SENT = 'sent',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

/** One recipient's copy of a dispatch. */
@Entity({ tableName: 'email_delivery' })
@Check({
  name: 'email_delivery_status_check',
  expression: "status in ('pending', 'sending', 'sent', 'failed', 'skipped')",
})
@Check({
  name: 'email_delivery_settled_at_check',
  expression: "(settled_at is not null) = (status in ('sent', 'failed', 'skipped'))",
})
@Unique({ properties: ['dispatch', 'user'] })
@Unique({ properties: ['dispatch', 'address'] })
@Index({ properties: ['dispatch', 'status'] })
@Index({
  name: 'email_delivery_due_index',
  expression:
    "create index email_delivery_due_index on email_delivery (dispatch_id, due_at) where status in ('pending', 'sending')",
})
export class EmailDelivery {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => EmailDispatch, deleteRule: 'cascade' })
  dispatch!: Rel<EmailDispatch>;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: Rel<User>;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext' })
  address!: string;

  /** The recipient was named: unsubscribing from one channel would not keep such mails from them. */
  @Property({ type: 'boolean' })
  isByName!: boolean;

  @Property({ type: 'text' })
  status: EmailDeliveryStatus & Opt = EmailDeliveryStatus.PENDING;

  /** Times that a mail server was asked to take it, the current one included. */
  @Property({ type: 'smallint', default: 0 })
  attempts: number & Opt = 0;

  /** Of a pending one, when it is tried next; of one that is being sent, until when that process has the claim. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();

  /** When it was sent, failed or skipped. */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;

  /** Why it was not sent, or not yet. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** The same for every attempt, so that a second copy can be recognised. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  messageId!: string & Opt;

  /** Known to the recipient only. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', unique: true })
  unsubscribeToken!: string & Opt;
}
