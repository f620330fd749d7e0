import { Collection, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToMany, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { EmailChannel, User } from '../../accounts/users/index.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { EmailTemplate } from '../templates/email-template.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Bulk email. Its content does not change after it is scheduled. Administrators only.',
})
@Entity({ tableName: 'email_dispatch' })
@Check({
  name: 'email_dispatch_status_check',
  expression: "status in ('scheduled', 'sending', 'sent', 'cancelled')",
})
@Check({
  name: 'email_dispatch_finished_at_check',
  expression: "(finished_at is not null) = (status in ('sent', 'cancelled'))",
})
export class EmailDispatch {
  @Field(() => ID, { description: 'Dispatch ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({
    entity: () => EmailTemplate,
    fieldName: 'template_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  templateId: number | null = null;

  @ManyToOne({
    entity: () => User,
    fieldName: 'created_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  createdById: number | null = null;

  @Field(() => String, { description: 'Subject line, with placeholders.' })
  @Property({ type: 'text' })
  subject!: string;

  @Rest(false)
  @Field(() => String, { description: 'HTML with placeholders.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => EmailDispatchStatus, { description: 'Status of the bulk email.' })
  @Property({ type: 'text' })
  status: EmailDispatchStatus & Opt = EmailDispatchStatus.SCHEDULED;

  @Field(() => DateTimeScalar, { description: 'When the bulk email was scheduled.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { description: 'When the recipients are selected and sending begins.' })
  @Property({ type: 'datetime' })
  sendAt!: Date;

  @Rest(false)
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the bulk email was sent to the last recipient, or cancelled. Null until then.',
  })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  @Rest(false)
  @Field(() => Int, {
    description: 'Increases with each change, such as start, cancellation or retry. Send it back as `expectedVersion`.',
  })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Rest(false)
  @Field(() => [EmailChannel], { description: 'Newsletters whose subscribers get the email, sorted by name.' })
  @ManyToMany({
    entity: () => EmailChannel,
    pivotTable: 'email_dispatch_channel',
    joinColumn: 'dispatch_id',
    inverseJoinColumn: 'channel_id',
  })
  channels = new Collection<EmailChannel>(this);

  /** Users who get the email regardless of their subscriptions. */
  @ManyToMany({
    entity: () => User,
    pivotTable: 'email_dispatch_user',
    joinColumn: 'dispatch_id',
    inverseJoinColumn: 'user_id',
  })
  users = new Collection<User>(this);
}
