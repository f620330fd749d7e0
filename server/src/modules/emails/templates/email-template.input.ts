import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { KnownVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../../kernel/input/filter-fields.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../../kernel/input/page.ts';
import { IsEnum, IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { EmailTemplate } from './email-template.entity.ts';

const written = ['name', 'subject', 'body'] as const;

@InputType({ description: 'Input of createEmailTemplate.' })
export class CreateEmailTemplateInput extends newFields(EmailTemplate, written) {}

@InputType({ description: 'Changes of a template. Omitted fields are unchanged.' })
export class EmailTemplatePatch extends changedFields(EmailTemplate, written) {}

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

  @FilterFlag('Whether a mail was ever sent, or is scheduled, from it.')
  isUsed?: boolean | null;
}

/** What templates are sorted by. The values are columns. */
enum EmailTemplateSortField {
  NAME = 'name',
  SUBJECT = 'subject',
  UPDATED_AT = 'updated_at',
}

describedEnum(EmailTemplateSortField, {
  name: 'EmailTemplateSortField',
  description: 'What e-mail templates are sorted by. Ties: by name.',
  values: { NAME: 'Name.', SUBJECT: 'Subject.', UPDATED_AT: 'When it was last changed.' },
});

@InputType({ description: 'One column to sort by.' })
export class EmailTemplateSort {
  @Field(() => EmailTemplateSortField, { description: 'Column.' })
  @IsEnum(EmailTemplateSortField)
  field!: EmailTemplateSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

/** A question for templates. */
export class EmailTemplateQuery {
  @OptionalObject(() => EmailTemplateFilter)
  filter?: EmailTemplateFilter | null | undefined;

  @OptionalObjects(() => EmailTemplateSort, mostSorts)
  sort?: EmailTemplateSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
