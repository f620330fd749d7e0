import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { EmailDelivery } from './email-delivery.entity.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import type { DispatchRow } from './read-dispatches.ts';

describedEnum(MailStatus, {
  name: 'EmailDeliveryStatus',
  description: 'What became of one recipient’s copy.',
  values: {
    PENDING: 'To be sent, for the first time or again.',
    SENDING: 'On its way this moment.',
    SENT: 'Taken by the mail server.',
    FAILED: 'Refused for good by the mail server, or for now too often.',
    SKIPPED: 'Not sent: the recipient unsubscribed or was blocked meanwhile, or the dispatch was cancelled.',
  },
});

@ObjectType('EmailDispatchProgress', { simpleResolvers: true, description: 'How many copies of a mail stand where.' })
export class EmailDispatchProgress {
  @Field(() => Int, { description: 'Recipients. 0 until sending begins.' }) total!: number;
  @Field(() => Int, { description: 'Still to be sent, or on their way.' }) pending!: number;
  @Field(() => Int, { description: 'Taken by the mail server.' }) sent!: number;
  @Field(() => Int, { description: 'Not to be delivered.' }) failed!: number;
  @Field(() => Int, { description: 'Not sent on purpose.' }) skipped!: number;
}

@ObjectType('EmailDispatchPage', { simpleResolvers: true, description: 'One page of mails to many.' })
export class EmailDispatchPage {
  @Field(() => [EmailDispatch], { description: 'Newest first; at most `size`.' })
  items!: readonly DispatchRow[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType('EmailDeliveryPage', { simpleResolvers: true, description: 'One page of the copies of a mail.' })
export class EmailDeliveryPage {
  @Field(() => [EmailDelivery], { description: 'In the order in which recipients were found; at most `size`.' })
  items!: readonly DeliveryRow[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendEmail.' })
export class SendEmailPayload {
  @Field(() => EmailDispatch, { description: 'The dispatch as it is now.' }) dispatch!: DispatchRow;
  @Field(() => Boolean, { description: 'An earlier call with the same key had scheduled it.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of retryEmailDispatch.' })
export class RetryEmailDispatchPayload {
  @Field(() => EmailDispatch, { description: 'The dispatch as it is now.' }) dispatch!: DispatchRow;
  @Field(() => Int, { description: 'How many copies are tried again.' }) retried!: number;
}

@ObjectType('EmailRecipientsInfo', {
  simpleResolvers: true,
  description: 'Who would get a mail, were it sent now. Everybody it is meant for counts in one of the numbers.',
})
export class EmailRecipientsType {
  @Field(() => Int, { description: 'Who would get it, each once.' }) recipients!: number;
  @Field(() => Int, { description: 'Left out: blocked now.' }) blocked!: number;
  @Field(() => Int, { description: 'Left out: not approved by an Administrator.' }) unapproved!: number;
  @Field(() => Int, { description: 'Left out: their e-mail address is not confirmed.' }) unconfirmed!: number;
  @Field(() => Int, { description: 'Left out: named, but unsubscribed from such mails.' }) unsubscribed!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of cancelEmailDispatch.' })
export class CancelEmailDispatchPayload {
  @Field(() => EmailDispatch, { description: 'The dispatch as it is now.' }) dispatch!: DispatchRow;
}
