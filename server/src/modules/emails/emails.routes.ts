import Type, { type Static } from 'typebox';
import { restShape } from '../../kernel/resources/rest-shape.ts';
import { create, del, list, put, type Route } from '../../kernel/transport/route.ts';
import type { DispatchRow } from './dispatches/read-dispatches.ts';
import { sendEmailWithHeader } from './dispatches/send-email.ts';
import { EmailDispatchStatus } from './email-dispatch-status.ts';
import { createEmailTemplate, deleteEmailTemplate, replaceEmailTemplate } from './templates/change-templates.ts';
import { EmailTemplate } from './templates/email-template.entity.ts';
import { listEmailTemplates } from './templates/read-templates.ts';

const instant = (description: string) => Type.String({ format: 'date-time', description });

const EmailDispatchSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the dispatch.' }),
    status: Type.Enum(Object.values(EmailDispatchStatus), { description: 'Where it stands.' }),
    subject: Type.String({ description: 'One line, with placeholders.' }),
    templateId: Type.Union([Type.Integer(), Type.Null()], { description: 'What it was made from, if anything.' }),
    channelIds: Type.Array(Type.Integer(), { description: 'Newsletters whose subscribers get it.' }),
    sendAt: instant('When sending begins.'),
    createdAt: instant('When it was scheduled.'),
  },
  { title: 'EmailDispatch', description: 'A mail that is scheduled for many.', additionalProperties: false },
);

const presentDispatch = (dispatch: DispatchRow): Static<typeof EmailDispatchSchema> => ({
  id: dispatch.id,
  status: dispatch.status,
  subject: dispatch.subject,
  templateId: dispatch.templateId,
  channelIds: dispatch.channels.map(({ id }) => id),
  sendAt: dispatch.sendAt.toISOString(),
  createdAt: dispatch.createdAt.toISOString(),
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
    returns: EmailDispatchSchema,
    present: ({ dispatch }) => presentDispatch(dispatch),
    takesIdempotencyKey: true,
    errors: ['EMAIL_TEMPLATE_NOT_FOUND', 'ITEM_NOT_FOUND', 'USER_NOT_FOUND', conflict],
  }),
];
