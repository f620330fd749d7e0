import Type from 'typebox';
import { restShape } from '../../kernel/resources/rest-shape.ts';
import { create, del, list, put, type Route } from '../../kernel/transport/route.ts';
import { EmailDispatch } from './dispatches/email-dispatch.entity.ts';
import type { DispatchRow } from './dispatches/read-dispatches.ts';
import { sendEmailWithHeader } from './dispatches/send-email.ts';
import { createEmailTemplate, deleteEmailTemplate, replaceEmailTemplate } from './templates/change-templates.ts';
import { EmailTemplate } from './templates/email-template.entity.ts';
import { listEmailTemplates } from './templates/read-templates.ts';

const dispatchShape = restShape<DispatchRow>(EmailDispatch, {
  also: {
    templateId: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The template that it was made from. Null if it had none.',
    }),
    channelIds: Type.Array(Type.Integer(), { description: 'Newsletters whose subscribers get it.' }),
  },
  derive: ({ channels }) => ({ channelIds: channels.map(({ id }) => id) }),
});

const template = restShape(EmailTemplate);
/** The name is taken, or the version is stale. */
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
    returns: dispatchShape.returns,
    present: ({ dispatch }) => dispatchShape.present(dispatch),
    takesIdempotencyKey: true,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', 'ITEM_NOT_FOUND', 'USER_NOT_FOUND', conflict],
  }),
];
