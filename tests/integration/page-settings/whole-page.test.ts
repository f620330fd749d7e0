import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { picture, sendFiles } from '../site-content/media-files.ts';
import type { RestFilter, RestPage } from './settings.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Option {
  id: string;
  value: string;
  label: string;
  imageUrl: string | null;
}
interface Filter {
  id: string;
  field: string;
  label: string;
  kind: string;
  isActive: boolean;
  options: Option[];
}
interface Content {
  title: string;
  description: string | null;
  isVisible: boolean;
  columns: string[];
  defaultSort: { field: string; direction: string } | null;
  pageSize: number;
  filters: Filter[];
}
interface Page extends Content {
  contentTag: string;
  defaults: Content | null;
}

const content = `title description isVisible columns defaultSort { field direction } pageSize`;
const fields = `${content} contentTag filters { id field label kind isActive options { id value label imageUrl } }
  defaults { ${content} filters { field label kind options { value label } } }`;

async function read(pageName: string): Promise<Page> {
  const query = `query ($pageName: String!) { pageSettings(pageName: $pageName) { ${fields} } }`;
  const { data, errors } = await app.graphql<{ pageSettings: Page }>(query, { pageName }, people.administrator);
  expect(errors).toEqual([]);
  if (!data) throw new Error('there is no page');
  return data.pageSettings;
}

const toInput = ({ title, description, isVisible, columns, defaultSort, pageSize, filters }: Page) => ({
  title,
  description,
  isVisible,
  columns,
  defaultSort,
  pageSize,
  filters: filters.map(({ field, label, kind, isActive, options }) => ({
    field,
    label,
    kind,
    isActive,
    options: options.map(({ value, label: text, imageUrl }) => ({ value, label: text, imageUrl })),
  })),
});
type PageInput = ReturnType<typeof toInput>;

const query = `mutation ($input: ReplacePageSettingsInput!) { replacePageSettings(input: $input) { pageSettings { ${fields} } } }`;
const replace = (
  pageName: string,
  expectedContent: string,
  settings: object,
  token: string | null = people.administrator,
) =>
  app.graphql<{ replacePageSettings: { pageSettings: Page } }>(
    query,
    { input: { pageName, expectedContent, settings } },
    token,
  );
const rest = <T>(method: string, path: string, body?: object) =>
  app.rest<T>(method, `/api${path}`, { token: people.administrator, ...(body && { body }) });

test('changes nothing if the current page settings are sent back unchanged', async () => {
  const before = await read('white');
  const { data, errors } = await replace('white', before.contentTag, toInput(before));
  expect(errors).toEqual([]);
  expect(data?.replacePageSettings.pageSettings).toEqual(before);
});

test('replaces all page settings in one request, and preserves the IDs of the remaining filters and options', async () => {
  const before = await read('fancy');
  const keptFilters = toInput(before).filters.slice(1);
  const [removedFilter] = before.filters;
  const shapes = before.filters.find(({ field }) => field === 'shapeIds');
  const [round, ...shapesLeft] = shapes?.options ?? [];
  const filters = [
    ...keptFilters
      .map((filter) => ({ ...filter, isActive: false }))
      .map((filter) =>
        filter.field === 'shapeIds'
          ? {
              ...filter,
              label: 'Outline',
              options: shapesLeft.map(({ value, label }) => ({ value, label })).toReversed(),
            }
          : filter,
      )
      .toReversed(),
    { field: 'showToAll', label: 'For all', kind: 'TOGGLE', isActive: true, options: [] },
  ];
  const settings: Partial<PageInput> = {
    title: 'Hues',
    columns: ['carats', 'price.total'],
    pageSize: 50,
    defaultSort: null,
  };
  const { data, errors } = await replace('fancy', before.contentTag, { ...toInput(before), ...settings, filters });
  expect(errors).toEqual([]);
  const after = data?.replacePageSettings.pageSettings;
  expect(after).toMatchObject(settings);
  expect(after?.filters.map(({ field }) => field)).toEqual(filters.map(({ field }) => field));
  const outline = after?.filters.find(({ field }) => field === 'shapeIds');
  expect(outline).toMatchObject({ id: shapes?.id, label: 'Outline' });
  expect(outline?.options.map(({ id }) => id)).toEqual(shapesLeft.map(({ id }) => id).toReversed());
  expect(outline?.options.map(({ id }) => id)).not.toContain(round?.id);
  // REST returns the same settings.
  const { body } = await rest<RestPage>('GET', '/pagesettings/fancy');
  expect(body).toMatchObject({ title: 'Hues', pageSize: 50, defaultSort: null });
  expect(body.filterIds.map(String)).toEqual(after?.filters.map(({ id }) => id));
  const remaining = (await rest<RestFilter[]>('GET', '/filters')).body.filter(
    ({ filterId }) => String(filterId) === removedFilter?.id,
  );
  expect(remaining).toEqual([]);
});

test.each([
  ['columns.1', { columns: ['carats', 'beauty'] }],
  ['columns', { columns: ['carats', 'carats'] }],
  ['defaultSort.field', { defaultSort: { field: 'BEAUTY', direction: 'ASC' } }],
  ['pageSize', { pageSize: 0 }],
  ['title', { title: ' ' }],
  ['filters.0.field', { filters: [{ field: 'beauty', kind: 'RANGE' }] }],
  ['filters.0.kind', { filters: [{ field: 'carats', kind: 'TEXT' }] }],
  ['filters.0.label', { filters: [{ field: 'carats', kind: 'RANGE', label: '' }] }],
  [
    'filters',
    {
      filters: [
        { field: 'carats', kind: 'RANGE' },
        { field: 'carats', kind: 'RANGE' },
      ],
    },
  ],
  ['filters.0.options', { filters: [{ field: 'carats', kind: 'RANGE', options: [{ value: '1', label: 'One' }] }] }],
  [
    'filters.0.options.1.value',
    {
      filters: [
        {
          field: 'shapeIds',
          kind: 'MULTISELECT',
          options: [
            { value: '1', label: 'A' },
            { value: 'round', label: 'B' },
          ],
        },
      ],
    },
  ],
  [
    'filters.0.options.1.value',
    {
      filters: [
        {
          field: 'shapeIds',
          kind: 'MULTISELECT',
          options: [
            { value: '1', label: 'A' },
            { value: '1', label: 'B' },
          ],
        },
      ],
    },
  ],
  [
    'filters.0.options.0.imageUrl',
    {
      filters: [
        {
          field: 'shapeIds',
          kind: 'MULTISELECT',
          options: [{ value: '1', label: 'A', imageUrl: 'https://example.com/a.png' }],
        },
      ],
    },
  ],
])('rejects an invalid value of %s with its path, and changes nothing', async (path, wrong: object) => {
  const before = await read('black');
  const { filters: rawFilters, ...settings }: Omit<PageInput, 'filters'> & { filters: object[] } = {
    ...toInput(before),
    title: 'Never',
    ...wrong,
  };
  const filters = rawFilters.map((filter) => ({ label: 'Words', isActive: true, options: [], ...filter }));
  const { errors } = await replace('black', before.contentTag, { ...settings, filters });
  expect(errors[0]?.extensions.details?.map((detail) => detail.path)).toEqual([`settings.${path}`]);
  expect(await read('black')).toEqual(before);
});

test('rejects replacing page settings if the page, a filter or an option has since changed', async () => {
  const page = await read('studs');
  const filter = page.filters.find(({ options }) => options.length > 0);
  const changes = [
    () => rest('PUT', '/pagesettings/studs', { title: 'Earring studs' }),
    () => rest('PUT', `/filters/${filter?.id}`, { label: 'Other words' }),
    () => rest('PUT', `/filters/${filter?.id}/options/${filter?.options[0]?.id}`, { label: 'Other words' }),
    () => rest('DELETE', `/filters/${filter?.id}/options/${filter?.options[1]?.id}`),
    () => rest('POST', '/filters', { pageName: 'studs', field: 'showToAll', label: 'All', kind: 'toggle' }),
    () => rest('DELETE', `/filters/${filter?.id}`),
  ];
  for (const change of changes) {
    const before = await read('studs');
    expect((await change()).status).toBeLessThan(300);
    const { errors } = await replace('studs', before.contentTag, { ...toInput(before), title: 'Lost' });
    expect(errors[0]?.extensions.reason).toBe('STALE_VERSION');
    expect((await read('studs')).title).toBe('Earring studs');
  }
  const now = await read('studs');
  expect((await replace('studs', now.contentTag, toInput(page))).errors).toEqual([]);
  expect(toInput(await read('studs'))).toEqual(toInput(page));
});

test('rejects one of two concurrent requests to replace page settings', async () => {
  const before = await read('memo');
  const both = await Promise.all(
    ['One', 'Other'].map((title) => replace('memo', before.contentTag, { ...toInput(before), title })),
  );
  expect(both.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual(['STALE_VERSION']);
});

test('returns the built-in default settings after a page has been changed', async () => {
  const before = await read('parcels');
  const { defaults } = before;
  expect(defaults).toMatchObject({ title: before.title, columns: before.columns, pageSize: 36 });
  expect(defaults?.filters.map(({ field }) => field)).toEqual(before.filters.map(({ field }) => field));
  const settings = { ...toInput(before), title: 'Other', columns: [], filters: [] };
  expect((await replace('parcels', before.contentTag, settings)).errors).toEqual([]);
  const changed = await read('parcels');
  expect([changed.title, changed.defaults]).toEqual(['Other', defaults]);
  await rest('POST', '/pagesettings', { pageName: 'own' });
  expect((await read('own')).defaults).toBeNull();
});

test('uploads an image for a filter option, and preserves the image in later replacements', async () => {
  const before = await read('labGrown');
  const shapes = toInput(before).filters.filter(({ field }) => field === 'shapeIds');
  const settings = { ...toInput(before), filters: shapes };
  const sent = await sendFiles<{ replacePageSettings: { pageSettings: Page } }>(app, {
    query,
    input: { pageName: 'labGrown', expectedContent: before.contentTag, settings },
    files: { 'input.settings.filters.0.options.0.image': await picture('#0000ff') },
    token: people.administrator,
  });
  expect(sent.errors).toEqual([]);
  const after = sent.data?.replacePageSettings.pageSettings;
  const imageUrl = after?.filters[0]?.options[0]?.imageUrl;
  expect(imageUrl).toMatch(/^\/media\//);
  if (!after) throw new Error('nothing was saved');
  const { data } = await replace('labGrown', after.contentTag, { ...toInput(after), title: 'Grown' });
  expect(data?.replacePageSettings.pageSettings.filters[0]?.options[0]?.imageUrl).toBe(imageUrl);
});

test('allows only administrators to replace page settings, and rejects unknown pages', async () => {
  const { contentTag, ...page } = await read('melee');
  const settings = toInput({ contentTag, ...page });
  for (const token of [null, people.shopper]) {
    expect((await replace('melee', contentTag, settings, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await replace('none', contentTag, settings)).errors[0]?.extensions.details?.[0]?.path).toBe('pageName');
});

test('returns enum values in pageLists', async () => {
  const { data } = await app.graphql<{
    pageLists: { name: string; filterFields: { name: string; values: string[] | null }[] }[];
  }>('{ pageLists { name filterFields { name values } } }', {}, people.administrator);
  const valuesOf = (list: string, field: string) =>
    data?.pageLists.find(({ name }) => name === list)?.filterFields.find(({ name }) => name === field)?.values;
  expect(valuesOf('orders', 'statuses')).toContain('PAYMENT');
  expect(valuesOf('diamonds', 'shapeIds')).toBeNull();
});
