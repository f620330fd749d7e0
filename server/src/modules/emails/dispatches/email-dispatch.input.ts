import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalInstant, OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterIds, FilterText } from '../../../kernel/input/filter-fields.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { OptionalList } from '../../../kernel/input/list-rules.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { ChosenContentInput } from '../templates/chosen-content.ts';

const mostChannels = 1_000;
const mostUsers = 5_000;

/** Whom a mail is meant for, as inputs say it. */
export interface AddresseesInput {
  channelIds?: number[] | null | undefined;
  userIds?: number[] | null | undefined;
}

const channelWords = 'Newsletters: their subscribers of the time of sending get it.';
const userWords = 'Users who get it whatever they have subscribed to, unless they have unsubscribed from such mails.';

/** A mail to many, as REST orders it. */
@InputType()
export class EmailOrderInput extends ChosenContentInput implements AddresseesInput {
  @Field(() => [ID], { nullable: true, description: channelWords })
  @IsId({ each: true })
  @OptionalList(mostChannels)
  channelIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: userWords })
  @IsId({ each: true })
  @OptionalList(mostUsers)
  userIds?: number[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In the future, within a year. Left out: now.' })
  @OptionalInstant()
  sendAt?: Date | null;
}

@InputType({ description: 'Input of sendEmail: a template, or a subject and a body; channels, users, or both.' })
export class SendEmailInput extends EmailOrderInput {
  @RequiredIdempotencyKey('dispatch')
  idempotencyKey!: string;
}

@InputType({ description: 'Whom a mail is meant for: channels, users, or both.' })
export class EmailRecipientsInput implements AddresseesInput {
  @Field(() => [ID], { nullable: true, description: channelWords })
  @IsId({ each: true })
  @OptionalList(mostChannels)
  channelIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: userWords })
  @IsId({ each: true })
  @OptionalList(mostUsers)
  userIds?: number[] | null;
}

@InputType({ description: 'Input of retryEmailDispatch.' })
export class RetryEmailDispatchInput {
  @Field(() => ID, { description: 'Id of the dispatch.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;
}

@InputType({ description: 'Input of cancelEmailDispatch.' })
export class CancelEmailDispatchInput {
  @Field(() => ID, { description: 'Id of the dispatch.' })
  @IsId()
  id!: number;
}

/** Which dispatch. */
export class EmailDispatchId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Narrows a list of dispatches.' })
export class EmailDispatchFilter {
  @FilterText('Part of the subject or of the name of its template.')
  text?: string | null;

  @FilterEnums(() => EmailDispatchStatus, 'At least one.')
  statuses?: EmailDispatchStatus[] | null;

  @FilterIds('Newsletters that it goes to. At least one.')
  channelIds?: number[] | null;

  @FilterFlag('Whether copies of it have failed.')
  hasFailed?: boolean | null;
}

/** A question for dispatches. */
export class EmailDispatchQuery {
  @OptionalObject(() => EmailDispatchFilter)
  filter?: EmailDispatchFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: 'Narrows a list of deliveries.' })
export class EmailDeliveryFilter {
  @FilterText('Part of the address.')
  text?: string | null;

  @FilterEnums(() => MailStatus, 'At least one.')
  statuses?: MailStatus[] | null;
}

/** A question for the deliveries of a dispatch. */
export class EmailDeliveryQuery {
  @IsId()
  dispatchId!: number;

  @OptionalObject(() => EmailDeliveryFilter)
  filter?: EmailDeliveryFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
