import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, type RestOrder, restOrders } from './rest-orders.ts';

interface Orders {
  orders: { total: number; index: number; size: number; items: { id: string; totalPrice: number }[] } | null;
}

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let people: People;
let admin: Person;
let anna: Person;
let bert: Person;
/** IDs of a cheap order and an expensive order by Anna, and of an order by Bert. */
let ids: number[];

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  people = await signInPeople(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  anna = await createPerson(app, { email: 'anna_50%@example.com' });
  bert = await createPerson(app, { email: 'bert@example.com' });
  ids = [];
  for (const [buyer, stockId, pricePerCarat] of [
    [anna, 'Cheap-1', '100'],
    [anna, 'Dear-1', '900'],
    [bert, 'Middle-1', '500'],
  ] as const) {
    await ordersRest.fillCart(buyer.token, [await createStone(app, { stockId, pricePerCarat })]);
    ids.push((await ordersRest.order(buyer.token)).body.id);
  }
  await ordersRest.setStatus(admin.token, ids[1] ?? 0, 2);
});
afterAll(() => app.stop());

const query = `query ($filter: OrderFilter, $sort: [OrderSort!], $page: PageInput) {
  orders(filter: $filter, sort: $sort, page: $page) { total index size items { id totalPrice } } }`;
const find = async (variables: object) => {
  const { data, errors } = await app.graphql<Orders>(query, { ...variables }, admin.token);
  expect(errors).toEqual([]);
  return data?.orders;
};
const findOrders = async (filter: object) =>
  (await find({ filter }))?.items.map(({ id }) => ids.indexOf(Number(id))).toSorted();

describe('order list through GraphQL', () => {
  test.each([
    ['no filter', {}, [0, 1, 2]],
    ['a status', { statuses: ['PAYMENT'] }, [1]],
    ['two statuses', { statuses: ['PAYMENT', 'PROCESSING'] }, [0, 1, 2]],
    ['part of an email address', { text: 'BERT@' }, [2]],
    ['characters with a special meaning in SQL patterns', { text: '_50%' }, [0, 1]],
    ['a stock number', { text: 'dear-1' }, [1]],
    ['part of a stock number', { text: 'ear-' }, [1]],
    ['a SQL wildcard in a stock number', { text: 'D_ar-1' }, []],
    ['SQL', { text: "' or true --" }, []],
    ['a status and a text', { statuses: ['PROCESSING'], text: 'anna' }, [0]],
  ])('filters orders by %s', async (_description, filter, expected) => {
    expect(await findOrders(filter)).toEqual(expected);
  });

  test('filters orders by buyer, order ID and order number', async () => {
    expect(await findOrders({ userIds: [bert.id] })).toEqual([2]);
    expect(await findOrders({ ids: [ids[0], ids[2]] })).toEqual([0, 2]);
    expect(await findOrders({ text: `#${ids[0]}` })).toContain(0);
  });

  test.each([
    [[{ field: 'TOTAL_PRICE' }], [0, 2, 1]],
    [[{ field: 'TOTAL_PRICE', direction: 'DESC' }], [1, 2, 0]],
    [[{ field: 'CREATED_AT' }], [0, 1, 2]],
    [
      [{ field: 'STATUS', direction: 'DESC' }, { field: 'TOTAL_PRICE' }],
      [1, 0, 2],
    ],
    [[], [2, 1, 0]],
  ])('sorts orders by %j', async (sort, expected) => {
    expect((await find({ sort }))?.items.map(({ id }) => ids.indexOf(Number(id)))).toEqual(expected);
  });

  test('returns a page of orders with the total count', async () => {
    const page = await find({ sort: [{ field: 'CREATED_AT' }], page: { index: 1, size: 2 } });
    expect(page).toEqual({ total: 3, index: 1, size: 2, items: [{ id: String(ids[2]), totalPrice: 500 }] });
  });

  test.each([
    [{ filter: { statuses: [] } }, 'filter.statuses'],
    [{ filter: { userIds: [] } }, 'filter.userIds'],
    [{ page: { index: -1, size: 2 } }, 'page.index'],
    [{ page: { index: 0, size: 501 } }, 'page.size'],
    [{ page: { index: 10_001, size: 1 } }, 'page.index'],
    [{ sort: Array.from({ length: 4 }, () => ({ field: 'STATUS' })) }, 'sort'],
  ])('rejects the order list arguments %j', async (variables, path) => {
    const { errors } = await app.graphql(query, variables, admin.token);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
  });

  test("returns only the buyer's own orders to a buyer", async () => {
    const mine = await app.graphql('{ myOrders { total items { id buyer { email } } } }', {}, anna.token);
    expect(mine.data?.myOrders).toEqual({
      total: 2,
      items: [ids[1], ids[0]].map((id) => ({ id: String(id), buyer: { email: anna.email } })),
    });
    const query = 'query ($id: ID!) { order(id: $id) { id } }';
    expect((await app.graphql(query, { id: ids[0] }, anna.token)).data?.order).toEqual({ id: String(ids[0]) });
    for (const id of [ids[2], 999_999_999]) {
      const { errors } = await app.graphql(query, { id }, anna.token);
      expect(errors[0]?.extensions).toMatchObject({ code: 'ORDER_NOT_FOUND', errorCode: 110 });
    }
  });

  test.each(['{ orders { total } }', '{ orders { items { id } } }'])(
    'returns FORBIDDEN to everyone except administrators: %s',
    async (document) => {
      for (const token of [people.anonymous, people.shopper, people.agent]) {
        const { errors } = await app.graphql(document, {}, token);
        expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
      }
    },
  );

  test.each(['{ myOrders { total } }', '{ order(id: 1) { id } }'])(
    'returns FORBIDDEN to anonymous clients: %s',
    async (document) => {
      const { errors } = await app.graphql(document, {});
      expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    },
  );
});

describe('order list through REST', () => {
  test('lists all orders for administrators from newest to oldest, in full or by page', async () => {
    const all = await app.rest<RestOrder[]>('GET', '/api/orders', { token: admin.token });
    expect(all.body.map(({ id }) => id)).toEqual(ids.toReversed());
    const page = await app.rest<RestOrder[]>('GET', '/api/orders?page=1&pageSize=2', { token: admin.token });
    expect(page.body).toEqual(all.body.slice(2));
    expect(page.headers.get('x-total-count')).toBe('3');
  });

  test('returns 304 for the order list until an order changes', async () => {
    const get = (etag: string) =>
      app.rest('GET', '/api/orders/currentuser', { token: anna.token, headers: { 'if-none-match': etag } });
    const etag = (await get('"none"')).headers.get('etag') ?? '';
    expect((await get(etag)).status).toBe(304);
    await ordersRest.setStatus(admin.token, ids[1] ?? 0, 3);
    expect((await get(etag)).status).toBe(200);
    await ordersRest.setStatus(admin.token, ids[1] ?? 0, 2);
  });

  test('returns a changed order list after an ordered eternity ring is renamed', async () => {
    const buyer = await createPerson(app);
    const { eternityRingId } = await createItems(app);
    await app.rest('POST', '/api/cart/eternityRing', { body: { eternityRingId }, token: buyer.token });
    await ordersRest.order(buyer.token);
    const get = (etag: string) =>
      app.rest<{ items: object[] }[]>('GET', '/api/orders/currentuser', {
        token: buyer.token,
        headers: { 'if-none-match': etag },
      });
    const etag = (await get('"none"')).headers.get('etag') ?? '';
    expect((await get(etag)).status).toBe(304);
    await app
      .em()
      .getConnection()
      .execute(`update eternity_ring set name = 'Renamed band' where id = ?`, [eternityRingId]);
    const { status, body } = await get(etag);
    expect(status).toBe(200);
    expect(body[0]?.items).toMatchObject([{ eternityRing: { name: 'Renamed band' } }]);
  });

  test('lists all orders for administrators, and only their own orders for other users', async () => {
    expect(await app.rest<Refusal>('GET', '/api/orders', { token: anna.token })).toMatchObject({ status: 403 });
    expect(await app.rest<Refusal>('GET', '/api/orders')).toMatchObject({ status: 401, body: { errorCode: 70 } });
    expect(await app.rest<Refusal>('GET', '/api/orders/currentuser')).toMatchObject({ status: 401 });
    expect((await ordersRest.ordersOf(bert.token)).map(({ id }) => id)).toEqual([ids[2]]);
  });
});

test('reads a page of orders with a constant number of queries, regardless of the number of orders and lines', async () => {
  const document = `{ orders { total items { id lines { id diamond { stockNumber shape { code } } } buyer { name } user { email addresses { city } } } } }`;
  const count = async () => {
    const { result, queries } = await countQueries(() => app.graphql(document, {}, admin.token));
    expect(result.errors).toEqual([]);
    return queries.length;
  };
  const before = await count();
  for (let index = 0; index < 5; index++) {
    await ordersRest.fillCart(
      bert.token,
      await createStones(
        app,
        Array.from({ length: 10 }, () => ({})),
      ),
    );
    await ordersRest.order(bert.token);
  }
  // The number of queries may differ by one, because the caller's account is reloaded if another account has changed.
  expect(Math.abs((await count()) - before)).toBeLessThanOrEqual(1);
  // The list needs at most these queries: revisions, caller, orders, order count, stones, users.
  expect(before).toBeLessThanOrEqual(6);
});
