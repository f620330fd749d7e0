import type { Dataset, GoodRequests } from './dataset.ts';

const page = async (dataset: Dataset) => ({
  pageName: (await dataset.create<{ pageName: string }>('POST /api/pagesettings')).pageName,
});

const filter = async (dataset: Dataset) => ({
  filterId: (await dataset.create<{ filterId: number }>('POST /api/filters')).filterId,
});

const option = async (dataset: Dataset) => {
  const { filterId, optionId } = await dataset.create<{ filterId: number; optionId: number }>(
    'POST /api/filters/{filterId}/options',
  );
  return { filterId, optionId };
};

export const pageSettingsRequests: GoodRequests = {
  'GET /api/pagesettings': async (dataset) => {
    await page(dataset);
    return {};
  },
  'GET /api/pagesettings/{pageName}': async (dataset) => ({ params: await page(dataset) }),
  'POST /api/pagesettings': ({ serial }) => ({ body: { pageName: `page-${serial}` } }),
  'PUT /api/pagesettings/{pageName}': async (dataset) => ({
    params: await page(dataset),
    body: {
      title: 'New stones',
      isVisible: true,
      columns: ['stockNumber', 'carats'],
      defaultSort: { field: 'carats', direction: 'asc' },
      pageSize: 36,
    },
  }),
  'DELETE /api/pagesettings/{pageName}': async (dataset) => ({ params: await page(dataset) }),
  'GET /api/filters': async (dataset) => {
    await filter(dataset);
    return {};
  },
  'GET /api/filters/{filterId}': async (dataset) => ({ params: await filter(dataset) }),
  'POST /api/filters': async (dataset) => ({
    body: { ...(await page(dataset)), field: 'shapeIds', label: 'Shape', kind: 'multiselect', isActive: true },
  }),
  'PUT /api/filters/{filterId}': async (dataset) => ({ params: await filter(dataset), body: { label: 'Outline' } }),
  'DELETE /api/filters/{filterId}': async (dataset) => ({ params: await filter(dataset) }),
  'GET /api/filters/{filterId}/options': async (dataset) => ({
    params: { filterId: (await option(dataset)).filterId },
  }),
  'POST /api/filters/{filterId}/options': async (dataset) => ({
    params: await filter(dataset),
    body: { value: '1', label: 'Round', position: 0 },
  }),
  'PUT /api/filters/{filterId}/options/{optionId}': async (dataset) => ({
    params: await option(dataset),
    body: { label: 'Round brilliant' },
  }),
  'DELETE /api/filters/{filterId}/options/{optionId}': async (dataset) => ({ params: await option(dataset) }),
};
