import { post, type Route } from '../../kernel/transport/route.ts';
import { presentSent, SentSchema } from '../site-content/index.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactMessageRoutes: readonly Route[] = [
  post('/contact/send', sendContactMessage, {
    summary: 'Sends a message to the brand. The message is stored and emailed to the brand.',
    errors: ['INVALID_RECAPTCHA', 'ITEM_NOT_FOUND', 'ORDER_NOT_FOUND', { code: 'INVALID_REQUEST', status: 429 }],
    returns: SentSchema,
    present: presentSent,
  }),
];
