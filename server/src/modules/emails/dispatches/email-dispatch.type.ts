import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { EmailDelivery } from './email-delivery.entity.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import type { DispatchRow } from './read-dispatches.ts';

describedEnum(MailStatus, {
  name: 'EmailDeliveryStatus',
  description: "Delivery status of one recipient's copy.",
  values: {
    PENDING: 'Waiting for the first attempt or a retry.',
    SENDING: 'Being sent.',
    SENT: 'Accepted by the SMTP server.',
    FAILED: 'Failed: rejected by the SMTP server, or not accepted in any of the attempts.',
    SKIPPED: 'Not sent: the recipient unsubscribed or was blocked, or the bulk email was cancelled.',
  },
});

@ObjectType('EmailDispatchProgress', {
  simpleResolvers: true,
  description: 'Number of copies of a bulk email, by status.',
})
export class EmailDispatchProgress {
  @Field(() => Int, { description: 'Number of recipients. 0 until sending begins.' }) total!: number;
  @Field(() => Int, { description: 'Number of copies that are pending or being sent.' }) pending!: number;
  @Field(() => Int, { description: 'Number of copies accepted by the SMTP server.' }) sent!: number;
  @Field(() => Int, { description: 'Number of copies that failed.' }) failed!: number;
  @Field(() => Int, { description: 'Number of copies that were skipped.' }) skipped!: number;
}

@ObjectType('EmailDispatchPage', { simpleResolvers: true, description: 'One page of bulk emails.' })
export class EmailDispatchPage {
  @Field(() => [EmailDispatch], { description: 'Bulk emails on this page, newest first. At most `size`.' })
  items!: readonly DispatchRow[];

  @Field(() => Int, { description: 'Number of matching bulk emails. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer bulk emails.' }) size!: number;
}

@ObjectType('EmailDeliveryPage', { simpleResolvers: true, description: 'One page of deliveries.' })
export class EmailDeliveryPage {
  @Field(() => [EmailDelivery], {
    description: 'Deliveries on this page, in the order in which recipients were added. At most `size`.',
  })
  items!: readonly DeliveryRow[];

  @Field(() => Int, { description: 'Number of matching deliveries. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer deliveries.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `sendEmail`.' })
export class SendEmailPayload {
  @Field(() => EmailDispatch, { description: 'The scheduled bulk email.' }) dispatch!: DispatchRow;
  @Field(() => Boolean, {
    description: 'True if an earlier request with the same idempotency key scheduled the bulk email.',
  })
  isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `retryEmailDispatch`.' })
export class RetryEmailDispatchPayload {
  @Field(() => EmailDispatch, { description: 'The updated bulk email.' }) dispatch!: DispatchRow;
  @Field(() => Int, { description: 'Number of copies that are sent again.' }) retried!: number;
}

@ObjectType('EmailRecipientsInfo', {
  simpleResolvers: true,
  description:
    'Number of addressees who would get an email if it were sent now, and of those who would not. Each addressee is counted in exactly one field.',
})
export class EmailRecipientsType {
  @Field(() => Int, { description: 'Number of users who would get the email.' }) recipients!: number;
  @Field(() => Int, { description: 'Number of addressees who are blocked.' }) blocked!: number;
  @Field(() => Int, { description: 'Number of addressees who are not approved.' }) unapproved!: number;
  @Field(() => Int, { description: 'Number of addressees whose email address is not confirmed.' }) unconfirmed!: number;
  @Field(() => Int, { description: 'Number of individually selected users who have unsubscribed from bulk emails.' })
  unsubscribed!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `cancelEmailDispatch`.' })
export class CancelEmailDispatchPayload {
  @Field(() => EmailDispatch, { description: 'The cancelled bulk email.' }) dispatch!: DispatchRow;
}
