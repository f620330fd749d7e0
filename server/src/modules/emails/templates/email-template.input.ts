import { Field, ID, InputType, Int } from 'type-graphql';
import { KnownVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptLine,
  KeptText,
  OptionalObject,
  RequiredLine,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { FilterText } from '../../../kernel/input/filter-fields.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { longestBody, longestSubject } from '../content/email-content.ts';

const longestName = 100;
const nameWords = 'For people: one line of at most 100 characters. No other template has it, in whatever case.';
const subjectWords = 'One line of at most 200 characters, with placeholders.';
const bodyWords =
  'HTML of at most 100,000 characters, with placeholders as `emailPlaceholders` lists them; `{{#if company}}…{{else}}…{{/if}}` and `{{#unless …}}` choose by one. The house’s layout is put around it. Anything else in braces, scripts, style sheets, forms and event attributes are refused.';

@InputType({ description: 'Input of createEmailTemplate.' })
export class CreateEmailTemplateInput {
  @Field(() => String, { description: nameWords })
  @RequiredLine(longestName)
  name!: string;

  @Field(() => String, { description: subjectWords })
  @RequiredLine(longestSubject)
  subject!: string;

  @Field(() => String, { description: bodyWords })
  @RequiredText(longestBody)
  body!: string;
}

@InputType({ description: 'What changes of a template: what is left out stays.' })
export class EmailTemplatePatch {
  @Field(() => String, { nullable: true, description: nameWords })
  @KeptLine(longestName)
  name?: string;

  @Field(() => String, { nullable: true, description: subjectWords })
  @KeptLine(longestSubject)
  subject?: string;

  @Field(() => String, { nullable: true, description: bodyWords })
  @KeptText(longestBody)
  body?: string;
}

@InputType({ description: 'Input of updateEmailTemplate.' })
export class UpdateEmailTemplateInput {
  @Field(() => ID, { description: 'Id of the template.' })
  @IsId()
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The `version` that the change is made from; another one is refused (409, STALE_VERSION).',
  })
  @OptionalVersion()
  expectedVersion?: number | null;

  @Field(() => EmailTemplatePatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => EmailTemplatePatch)
  set!: EmailTemplatePatch;
}

/** A template in full, as REST puts it. */
export class ReplaceEmailTemplateInput extends CreateEmailTemplateInput {
  @IsId()
  id!: number;

  @OptionalVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of deleteEmailTemplate.' })
export class DeleteEmailTemplateInput {
  @Field(() => ID, { description: 'Id of the template.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/** Which template. */
export class EmailTemplateId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Narrows a list of templates.' })
export class EmailTemplateFilter {
  @FilterText('Part of the name or the subject.')
  text?: string | null;
}

/** A question for templates. */
export class EmailTemplateQuery {
  @OptionalObject(() => EmailTemplateFilter)
  filter?: EmailTemplateFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
