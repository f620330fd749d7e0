import { countQueries } from '../../support/count-queries.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestFilter, RestPage, RestSettings } from './settings.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const call = (method: string, path: string, body?: unknown, token: string | null = people.administrator) =>
  app.rest<RestSettings>(method, `/api${path}`, { token, body });
const read = async (pageName: string, token: string | null = people.administrator): Promise<RestPage> =>
  (await call('GET', `/pagesettings/${pageName}`, undefined, token)).body;
const change = (pageName: string, settings: object) => call('PUT', `/pagesettings/${pageName}`, settings);
let serial = 0;
const newPage = async (): Promise<string> => {
  const pageName = `page${++serial}`;
  await call('POST', '/pagesettings', { pageName });
  return pageName;
};
const addFilter = async (pageName: string, field: string, kind: RestFilter['kind']): Promise<RestFilter> =>
  (await call('POST', '/filters', { pageName, field, label: field, kind })).body;

describe('creating a page', () => {
  test('uses the diamond list for a new page by default, and ignores case in the page name', async () => {
    const { status, body } = await call('POST', '/pagesettings', { pageName: 'Bargains' });
    expect(status).toBe(201);
    expect(body).toEqual({
      pageName: 'Bargains',
      list: 'diamonds',
      title: 'Bargains',
      description: null,
      isVisible: true,
      columns: [],
      defaultSort: { field: 'carats', direction: 'asc' },
      pageSize: 36,
      filterIds: [],
    });
    expect(await read('bargAINS', null)).toEqual(body);
    const { body: orders } = await call('POST', '/pagesettings', { pageName: 'late', list: 'orders' });
    expect(orders).toMatchObject({ list: 'orders', defaultSort: null });
  });

  test('restores the defaults of a standard page, except for filters that were moved to other pages', async () => {
    const delivered = await read('studs');
    await call('DELETE', '/pagesettings/studs');
    const { body } = await call('POST', '/pagesettings', { pageName: 'STUDS' });
    expect(body).toEqual({ ...delivered, filterIds: [] });
    expect((await change('studs', { filterIds: delivered.filterIds })).body).toEqual(delivered);
  });

  test.each([
    [{}, 400, 'pageName'],
    [{ pageName: '1st' }, 400, 'pageName'],
    [{ pageName: 'a b' }, 400, 'pageName'],
    [{ pageName: 'x'.repeat(65) }, 400, 'pageName'],
    [{ pageName: 'WHITE' }, 409, 'pageName'],
    [{ pageName: 'strange', list: 'unheardOf' }, 400, 'list'],
  ])('rejects the page %j', async (facts, expected, path) => {
    const { status, body } = await call('POST', '/pagesettings', facts);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([expected, 90, path]);
  });
});

describe('changing a page', () => {
  test('changes the given page settings, and accepts returned settings as input', async () => {
    const pageName = await newPage();
    const { body } = await change(pageName, {
      title: ' Big stones ',
      description: 'From 5 carats.',
      columns: ['stockNumber', 'price.total', 'carats'],
      defaultSort: { field: 'totalPrice', direction: 'desc' },
      pageSize: 100,
    });
    expect(body).toMatchObject({
      title: 'Big stones',
      description: 'From 5 carats.',
      columns: ['stockNumber', 'price.total', 'carats'],
      defaultSort: { field: 'totalPrice', direction: 'desc' },
      pageSize: 100,
    });
    expect((await change(pageName, body)).body).toEqual(body);
    const cleared = await change(pageName, { description: null, defaultSort: null });
    expect(cleared.body).toEqual({ ...body, description: null, defaultSort: null });
  });

  test.each([
    [{ title: null }, 'title'],
    [{ columns: ['carats', 'weight'] }, 'columns.1'],
    [{ columns: ['price.vat'] }, 'columns.0'],
    [{ columns: ['carats', 'carats'] }, 'columns'],
    [{ columns: 'carats' }, 'columns'],
    [{ columns: null }, 'columns'],
    [{ defaultSort: { field: 'weight' } }, 'defaultSort.field'],
    [{ defaultSort: { field: 7 } }, 'defaultSort.field'],
    [{ defaultSort: { field: 'CARATS', direction: 'up' } }, 'defaultSort.direction'],
    [{ defaultSort: 'CARATS' }, 'defaultSort'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 501 }, 'pageSize'],
    [{ pageSize: null }, 'pageSize'],
    [{ isVisible: 'no' }, 'isVisible'],
    [{ filterIds: ['x'] }, 'filterIds'],
  ])('rejects %j, names %s and changes nothing', async (settings, path) => {
    const before = await read('white');
    const { status, body } = await change('white', { title: 'Changed', ...settings });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await read('white')).toEqual(before);
  });

  test.each([[null], ['settings'], [[{}]]])('rejects a request body that is not an object: %j', async (body) => {
    const response = await app.rest<RestSettings>('PUT', '/api/pagesettings/white', {
      token: people.administrator,
      body,
    });
    expect([response.status, response.body.errorCode]).toEqual([400, 90]);
  });

  test("sets a page's filters and their order with filterIds", async () => {
    const [here, there] = [await newPage(), await newPage()];
    const carats = await addFilter(here, 'carats', 'range');
    const shape = await addFilter(here, 'shapeIds', 'multiselect');
    const price = await addFilter(there, 'totalPrice', 'range');
    const { body } = await change(here, { filterIds: [price.filterId, carats.filterId] });
    expect(body.filterIds).toEqual([price.filterId, carats.filterId]);
    expect((await read(there)).filterIds).toEqual([]);
    expect((await call('GET', `/filters/${shape.filterId}`)).body.pageName).toBeNull();
    expect((await call('GET', `/filters/${shape.filterId}`, undefined, null)).status).toBe(404);

    const other = await addFilter(there, 'carats', 'range');
    for (const [filterIds, expected, code, path] of [
      [[carats.filterId, 999_999_999], 404, 95, 'filterIds.1'],
      [[carats.filterId, carats.filterId], 400, 90, 'filterIds'],
      [[carats.filterId, other.filterId], 400, 90, 'filterIds.1'],
    ] as const) {
      const rejection = await change(here, { filterIds });
      expect([rejection.status, rejection.body.errorCode, rejection.body.details?.[0]?.path]).toEqual([
        expected,
        code,
        path,
      ]);
    }
    expect((await read(here)).filterIds).toEqual([price.filterId, carats.filterId]);
    // A filter can replace another filter for the same field.
    expect((await change(here, { filterIds: [other.filterId] })).body.filterIds).toEqual([other.filterId]);
  });

  test("rejects a filter that the page's list does not support", async () => {
    const pageName = await newPage();
    const shape = await addFilter(pageName, 'shapeIds', 'multiselect');
    const { status, body } = await change('admin_users', { filterIds: [shape.filterId] });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'filterIds.0']);
  });

  test('handles concurrent creation and concurrent moves of filters', async () => {
    const pageName = await newPage();
    const filters = await Promise.all(
      (['carats', 'totalPrice', 'depthPercent'] as const).map((field) => addFilter(pageName, field, 'range')),
    );
    const ids = filters.map(({ filterId }) => filterId);
    const orders = [ids, [...ids].reverse(), [...ids.slice(1), ...ids.slice(0, 1)]];
    const responses = await Promise.all(orders.map((filterIds) => change(pageName, { filterIds })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orders).toContainEqual((await read(pageName)).filterIds);
    const twins = await Promise.all([1, 2].map(() => call('POST', '/pagesettings', { pageName: 'twin' })));
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('deleting a page', () => {
  test('detaches the filters of a deleted page, but keeps them', async () => {
    const pageName = await newPage();
    const { filterId } = await addFilter(pageName, 'carats', 'range');
    const { status } = await call('DELETE', `/pagesettings/${pageName}`);
    expect(status).toBe(204);
    expect((await call('GET', `/filters/${filterId}`)).body).toMatchObject({ filterId, pageName: null });
  });

  test('returns error 95 for a missing page', async () => {
    const responses = await Promise.all([
      call('GET', '/pagesettings/nowhere'),
      call('PUT', '/pagesettings/nowhere', { title: 'x' }),
      call('DELETE', '/pagesettings/nowhere'),
    ]);
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(3).fill([404, 95]));
  });
});

describe('page visibility', () => {
  test('shows a hidden page and its filters only to administrators', async () => {
    const pageName = await newPage();
    const { filterId } = await addFilter(pageName, 'carats', 'range');
    await change(pageName, { isVisible: false });
    for (const token of [null, people.shopper, people.agent]) {
      expect((await call('GET', `/pagesettings/${pageName}`, undefined, token)).status).toBe(404);
      expect((await call('GET', `/filters/${filterId}`, undefined, token)).status).toBe(404);
      expect((await call('GET', `/filters/${filterId}/options`, undefined, token)).status).toBe(404);
      const { body: pages } = await app.rest<RestPage[]>('GET', '/api/pagesettings', { token });
      expect(pages.map((page) => page.pageName)).not.toContain(pageName);
      const { body: filters } = await app.rest<RestFilter[]>('GET', '/api/filters', { token });
      expect(filters.map((filter) => filter.filterId)).not.toContain(filterId);
    }
    expect((await read(pageName)).filterIds).toEqual([filterId]);
  });

  test('returns 304 for unchanged page lists, with a separate ETag for administrators', async () => {
    const { filterId } = await addFilter(await newPage(), 'shapeIds', 'multiselect');
    const paths = ['/api/pagesettings', '/api/filters', `/api/filters/${filterId}/options`];
    const etagsFor = async (token: string | null) =>
      Promise.all(paths.map(async (path) => (await app.rest('GET', path, { token })).headers.get('etag') ?? ''));
    const etags = await etagsFor(null);
    for (const [index, path] of paths.entries()) {
      const again = await app.rest('GET', path, { headers: { 'if-none-match': etags[index] ?? '' } });
      expect(again.status).toBe(304);
    }
    expect((await etagsFor(people.administrator))[0]).not.toBe(etags[0]);
    await call('POST', `/filters/${filterId}/options`, { value: '1', label: 'Round' });
    const later = await etagsFor(null);
    for (const [index, etag] of etags.entries()) expect(later[index]).not.toBe(etag);
  });
});

describe('page settings over GraphQL', () => {
  const run = <T = Record<string, unknown>>(query: string, variables: object = {}, token: string | null = null) =>
    app.graphql<T>(query, { ...variables }, token);

  test('reads a page with filters and options with one query', async () => {
    const query = `query ($pageName: String!) { pageSettings(pageName: $pageName) {
      pageName title columns pageSize defaultSort { field direction }
      filters { field label kind position options { value label imageUrl position } } } }`;
    const costOf = async (pageName: string) =>
      (await countQueries(() => run(query, { pageName }))).queries.filter((text) => /page_settings/.test(text)).length;
    expect(await costOf('white')).toBe(1);
    const { data } = await run<{ pageSettings: { filters: { field: string; options: object[] }[] } }>(query, {
      pageName: 'WHITE',
    });
    expect(data?.pageSettings).toMatchObject({ pageName: 'white', defaultSort: { field: 'CARATS', direction: 'ASC' } });
    expect(data?.pageSettings.filters.find(({ field }) => field === 'clarityIds')?.options).toHaveLength(12);
    const all = await countQueries(() => run('{ allPageSettings { filters { options { label } } } }'));
    expect(all.queries.filter((text) => /page_settings/.test(text))).toHaveLength(1);
  });

  test('creates, updates with a version, reorders and deletes a page over GraphQL', async () => {
    const admin = people.administrator;
    const created = await run(
      'mutation { createPageSettings(input: { pageName: "graph", list: "shows" }) { pageSettings { list version } } }',
      {},
      admin,
    );
    expect(created.data).toEqual({ createPageSettings: { pageSettings: { list: 'shows', version: 1 } } });
    const update = (expectedVersion: number) =>
      run(
        `mutation ($input: UpdatePageSettingsInput!) {
          updatePageSettings(input: $input) { pageSettings { title columns defaultSort { field direction } version } }
        }`,
        {
          input: {
            pageName: 'graph',
            expectedVersion,
            set: { title: 'Fairs', columns: ['name', 'startDate'], defaultSort: { field: 'START_DATE' } },
          },
        },
        admin,
      );
    expect((await update(1)).data).toEqual({
      updatePageSettings: {
        pageSettings: {
          title: 'Fairs',
          columns: ['name', 'startDate'],
          defaultSort: { field: 'START_DATE', direction: 'ASC' },
          version: 2,
        },
      },
    });
    expect((await update(1)).errors[0]?.extensions.reason).toBe('STALE_VERSION');

    const text = await addFilter('graph', 'text', 'text');
    const upcoming = await addFilter('graph', 'isUpcoming', 'toggle');
    const move = (filterIds: number[]) =>
      run(
        'mutation ($input: MovePageFiltersInput!) { movePageFilters(input: $input) { pageSettings { filters { id position } } } }',
        { input: { pageName: 'graph', filterIds } },
        admin,
      );
    expect((await move([upcoming.filterId, text.filterId])).data).toEqual({
      movePageFilters: {
        pageSettings: {
          filters: [
            { id: String(upcoming.filterId), position: 0 },
            { id: String(text.filterId), position: 1 },
          ],
        },
      },
    });
    expect((await move([999_999_999])).errors[0]?.extensions).toMatchObject({
      errorCode: 95,
      details: [{ path: 'filterIds.0' }],
    });
    const deleted = await run('mutation { deletePageSettings(input: { pageName: "graph" }) { pageName } }', {}, admin);
    expect(deleted.data).toEqual({ deletePageSettings: { pageName: 'graph' } });
    expect(
      (await run('{ pageSettings(pageName: "graph") { title } }', {}, admin)).errors[0]?.extensions.errorCode,
    ).toBe(95);
  });
});

test('allows only administrators to change page settings', async () => {
  const before = await app.rest<RestPage[]>('GET', '/api/pagesettings', { token: people.administrator });
  for (const [token, status] of [
    [null, 401],
    [people.shopper, 403],
    [people.agent, 403],
  ] as const) {
    const responses = await Promise.all([
      call('POST', '/pagesettings', { pageName: 'mine' }, token),
      call('PUT', '/pagesettings/white', { title: 'Mine' }, token),
      call('DELETE', '/pagesettings/white', undefined, token),
    ]);
    expect(responses.map((response) => [response.status, response.body.errorCode])).toEqual(
      Array(3).fill([status, 70]),
    );
  }
  expect((await app.rest('GET', '/api/pagesettings', { token: people.administrator })).body).toEqual(before.body);
});
