import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';

@ObjectType('ContactAnswer', {
  simpleResolvers: true,
  description: 'What the house has answered to a message. Administrators see it.',
})
export class ContactAnswerType {
  @Field(() => ID, { description: 'Of the answer.' }) id!: number;
  @Field(() => String, { description: 'Plain text. The mail quotes the message below it.' }) text!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: Date;
  @Field(() => MailStatus, { description: 'What became of the mail.' }) status!: MailStatus;
  @Field(() => Int, { description: 'Times that a mail server was asked to take it.' }) attempts!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent or failed; null while it has not.' })
  settledAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was not sent, or not yet.' }) failure!: string | null;

  readonly authorId!: number | null;
}
