import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { checkContent } from '../content/email-content.ts';
import { EmailTemplate } from './email-template.entity.ts';
import {
  CreateEmailTemplateInput,
  DeleteEmailTemplateInput,
  type EmailTemplatePatch,
  ReplaceEmailTemplateInput,
  UpdateEmailTemplateInput,
} from './email-template.input.ts';

/** Creates a template. Throws INVALID_REQUEST for invalid content, with status 409 if the name already exists. */
export const createEmailTemplate = command(administrator, CreateEmailTemplateInput, async ({ em }, fields) => {
  checkContent(fields);
  const template = em.create(EmailTemplate, fields);
  await flush(em, '');
  return template;
});

/** Updates a template. Omitted fields are unchanged. Throws STALE_VERSION. */
export const updateEmailTemplate = command(administrator, UpdateEmailTemplateInput, ({ em }, input) =>
  write(em, input, input.set, 'set.'),
);

export const replaceEmailTemplate = command(
  administrator,
  ReplaceEmailTemplateInput,
  ({ em }, { id, expectedVersion, name, subject, body }) =>
    write(em, { id, expectedVersion }, { name, subject, body }, ''),
);

/** Deletes a template. Emails scheduled from it are still sent, because they contain a copy of the content. */
export const deleteEmailTemplate = command(
  administrator,
  DeleteEmailTemplateInput,
  async ({ em }, { id, expectedVersion }) => {
    const template = await lockTemplate(em, id);
    checkVersion(template, expectedVersion);
    await em.remove(template).flush();
    return { templateId: id };
  },
);

async function write(
  em: EntityManager,
  { id, expectedVersion }: { id: number; expectedVersion?: number | null | undefined },
  { name, subject, body }: EmailTemplatePatch,
  at: string,
): Promise<EmailTemplate> {
  const template = await lockTemplate(em, id);
  checkVersion(template, expectedVersion);
  template.name = name ?? template.name;
  template.subject = subject ?? template.subject;
  template.body = body ?? template.body;
  checkContent(template, at);
  await flush(em, at);
  return template;
}

/** Creates the error for an unknown template. */
export const templateNotFound = (path: string): AppError =>
  new AppError('EMAIL_TEMPLATE_NOT_FOUND', { details: [{ path, message: 'the template does not exist' }] });

async function lockTemplate(em: EntityManager, id: number): Promise<EmailTemplate> {
  const template = await em.findOne(EmailTemplate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!template) throw templateNotFound('id');
  return template;
}

const flush = (em: EntityManager, at: string): Promise<void> =>
  flushUnique(em, () => conflict(`${at}name`, 'must not be the name of another template'));
