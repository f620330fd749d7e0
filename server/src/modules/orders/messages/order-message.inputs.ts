import { Field, ID, InputType } from 'type-graphql';
import { NoDamage, RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../kernel/input/input.ts';

@InputType({ description: 'Input of sendOrderMessage.' })
export class SendOrderMessageInput {
  @Field(() => ID, { description: 'The order that it is about: its buyer gets the mail.' })
  @IsId()
  orderId!: number;

  @Field(() => String, { description: 'What it is about: one line of at most 200 characters.' })
  @RequiredLine(200)
  subject!: string;

  @Field(() => String, { description: 'Plain text, at most 5,000 characters.' })
  @NoDamage()
  @RequiredText(5_000)
  text!: string;

  @RequiredIdempotencyKey('message')
  idempotencyKey!: string;
}

@InputType({ description: 'Input of resendOrderMessage.' })
export class ResendOrderMessageInput {
  @Field(() => ID, { description: 'A message that could not be sent.' })
  @IsId()
  messageId!: number;
}
