import { create, list, type Route } from '../../../kernel/transport/route.ts';
import { emailChannelShape } from '../users/user.presenter.ts';
import { createEmailChannel, listEmailChannelsForRest } from './email-channels.ts';

export const newsletterRoutes: readonly Route[] = [
  list('/emails/channels', listEmailChannelsForRest, {
    summary: 'Lists all newsletters, sorted by name.',
    ...emailChannelShape,
  }),
  create('/emails/channels', createEmailChannel, {
    summary: 'Creates a newsletter that users can subscribe to.',
    ...emailChannelShape,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  }),
];
