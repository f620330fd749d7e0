import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsOptional, IsOptionalId } from '../../../kernel/input/rules.ts';
import { checkContent, type EmailContent, maxBodyLength, maxSubjectLength } from '../content/email-content.ts';
import { readTemplate } from './read-templates.ts';

/** Content of an email: a template, or a subject and a body. */
@InputType()
export abstract class ChosenContentInput {
  @Field(() => ID, { nullable: true, description: 'Template ID. If set, omit subject and body.' })
  @IsOptionalId()
  templateId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Subject: one line of at most 200 characters, with placeholders. Required without a template.',
  })
  @IsOptional()
  @RequiredLine(maxSubjectLength)
  subject?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Body: HTML of at most 100,000 characters, with placeholders. Required without a template.',
  })
  @IsOptional()
  @RequiredText(maxBodyLength)
  body?: string | null;
}

/**
 * Returns the content that an input specifies: the template's content, or the input's subject and body. Throws
 * EMAIL_TEMPLATE_NOT_FOUND, and INVALID_REQUEST for invalid or contradictory content.
 */
export async function contentOf(
  em: EntityManager,
  { templateId, subject, body }: ChosenContentInput,
): Promise<EmailContent & { readonly templateId: number | null }> {
  if (typeof templateId === 'number') {
    if (subject || body) throw invalid('templateId', 'must not be set together with a subject or a body');
    const template = await readTemplate(em, templateId, 'templateId');
    return { templateId, subject: template.subject, body: template.body };
  }
  if (!subject && !body) throw invalid('templateId', 'is required unless a subject and a body are set');
  if (!subject) throw invalid('subject', 'is required with a body');
  if (!body) throw invalid('body', 'is required with a subject');
  checkContent({ subject, body });
  return { templateId: null, subject, body };
}
