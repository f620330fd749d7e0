import { jest } from '@jest/globals';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, type Items, stockOf } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, type RestOrder, restOrders, retryWhileBusy } from './rest-orders.ts';

/** The timeout is long, because twenty concurrent transactions are slow on a busy machine. */
jest.setTimeout(120_000);

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let buyers: Person[];
let items: Items;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  buyers = await Promise.all(Array.from({ length: 20 }, () => createPerson(app)));
});
afterAll(() => app.stop());
beforeEach(async () => {
  items = await createItems(app);
});

const addToCart = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
const dropLines = 'mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { problems { index } } }';

/** Fills each buyer's cart, then sends all orders concurrently. Returns how many orders were placed. */
async function orderAtOnce(itemOf: (buyer: number) => object): Promise<number> {
  for (const [index, { token }] of buyers.entries()) {
    const { data, errors } = await app.graphql(addToCart, { input: { items: [itemOf(index)] } }, token);
    expect({ data, errors }).toEqual({ data: { addToCart: { problems: [] } }, errors: [] });
  }
  const responses = await Promise.all(
    buyers.map(({ token }) => retryWhileBusy(() => ordersRest.order<RestOrder & Refusal>(token))),
  );
  const rejections = responses.filter(({ status }) => status !== 201);
  for (const { status, body } of rejections) {
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 409, errorCode: 95 });
    expect(body.details[0]?.path).toMatch(/^lines\.\d+$/);
  }
  for (const [index, { body }] of responses.entries()) {
    const lineIds = body.details?.map(({ path }) => path.replace('lines.', ''));
    if (lineIds) await app.graphql(dropLines, { input: { lineIds } }, buyers[index]?.token);
  }
  return responses.length - rejections.length;
}

test('lets six of 20 concurrent buyers each buy 15 ct of a 100 ct lot, and leaves 10 ct', async () => {
  const sold = await orderAtOnce(() => ({ melee: { meleeId: items.meleeId, carats: 15 } }));
  expect(sold).toBe(6);
  expect(await stockOf(app, items)).toMatchObject({ melee: 10 });
});

test('lets three of 20 concurrent buyers each buy three stones of a parcel of ten', async () => {
  const sold = await orderAtOnce(() => ({ parcel: { diamondId: items.parcelId, numberOfStones: 3 } }));
  expect(sold).toBe(3);
  expect(await stockOf(app, items)).toMatchObject({ parcelStones: 10, parcel: 1 });
});

test('sells a jewelry piece to only one of 20 concurrent buyers', async () => {
  expect(await orderAtOnce(() => ({ jewelleryPieceId: items.jewelleryPieceId }))).toBe(1);
  expect(await stockOf(app, items)).toMatchObject({ jewellery: 'Hold' });
});

test('sells a diamond, either alone or in a ring, to only one of 20 concurrent buyers', async () => {
  const { diamondId, ringSettingId } = items;
  const sold = await orderAtOnce((buyer) =>
    buyer % 2 === 0 ? { diamondId } : { engagementRing: { ringSettingId, diamondId } },
  );
  expect(sold).toBe(1);
  expect(await stockOf(app, items)).toMatchObject({ diamond: 2 });
});

test('sells a made-to-order item to all of 20 concurrent buyers', async () => {
  expect(await orderAtOnce(() => ({ braceletId: items.braceletId }))).toBe(20);
});

test('keeps stock consistent during concurrent orders and changes to one order', async () => {
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const { meleeId } = items;
  const melee = (carats: number) => ({ item: { melee: { meleeId, carats } } });
  const created = await app.rest<{ id: number; items: { lineId: number }[] }>('POST', '/api/orders/admin', {
    body: { userId: buyers[0]?.id, items: [melee(1), { item: { braceletId: items.braceletId } }] },
    token: admin.token,
  });
  const [line, bracelet] = created.body.items.map(({ lineId }) => lineId);
  for (const { token } of buyers.slice(1)) {
    await app.graphql(addToCart, { input: { items: [{ melee: { meleeId, carats: 2 } }] } }, token);
  }
  const changes = Array.from({ length: 10 }, (_none, index) =>
    retryWhileBusy(() =>
      app.rest<RestOrder>('PUT', `/api/orders/admin/${created.body.id}`, {
        body: { items: [{ lineId: line, carats: index + 2 }, { lineId: bracelet }] },
        token: admin.token,
      }),
    ),
  );
  const responses = await Promise.all([
    ...changes,
    ...buyers.slice(1).map(({ token }) => retryWhileBusy(() => ordersRest.order(token))),
  ]);
  expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
  const reservedRows = await app
    .em()
    .getConnection()
    .execute<{ carats: number }[]>(
      'select sum(carats)::float8 as carats from stock_allocation where item_type = 2 and item_id = ?',
      [meleeId],
    );
  expect(await stockOf(app, items)).toMatchObject({ melee: 100 - (reservedRows[0]?.carats ?? 0) });
  expect(reservedRows[0]?.carats).toBeGreaterThanOrEqual(40);
});
