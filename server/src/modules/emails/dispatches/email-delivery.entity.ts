import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TrackedMail } from '../../../platform/mail/tracked-mail.entity.ts';
import { User } from '../../accounts/users/index.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';

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
@Index({ name: 'email_delivery_failed_index', expression: 'in the migration' })
@Index({
  name: 'email_delivery_due_index',
  expression:
    "create index email_delivery_due_index on email_delivery (dispatch_id, due_at) where status in ('pending', 'sending')",
})
export class EmailDelivery extends TrackedMail {
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

  /** Known to the recipient only. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', unique: true })
  unsubscribeToken!: string & Opt;
}
