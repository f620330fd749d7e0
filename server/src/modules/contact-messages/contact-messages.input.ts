import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredFlag } from '../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterRange, FilterText } from '../../kernel/input/filter-fields.ts';
import { IsId } from '../../kernel/input/input.ts';
import { PageInput } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { ContactMessageStatus, ContactMessageTopic } from './contact-message-status.ts';

@InputType({ description: 'Which messages. Fields are joined by AND.' })
export class ContactMessageFilter {
  @FilterFlag('Whether somebody of the house has seen to them.')
  isHandled?: boolean | null;

  @FilterText('Part of the name, the e-mail address, the subject or the message.')
  text?: string | null;

  @FilterEnums(() => ContactMessageStatus, 'At least one.')
  statuses?: ContactMessageStatus[] | null;

  @FilterEnums(() => ContactMessageTopic, 'At least one.')
  topics?: ContactMessageTopic[] | null;

  @FilterRange(() => DateTimeRange, 'When they arrived.')
  createdAt?: DateTimeRange | null;
}

/** A question for messages. */
export class ContactMessageQuery {
  @OptionalObject(() => ContactMessageFilter)
  filter?: ContactMessageFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: 'Input of markContactMessageHandled.' })
export class MarkContactMessageHandledInput {
  @Field(() => ID, { description: 'Id of the message.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { defaultValue: true, description: 'False: it is to be seen to again.' })
  @RequiredFlag()
  isHandled: boolean = true;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of setContactMessageStatus.' })
export class SetContactMessageStatusInput {
  @Field(() => ID, { description: 'Id of the message.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => ContactMessageStatus, { description: 'Where the house stands with it from now on.' })
  @IsEnum(ContactMessageStatus, { message: 'must be a known value' })
  status!: ContactMessageStatus;
}
