import { createStone } from '../../support/stones.ts';
import type { Dataset, GoodRequests } from './dataset.ts';

const forEverybody = ({ app }: Dataset) => createStone(app, { showToAll: true });

const product = {
  shapeId: 3,
  carats: 1.25,
  colorId: 4,
  clarityId: 5,
  labId: 1,
  fluorId: 2,
  fluorescence: 'Faint blue',
  pricePerCarat: 4_200.5,
  rapPrice: 5_000,
  length: 6.12,
  imageUrl: 'https://example.com/stone.jpg',
  memoDate: '2026-10-01T00:00:00Z',
  isPair: false,
};

export const diamondRequests: GoodRequests = {
  'GET /api/diamonds': async (dataset) => {
    await forEverybody(dataset);
    return { query: { availableonly: 'true' } };
  },
  'POST /api/diamonds': ({ serial }) => ({ body: { ...product, stockId: `NEW-${serial}` } }),
  'GET /api/diamonds/{id}': async (dataset) => ({ params: { id: await forEverybody(dataset) } }),
  'PUT /api/diamonds/{id}': async (dataset) => ({
    params: { id: await forEverybody(dataset) },
    body: { isActive: true, product: { comment: 'Seen at the fair', isActive: true } },
  }),
  'PATCH /api/diamonds/{id}/active': async (dataset) => ({
    params: { id: await forEverybody(dataset) },
    body: { isActive: false },
  }),
  'PATCH /api/diamonds/{id}/status': async (dataset) => ({
    params: { id: await forEverybody(dataset) },
    body: { status: 2, holdUserId: dataset.owner.id },
  }),
  'GET /api/diamonds/highlighted': async (dataset) => {
    const id = await forEverybody(dataset);
    await dataset.app.rest('PATCH', `/api/diamonds/${id}/highlight`, { token: dataset.administrator.token });
    return {};
  },
  'PATCH /api/diamonds/{id}/highlight': async (dataset) => ({ params: { id: await forEverybody(dataset) } }),
  'POST /api/diamonds/import': ({ serial }) => ({
    file: `Stock ID,Shape,Carats,Color,Clarity,Price Per Carat\nFILE-${serial},Round,1.01,D,VS1,5000\n`,
    query: { dryRun: 'false', mode: 'addOrUpdate' },
  }),
};
