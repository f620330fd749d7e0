import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, restOrders, retryWhileBusy } from './rest-orders.ts';

const processing = 0;
const cancelled = 1;
const payment = 2;
const delivery = 3;
const completed = 4;

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let people: People;
let admin: Person;
let user: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  people = await signInPeople(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = await createPerson(app);
});

const execute = (sql: string, parameters: unknown[]) => app.em().getConnection().execute(sql, parameters);

/** Places an order for one stone and returns the IDs of the order and the stone. */
async function placeOrder(buyer = user): Promise<{ order: number; stone: number }> {
  const stone = await createStone(app);
  await ordersRest.fillCart(buyer.token, [stone]);
  const { body } = await ordersRest.order(buyer.token);
  return { order: body.id, stone };
}

async function orderedJewellery(): Promise<{ id: number; stockNumber: string }> {
  const { jewelleryPieceId } = await createItems(app);
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalPrice } } }';
  await app.graphql(add, { input: { items: [{ jewelleryPieceId }] } }, user.token);
  await ordersRest.order(user.token);
  const [row] = await execute('select stock_number from jewellery_piece where id = ?', [jewelleryPieceId]);
  return { id: jewelleryPieceId, stockNumber: row?.stock_number };
}

const heldState = () => ({ isActive: true, status: 2, holdUserId: user.id, holdUntil: null });
const free = { isActive: true, status: 1, holdUserId: null, holdUntil: null };

/** Expects that the stone has the state that corresponds to an order status. */
const expectStock = async (status: number, stone: number) => {
  const state = await stoneState(app, stone);
  if (status === completed) expect(state).toMatchObject({ isActive: false });
  else expect(state).toEqual(status === cancelled ? free : heldState());
};

describe('transitions between all pairs of order statuses', () => {
  const all = [processing, cancelled, payment, delivery, completed];
  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'updates the order and its stock from status %i to status %i',
    async (from, to) => {
      const { order, stone } = await placeOrder();
      await ordersRest.setStatus(admin.token, order, from);
      await expectStock(from, stone);
      const { status, body } = await ordersRest.setStatus(admin.token, order, to);
      expect({ status, order: body.status }).toEqual({ status: 200, order: to });
      await expectStock(to, stone);
      const isClosed = to === cancelled || to === completed;
      expect(body.completedDate).toEqual(isClosed ? expect.stringMatching(/Z$/) : null);
    },
  );
});

test('changes nothing when the current status is set again', async () => {
  const { order } = await placeOrder();
  const first = await ordersRest.setStatus(admin.token, order, completed);
  const second = await ordersRest.setStatus(admin.token, order, completed);
  expect(second.body).toEqual(first.body);
});

test('rejects reopening an order if another buyer has since ordered its stone', async () => {
  const other = await createPerson(app);
  const { order, stone } = await placeOrder();
  await ordersRest.setStatus(admin.token, order, cancelled);
  await ordersRest.fillCart(other.token, [stone]);
  expect((await ordersRest.order(other.token)).status).toBe(201);
  for (const status of [processing, completed]) {
    const response = await ordersRest.setStatus<Refusal>(admin.token, order, status);
    expect(response).toMatchObject({ status: 409, body: { errorCode: 95, reason: 'NOT_FOR_SALE' } });
    expect(response.body.details[0]?.path).toMatch(/^lines\.\d+$/);
  }
  expect((await ordersRest.ordersOf(user.token))[0]).toMatchObject({ status: cancelled });
  expect(await stoneState(app, stone)).toMatchObject({ status: 2, holdUserId: other.id });
});

test('rejects reopening an order if one of its stones is unavailable', async () => {
  const stones = await createStones(app, [{}, {}]);
  await ordersRest.fillCart(user.token, stones);
  const { body } = await ordersRest.order(user.token);
  await ordersRest.setStatus(admin.token, body.id, cancelled);
  await execute('update diamond set status = 3 where id = ?', [stones[1]]);
  expect((await ordersRest.setStatus(admin.token, body.id, payment)).status).toBe(409);
  expect(await stoneState(app, stones[0] ?? 0)).toEqual(free);
});

test("rejects an order for a sold stone until the previous order is cancelled, even if the stone's status is available", async () => {
  const other = await createPerson(app);
  const { order, stone } = await placeOrder();
  await ordersRest.setStatus(admin.token, order, completed);
  await execute('update diamond set is_active = true, status = 1, hold_user_id = null where id = ?', [stone]);
  for (const { token } of [other, user]) {
    const response = await app.rest('POST', '/api/cart/diamond', { token, body: { itemId: stone } });
    expect(response).toMatchObject({ status: 409, body: { errorCode: 95 } });
  }
  expect((await ordersRest.setStatus(admin.token, order, cancelled)).status).toBe(200);
  await ordersRest.fillCart(other.token, [stone]);
  expect((await ordersRest.order(other.token)).status).toBe(201);
});

test('keeps a stone status set by an administrator when the order is cancelled', async () => {
  const { order, stone } = await placeOrder();
  await execute('update diamond set status = 4, hold_user_id = null where id = ?', [stone]);
  await ordersRest.setStatus(admin.token, order, cancelled);
  expect(await stoneState(app, stone)).toMatchObject({ status: 4 });
});

test('rejects releasing a stone in an open order or holding it for another user', async () => {
  const { order, stone } = await placeOrder();
  const other = await createPerson(app);
  const asAdministrator = (method: string, path: string, body: object) =>
    app.rest<Refusal>(method, path, { token: admin.token, body });
  const { id: productId, stockNumber } = await orderedJewellery();
  for (const [method, path, body] of [
    ['PATCH', `/api/diamonds/${stone}/status`, { status: 1 }],
    ['PUT', `/api/diamonds/${stone}`, { status: 1 }],
    ['PATCH', `/api/diamonds/${stone}/status`, { status: 2, holdUserId: other.id }],
    ['PATCH', `/api/products/${stockNumber}`, { status: 'Available' }],
  ] as const) {
    const response = await asAdministrator(method, path, body);
    expect({ path, status: response.status }).toEqual({ path, status: 409 });
    expect(response.body).toMatchObject({ errorCode: 90, details: [{ path: expect.stringMatching(/status$/) }] });
  }
  expect(await stoneState(app, stone)).toEqual(heldState());
  const [piece] = await execute('select status, hold_user_id as holder from jewellery_piece where id = ?', [productId]);
  expect(piece).toEqual({ status: 'Hold', holder: user.id });
  // Setting an identical hold again has no effect. After the order is canceled, the hold can be released.
  expect(
    (await asAdministrator('PATCH', `/api/diamonds/${stone}/status`, { status: 2, holdUserId: user.id })).status,
  ).toBe(200);
  await ordersRest.setStatus(admin.token, order, cancelled);
  expect((await asAdministrator('PATCH', `/api/diamonds/${stone}/status`, { status: 1 })).status).toBe(200);
});

test('keeps a sold stone inactive and on hold for its buyer', async () => {
  const { order, stone } = await placeOrder();
  await execute('update diamond set status = 1, hold_user_id = null where id = ?', [stone]);
  await ordersRest.setStatus(admin.token, order, completed);
  const body = { isActive: true };
  await app.rest('PATCH', `/api/diamonds/${stone}/active`, { token: admin.token, body });
  expect(await stoneState(app, stone)).toEqual({ ...heldState(), isActive: false });
  const other = await createPerson(app);
  const response = await app.rest('POST', '/api/cart/diamond', { token: other.token, body: { itemId: stone } });
  expect(response.status).toBe(404);
});

test('hides a sold stone from lists but not from its buyer', async () => {
  const { order, stone } = await placeOrder();
  await ordersRest.setStatus(admin.token, order, completed);
  const query = `query ($id: ID!) { order(id: $id) { status completedAt lines { stockNumber diamond { id } } } }`;
  const mine = await app.graphql(query, { id: order }, user.token);
  expect(mine.errors).toEqual([]);
  expect(mine.data?.order).toMatchObject({
    status: 'COMPLETED',
    completedAt: expect.any(String),
    lines: [{ diamond: { id: String(stone) } }],
  });
  expect((await app.rest('GET', `/api/diamonds/${stone}`, { token: user.token })).status).toBe(200);
  const { token } = await createPerson(app);
  expect((await app.rest('GET', `/api/diamonds/${stone}`, { token })).status).toBe(404);
  for (const viewerToken of [user.token, token]) {
    const list = await app.rest<{ id: number }[]>('GET', '/api/diamonds', { token: viewerToken });
    expect(list.body.some(({ id }) => id === stone)).toBe(false);
  }
  const adminResponse = await app.graphql(query, { id: order }, admin.token);
  expect(adminResponse.data?.order).toMatchObject({ lines: [{ diamond: { id: String(stone) } }] });
});

test.each([[5], [-1], ['0'], [null], [undefined], ['Completed'], [1.5]])(
  'rejects the order status %j',
  async (newStatus) => {
    const { order } = await placeOrder();
    const response = await ordersRest.setStatus<Refusal>(admin.token, order, newStatus);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'newStatus' }] } });
  },
);

test('returns ORDER_NOT_FOUND for an unknown order', async () => {
  const response = await ordersRest.setStatus<Refusal>(admin.token, 999_999_999, payment);
  expect(response).toMatchObject({ status: 404, body: { errorCode: 110 } });
});

test('allows only administrators to change the status', async () => {
  const { order } = await placeOrder();
  expect(await ordersRest.setStatus(null, order, payment)).toMatchObject({ status: 401, body: { errorCode: 70 } });
  for (const token of [user.token, people.agent]) {
    expect(await ordersRest.setStatus(token, order, payment)).toMatchObject({ status: 403, body: { errorCode: 70 } });
  }
  const change = 'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { order { status } } }';
  const rejection = await app.graphql(change, { input: { id: order, status: 'PAYMENT' } }, user.token);
  expect(rejection.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  const response = await app.graphql(change, { input: { id: order, status: 'PAYMENT' } }, admin.token);
  expect(response.data?.changeOrderStatus).toEqual({ order: { status: 'PAYMENT' } });
});

test('leaves stock consistent with the final order status after concurrent status changes', async () => {
  const { order, stone } = await placeOrder();
  const statuses = [cancelled, completed, payment, cancelled, delivery, completed, cancelled, payment];
  const responses = await Promise.all(
    statuses.map((status) => retryWhileBusy(() => ordersRest.setStatus(admin.token, order, status))),
  );
  expect(responses.map(({ status }) => status)).toEqual(statuses.map(() => 200));
  const [standing] = await ordersRest.ordersOf(user.token);
  await expectStock(standing?.status ?? -1, stone);
});
