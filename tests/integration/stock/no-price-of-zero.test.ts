import { sql } from 'kysely';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest } from '../import/files.ts';
import { type Refusal, restOrders } from '../orders/rest-orders.ts';
import { samples } from './samples.ts';

/* Tests that items cannot have a price of 0. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const token = () => people.administrator;
const prices = ['price', 'pricePerCarat', 'totalPrice', 'webPrice'];
const pricesOf = (piece: object) => prices.filter((name) => name in piece);

describe.each(samples.map((sample) => [sample.name, sample] as const))('prices of %s', (_name, sample) => {
  const { name, typeName, one, piece, calls, file } = sample;
  test('rejects a price of 0 over GraphQL, REST and import', async () => {
    const fields = pricesOf(piece);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const free = { ...piece, [field]: 0 };
      const create = `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`;
      const { errors } = await app.graphql(create, { input: { [one]: free } }, token());
      expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: `${one}.${field}` }] });
      if (!calls.includes('create')) continue;
      const rest = await app.rest<Refusal>('POST', `/api/${name}`, { token: token(), body: free });
      expect(rest.body.details.map(({ path }) => path)).toContain(field);
    }
    const [header = [], ...rows] = file;
    const column = header.findIndex((title) => /price/i.test(title));
    const cheap = rows.map((row, index) =>
      row.map((cell, cellIndex) => (cellIndex === column && index === 0 ? '0' : cell)),
    );
    const response = await importOverGraphql(app, csv(header, ...cheap), {}, token(), { type: name });
    const details = response.errors[0]?.extensions.details?.map(({ path }) => path);
    expect(details).toEqual([`rows.1.${header[column]}`]);
  });
});

test.each([
  ['products', { type: 'ring', totalPrice: 0 }, 'totalPrice', 'Stock #,Type,Price\nJ-1,ring,0'],
  ['products', { type: 'ring', totalPrice: 5, webPrice: 0 }, 'webPrice', 'Stock #,Type,Online Price\nJ-1,ring,0.00'],
  [
    'diamonds',
    { stockId: 'D-1', shapeId: 1, carats: 1, pricePerCarat: 0 },
    'pricePerCarat',
    'Stock #,Shape,Carats,Price\nD-1,RD,1,0',
  ],
])('rejects a price of 0 for %s %j', async (type, body, path, file) => {
  const response = await app.rest<Refusal>('POST', `/api/${type}`, { token: token(), body });
  expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path }] } });
  const imported = await importOverRest(app, file, { token: token(), type });
  expect(imported.body.details?.map((problem) => problem.path)).toMatchObject([expect.stringMatching(/^rows\.1\./)]);
});

test('rejects cart items, orders and order changes with a total of 0', async () => {
  const { id: userId, token: buyer } = await createPerson(app);
  const tinyStone = await createStone(app, { carats: '0.001', pricePerCarat: '1' });
  const response = await app.rest('POST', '/api/cart/diamond', { token: buyer, body: { itemId: tinyStone } });
  expect(response.status).toBe(409);
  const stone = await createStone(app);
  const items = [{ item: { diamondId: stone }, totalPrice: 0 }];
  const orderResponse = await app.rest<Refusal>('POST', '/api/orders/admin', {
    token: token(),
    body: { userId, items },
  });
  expect(orderResponse).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'items' }] } });

  const ordersRest = restOrders(app);
  await ordersRest.fillCart(buyer, [stone]);
  const { body: order } = await ordersRest.order(buyer);
  const { body: orders } = await app.rest<{ id: number; items: { lineId: number }[] }[]>('GET', '/api/orders', {
    token: token(),
  });
  const lineId = orders.find(({ id }) => id === order.id)?.items[0]?.lineId;
  const put = (body: object) => app.rest<Refusal>('PUT', `/api/orders/admin/${order.id}`, { token: token(), body });
  expect(await put({ items: [{ lineId, totalPrice: 0 }] })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'items' }] },
  });
});

test('rejects the activation of existing stock with a price of 0', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into eternity_ring (stock_number, name, shape_id, price, is_active)
    values ('OLD', 'Old band', 1, 0, false) returning id`.execute(app.em().getKysely());
  const id = rows[0]?.id;
  const activate = 'mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { id } } }';
  const { errors } = await app.graphql(activate, { input: { kind: 'ETERNITY_RING', id, isActive: true } }, token());
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 90, details: [{ path: 'isActive' }] });
  const stone = await createStone(app, { isActive: false, pricePerCarat: '0' });
  const rejection = await app.rest<Refusal>('PATCH', `/api/diamonds/${stone}/active`, {
    token: token(),
    body: { isActive: true },
  });
  expect(rejection).toMatchObject({ status: 409, body: { details: [{ path: 'isActive' }] } });
});
