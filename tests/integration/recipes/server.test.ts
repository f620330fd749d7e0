/* Tests the server recipes in docs/contributing.md by following them step by step in a copy of the server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { addLineField, addOrderField, addUserField } from './fields.ts';
import { addCall } from './rest-call.ts';
import { addKind, addStockType } from './stock-type-and-kind.ts';

jest.setTimeout(120_000); // starts a server process

const admin = { email: 'admin@watches.example', password: 'a password that only this test knows' };
let copy: ProjectCopy;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let url: string;
let token: string;

beforeAll(async () => {
  [copy, database] = await Promise.all([copyProject('server'), createTestDatabase()]);
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-copy-data-'));
  await addStockType(copy);
  await addKind(copy);
  await addCall(copy);
  await addUserField(copy);
  await addOrderField(copy);
  await addLineField(copy);
  server = startServerProcess(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_SECRET: 'a secret that only tests know: 32+ characters',
    },
    copy.folder,
  );
  url = await server.ready;
  token = await logIn(admin.email);
});

afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  await copy.remove();
});

const signedIn = () => (token ? { authorization: `Bearer ${token}` } : {});

/** Sends a GraphQL operation and returns the JSON response. A file is sent as `input.file` of a multipart request. */
async function graphql(query: string, variables: object = {}, { headers = signedIn(), file = '' } = {}) {
  const operation = JSON.stringify({ query, variables });
  const form = new FormData();
  form.set('operations', operation);
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([file]), 'stock.csv');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      ...(file ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' }),
    },
    body: file ? form : operation,
  });
  return response.json();
}

/** Returns the data of a GraphQL operation. Fails if the response has errors. */
async function runQuery(query: string, variables: object = {}, file = '') {
  const { data, errors } = await graphql(query, variables, { file });
  expect(errors).toBeUndefined();
  return data;
}

const call = (path: string, headers: Record<string, string> = signedIn()) => fetch(`${url}/api${path}`, { headers });

const rest = async (path: string) => (await call(path)).json();

const logIn = async (email: string): Promise<string> => {
  const mutation = 'mutation ($input: LogInInput!) { logIn(input: $input) { session { accessToken } } }';
  return (await runQuery(mutation, { input: { ...admin, email } })).logIn.session.accessToken;
};

/** Adds a trader with the same password as the administrator, and returns the trader's token. */
async function traderToken(email = 'trader@watches.example', id = 1000): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'insert into user_account select (jsonb_populate_record(u, $1)).* from user_account u where email = $2',
    [{ id, email, role: 'User' }, admin.email],
  );
  await client.end();
  return logIn(email);
}

const createWatch = async (watch: object): Promise<{ id: string; stockNumber: string }> => {
  const mutation = 'mutation ($input: CreateWatchInput!) { createWatch(input: $input) { watch { id stockNumber } } }';
  return (await runQuery(mutation, { input: { watch } })).createWatch.watch;
};

const lines =
  'lines { __typename description price { total } availability ... on WatchLine { watch { id name price { total } } } } ';

test('supports a new item kind in the wishlist, cart and order', async () => {
  const { id, stockNumber } = await createWatch({ name: 'Chronograph', price: 1200 });
  const items = [{ watchId: id }];
  const line = {
    __typename: 'WatchLine',
    description: `${stockNumber}: Chronograph`,
    price: { total: 1200 },
    availability: 'FOR_SALE',
    watch: { id, name: 'Chronograph', price: { total: 1200 } },
  };

  const wishResponse = await runQuery(
    `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } wishlist { ${lines} } } }`,
    { input: { items } },
  );
  expect(wishResponse.addToWishlist).toEqual({ problems: [], wishlist: { lines: [line] } });
  expect(await rest('/wishlist')).toMatchObject([{ itemId: Number(id), itemType: 10 }]);

  const put = await runQuery(
    `mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } cart { totalPrice ${lines} } } }`,
    { input: { items: [...items, ...items] } },
  );
  expect(put.addToCart).toEqual({ problems: [], cart: { totalPrice: 1200, lines: [line] } });
  expect(await rest('/cart')).toMatchObject([{ itemId: Number(id), itemType: 10, totalPrice: 1200 }]);

  const orderResponse = await runQuery(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { totalPrice lines { description item { __typename ... on Watch { id name } } } } } }`,
    { input: { idempotencyKey: 'a-watch' } },
  );
  expect(orderResponse.placeOrder.order).toEqual({
    totalPrice: 1200,
    lines: [{ description: line.description, item: { __typename: 'Watch', id, name: 'Chronograph' } }],
  });
  const [order] = await rest('/orders');
  expect(order.items).toMatchObject([{ productId: Number(id), productType: 10, stockId: stockNumber }]);
  expect(await runQuery(`{ cart { ${lines} } wishlist { ${lines} } }`)).toEqual({
    cart: { lines: [] },
    wishlist: { lines: [] },
  });
});

test('supports a new stock type in lists, REST calls, imports, exports and the audit log', async () => {
  const file =
    'Stock Number,Name,Metal,Length,Price\r\nW-1,Diver,Steel,8,900\r\nW-2,Dress,Gold,,"2,500.50"\r\nW-3,Pilot,Steel,,\r\n';
  const importing = `mutation ($input: ImportStockInput!) { importStock(input: $input) {
    report { inserted unchanged skipped problems { row column code } } } }`;
  const { importStock } = await runQuery(importing, { input: { kind: 'WATCH', file: null, skipInvalid: true } }, file);
  const problems = [{ row: 3, column: 'Price', code: 'REQUIRED' }];
  expect(importStock.report).toEqual({ inserted: 2, unchanged: 0, skipped: 1, problems });

  const { watches } = await runQuery(`{
    watches(filter: { materials: ["Steel", "Gold"] }, sort: [{ field: PRICE, direction: DESC }]) {
      total items { stockNumber material price { total } } facets(fields: [MATERIAL]) { ... on OptionFacet { options { value count } } }
    } }`);
  expect(watches).toEqual({
    total: 2,
    items: [
      { stockNumber: 'W-2', material: 'Gold', price: { total: 2500.5 } },
      { stockNumber: 'W-1', material: 'Steel', price: { total: 900 } },
    ],
    facets: [{ options: expect.arrayContaining([{ value: 'Steel', count: 1 }]) }],
  });

  const list = await call('/watches', {});
  const listedRow = (await list.json()).find((row: { stockNumber: string }) => row.stockNumber === 'W-1');
  expect(listedRow).toMatchObject({
    isActive: true,
    name: 'Diver',
    material: 'Steel',
    chainLength: 8,
    price: 900,
    version: 1,
  });
  const headers = { 'if-none-match': list.headers.get('etag') ?? '' };
  expect((await call('/watches', headers)).status).toBe(304);
  const { stockNumber } = await createWatch({ name: 'Field', price: 300 });
  expect((await call('/watches', headers)).status).toBe(200);

  const { exportStock } = await runQuery('mutation { exportStock(input: { kind: WATCH }) { fileName url } }');
  expect(exportStock.fileName).toMatch(/watches/);
  const exported = await (await fetch(`${url}${exportStock.url}`)).text();
  expect(exported).toMatch(/W-2.*Dress/);
  const again = await runQuery(importing, { input: { kind: 'WATCH', file: null } }, exported);
  const unchanged = exported.trim().split('\r\n').length - 1;
  expect(again.importStock.report).toEqual({ inserted: 0, unchanged, skipped: 0, problems: [] });

  const { auditLog } = await runQuery('{ auditLog(filter: { subjects: [WATCH] }) { items { subject label action } } }');
  expect(auditLog.items).toContainEqual({ subject: 'WATCH', label: stockNumber, action: 'CREATE' });
});

test('exposes a new use case over REST and GraphQL to callers that its access rule allows', async () => {
  await runQuery('mutation ($input: CreateShowInput!) { createShow(input: $input) { show { id } } }', {
    input: { show: { name: 'Gem Fair', location: 'Antwerp' } },
  });
  expect(await rest('/shows/count?location=Antwerp')).toEqual({ count: 1 });
  const query = '{ showCount(location: "Antwerp") }';
  expect(await runQuery(query)).toEqual({ showCount: 1 });

  const response = await call('/shows/count');
  expect([response.status, await response.json()]).toMatchObject([400, { details: [{ path: 'location' }] }]);
  const trader = { authorization: `Bearer ${await traderToken()}` };
  for (const [headers, status] of [
    [{}, 401],
    [trader, 403],
  ] as const) {
    const rejection = await call('/shows/count?location=Antwerp', headers);
    expect([rejection.status, await rejection.json()]).toMatchObject([status, { errorCode: 70 }]);
    const { data, errors } = await graphql(query, {}, { headers });
    expect([data, errors]).toMatchObject([{ showCount: null }, [{ extensions: { code: 'FORBIDDEN' } }]]);
  }

  const { paths } = await rest('/openapi.json');
  expect(paths['/api/shows/count'].get).toMatchObject({
    summary: 'Number of shows at a location.',
    parameters: [{ in: 'query', name: 'location', required: true }],
    responses: { 200: {}, 401: {}, 403: {} },
  });
});

test('lets only administrators read and change a new user field, increments the version and logs changes', async () => {
  const token = await traderToken('noted@watches.example', 1001);
  const update = (input: object) =>
    graphql('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id version internalNote } } }', {
      input: { userId: '1001', ...input },
    });
  const { data } = await update({ internalNote: 'Pays late.' });
  expect(data.updateUser.user).toEqual({ id: '1001', version: 2, internalNote: 'Pays late.' });
  const tooLong = await update({ internalNote: 'x'.repeat(2_001) });
  expect(tooLong.errors).toMatchObject([{ extensions: { details: [{ path: 'internalNote' }] } }]);
  const stale = await update({ internalNote: null, expectedVersion: 1 });
  expect(stale.errors).toMatchObject([{ extensions: { reason: 'STALE_VERSION' } }]);
  expect((await update({ email: 'renamed@watches.example' })).data.updateUser.user.internalNote).toBe('Pays late.');

  const headers = { authorization: `Bearer ${token}` };
  const { data: ownData, errors } = await graphql('{ currentUser { id internalNote } }', {}, { headers });
  expect([ownData, errors]).toMatchObject([
    { currentUser: { id: '1001', internalNote: null } },
    [{ extensions: { code: 'FORBIDDEN' } }],
  ]);
  expect(await (await call('/users/1001')).text()).not.toContain('internalNote');
  const { auditLog } = await runQuery(
    '{ auditLog(filter: { subjects: [USER] }) { items { changes { field after } } } }',
  );
  expect(auditLog.items.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
    expect.objectContaining({ after: 'Pays late.' }),
  );
});

test('accepts a new order field, and lets administrators change it', async () => {
  const { id } = await createWatch({ name: 'Regulator', price: 700 });
  await runQuery('mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }', {
    input: { items: [{ watchId: id }] },
  });
  const orderResponse = await runQuery(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id version purpose } } }',
    { input: { idempotencyKey: 'with-a-purpose', purpose: 'a show' } },
  );
  const { order } = orderResponse.placeOrder;
  expect(order.purpose).toBe('a show');
  const changed = await runQuery(
    'mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { order { purpose timeline { note } } } }',
    { input: { id: order.id, expectedVersion: order.version, set: { purpose: 'resale' } } },
  );
  expect(changed.updateOrder.order).toMatchObject({ purpose: 'resale', timeline: [{}, { note: 'purpose' }] });
});

test('returns a new field on wishlist items', async () => {
  const { id } = await createWatch({ name: 'Skeleton', price: 900 });
  const { addToWishlist } = await runQuery(
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { wishlist { lines { createdAt addedOn } } } }',
    { input: { items: [{ watchId: id }] } },
  );
  const [line] = addToWishlist.wishlist.lines;
  expect(line.addedOn).toBe(line.createdAt.slice(0, 10));
});
