import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { OptionalLine, RequiredEmail, RequiredLine, RequiredText } from '../../kernel/input/field-rules.ts';
import { IsEnum } from '../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User } from '../accounts/users/index.ts';
import { Order } from '../orders/index.ts';
import { ContactMessageStatus } from './contact-message-status.ts';

@ObjectType({ simpleResolvers: true, description: 'A message from the contact form. Administrators only.' })
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
  @Field(() => ID, { description: 'Message ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'Name of the sender, as entered.' })
  @RequiredLine(200)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Email address of the sender, as entered. Not verified.' })
  @RequiredEmail()
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number. Null if not set.' })
  @OptionalLine(50)
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'Subject line. Null if not set.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Field(() => String, { description: 'Plain text of the message.' })
  @RequiredText(10_000)
  @Property({ type: 'text' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Stock number of the item that the message is about. Null if none.',
  })
  @Property({ type: 'text', nullable: true })
  stockNumber: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "ID of the sender's order that the message is about. Null if none, or if the order was deleted.",
  })
  @ManyToOne({
    entity: () => Order,
    fieldName: 'order_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  orderId: number | null = null;

  @ManyToOne({
    entity: () => User,
    fieldName: 'sender_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  senderId: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: "Agent's domain on which the message was written. Null for the brand's own domain.",
  })
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When the message was received.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Field(() => ContactMessageStatus, { description: 'Status of the message.' })
  @IsEnum(ContactMessageStatus, { message: 'must be a valid status' })
  @Property({ type: 'text' })
  status: ContactMessageStatus & Opt = ContactMessageStatus.OPEN;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the message was last answered. Null if it has not been answered.',
  })
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the message was handled. Null while it is open.' })
  @Property({ type: 'datetime', nullable: true })
  handledAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    fieldName: 'handled_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  handledById: number | null = null;

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
