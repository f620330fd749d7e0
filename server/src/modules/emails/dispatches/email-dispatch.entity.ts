import { Collection, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToMany, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EmailChannel, User } from '../../accounts/users/index.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { EmailTemplate } from '../templates/email-template.entity.ts';

/** One mail to many, frozen when it was scheduled. */
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
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null for a mail without one, and once it is deleted. */
  @ManyToOne({
    entity: () => EmailTemplate,
    fieldName: 'template_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  templateId: number | null = null;

  /** The administrator; null once their account is deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'created_by_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  createdById: number | null = null;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'text' })
  status: EmailDispatchStatus & Opt = EmailDispatchStatus.SCHEDULED;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** When its recipients are found and sending begins. */
  @Property({ type: 'datetime' })
  sendAt!: Date;

  /** When nothing was left to do. */
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  /** Counts what happens to it: that it begins, is cancelled, or has its failed copies tried again. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  /** Newsletters whose subscribers get it. */
  @ManyToMany({
    entity: () => EmailChannel,
    pivotTable: 'email_dispatch_channel',
    joinColumn: 'dispatch_id',
    inverseJoinColumn: 'channel_id',
  })
  channels = new Collection<EmailChannel>(this);

  /** Users who get it whatever they have subscribed to. */
  @ManyToMany({
    entity: () => User,
    pivotTable: 'email_dispatch_user',
    joinColumn: 'dispatch_id',
    inverseJoinColumn: 'user_id',
  })
  users = new Collection<User>(this);
}
