import { Field, Int, ObjectType } from '../../kernel/graphql.ts';
import { ContactMessage } from './contact-message.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of messages.' })
export class ContactMessagePage {
  @Field(() => [ContactMessage], { description: 'Messages on this page, newest first. At most `size`.' })
  items!: readonly ContactMessage[];
  @Field(() => Int, { description: 'Number of messages on all pages.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}

@ObjectType({ description: 'Result of `sendContactMessage`.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Email address of the sender.' })
  email!: string;
}

@ObjectType({ description: 'Result of `markContactMessageHandled`.' })
export class MarkContactMessageHandledPayload {
  @Field(() => ContactMessage, { description: 'The updated message.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'Result of `setContactMessageStatus`.' })
export class SetContactMessageStatusPayload {
  @Field(() => ContactMessage, { description: 'The updated message.' })
  contactMessage!: ContactMessage;
}
