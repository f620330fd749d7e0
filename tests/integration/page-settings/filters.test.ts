import sharp from 'sharp';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestFilter, RestOption, RestPage, RestSettings } from './settings.ts';

let app: TestApp;
let people: People;
let pageName: string;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  pageName = `page${++serial}`;
  await call('POST', '/pagesettings', { pageName });
});

const call = (method: string, path: string, body?: unknown, token: string | null = people.administrator) =>
  app.rest<RestSettings>(method, `/api${path}`, { token, body });
const addFilter = async (facts: object): Promise<RestFilter> =>
  (await call('POST', '/filters', { pageName, ...facts })).body;
const shape = { field: 'shapeIds', label: 'Shape', kind: 'multiselect' };
const carats = { field: 'carats', label: 'Carats', kind: 'range' };
const addOption = async (filterId: number, facts: object): Promise<RestOption> =>
  (await call('POST', `/filters/${filterId}/options`, facts)).body;
const optionsOf = async (filterId: number): Promise<RestOption[]> =>
  (await app.rest<RestOption[]>('GET', `/api/filters/${filterId}/options`)).body;
const filtersOf = async (page: string): Promise<number[]> =>
  (await app.rest<RestPage>('GET', `/api/pagesettings/${page}`)).body.filterIds;
const picture = async (): Promise<string> =>
  (
    await sharp({ create: { width: 30, height: 30, channels: 3, background: 'navy' } })
      .png()
      .toBuffer()
  ).toString('base64');

describe('page filters', () => {
  test('adds a filter at the end of the page, visible to everyone', async () => {
    const { status, body } = await call('POST', '/filters', { pageName: pageName.toUpperCase(), ...shape });
    expect(status).toBe(201);
    expect(body).toEqual({ ...shape, pageName, filterId: expect.any(Number), position: 0, isActive: true });
    const second = await addFilter(carats);
    expect(second.position).toBe(1);
    const first = await addFilter({ field: 'text', label: 'Search', kind: 'text', position: 0 });
    expect(await filtersOf(pageName)).toEqual([body.filterId, first.filterId, second.filterId]);
    expect((await call('GET', `/filters/${body.filterId}`, undefined, null)).body).toEqual(body);
    const { body: all } = await app.rest<RestFilter[]>('GET', '/api/filters');
    expect(all.filter((filter) => filter.pageName === pageName)).toEqual([body, first, second]);
  });

  test.each([
    [{ ...shape, pageName: 'nowhere' }, 404, 95, 'pageName'],
    [{ ...shape, pageName: null }, 400, 90, 'pageName'],
    [{ ...shape, field: 'colour' }, 400, 90, 'field'],
    [{ ...shape, field: 'collection' }, 400, 90, 'field'],
    [{ ...shape, kind: 'range' }, 400, 90, 'kind'],
    [{ ...carats, kind: 'slider' }, 400, 90, 'kind'],
    [{ ...carats, label: '' }, 400, 90, 'label'],
    [{ ...carats, position: -1 }, 400, 90, 'position'],
    [{ ...carats, isActive: null }, 400, 90, 'isActive'],
  ])('rejects the filter %j', async (facts, status, code, path) => {
    const response = await call('POST', '/filters', { pageName, ...facts });
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([status, code, path]);
    expect(await filtersOf(pageName)).toEqual([]);
  });

  test('rejects a second filter on the same field of a page', async () => {
    await addFilter(carats);
    const { status, body } = await call('POST', '/filters', { pageName, ...carats });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'field']);
  });

  test('changes the given properties of a filter, and moves the filter to another page or removes it from its page', async () => {
    const filter = await addFilter(carats);
    const path = `/filters/${filter.filterId}`;
    expect((await call('PUT', path, filter)).body).toEqual(filter);
    expect((await call('PUT', path, { label: 'Weight' })).body).toEqual({ ...filter, label: 'Weight' });
    const moved = await call('PUT', path, { pageName: 'white', field: 'length' });
    expect(moved.body).toMatchObject({ pageName: 'white', field: 'length' });
    expect((await filtersOf('white')).at(-1)).toBe(filter.filterId);
    expect(await filtersOf(pageName)).toEqual([]);
    expect((await call('PUT', path, { pageName: null })).body.pageName).toBeNull();
    expect((await call('PUT', path, { pageName: 'admin_users' })).body.details?.[0]?.path).toBe('pageName');
    expect((await call('PUT', path, { pageName: 'nowhere' })).body.errorCode).toBe(95);
    expect((await call('PUT', path, { pageName, kind: 'text' })).body.details?.[0]?.path).toBe('kind');
    await call('DELETE', path);
    expect((await call('GET', path)).body.errorCode).toBe(95);
  });

  test('shows an inactive filter to administrators only', async () => {
    const { filterId } = await addFilter(carats);
    await call('PUT', `/filters/${filterId}`, { isActive: false });
    expect(await filtersOf(pageName)).toEqual([]);
    for (const token of [null, people.shopper]) {
      expect((await call('GET', `/filters/${filterId}`, undefined, token)).status).toBe(404);
    }
    expect((await call('GET', `/filters/${filterId}`)).body.isActive).toBe(false);
    expect((await call('GET', `/pagesettings/${pageName}`)).body.filterIds).toEqual([filterId]);
  });

  test('deletes the options of a deleted filter', async () => {
    const { filterId } = await addFilter(shape);
    const { optionId } = await addOption(filterId, { value: '1', label: 'Round' });
    expect((await call('DELETE', `/filters/${filterId}`)).status).toBe(204);
    const responses = await Promise.all([
      call('DELETE', `/filters/${filterId}`),
      call('PUT', `/filters/${filterId}`, { label: 'x' }),
      call('GET', `/filters/${filterId}/options`),
      call('PUT', `/filters/${filterId}/options/${optionId}`, { label: 'x' }),
    ]);
    expect(responses.map(({ status, body }) => [status, body.errorCode])).toEqual(Array(4).fill([404, 95]));
  });

  test('assigns different positions to concurrently added filters', async () => {
    const fields = ['carats', 'totalPrice', 'depthPercent', 'tablePercent'];
    const filters = await Promise.all(fields.map((field) => addFilter({ ...carats, field })));
    expect(filters.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('filter options', () => {
  test('lists filter options in order, and accepts a returned option as input', async () => {
    const { filterId } = await addFilter(shape);
    const { status, body: round } = await call('POST', `/filters/${filterId}/options`, { value: '1', label: 'Round' });
    expect(status).toBe(201);
    expect(round).toEqual({
      optionId: expect.any(Number),
      filterId,
      value: '1',
      label: 'Round',
      imageUrl: null,
      position: 0,
    });
    const oval = await addOption(filterId, { value: '8', label: 'Oval', imageUrl: await picture() });
    expect(oval).toMatchObject({ position: 1, imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/) });
    expect(await optionsOf(filterId)).toEqual([round, oval]);
    const path = `/filters/${filterId}/options/${round.optionId}`;
    const last = await call('PUT', path, { ...round, position: 2 });
    expect(last.body).toEqual({ ...round, position: 2 });
    expect((await call('PUT', `/filters/${filterId}/options/${oval.optionId}`, oval)).body).toEqual(oval);
    expect((await optionsOf(filterId)).map(({ label }) => label)).toEqual(['Oval', 'Round']);
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await optionsOf(filterId)).toEqual([oval]);
  });

  test.each([
    [{ value: 'Round', label: 'Round' }, 'value'],
    [{ value: '8' }, 'label'],
    [{ label: 'Oval' }, 'value'],
    [{ value: '1', label: 'Again' }, 'value'],
    [{ value: '8', label: 'Oval', imageUrl: 'no picture' }, 'imageUrl'],
    [{ value: '8', label: 'Oval', position: 1.5 }, 'position'],
  ])('rejects the filter option %j', async (facts, path) => {
    const { filterId } = await addFilter(shape);
    const round = await addOption(filterId, { value: '1', label: 'Round' });
    const { status, body } = await call('POST', `/filters/${filterId}/options`, facts);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await optionsOf(filterId)).toEqual([round]);
  });

  test('accepts only valid field values and enum names as option values', async () => {
    const { filterId } = await addFilter({ field: 'statuses', label: 'Status', kind: 'multiselect' });
    expect((await addOption(filterId, { value: 'MEMO', label: 'Memo' })).value).toBe('MEMO');
    const { status, body } = await call('POST', `/filters/${filterId}/options`, { value: 'SOLD', label: 'Sold' });
    expect([status, body.details?.[0]?.path]).toEqual([400, 'value']);
  });

  test('accepts options only for multiselect filters, and rejects changing the type of a filter that has options', async () => {
    const range = await addFilter(carats);
    const rejection = await call('POST', `/filters/${range.filterId}/options`, { value: '1', label: 'One' });
    expect([rejection.status, rejection.body.details?.[0]?.path]).toEqual([400, 'filterId']);
    const { filterId } = await addFilter(shape);
    await addOption(filterId, { value: '1', label: 'Round' });
    const other = await call('PUT', `/filters/${filterId}`, { field: 'text', kind: 'text' });
    expect([other.status, other.body.details?.[0]?.path]).toEqual([400, 'kind']);
    const strange = await call('PUT', `/filters/${filterId}`, { field: 'statuses' });
    expect([strange.status, strange.body.details?.[0]?.path]).toEqual([400, 'field']);
    expect((await call('PUT', `/filters/${filterId}`, { field: 'cutIds' })).status).toBe(200);
  });

  test('returns 404 for an option that belongs to another filter', async () => {
    const [first, second] = [await addFilter(shape), await addFilter({ ...shape, field: 'cutIds' })];
    const { optionId } = await addOption(first.filterId, { value: '1', label: 'Round' });
    for (const [method, body] of [
      ['PUT', { label: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      const response = await call(method, `/filters/${second.filterId}/options/${optionId}`, body);
      expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([
        404,
        95,
        'optionId',
      ]);
    }
    expect(await optionsOf(first.filterId)).toHaveLength(1);
  });
});

test('creates, changes and deletes filters and options over GraphQL', async () => {
  const run = (query: string, variables: object) => app.graphql(query, { ...variables }, people.administrator);
  const created = await app.graphql<{ createPageFilter: { filter: { id: string; version: number } } }>(
    'mutation ($input: CreatePageFilterInput!) { createPageFilter(input: $input) { filter { id version kind position } } }',
    { input: { filter: { pageName, field: 'shapeIds', label: 'Shape', kind: 'MULTISELECT' } } },
    people.administrator,
  );
  expect(created.data).toMatchObject({
    createPageFilter: { filter: { version: 1, kind: 'MULTISELECT', position: 0 } },
  });
  const id = created.data?.createPageFilter.filter.id ?? '';
  const option = await app.graphql<{ createPageFilterOption: { option: { id: string } } }>(
    `mutation ($input: CreatePageFilterOptionInput!) {
      createPageFilterOption(input: $input) { option { id value } filter { options { label } } } }`,
    { input: { filterId: id, option: { value: '1', label: 'Round' } } },
    people.administrator,
  );
  expect(option.data).toMatchObject({
    createPageFilterOption: { option: { value: '1' }, filter: { options: [{ label: 'Round' }] } },
  });
  const optionId = option.data?.createPageFilterOption.option.id ?? '';
  const update = (expectedVersion: number) =>
    run('mutation ($input: UpdatePageFilterInput!) { updatePageFilter(input: $input) { filter { label version } } }', {
      input: { id, expectedVersion, set: { label: 'Outline' } },
    });
  expect((await update(1)).data).toEqual({ updatePageFilter: { filter: { label: 'Outline', version: 2 } } });
  expect((await update(1)).errors[0]?.extensions.reason).toBe('STALE_VERSION');
  const read = await app.graphql(
    'query ($id: ID!, $pageName: String) { pageFilter(id: $id) { label pageName } pageFilters(pageName: $pageName) { label } }',
    { id, pageName },
  );
  expect(read.data).toEqual({ pageFilter: { label: 'Outline', pageName }, pageFilters: [{ label: 'Outline' }] });
  const rest = await run(
    `mutation ($id: ID!, $optionId: ID!) {
      updatePageFilterOption(input: { id: $optionId, set: { label: "Brilliant" } }) { option { label } }
      deletePageFilterOption(input: { id: $optionId }) { optionId filter { options { id } } }
      deletePageFilter(input: { id: $id }) { filterId }
    }`,
    { id, optionId },
  );
  expect(rest.data).toEqual({
    updatePageFilterOption: { option: { label: 'Brilliant' } },
    deletePageFilterOption: { optionId, filter: { options: [] } },
    deletePageFilter: { filterId: id },
  });
});

test('allows only administrators to change filters and options', async () => {
  const { filterId } = await addFilter(shape);
  const { optionId } = await addOption(filterId, { value: '1', label: 'Round' });
  for (const [token, status] of [
    [null, 401],
    [people.shopper, 403],
    [people.agent, 403],
  ] as const) {
    const responses = await Promise.all([
      call('POST', '/filters', { pageName, ...carats }, token),
      call('PUT', `/filters/${filterId}`, { label: 'Mine' }, token),
      call('DELETE', `/filters/${filterId}`, undefined, token),
      call('POST', `/filters/${filterId}/options`, { value: '8', label: 'Oval' }, token),
      call('PUT', `/filters/${filterId}/options/${optionId}`, { label: 'Mine' }, token),
      call('DELETE', `/filters/${filterId}/options/${optionId}`, undefined, token),
    ]);
    expect(responses.map((response) => [response.status, response.body.errorCode])).toEqual(
      Array(6).fill([status, 70]),
    );
  }
  expect(await filtersOf(pageName)).toEqual([filterId]);
  expect((await optionsOf(filterId)).map(({ label }) => label)).toEqual(['Round']);
});
