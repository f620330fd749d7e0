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
      description: 'ID of the template used for the bulk email. Null if no template was used.',
    }),
    channelIds: Type.Array(Type.Integer(), { description: 'IDs of newsletters whose subscribers get the email.' }),
  },
  derive: ({ channels }) => ({ channelIds: channels.map(({ id }) => id) }),
});

const template = restShape(EmailTemplate);
/** Error if the name already exists or the version is outdated. */
const conflict = { code: 'INVALID_REQUEST', status: 409 } as const;

export const emailsRoutes: readonly Route[] = [
  list('/emails/templates', listEmailTemplates, { summary: 'Lists all email templates, sorted by name.', ...template }),
  create('/emails/templates', createEmailTemplate, {
    summary: 'Creates an email template.',
    ...template,
    errors: [conflict],
  }),
  put('/emails/templates/:id', replaceEmailTemplate, {
    summary: 'Replaces an email template.',
    ...template,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', conflict],
  }),
  del('/emails/templates/:id', deleteEmailTemplate, {
    summary: 'Deletes an email template. Emails scheduled from it are still sent.',
    returns: null,
    present: () => null,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND'],
  }),
  create('/emails/send', sendEmailWithHeader, {
    summary: 'Sends an email to subscribers of newsletters and to individually selected users, immediately or later.',
    returns: dispatchShape.returns,
    present: ({ dispatch }) => dispatchShape.present(dispatch),
    takesIdempotencyKey: true,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', 'ITEM_NOT_FOUND', 'USER_NOT_FOUND', conflict],
  }),
];
