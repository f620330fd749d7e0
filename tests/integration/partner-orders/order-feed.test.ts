import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { feedStep, newKey, type Order, OrderCopy, orderFields, partnerRequests } from './partners.ts';

/* Tests the order feed, from which partner applications maintain a copy of their owner's orders. */

let app: TestApp;
let other: TestApp;
let requests: ReturnType<typeof partnerRequests>;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  requests = partnerRequests(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const placeOrder = async (server: TestApp, token: string, reference: string | null = null): Promise<Order> => {
  const items = [{ diamondId: await createStone(app) }];
  const input = { items, reference, idempotencyKey: newKey() };
  const { payload, error } = await partnerRequests(server).call<{ order: Order }>(
    token,
    'placeOrder',
    input,
    `order { ${orderFields} }`,
  );
  if (!payload) throw new Error(`nothing was ordered: ${JSON.stringify(error)}`);
  return payload.order;
};

/** Returns all orders of a user, newest first. */
async function ordersOf(token: string): Promise<Order[]> {
  const { data } = await app.graphql<{ myOrders: { items: Order[] } }>(
    `{ myOrders(page: { size: 200 }) { items { ${orderFields} } } }`,
    {},
    token,
  );
  return data?.myOrders.items ?? [];
}

const runAsAdministrator = (name: string, input: object) => requests.call(admin.token, name, input, '__typename');

/** Returns a generator of pseudorandom numbers for the given seed. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

test("sends changes that keep three partners' copies identical to their order lists", async () => {
  const partners = await Promise.all([createPerson(app), createPerson(app), createPerson(app)]);
  const copies = partners.map(({ token }) => new OrderCopy(token));
  const below = numbers(20_261_124);
  for (let index = 0; index < 9; index++) await placeOrder(app, partners[index % 3]?.token ?? '', `before ${index}`);
  const change = async (server: TestApp): Promise<void> => {
    const partner = partners[below(3)];
    const orders = await ordersOf(partner?.token ?? '');
    const order = orders[below(Math.max(orders.length, 1))];
    const act = below(order ? 11 : 1) % 8;
    const { id = '', version = 0 } = order ?? {};
    if (act === 0 || act === 5 || act === 6) await placeOrder(server, partner?.token ?? '');
    if (act === 1)
      await runAsAdministrator('changeOrderStatus', { id, status: ['PAYMENT', 'DELIVERY', 'COMPLETED'][below(3)] });
    if (act === 2) {
      const input = { id, expectedVersion: version };
      await partnerRequests(server).call(partner?.token ?? '', 'cancelOrder', input, '__typename');
    }
    if (act === 3)
      await runAsAdministrator('updateOrder', { id, expectedVersion: version, set: { note: `${below(1_000)}` } });
    if (act === 4)
      await runAsAdministrator('sendOrderMessage', {
        orderId: id,
        subject: 'Yours',
        text: 'Soon.',
        idempotencyKey: newKey(),
      });
    // Deletes an order only rarely.
    if (act === 7) await runAsAdministrator('deleteOrder', { id, expectedVersion: version });
  };
  let changing = true;
  const following = copies.map(async (copy, index) => {
    const pick = numbers(index + 1);
    while (changing) await copy.step(index % 2 === 0 ? app : other, 1 + pick(3));
  });
  for (let round = 0; round < 15; round++) await Promise.all([change(app), change(other), change(other)]);
  changing = false;
  await Promise.all(following);
  for (const [index, copy] of copies.entries()) {
    await copy.catchUp(app, 2);
    const list = await ordersOf(partners[index]?.token ?? '');
    expect(list.length).toBeGreaterThan(0);
    expect(copy.sorted()).toEqual(list);
  }
}, 120_000);

test('returns orders from transactions that commit late, and removals of deleted orders', async () => {
  const buyer = await createPerson(app);
  const otherUser = await createPerson(app);
  const [slow, deletedOrder] = [await placeOrder(app, buyer.token), await placeOrder(app, buyer.token)];
  const copy = new OrderCopy(buyer.token);
  await copy.catchUp(app);
  expect([...copy.orders.keys()]).toEqual([slow.id, deletedOrder.id]);
  const em = app.em();
  await em.begin();
  await em.execute('update sales_order set note = ?, version = version + 1 where id = ?', ['late', Number(slow.id)]);
  const later = await placeOrder(other, buyer.token);
  await copy.catchUp(other);
  expect(copy.orders.get(later.id)).toMatchObject({ status: 'PROCESSING' });
  expect(copy.orders.get(slow.id)).toMatchObject({ version: 1 });
  await em.commit();
  await runAsAdministrator('deleteOrder', { id: deletedOrder.id, expectedVersion: 1 });
  await copy.catchUp(app);
  expect(copy.orders.get(slow.id)).toMatchObject({ version: 2 });
  expect(copy.orders.has(deletedOrder.id)).toBe(false);

  // Other users receive neither the change nor any sign of it.
  const firstStep = await feedStep(app, otherUser.token, {});
  expect(firstStep.feed).toMatchObject({ changes: [], hasMore: true });
  await runAsAdministrator('changeOrderStatus', { id: slow.id, status: 'PAYMENT' });
  const secondStep = await feedStep(app, otherUser.token, { first: 1, cursor: firstStep.feed?.cursor ?? '' });
  expect(secondStep.feed).toMatchObject({ changes: [], hasMore: false });
});

test('rejects a cursor that is invalid, expired or belongs to another user, and returns the reason', async () => {
  const [ann, bob] = [await createPerson(app), await createPerson(app)];
  await placeOrder(app, ann.token);
  const { feed } = await feedStep(app, ann.token, {});
  const cursor = feed?.cursor ?? '';
  const stock = await app.graphql<{ stockFeed: { cursor: string } }>(
    '{ stockFeed(first: 1) { cursor } }',
    {},
    ann.token,
  );
  const [head = '', body = '', signature = ''] = cursor.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  claims.sub = String(bob.id);
  const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  const cases: [string, Person, string][] = [
    ['made up', ann, 'VALIDATION_FAILED'],
    [forged, bob, 'VALIDATION_FAILED'],
    [cursor, bob, 'CURSOR_MISMATCH'],
    [stock.data?.stockFeed.cursor ?? '', ann, 'CURSOR_MISMATCH'],
  ];
  for (const [filter, { token }, reason] of cases) {
    const { error } = await feedStep(app, token, { cursor: filter });
    expect(error).toMatchObject({ code: 'INVALID_REQUEST', reason, details: [{ path: 'cursor' }] });
  }
  for (const first of [0, 1_001]) {
    expect((await feedStep(app, ann.token, { first })).error).toMatchObject({ details: [{ path: 'first' }] });
  }
  expect((await feedStep(app, null, {})).error?.code).toBe('FORBIDDEN');
  // Simulates a change log that was truncated, or a database restored from a backup.
  await sql`select restart_change_log()`.execute(app.em().getKysely());
  expect((await feedStep(app, ann.token, { cursor })).error).toMatchObject({ reason: 'CURSOR_EXPIRED' });
  const anew = new OrderCopy(ann.token);
  await anew.catchUp(app);
  expect(anew.sorted()).toEqual(await ordersOf(ann.token));
});

test('runs a constant number of queries for a feed page with any number of orders', async () => {
  const buyer = await createPerson(app);
  await createStones(app, [{}]);
  for (let index = 0; index < 6; index++) await placeOrder(app, buyer.token);
  const few = await countQueries(() => feedStep(app, buyer.token, { first: 2 }));
  const many = await countQueries(() => feedStep(app, buyer.token, { first: 6 }));
  expect(many.result.feed?.changes).toHaveLength(6);
  expect(many.queries.length).toBe(few.queries.length);
  const { feed } = many.result;
  for (const { id } of feed?.changes ?? []) await runAsAdministrator('changeOrderStatus', { id, status: 'PAYMENT' });
  const next = await feedStep(app, buyer.token, { first: 6, cursor: feed?.cursor ?? '' });
  const changed = await countQueries(() => feedStep(app, buyer.token, { cursor: next.feed?.cursor ?? '' }));
  expect(changed.result.feed?.changes).toHaveLength(6);
  expect(changed.queries.length).toBeLessThan(12);
});
