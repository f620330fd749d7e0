import type { GoodRequests } from './world.ts';

export const emailRequests: GoodRequests = {
  'GET /api/emails/channels': async (world) => {
    await world.made('POST /api/emails/channels');
    return {};
  },
  'POST /api/emails/channels': ({ serial }) => ({ body: { name: `New stones ${serial}` } }),
};
