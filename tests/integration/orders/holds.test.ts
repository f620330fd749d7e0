import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from './rest-orders.ts';

let app: TestApp;
let admin: Person;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  // Has access only to the page with black diamonds.
  buyer = await createPerson(app, { pages: [3] });
  other = await createPerson(app);
});
afterAll(() => app.stop());

async function ended(id: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOver: boolean }>`
      select hold_until < now() as "isOver" from diamond where id = ${id}`.execute(app.em().getKysely());
    if (rows[0]?.isOver) return;
  }
}

test('treats an expired hold as ended in all lists and counts, even before the row is updated', async () => {
  const id = await createStone(app, { status: 2, holdUserId: buyer.id });
  const holdUntil = sql`clock_timestamp() + interval '3 seconds'`;
  await sql`update diamond set hold_until = ${holdUntil} where id = ${id}`.execute(app.em().getKysely());
  const document = `query { diamonds(filter: { statuses: [AVAILABLE] }, sort: [{ field: STATUS }]) {
    total items { id status availability } facets(fields: [STATUS]) { ... on OptionFacet { options { value count } } } } }`;
  const readStone = async () => {
    const { data } = await app.graphql(document, {}, other.token);
    const whole = await app.rest<{ product: object }[]>('GET', '/api/diamonds?availableonly=true', {
      token: other.token,
    });
    const page = await app.rest<object[]>('GET', '/api/diamonds?availableonly=true&page=0&pageSize=5', {
      token: other.token,
    });
    const single = await app.rest<{ product: object }>('GET', `/api/diamonds/${id}`, { token: admin.token });
    return { data, etag: whole.headers.get('etag'), rows: whole.body, page: page.body, product: single.body.product };
  };
  const state = await readStone();
  expect(state.data).toMatchObject({
    diamonds: { total: 0, items: [], facets: [{ options: expect.arrayContaining([{ value: 'HOLD', count: 1 }]) }] },
  });
  expect([state.rows, state.page]).toEqual([[], []]);
  expect(state.product).toMatchObject({ status: 2, hold: true, holdUserId: buyer.id });
  await ended(id);
  const free = await readStone();
  expect(free.data).toMatchObject({
    diamonds: {
      total: 1,
      items: [{ id: String(id), status: 'AVAILABLE', availability: 'FOR_SALE' }],
      facets: [{ options: expect.arrayContaining([{ value: 'AVAILABLE', count: 1 }]) }],
    },
  });
  expect([free.rows, free.page]).toMatchObject([[{ id }], [{ id }]]);
  expect(free.product).toMatchObject({ status: 1, hold: false, holdUserId: null, holdUntil: null });
  expect(free.etag).not.toBe(state.etag);
  const holds = await app.graphql(
    'query ($by: [ID!]) { diamonds(filter: { holdUserIds: $by }) { total } }',
    { by: [buyer.id] },
    admin.token,
  );
  expect(holds.data).toEqual({ diamonds: { total: 0 } });

  // After the hold has expired, an import can set this status.
  const { rows } = await sql<{ stockId: string }>`select stock_id as "stockId" from diamond where id = ${id}`.execute(
    app.em().getKysely(),
  );
  const form = new FormData();
  form.set('file', new Blob([`Stock #,Status\n${rows[0]?.stockId},Memo\n`]), 'stock.csv');
  expect((await app.rest('POST', '/api/diamonds/import', { token: admin.token, form })).status).toBe(200);
  expect((await readStone()).product).toMatchObject({ status: 4, holdUserId: null, holdUntil: null });
});

test('lets a buyer read and order a stone on hold for them, regardless of page access', async () => {
  const id = await createStone(app, { status: 2, holdUserId: buyer.id, colorId: 1 });
  const read = (token: string) => app.rest('GET', `/api/diamonds/${id}`, { token });
  expect((await read(buyer.token)).status).toBe(200);
  const { data } = await app.graphql(
    'query ($id: ID!) { diamond(ref: { id: $id }) { availability } }',
    { id },
    buyer.token,
  );
  expect(data).toEqual({ diamond: { availability: 'HELD_FOR_YOU' } });
  const narrow = await createPerson(app, { pages: [3] });
  expect((await read(narrow.token)).status).toBe(404);
  const ordersRest = restOrders(app);
  await ordersRest.fillCart(buyer.token, [id]);
  expect((await ordersRest.order(buyer.token)).status).toBe(201);
  expect((await read(buyer.token)).status).toBe(200);
});

test('shows a held jewelry piece only to its buyer, who can still see it after buying it', async () => {
  const body = { stockNumber: 'HELD-1', type: 'ring', totalPrice: 900 };
  const created = await app.rest<{ id: number }>('POST', '/api/products', { token: admin.token, body });
  const count = async (token: string) => {
    const list = await app.graphql<{ jewelleryPieces: { total: number; items: object[] } }>(
      `query { jewelleryPieces(filter: { types: [RING] }) { total items { status availability }
        facets(fields: [STATUS]) { ... on OptionFacet { options { value count } } } } }`,
      {},
      token,
    );
    const rest = await app.rest<object[]>('GET', '/api/products?type=ring', { token });
    const single = await app.rest('GET', '/api/products/HELD-1', { token });
    return { ...list.data?.jewelleryPieces, rest: rest.body.length, one: single.status };
  };
  expect(await count(other.token)).toMatchObject({ total: 1, rest: 1, one: 200 });
  const hold =
    'mutation ($input: HoldJewelleryPieceInput!) { holdJewelleryPiece(input: $input) { jewelleryPiece { id } } }';
  await app.graphql(hold, { input: { id: created.body.id, userId: buyer.id } }, admin.token);
  expect(await count(buyer.token)).toEqual({
    total: 1,
    items: [{ status: 'HOLD', availability: 'HELD_FOR_YOU' }],
    facets: [{ options: expect.arrayContaining([{ value: 'HOLD', count: 1 }]) }],
    rest: 1,
    one: 200,
  });
  expect(await count(other.token)).toMatchObject({ total: 0, items: [], rest: 0, one: 404 });

  const items = [{ jewelleryPieceId: created.body.id }];
  const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
    cart { lines { availability ... on JewelleryLine { jewelleryPiece { stockNumber } } } } } }`;
  const cart = await app.graphql(add, { input: { items } }, buyer.token);
  expect(cart.data).toMatchObject({
    addToCart: { cart: { lines: [{ availability: 'HELD_FOR_YOU', jewelleryPiece: { stockNumber: 'HELD-1' } }] } },
  });
  const order = await restOrders(app).order(buyer.token);
  await restOrders(app).setStatus(admin.token, order.body.id, 4);
  expect(await count(buyer.token)).toMatchObject({ total: 0, rest: 0, one: 200 });
  expect(await count(other.token)).toMatchObject({ total: 0, rest: 0, one: 404 });
});
