import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { OrderStatus } from '../order-status.ts';
import { OrderEventKind } from './order-event-kind.ts';

/** A message as stored. */
export interface OrderMessageRow {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly recipient: string;
  readonly status: MailStatus;
  readonly failure: string | null;
}

@ObjectType('OrderMessage', { description: 'What the house has written to the buyer of an order, by mail.' })
class OrderMessageType {
  @Field(() => ID, { description: 'Id of the message.' })
  id: number;

  @Field(() => String, { description: 'What it is about.' })
  subject: string;

  @Field(() => String, { description: 'As it was written: plain text.' })
  text: string;

  @Field(() => String, { description: 'The address that it is sent to.' })
  recipient: string;

  @Field(() => MailStatus, { description: 'What became of the mail.' })
  status: MailStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Why it could not be sent, or not yet, which only administrators read; null: nothing went wrong.',
  })
  failure: string | null;

  constructor(row: OrderMessageRow, { actor }: Pick<RequestContext, 'actor'>) {
    this.id = row.id;
    this.subject = row.subject;
    this.text = row.text;
    this.recipient = row.recipient;
    this.status = row.status;
    this.failure = actor?.role === UserRole.ADMINISTRATOR ? row.failure : null;
  }
}

/** An event as stored. */
interface OrderEventRow {
  readonly id: number;
  readonly kind: OrderEventKind;
  /** In PostgreSQL's format. */
  readonly at: string;
  readonly isByBuyer: boolean;
  readonly actorName: string | null;
  readonly statusBefore: OrderStatus | null;
  readonly status: OrderStatus;
  readonly note: string | null;
  readonly message: OrderMessageRow | null;
}

@ObjectType('OrderEvent', { description: 'Something that has happened to an order.' })
export class OrderEventType {
  @Field(() => ID, { description: 'Unique among all events.' })
  id: number;

  @Field(() => OrderEventKind, { description: 'What has happened.' })
  kind: OrderEventKind;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at: Date;

  @Field(() => Boolean, { description: 'The buyer did it; else the house.' })
  isByBuyer: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Who did it, as they were called then. Which of its people acted for the house only administrators read.',
  })
  actor: string | null;

  @Field(() => OrderStatus, { nullable: true, description: 'Where the order stood before; null: its status stayed.' })
  statusBefore: OrderStatus | null;

  @Field(() => OrderStatus, { description: 'Where the order stood afterwards.' })
  status: OrderStatus;

  @Field(() => String, { nullable: true, description: 'What exactly, in words.' })
  note: string | null;

  @Field(() => OrderMessageType, { nullable: true, description: 'What the house has written to the buyer.' })
  message: OrderMessageType | null;

  constructor(row: OrderEventRow, { actor }: Pick<RequestContext, 'actor'>) {
    this.id = row.id;
    this.kind = row.kind;
    this.at = new Date(row.at);
    this.isByBuyer = row.isByBuyer;
    this.actor = row.isByBuyer || actor?.role === UserRole.ADMINISTRATOR ? row.actorName : null;
    this.statusBefore = row.statusBefore;
    this.status = row.status;
    this.note = row.note;
    this.message = row.message && new OrderMessageType(row.message, { actor });
  }
}
