import { post, type Route } from '../../../kernel/transport/route.ts';
import { presentSent, SentSchema } from '../sent.schema.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactMessageRoutes: readonly Route[] = [
  post('/contact/send', sendContactMessage, {
    summary: 'Writes to the house, which keeps the message and gets it by mail.',
    errors: ['INVALID_RECAPTCHA', { code: 'INVALID_REQUEST', status: 429 }],
    returns: SentSchema,
    present: presentSent,
  }),
];
