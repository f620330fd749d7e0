import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { OrderStatus } from '../order-status.ts';
import { OrderEventKind } from './order-event-kind.ts';

export interface OrderMessageRow {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly recipient: string;
  readonly status: MailStatus;
  readonly failure: string | null;
}

@ObjectType('OrderMessage', { description: 'Email message to the buyer of an order.' })
class OrderMessageType {
  @Field(() => ID, { description: 'Message ID.' })
  id: number;

  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, { description: 'Plain text of the message.' })
  text: string;

  @Field(() => String, { description: 'Email address of the recipient.' })
  recipient: string;

  @Field(() => MailStatus, { description: 'Delivery status of the email.' })
  status: MailStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the email could not be sent, or has not been sent yet. Null if there was no failure, and for callers who are not administrators.',
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

interface OrderEventRow {
  readonly id: number;
  readonly kind: OrderEventKind;
  /** Timestamp in PostgreSQL's text format. */
  readonly at: string;
  readonly isByBuyer: boolean;
  readonly actorName: string | null;
  readonly statusBefore: OrderStatus | null;
  readonly status: OrderStatus;
  readonly note: string | null;
  readonly message: OrderMessageRow | null;
}

@ObjectType('OrderEvent', { description: 'Event in the timeline of an order.' })
export class OrderEventType {
  @Field(() => ID, { description: 'Event ID, unique among the events of all orders.' })
  id: number;

  @Field(() => OrderEventKind, { description: 'Kind of event.' })
  kind: OrderEventKind;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  at: Date;

  @Field(() => Boolean, { description: 'True for actions of the buyer, false for actions of the brand.' })
  isByBuyer: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the actor at the time of the event. Null if unknown. Names of administrators are visible to administrators only; null for others.',
  })
  actor: string | null;

  @Field(() => OrderStatus, { nullable: true, description: 'Status before the event. Null if it did not change.' })
  statusBefore: OrderStatus | null;

  @Field(() => OrderStatus, { description: 'Status after the event.' })
  status: OrderStatus;

  @Field(() => String, { nullable: true, description: 'Details as text. Null if there are none.' })
  note: string | null;

  @Field(() => OrderMessageType, {
    nullable: true,
    description: 'Message to the buyer. Null for other kinds of events.',
  })
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
