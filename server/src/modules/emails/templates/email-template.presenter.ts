import Type, { type Static } from 'typebox';
import type { EmailTemplate } from './email-template.entity.ts';

/** REST's shape of a template. */
export const EmailTemplateSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the template.' }),
    name: Type.String({ description: 'Name of the template, as people read it.' }),
    subject: Type.String({ description: 'One line, with placeholders.' }),
    body: Type.String({ description: 'HTML with placeholders.' }),
    version: Type.Integer({ description: 'Counts the changes.' }),
    updatedAt: Type.String({ format: 'date-time', description: 'When it was last changed.' }),
  },
  { title: 'EmailTemplate', description: 'A mail that is written once and sent often.', additionalProperties: false },
);

export const presentTemplate = (template: EmailTemplate): Static<typeof EmailTemplateSchema> => ({
  id: template.id,
  name: template.name,
  subject: template.subject,
  body: template.body,
  version: template.version,
  updatedAt: template.updatedAt.toISOString(),
});
