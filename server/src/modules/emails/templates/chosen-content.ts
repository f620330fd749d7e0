import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsOptional, IsOptionalId } from '../../../kernel/input/rules.ts';
import { type EmailContent, longestBody, longestSubject, refuseBadContent } from '../content/email-content.ts';
import { readTemplate } from './read-templates.ts';

/** What is sent: a template, or a subject and a body of one's own. */
@InputType()
export abstract class ChosenContentInput {
  @Field(() => ID, { nullable: true, description: 'A template; then neither subject nor body.' })
  @IsOptionalId()
  templateId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Without a template: one line of at most 200 characters, with placeholders.',
  })
  @IsOptional()
  @RequiredLine(longestSubject)
  subject?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Without a template: HTML of at most 100,000 characters, with placeholders, as in a template.',
  })
  @IsOptional()
  @RequiredText(longestBody)
  body?: string | null;
}

/** The content that an input names. Throws INVALID_REQUEST for bad or contradictory content, EMAIL_TEMPLATE_NOT_FOUND. */
export async function contentOf(
  em: EntityManager,
  { templateId, subject, body }: ChosenContentInput,
): Promise<EmailContent & { readonly templateId: number | null }> {
  if (typeof templateId === 'number') {
    if (subject || body) throw invalid('templateId', 'must not be given together with a subject or a body');
    const template = await readTemplate(em, templateId, 'templateId');
    return { templateId, subject: template.subject, body: template.body };
  }
  if (!subject && !body) throw invalid('templateId', 'or a subject and a body must be given');
  if (!subject) throw invalid('subject', 'must be given with a body');
  if (!body) throw invalid('body', 'must be given with a subject');
  refuseBadContent({ subject, body });
  return { templateId: null, subject, body };
}
