import type { Dataset, GoodRequests } from './dataset.ts';

const template = async (dataset: Dataset) => ({ id: (await dataset.create('POST /api/emails/templates')).id });

const letter = ({ serial }: Dataset) => ({
  name: `New stones ${serial}`,
  subject: 'New stones for {{firstName}}',
  body: '<p>Dear {{firstName}}, look at <a href="{{siteUrl}}">what has come in</a>.</p>',
});

export const emailRequests: GoodRequests = {
  'GET /api/emails/channels': async (dataset) => {
    await dataset.create('POST /api/emails/channels');
    return {};
  },
  'POST /api/emails/channels': ({ serial }) => ({ body: { name: `New stones ${serial}` } }),
  'GET /api/emails/templates': async (dataset) => {
    await template(dataset);
    return {};
  },
  'POST /api/emails/templates': (dataset) => ({ body: letter(dataset) }),
  'PUT /api/emails/templates/{id}': async (dataset) => ({ params: await template(dataset), body: letter(dataset) }),
  'DELETE /api/emails/templates/{id}': async (dataset) => ({ params: await template(dataset) }),
  'POST /api/emails/send': async (dataset) => ({
    body: { templateId: (await template(dataset)).id, userIds: [dataset.owner.id], sendAt: '2026-12-24T08:00:00Z' },
    headers: { 'idempotency-key': `mail-${dataset.serial}` },
  }),
};
