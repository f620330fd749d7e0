import { create, del, list, put, type Route } from '../../kernel/transport/route.ts';
import { EmailDispatchSchema, presentDispatch } from './dispatches/email-dispatch.presenter.ts';
import { sendEmailWithHeader } from './dispatches/send-email.ts';
import { createEmailTemplate, deleteEmailTemplate, replaceEmailTemplate } from './templates/change-templates.ts';
import { EmailTemplateSchema, presentTemplate } from './templates/email-template.presenter.ts';
import { listEmailTemplates } from './templates/list-templates.ts';

const template = { returns: EmailTemplateSchema, present: presentTemplate };
/** Another template has the name, or somebody else was faster. */
const conflict = { code: 'INVALID_REQUEST', status: 409 } as const;

export const emailsRoutes: readonly Route[] = [
  list('/emails/templates', listEmailTemplates, { summary: 'All e-mail templates, by name.', ...template }),
  create('/emails/templates', createEmailTemplate, {
    summary: 'Makes an e-mail template.',
    ...template,
    errors: [conflict],
  }),
  put('/emails/templates/:id', replaceEmailTemplate, {
    summary: 'Puts a whole e-mail template in the place of what it was.',
    ...template,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', conflict],
  }),
  del('/emails/templates/:id', deleteEmailTemplate, {
    summary: 'Deletes an e-mail template; what was scheduled from it is sent all the same.',
    returns: null,
    present: () => null,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND'],
  }),
  create('/emails/send', sendEmailWithHeader, {
    summary: 'Schedules a mail to subscribers of channels and to named users, for now or later.',
    returns: EmailDispatchSchema,
    present: ({ dispatch }) => presentDispatch(dispatch),
    takesIdempotencyKey: true,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', 'ITEM_NOT_FOUND', 'USER_NOT_FOUND', conflict],
  }),
];
