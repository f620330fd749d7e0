import type { Dataset, GoodRequests } from './dataset.ts';

const template = async (world: Dataset) => ({ id: (await world.made('POST /api/emails/templates')).id });

const letter = ({ serial }: Dataset) => ({
  name: `New stones ${serial}`,
  subject: 'New stones for {{firstName}}',
  body: '<p>Dear {{firstName}}, look at <a href="{{siteUrl}}">what has come in</a>.</p>',
});

export const emailRequests: GoodRequests = {
  'GET /api/emails/channels': async (world) => {
    await world.made('POST /api/emails/channels');
    return {};
  },
  'POST /api/emails/channels': ({ serial }) => ({ body: { name: `New stones ${serial}` } }),
  'GET /api/emails/templates': async (world) => {
    await template(world);
    return {};
  },
  'POST /api/emails/templates': (world) => ({ body: letter(world) }),
  'PUT /api/emails/templates/{id}': async (world) => ({ params: await template(world), body: letter(world) }),
  'DELETE /api/emails/templates/{id}': async (world) => ({ params: await template(world) }),
  'POST /api/emails/send': async (world) => ({
    body: { templateId: (await template(world)).id, userIds: [world.owner.id], sendAt: '2026-12-24T08:00:00Z' },
    headers: { 'idempotency-key': `mail-${world.serial}` },
  }),
};
