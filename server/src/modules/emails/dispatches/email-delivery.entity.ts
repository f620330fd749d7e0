import { HiddenProps, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { DeliveryFields } from '../../../platform/email/delivery-fields.ts';
import { TrackedMail } from '../../../platform/email/tracked-mail.entity.ts';
import { User } from '../../accounts/users/index.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';

@DeliveryFields('Delivery ID.')
@ObjectType({
  simpleResolvers: true,
  description: 'Copy of a bulk email for one recipient. Deleted with the account. Administrators only.',
})
@Entity({ tableName: 'email_delivery' })
@Check({
  name: 'email_delivery_status_check',
  expression: "status in ('pending', 'sending', 'sent', 'failed', 'skipped')",
})
@Check({
  name: 'email_delivery_settled_at_check',
  expression: "(settled_at is not null) = (status in ('sent', 'failed', 'skipped'))",
})
@Unique({ properties: ['dispatch', 'userId'] })
@Unique({ properties: ['dispatch', 'email'] })
@Index({ properties: ['dispatch', 'status'] })
@Index({ name: 'email_delivery_failed_index', expression: 'in the migration' })
@Index({
  name: 'email_delivery_due_index',
  expression:
    "create index email_delivery_due_index on email_delivery (dispatch_id, due_at) where status in ('pending', 'sending')",
})
export class EmailDelivery extends TrackedMail {
  [HiddenProps]?: 'unsubscribeToken';

  @ManyToOne({ entity: () => EmailDispatch, deleteRule: 'cascade' })
  dispatch!: Rel<EmailDispatch>;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Email address of the recipient. Case-insensitive. */
  @Field(() => String, { description: 'Address of the recipient.' })
  @Property({ type: 'string', columnType: 'citext', fieldName: 'address' })
  email!: string;

  /** True if the recipient was selected individually. Unsubscribing from a newsletter does not stop such emails. */
  @Property({ type: 'boolean' })
  isByName!: boolean;

  /** Secret token in the unsubscribe link. It is sent only to the recipient. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', unique: true, hidden: true })
  unsubscribeToken!: string & Opt;
}
