import { create, list, type Route } from '../../../kernel/transport/route.ts';
import { emailChannelShape } from '../users/user.presenter.ts';
import { createEmailChannel, streamEmailChannels } from './email-channels.ts';

export const newsletterRoutes: readonly Route[] = [
  list('/emails/channels', streamEmailChannels, {
    summary: 'All newsletters, by name.',
    ...emailChannelShape,
  }),
  create('/emails/channels', createEmailChannel, {
    summary: 'Makes a newsletter that users may subscribe to.',
    ...emailChannelShape,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  }),
];
