import { Field, ID, InputType } from 'type-graphql';
import { KnownVersion } from '../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredFlag } from '../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../kernel/input/filter-fields.ts';
import { IsId } from '../../kernel/input/input.ts';
import { PageInput } from '../../kernel/input/page.ts';

@InputType({ description: 'Which messages. Fields are joined by AND.' })
export class ContactMessageFilter {
  @FilterFlag('Whether somebody of the house has seen to them.')
  isHandled?: boolean | null;

  @FilterText('Part of the name, the e-mail address, the subject or the message.')
  text?: string | null;
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
