import Type, { type Static } from 'typebox';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import type { DispatchRow } from './dispatch-row.ts';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** REST's shape of a mail to many. */
export const EmailDispatchSchema = Type.Object(
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

export const presentDispatch = (dispatch: DispatchRow): Static<typeof EmailDispatchSchema> => ({
  id: dispatch.id,
  status: dispatch.status,
  subject: dispatch.subject,
  templateId: dispatch.templateId,
  channelIds: dispatch.channels.map(({ id }) => id),
  sendAt: dispatch.sendAt.toISOString(),
  createdAt: dispatch.createdAt.toISOString(),
});
