import Type, { type Static } from 'typebox';
import type { EmailChannel } from '../users/email-channel.entity.ts';

/** REST's shape of a newsletter. */
export const ChannelSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the channel.' }),
    name: Type.String({ description: 'Name of the newsletter, as people read it.' }),
  },
  { title: 'EmailChannel', description: 'A kind of newsletter.', additionalProperties: false },
);

export const presentChannel = ({ id, name }: EmailChannel): Static<typeof ChannelSchema> => ({ id, name });
