import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { EmailChannel, User } from '../../accounts/users/index.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { EmailTemplate } from '../templates/email-template.entity.ts';

describedEnum(EmailDispatchStatus, {
  name: 'EmailDispatchStatus',
  description: 'Where a mail to many stands.',
  values: {
    SCHEDULED: 'Its time has not come; its recipients are not known yet.',
    SENDING: 'Its recipients are known; some copies are still to be sent.',
    SENT: 'Nothing is left to do; single copies may have failed.',
    CANCELLED: 'Stopped by an administrator, perhaps after some copies were sent.',
  },
});

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

@ObjectType('EmailDispatch', {
  simpleResolvers: true,
  description: 'One mail to many, its words frozen when it was scheduled. Seen by Administrators.',
})
export class EmailDispatchType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => EmailDispatchStatus, { description: 'Where it stands.' }) status!: EmailDispatchStatus;
  @Field(() => String, { description: 'One line, with placeholders.' }) subject!: string;
  @Field(() => String, { description: 'HTML with placeholders.' }) body!: string;
  @Field(() => [EmailChannel], { description: 'Newsletters whose subscribers get it, by name.' })
  channels!: readonly EmailChannel[];

  @Field(() => Int, { description: 'How many users were named beside them.' }) namedUsers!: number;
  @Field(() => Int, {
    description: 'Counts what happens to it: that it begins, is cancelled, or has its failed copies tried again.',
  })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was scheduled.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When sending begins, or began.' }) sendAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent to the last one, or cancelled.' })
  finishedAt!: Date | null;

  @Field(() => EmailTemplate, {
    nullable: true,
    simple: false,
    description: 'What it was made from, as it is now. Null for a mail without one, and once it is deleted.',
  })
  template!: EmailTemplate | null;

  @Field(() => User, {
    nullable: true,
    simple: false,
    description: 'The administrator who scheduled it; null once their account is deleted.',
  })
  createdBy!: User | null;

  @Field(() => EmailDispatchProgress, { simple: false, description: 'How far it has come.' })
  progress!: EmailDispatchProgress;
}

@ObjectType('EmailDispatchPage', { simpleResolvers: true, description: 'One page of mails to many.' })
export class EmailDispatchPage {
  @Field(() => [EmailDispatchType], { description: 'Newest first; at most `size`.' })
  items!: readonly EmailDispatchType[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType('EmailDelivery', {
  simpleResolvers: true,
  description: 'One recipient’s copy of a mail. Gone with their account. Seen by Administrators.',
})
export class EmailDeliveryType {
  @Field(() => ID, { description: 'Of the copy.' }) id!: number;
  @Field(() => String, { description: 'The address that it goes to.' }) email!: string;
  @Field(() => MailStatus, { description: 'Where the copy stands.' }) status!: MailStatus;
  @Field(() => Int, { description: 'How often a mail server was asked to take it.' }) attempts!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent, failed or skipped.' })
  settledAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not sent, or not yet: mostly in the words of the mail server.',
  })
  failure!: string | null;

  @Field(() => User, { nullable: true, simple: false, description: 'The recipient; null when just deleted.' })
  user!: User | null;
}

@ObjectType('EmailDeliveryPage', { simpleResolvers: true, description: 'One page of the copies of a mail.' })
export class EmailDeliveryPage {
  @Field(() => [EmailDeliveryType], { description: 'In the order in which recipients were found; at most `size`.' })
  items!: readonly EmailDeliveryType[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendEmail.' })
export class SendEmailPayload {
  @Field(() => EmailDispatchType, { description: 'The dispatch as it is now.' }) dispatch!: EmailDispatchType;
  @Field(() => Boolean, { description: 'An earlier call with the same key had scheduled it.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of retryEmailDispatch.' })
export class RetryEmailDispatchPayload {
  @Field(() => EmailDispatchType, { description: 'As it is now.' }) dispatch!: EmailDispatchType;
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
  @Field(() => EmailDispatchType, { description: 'As it is now.' }) dispatch!: EmailDispatchType;
}
