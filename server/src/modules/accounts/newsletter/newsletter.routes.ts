import { create, list, type Route } from '../../../kernel/transport/route.ts';
import { createEmailChannel } from './change-channels.ts';
import { ChannelSchema, presentChannel } from './channel.presenter.ts';
import { streamEmailChannels } from './subscriptions.ts';

export const newsletterRoutes: readonly Route[] = [
  list('/emails/channels', streamEmailChannels, {
    summary: 'All newsletters, by name.',
    returns: ChannelSchema,
    present: presentChannel,
  }),
  create('/emails/channels', createEmailChannel, {
    summary: 'Makes a newsletter that users may subscribe to.',
    returns: ChannelSchema,
    present: presentChannel,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  }),
];
