import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { ContactMessageStatus } from './contact-message-status.ts';

@ObjectType('ContactMessage', {
  simpleResolvers: true,
  description: 'What somebody has written to the house. Administrators see it.',
})
export class ContactMessageType {
  @Field(() => ID, { description: 'Of the message.' }) id!: number;
  @Field(() => String, { description: 'Who wrote, in their own words.' }) name!: string;
  @Field(() => String, { description: 'Where the house answers. Nobody has confirmed it.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Subject line of the message.' }) subject!: string | null;
  @Field(() => String, { description: 'Plain text.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Stock number of the item that it is about.' })
  stockNumber!: string | null;
  @Field(() => ID, { nullable: true, description: "The sender's own order that it is about, while there is one." })
  orderId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: "The agent's domain on which it was written; null on the house's own.",
  })
  domain!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the message arrived.' }) createdAt!: Date;
  @Field(() => ContactMessageStatus, { description: 'Where the house stands with it.' }) status!: ContactMessageStatus;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Of the last answer; null: there is none.' })
  answeredAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was seen to; null while it is not.' })
  handledAt!: Date | null;
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  version!: number;

  readonly handledById!: number | null;
  readonly senderId!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of messages.' })
export class ContactMessagePage {
  @Field(() => [ContactMessageType], { description: 'At most `size`, newest first.' })
  items!: readonly ContactMessageType[];
  @Field(() => Int, { description: 'Messages on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}

@ObjectType({ description: 'Outcome of sendContactMessage.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Where the house answers.' })
  email!: string;
}

@ObjectType({ description: 'Outcome of markContactMessageHandled.' })
export class MarkContactMessageHandledPayload {
  @Field(() => ContactMessageType, { description: 'The message as it is now.' })
  contactMessage!: ContactMessageType;
}

@ObjectType({ description: 'Outcome of setContactMessageStatus.' })
export class SetContactMessageStatusPayload {
  @Field(() => ContactMessageType, { description: 'The message as it is now.' })
  contactMessage!: ContactMessageType;
}
