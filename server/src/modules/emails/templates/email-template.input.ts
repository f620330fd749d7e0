import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion, OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../../kernel/input/filter-fields.ts';
import { maxSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../../kernel/input/page.ts';
import { IsEnum, IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { EmailTemplate } from './email-template.entity.ts';

const writableFields = ['name', 'subject', 'body'] as const;

@InputType({ description: 'New email template.' })
export class CreateEmailTemplateInput extends newFields(EmailTemplate, writableFields) {}

@InputType({ description: 'Changes to a template. Omitted fields are unchanged.' })
export class EmailTemplatePatch extends changedFields(EmailTemplate, writableFields) {}

@InputType({ description: 'Changes to an email template.' })
export class UpdateEmailTemplateInput {
  @Field(() => ID, { description: 'Template ID.' })
  @IsId()
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: '`version` on which the change is based. An outdated version is rejected (409, STALE_VERSION).',
  })
  @OptionalVersion()
  expectedVersion?: number | null;

  @Field(() => EmailTemplatePatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => EmailTemplatePatch)
  set!: EmailTemplatePatch;
}

/** Complete template that replaces an existing one. Used by REST. */
export class ReplaceEmailTemplateInput extends CreateEmailTemplateInput {
  @IsId()
  id!: number;

  @OptionalVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Email template to delete.' })
export class DeleteEmailTemplateInput {
  @Field(() => ID, { description: 'Template ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

export class EmailTemplateId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Filter for templates. Fields are combined with AND.' })
export class EmailTemplateFilter {
  @FilterText('Part of the name or the subject.')
  text?: string | null;

  @FilterFlag('Whether any bulk email was made from it, including scheduled ones.')
  isUsed?: boolean | null;
}

/** Fields by which templates can be sorted. The values are database columns. */
enum EmailTemplateSortField {
  NAME = 'name',
  SUBJECT = 'subject',
  UPDATED_AT = 'updated_at',
}

describedEnum(EmailTemplateSortField, {
  name: 'EmailTemplateSortField',
  description: 'Sort fields of email templates. Ties are ordered by name.',
  values: { NAME: 'Name.', SUBJECT: 'Subject.', UPDATED_AT: 'When the template was last changed.' },
});

@InputType({ description: 'Sort column and direction.' })
export class EmailTemplateSort {
  @Field(() => EmailTemplateSortField, { description: 'Column to sort by.' })
  @IsEnum(EmailTemplateSortField)
  field!: EmailTemplateSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

export class EmailTemplateQuery {
  @OptionalObject(() => EmailTemplateFilter)
  filter?: EmailTemplateFilter | null | undefined;

  @OptionalObjects(() => EmailTemplateSort, maxSorts)
  sort?: EmailTemplateSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
