import { type Dataset, type GoodRequests, onePixel } from './dataset.ts';

const show = async (dataset: Dataset) => ({ id: (await dataset.create('POST /api/shows')).id });

export const showRequests: GoodRequests = {
  'GET /api/shows': async (dataset) => {
    await show(dataset);
    return { query: { activeonly: 'true' } };
  },
  'GET /api/shows/{id}/calendar.ics': async (dataset) => ({ params: await show(dataset) }),
  'POST /api/shows': ({ serial }) => ({
    body: {
      name: `Fair ${serial}`,
      location: 'Antwerp, Hall 3',
      startDate: '2099-03-01',
      endDate: '2099-03-04',
      url: 'https://fair.example.com',
      image: onePixel,
    },
  }),
  'PUT /api/shows/{id}': async (dataset) => ({ params: await show(dataset), body: { booth: 'B 12' } }),
  'DELETE /api/shows/{id}': async (dataset) => ({ params: await show(dataset) }),
  'PATCH /api/shows/{id}/active': async (dataset) => ({ params: await show(dataset), body: { isActive: false } }),
  'PATCH /api/shows/{id}/activeAd': async (dataset) => ({ params: await show(dataset), body: { ActiveAd: true } }),
};
