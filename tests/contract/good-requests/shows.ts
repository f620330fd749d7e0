import { type Dataset, type GoodRequests, onePixel } from './dataset.ts';

const show = async (world: Dataset) => ({ id: (await world.made('POST /api/shows')).id });

export const showRequests: GoodRequests = {
  'GET /api/shows': async (world) => {
    await show(world);
    return { query: { activeonly: 'true' } };
  },
  'GET /api/shows/{id}/calendar.ics': async (world) => ({ params: await show(world) }),
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
  'PUT /api/shows/{id}': async (world) => ({ params: await show(world), body: { booth: 'B 12' } }),
  'DELETE /api/shows/{id}': async (world) => ({ params: await show(world) }),
  'PATCH /api/shows/{id}/active': async (world) => ({ params: await show(world), body: { isActive: false } }),
  'PATCH /api/shows/{id}/activeAd': async (world) => ({ params: await show(world), body: { ActiveAd: true } }),
};
