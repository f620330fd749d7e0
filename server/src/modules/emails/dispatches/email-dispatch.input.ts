import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalInstant, OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterIds, FilterText } from '../../../kernel/input/filter-fields.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { OptionalList } from '../../../kernel/input/list-rules.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { ChosenContentInput } from '../templates/chosen-content.ts';

const maxChannels = 1_000;
const maxUsers = 5_000;

/** Addressees of a bulk email, as specified in inputs. */
export interface AddresseesInput {
  channelIds?: number[] | null | undefined;
  userIds?: number[] | null | undefined;
}

const channelIdsDescription =
  'IDs of newsletters. All users who subscribe to one of them when it is sent get the email.';
const userIdsDescription =
  'IDs of users who get the email regardless of their subscriptions, unless they have unsubscribed from such emails.';

/** New bulk email in the REST API. */
@InputType()
export class EmailOrderInput extends ChosenContentInput implements AddresseesInput {
  @Field(() => [ID], { nullable: true, description: channelIdsDescription })
  @IsId({ each: true })
  @OptionalList(maxChannels)
  channelIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: userIdsDescription })
  @IsId({ each: true })
  @OptionalList(maxUsers)
  userIds?: number[] | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time to send the email, within the next year (UTC ISO 8601). If omitted, the email is sent immediately.',
  })
  @OptionalInstant()
  sendAt?: Date | null;
}

@InputType({ description: 'New bulk email: a template, or a subject and a body, to newsletters, users or both.' })
export class SendEmailInput extends EmailOrderInput {
  @RequiredIdempotencyKey('dispatch')
  idempotencyKey!: string;
}

@InputType({ description: 'Addressees of a bulk email: newsletters, users or both.' })
export class EmailRecipientsInput implements AddresseesInput {
  @Field(() => [ID], { nullable: true, description: channelIdsDescription })
  @IsId({ each: true })
  @OptionalList(maxChannels)
  channelIds?: number[] | null;

  @Field(() => [ID], { nullable: true, description: userIdsDescription })
  @IsId({ each: true })
  @OptionalList(maxUsers)
  userIds?: number[] | null;
}

@InputType({ description: 'Bulk email whose failed copies are sent again.' })
export class RetryEmailDispatchInput {
  @Field(() => ID, { description: 'ID of the bulk email.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;
}

@InputType({ description: 'Bulk email to cancel.' })
export class CancelEmailDispatchInput {
  @Field(() => ID, { description: 'ID of the bulk email.' })
  @IsId()
  id!: number;
}

export class EmailDispatchId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Filter for bulk emails. Fields are combined with AND.' })
export class EmailDispatchFilter {
  @FilterText("Part of the subject or of the template's name.")
  text?: string | null;

  @FilterEnums(() => EmailDispatchStatus, 'At least one status.')
  statuses?: EmailDispatchStatus[] | null;

  @FilterIds('IDs of newsletters. Matches emails to at least one of them.')
  channelIds?: number[] | null;

  @FilterFlag('Whether any copy has failed.')
  hasFailed?: boolean | null;
}

export class EmailDispatchQuery {
  @OptionalObject(() => EmailDispatchFilter)
  filter?: EmailDispatchFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: 'Filter for deliveries. Fields are combined with AND.' })
export class EmailDeliveryFilter {
  @FilterText('Part of the email address.')
  text?: string | null;

  @FilterEnums(() => MailStatus, 'At least one status.')
  statuses?: MailStatus[] | null;
}

export class EmailDeliveryQuery {
  @IsId()
  dispatchId!: number;

  @OptionalObject(() => EmailDeliveryFilter)
  filter?: EmailDeliveryFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
