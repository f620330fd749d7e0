import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { UserPayload } from '../users/user.payloads.ts';
import { ReferenceFate } from './account-references.ts';

describedEnum(ReferenceFate, {
  name: 'ReferenceFate',
  description: 'What becomes of something that belongs to a user when the user is deleted.',
  values: {
    GOES: 'It is deleted with the user.',
    FREED: 'It stays, and is free for others.',
    STAYS: 'It stays, and belongs to nobody any more.',
  },
});

@ObjectType('UserReference', { simpleResolvers: true, description: 'Things of one kind that belong to a user.' })
export class UserReferenceType {
  @Field(() => ReferenceFate, { description: 'What becomes of them when the user is deleted.' }) fate!: ReferenceFate;
  @Field(() => Int, { description: 'How many there are: one or more.' }) count!: number;
  @Field(() => String, { description: 'What they are, for people: `addresses`, or `address` where it is one.' })
  words!: string;
}

@ObjectType({ description: 'Outcome of createUser.' })
export class CreateUserPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of updateUser.' })
export class UpdateUserPayload extends UserPayload {}

@ObjectType({ description: 'Outcome of sendConfirmationLinks.' })
export class SendConfirmationLinksPayload {
  @Field(() => [String], { simple: true, description: 'Addresses to which a link was sent.' })
  emails!: string[];
}

@ObjectType({ description: 'Outcome of mailPasswordLink.' })
export class MailPasswordLinkPayload {
  @Field(() => String, { simple: true, description: 'Where the link went.' })
  email!: string;
}
