import { Field, Int, ObjectType } from '../../kernel/graphql.ts';
import { ContactMessage } from './contact-message.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of messages.' })
export class ContactMessagePage {
  @Field(() => [ContactMessage], { description: 'At most `size`, newest first.' })
  items!: readonly ContactMessage[];
  @Field(() => Int, { description: 'Messages on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}

@ObjectType({ description: 'Outcome of sendContactMessage.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Email address of the sender.' })
  email!: string;
}

@ObjectType({ description: 'Outcome of markContactMessageHandled.' })
export class MarkContactMessageHandledPayload {
  @Field(() => ContactMessage, { description: 'The message as it is now.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'Outcome of setContactMessageStatus.' })
export class SetContactMessageStatusPayload {
  @Field(() => ContactMessage, { description: 'The message as it is now.' })
  contactMessage!: ContactMessage;
}
