import { post, type Route } from '../../../kernel/transport/route.ts';
import { presentSent, SentSchema } from '../sent.schema.ts';
import { sendInvitation } from './send-invitation.ts';

export const invitationRoutes: readonly Route[] = [
  post('/site/sendInvitation', sendInvitation, {
    summary: 'Sends the caller an email with an invitation to a page of the site, which the caller can forward.',
    errors: [{ code: 'INVALID_REQUEST', status: 429 }],
    returns: SentSchema,
    present: presentSent,
  }),
];
