import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import type { EmailTemplateRecordFragment } from '../../../graphql/generated/graphql';
import { mailContent } from '../compose/mail-content';

/** A template as it is typed. */
export const templateForm = v.object({ name: requiredText('Enter a name', 100), ...mailContent });

/** What of a template its form holds. */
export type TemplateContent = Pick<EmailTemplateRecordFragment, 'name' | 'subject' | 'body'>;

export const blankTemplate: TemplateContent = { name: '', subject: '', body: '' };

export const typedTemplate = ({ name, subject, body }: TemplateContent): TemplateContent => ({ name, subject, body });

/** What was changed: the text of a mail is not sent, and so cannot change, unless somebody has typed in it. */
export function changesOf(before: TemplateContent, now: TemplateContent): Partial<TemplateContent> {
  return {
    ...(now.name !== before.name && { name: now.name }),
    ...(now.subject !== before.subject && { subject: now.subject }),
    ...(now.body !== before.body && { body: now.body }),
  };
}

/** What somebody else changed of a template, in words. */
export function changeWords(before: TemplateContent, now: TemplateContent): readonly string[] {
  const { name, subject, body } = changesOf(before, now);
  return [
    ...(name === undefined ? [] : [`The name is now “${name}”.`]),
    ...(subject === undefined ? [] : [`The subject is now “${subject}”.`]),
    ...(body === undefined ? [] : ['The text is another one.']),
  ];
}
