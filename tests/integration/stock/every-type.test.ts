import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { pieceModules } from '../../support/piece-modules.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest, kindOf } from '../import/files.ts';
import { type StockSample, samples } from './samples.ts';

/*
 * Tests behavior that all stock types share, through GraphQL and REST. Separate test files cover type-specific
 * behavior.
 */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Piece {
  id: string;
  stockNumber: string;
  isActive: boolean;
  version: number;
}

interface Listed {
  total: number;
  items: Piece[];
}

const piece = '{ id stockNumber isActive version }';

/** Sends a mutation with one input. Returns the item in its payload, or the first error. */
async function change(sample: StockSample, mutation: string, input: object, token: string | null) {
  const name = `${mutation}${sample.typeName}`;
  const inputType = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const { data, errors } = await app.graphql<Record<string, Record<string, Piece> | null>>(
    `mutation ($input: ${inputType}) { ${name}(input: $input) { ${sample.one} ${piece} } }`,
    { input },
    token,
  );
  return { piece: data?.[name]?.[sample.one], error: errors[0] };
}

/** Activates or deactivates an item. */
async function activate({ name }: StockSample, input: object, token: string | null) {
  const { data, errors } = await app.graphql<{ setStockActive: { item: Piece } | null }>(
    'mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { __typename id isActive version } } }',
    { input: { kind: kindOf(name), ...input } },
    token,
  );
  return { item: data?.setStockActive?.item, error: errors[0] };
}

const create = (sample: StockSample, input: object, token: string | null = people.administrator) =>
  change(sample, 'create', { [sample.one]: input }, token);

/** Creates an item that differs enough from the sample not to count as a duplicate. */
let serial = 0;
async function created(sample: StockSample, input: object = {}): Promise<Piece> {
  const different = sample.name === 'bracelets' ? { size: `size ${++serial}` } : {};
  const { piece: item, error } = await create(sample, { ...sample.piece, ...different, ...input });
  if (!item) throw new Error(`no ${sample.one}: ${JSON.stringify(error)}`);
  return item;
}

async function list({ typeName, many }: StockSample, variables: object, token: string | null, facets = '') {
  const { data, errors } = await app.graphql<Record<string, Listed>>(
    `query ($filter: ${typeName}Filter, $sort: [${typeName}Sort!], $page: PageInput) {
      ${many}(filter: $filter, sort: $sort, page: $page) { total items ${piece} ${facets} }
    }`,
    { ...variables },
    token,
  );
  return { list: data?.[many], error: errors[0] };
}

async function read({ one: query }: StockSample, ref: object, token: string | null) {
  const { data, errors } = await app.graphql<Record<string, Piece | null>>(
    `query ($ref: StockRef!) { ${query}(ref: $ref) ${piece} }`,
    { ref },
    token,
  );
  return { piece: data?.[query], error: errors[0] };
}

const rest = async ({ name }: StockSample, token: string | null, query = '') =>
  app.rest<Record<string, unknown>[]>('GET', `/api/${name}${query}`, { token });

test('has samples for every stock type except diamonds and jewelry, which have separate tests', () => {
  const tested = ['products', ...samples.map(({ name }) => name)];
  expect(pieceModules.map(({ type }) => type.name).sort()).toEqual(tested.sort());
});

describe.each(samples.map((sample) => [sample.name, sample] as const))('items of the stock type %s', (name, sample) => {
  const [changedField, changedValue] = sample.change;

  test('lets only administrators create an item, which is then visible to everyone', async () => {
    const before = await list(sample, {}, people.administrator);
    for (const [token, status] of [
      [people.anonymous, 401],
      [people.shopper, 403],
      [people.agent, 403],
    ] as const) {
      expect((await create(sample, sample.piece, token)).error?.extensions.errorCode).toBe(70);
      if (!sample.calls.includes('create')) continue;
      const rejection = await app.rest('POST', `/api/${name}`, { body: sample.restFields, token });
      expect([rejection.status, rejection.body]).toMatchObject([status, { errorCode: 70 }]);
    }
    const { piece: item, error } = await create(sample, sample.piece);
    expect(error).toBeUndefined();
    expect(item).toMatchObject({ stockNumber: expect.stringMatching(/^[A-Z]{2}-\d+$/), isActive: true, version: 1 });
    const id = Number(item?.id);
    for (const token of [people.anonymous, people.shopper, people.agent, people.administrator]) {
      const { list: listed } = await list(sample, { filter: { ids: [id] } }, token);
      expect(listed).toEqual({ total: 1, items: [item] });
      expect((await read(sample, { stockNumber: item?.stockNumber }, token)).piece).toEqual(item);
      const listedRow = (await rest(sample, token)).body.find((row) => row.id === id);
      const adminFields = token === people.administrator ? sample.adminRestFields : {};
      const state = { availability: 'FOR_SALE', version: 1 };
      const flat = { stockNumber: item?.stockNumber, ...sample.restFields, ...adminFields, ...state };
      expect(listedRow).toEqual(
        name === 'ring_settings' ? { id, isActive: true, product: { id, ...flat } } : { id, isActive: true, ...flat },
      );
    }
    expect((await list(sample, {}, people.administrator)).list?.total).toBe((before.list?.total ?? 0) + 1);
  });

  test('names missing and invalid fields and creates no item', async () => {
    const before = await list(sample, {}, people.administrator);
    const broken = { ...sample.piece, ...sample.wrong };
    const fields = Object.keys(sample.wrong);
    const wrong = await create(sample, broken);
    expect(wrong.error?.extensions.details?.map(({ path }) => path).sort()).toEqual(
      fields.map((field) => `${sample.one}.${field}`).sort(),
    );
    expect(wrong.piece).toBeUndefined();
    if (sample.calls.includes('create')) {
      const emptyBody = await app.rest<{ details: { path: string }[] }>('POST', `/api/${name}`, {
        body: {},
        token: people.administrator,
      });
      expect(emptyBody.status).toBe(400);
      expect(emptyBody.body.details.map(({ path }) => path).sort()).toEqual([...sample.required].sort());
    }
    expect((await list(sample, {}, people.administrator)).list).toEqual(before.list);
  });

  test('rejects a stock number that is in use', async () => {
    const { stockNumber } = await created(sample);
    const { error } = await create(sample, { ...sample.piece, size: undefined, stockNumber });
    expect(error?.extensions).toMatchObject({
      errorCode: 90,
      details: [{ path: `${sample.one}.stockNumber`, message: expect.stringContaining('belongs to another') }],
    });
  });

  test("rejects an update to an item without the item's current version", async () => {
    const { id } = await created(sample);
    const set = { [changedField]: changedValue };
    const input = { id, expectedVersion: 1, set };
    expect((await change(sample, 'update', input, people.shopper)).error?.extensions.errorCode).toBe(70);
    expect((await change(sample, 'update', input, null)).error?.extensions.errorCode).toBe(70);
    expect((await change(sample, 'update', input, people.administrator)).piece).toMatchObject({ id, version: 2 });
    const late = await change(sample, 'update', input, people.administrator);
    expect(late.error?.extensions).toMatchObject({ errorCode: 90, reason: 'STALE_VERSION' });
    const listedRow = (await rest(sample, people.administrator)).body.find((row) => row.id === Number(id));
    expect(listedRow).toMatchObject(
      name === 'ring_settings'
        ? { product: { [changedField]: changedValue, version: 2 } }
        : { [changedField]: changedValue, version: 2 },
    );
    const cleared = { id, expectedVersion: 2, set: { [sample.required[0] ?? '']: null } };
    expect((await change(sample, 'update', cleared, people.administrator)).error?.extensions.details).toMatchObject([
      { path: `set.${sample.required[0]}` },
    ]);
    const unknown = await change(sample, 'update', { ...input, id: 999_999 }, people.administrator);
    expect(unknown.error?.extensions.errorCode).toBe(95);
    if (!sample.calls.includes('update')) return;
    const url = `/api/${name}/${id}`;
    expect((await app.rest('PATCH', url, { body: set, token: people.agent })).status).toBe(403);
    const patched = await app.rest('PATCH', url, {
      body: name === 'ring_settings' ? { isActive: false, product: set } : { ...set, isActive: false },
      token: people.administrator,
    });
    expect([patched.status, patched.body]).toMatchObject([200, { id: Number(id), isActive: false }]);
  });

  test('hides an inactive item from everyone except administrators', async () => {
    const { id, stockNumber } = await created(sample);
    expect((await activate(sample, { id, isActive: false }, people.shopper)).error?.extensions.errorCode).toBe(70);
    const before = await rest(sample, people.anonymous);
    const hidden = await activate(sample, { id, isActive: false, expectedVersion: 1 }, people.administrator);
    expect(hidden.item).toEqual({ __typename: sample.typeName, id, isActive: false, version: 2 });
    const late = await activate(sample, { id, isActive: true, expectedVersion: 1 }, people.administrator);
    expect(late.error?.extensions).toMatchObject({ errorCode: 90, reason: 'STALE_VERSION' });
    for (const token of [people.anonymous, people.shopper, people.agent]) {
      expect((await read(sample, { id }, token)).error?.extensions.errorCode).toBe(95);
      expect((await read(sample, { stockNumber }, token)).error?.extensions.errorCode).toBe(95);
      expect((await list(sample, { filter: { ids: [id] } }, token)).list).toEqual({ total: 0, items: [] });
      const { body } = await rest(sample, token);
      expect(body.map((row) => row.id)).not.toContain(Number(id));
      for (const variables of [{ filter: { isActive: false } }, { sort: [{ field: 'IS_ACTIVE' }] }]) {
        expect((await list(sample, variables, token)).error?.extensions.errorCode).toBe(70);
      }
      const facets = await list(sample, {}, token, 'facets(fields: [IS_ACTIVE]) { field }');
      expect(facets.error?.extensions.errorCode).toBe(70);
    }
    expect((await read(sample, { id }, people.administrator)).piece).toMatchObject({ id, isActive: false });
    const inactive = await list(sample, { filter: { isActive: false, ids: [id] } }, people.administrator);
    expect(inactive.list?.total).toBe(1);
    const after = await app.rest('GET', `/api/${name}`, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    const again = await app.rest('GET', `/api/${name}`, {
      headers: { 'if-none-match': after.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('sorts and paginates stock lists', async () => {
    const createdItem = [await created(sample), await created(sample), await created(sample)];
    const ids = createdItem.map(({ id }) => id);
    const sort = [{ field: 'STOCK_NUMBER', direction: 'DESC' }];
    const first = await list(sample, { filter: { ids }, sort, page: { index: 0, size: 2 } }, people.anonymous);
    const second = await list(sample, { filter: { ids }, sort, page: { index: 1, size: 2 } }, people.anonymous);
    expect([...(first.list?.items ?? []), ...(second.list?.items ?? [])].map(({ id }) => id)).toEqual(ids.reverse());
    expect([first.list?.total, second.list?.total]).toEqual([3, 3]);
    const tooDeep = await list(sample, { page: { index: 1_000, size: 500 } }, people.anonymous);
    expect(tooDeep.error?.extensions.errorCode).toBe(90);
  });

  test('imports a file once, and rejects the whole file if a row is invalid', async () => {
    const content = csv(...sample.file);
    const [row, column, cell] = sample.fault;
    const faulty = csv(...sample.file.map((cells, index) => (index === row ? cells.with(column, cell) : cells)));
    const send = async (text: string, token: string | null) => {
      if (sample.calls.includes('import')) {
        const { status, body } = await importOverRest(app, text, { token, type: name });
        return { report: status === 200 ? body : undefined, errorCode: body.errorCode, details: body.details };
      }
      const { data, errors } = await importOverGraphql(app, text, {}, token, { type: name });
      const { errorCode, details } = errors[0]?.extensions ?? {};
      return { report: data?.importStock?.report, errorCode, details };
    };
    expect((await send(content, people.anonymous)).errorCode).toBe(70);
    expect((await send(content, people.shopper)).errorCode).toBe(70);
    const rejection = await send(faulty, people.administrator);
    expect(rejection).toMatchObject({
      errorCode: 90,
      details: [{ row, column: sample.file[0]?.[column], value: cell }],
    });
    const { report } = await send(content, people.administrator);
    expect(report).toMatchObject({ read: 2, inserted: 2, problems: [] });
    expect(report?.columns.map(({ field }) => field)).not.toContain(null);
    const again = await send(content, people.administrator);
    expect(again.report).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    const { piece: item } = await read(sample, { stockNumber: 'F-1' }, (await createPerson(app)).token);
    expect(item?.isActive).toBe(true);
  });
});
