import type { Dataset, GoodRequests } from './dataset.ts';

const piece = async (dataset: Dataset) => ({
  stockNumber: (await dataset.create<{ stockNumber: string }>('POST /api/products')).stockNumber,
});

export const productRequests: GoodRequests = {
  'GET /api/products': async (dataset) => {
    await piece(dataset);
    return { query: { type: 'all' } };
  },
  'GET /api/products/{stockNumber}': async (dataset) => ({ params: await piece(dataset) }),
  'PATCH /api/products/{stockNumber}': async (dataset) => ({
    params: await piece(dataset),
    body: { title: 'Toi et moi', forthSideStoneType: 'Ruby', forthSideStoneNumber: 4 },
  }),
  'DELETE /api/products/{stockNumber}': async (dataset) => ({ params: await piece(dataset) }),
  'POST /api/products': ({ serial }) => ({
    body: {
      stockNumber: `R ${serial}/A`,
      title: 'Ring with two stones',
      type: 'ring',
      measurments: '10 × 12 mm',
      totalPrice: 1_200.5,
      cost: 700,
      dateArrived: '2026-02-28',
    },
  }),
  'GET /api/products/export': async (dataset) => {
    await piece(dataset);
    return {};
  },
  'POST /api/products/import': ({ serial }) => ({
    file: `Stock Number,Title,Type,Total Price\nP-${serial},Brooch with a pearl,brooch,480\n`,
    query: { dryRun: 'false' },
  }),
};
