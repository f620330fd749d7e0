import Type, { type Static } from 'typebox';
import { create, list, type Route } from '../../../kernel/transport/route.ts';
import type { EmailChannel } from '../users/email-channel.entity.ts';
import { createEmailChannel, streamEmailChannels } from './email-channels.ts';

const ChannelSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the channel.' }),
    name: Type.String({ description: 'Name of the newsletter, as people read it.' }),
  },
  { title: 'EmailChannel', description: 'A kind of newsletter.', additionalProperties: false },
);

const presentChannel = ({ id, name }: EmailChannel): Static<typeof ChannelSchema> => ({ id, name });

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
