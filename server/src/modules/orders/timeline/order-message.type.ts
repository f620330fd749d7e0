import { Field, ID, ObjectType } from 'type-graphql';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';

/** A message as it lies in the database. */
export interface OrderMessageRow {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly recipient: string;
  readonly status: MailStatus;
  readonly failure: string | null;
}

@ObjectType('OrderMessage', { description: 'What the house has written to the buyer of an order, by mail.' })
export class OrderMessageType {
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
