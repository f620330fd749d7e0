import type { Dataset, GoodRequests } from './dataset.ts';

const page = async (world: Dataset) => ({
  pageName: (await world.made<{ pageName: string }>('POST /api/pagesettings')).pageName,
});

const filter = async (world: Dataset) => ({
  filterId: (await world.made<{ filterId: number }>('POST /api/filters')).filterId,
});

const option = async (world: Dataset) => {
  const { filterId, optionId } = await world.made<{ filterId: number; optionId: number }>(
    'POST /api/filters/{filterId}/options',
  );
  return { filterId, optionId };
};

export const pageSettingsRequests: GoodRequests = {
  'GET /api/pagesettings': async (world) => {
    await page(world);
    return {};
  },
  'GET /api/pagesettings/{pageName}': async (world) => ({ params: await page(world) }),
  'POST /api/pagesettings': ({ serial }) => ({ body: { pageName: `page-${serial}` } }),
  'PUT /api/pagesettings/{pageName}': async (world) => ({
    params: await page(world),
    body: {
      title: 'New stones',
      isVisible: true,
      columns: ['stockNumber', 'carats'],
      defaultSort: { field: 'carats', direction: 'asc' },
      pageSize: 36,
    },
  }),
  'DELETE /api/pagesettings/{pageName}': async (world) => ({ params: await page(world) }),
  'GET /api/filters': async (world) => {
    await filter(world);
    return {};
  },
  'GET /api/filters/{filterId}': async (world) => ({ params: await filter(world) }),
  'POST /api/filters': async (world) => ({
    body: { ...(await page(world)), field: 'shapeIds', label: 'Shape', kind: 'multiselect', isActive: true },
  }),
  'PUT /api/filters/{filterId}': async (world) => ({ params: await filter(world), body: { label: 'Outline' } }),
  'DELETE /api/filters/{filterId}': async (world) => ({ params: await filter(world) }),
  'GET /api/filters/{filterId}/options': async (world) => ({
    params: { filterId: (await option(world)).filterId },
  }),
  'POST /api/filters/{filterId}/options': async (world) => ({
    params: await filter(world),
    body: { value: '1', label: 'Round', position: 0 },
  }),
  'PUT /api/filters/{filterId}/options/{optionId}': async (world) => ({
    params: await option(world),
    body: { label: 'Round brilliant' },
  }),
  'DELETE /api/filters/{filterId}/options/{optionId}': async (world) => ({ params: await option(world) }),
};
