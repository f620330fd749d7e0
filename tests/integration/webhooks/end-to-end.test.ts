import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { type Message, startReceiver, verified, webhooksIn } from './webhook-helpers.ts';

/* Tests an order and its webhooks with all jobs running. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { WEBHOOK_PRIVATE: '1' } });
});
afterAll(() => app.stop());

test('sends order events to the buyer’s endpoints, and stock changes to all subscribed endpoints', async () => {
  const webhooks = webhooksIn(app);
  const ordersRest = restOrders(app);
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const buyer = await createPerson(app);
  const receiver = await startReceiver();
  const events = ['ORDER_PLACED', 'ORDER_CHANGED', 'ORDER_CANCELLED', 'STOCK_CHANGED'];
  const { secret } = await webhooks.add(buyer.token, { url: `${receiver.url}/`, events });
  const [id] = await createStones(app, [{ stockId: 'W-1' }]);
  const payloadOf = (message: Message) => Object(verified(secret, message));
  const receivedOfType = (type: string) =>
    until(
      async () => receiver.received.map(payloadOf).filter((message) => message.type === type),
      (messages) => messages.length > 0,
    );
  if (id === undefined) throw new Error('there is no stone');
  await ordersRest.fillCart(buyer.token, [id]);
  const { body: order } = await ordersRest.order(buyer.token);
  const orderId = String(order.id);
  expect(await receivedOfType('order.placed')).toEqual([expect.objectContaining({ data: { orderId, version: 1 } })]);
  await ordersRest.setStatus(admin.token, order.id, 2);
  expect(await receivedOfType('order.changed')).toEqual([expect.objectContaining({ data: { orderId, version: 2 } })]);
  await ordersRest.setStatus(admin.token, order.id, 1);
  expect(await receivedOfType('order.cancelled')).toEqual([expect.objectContaining({ data: { orderId, version: 3 } })]);
  // The first message also contains earlier changes.
  const [change] = await receivedOfType('stock.changed');
  expect(change).toMatchObject({ data: { stockTypes: expect.arrayContaining(['DIAMOND']) } });
  await receiver.stop();
});

test('sends the end of a hold at its exact time, not at the next full minute', async () => {
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const buyer = await createPerson(app);
  const [id] = await createStones(app, [{}]);
  const ends = new Date(Date.now() + 1_500);
  const hold = 'mutation ($input: HoldStockInput!) { holdStock(input: $input) { hold { until } } }';
  const input = { kind: 'DIAMOND', id, userId: buyer.id, until: ends.toISOString() };
  expect((await app.graphql(hold, { input }, admin.token)).errors).toEqual([]);
  const jobs = () =>
    app.em().execute<{ done: boolean }[]>(
      `select completed_on is not null as done from pgboss.job
       where name = 'catalogue.release-expired-holds' and start_after = ?`,
      [ends],
    );
  await until(jobs, ([job]) => job?.done === true);
  const [stone] = await app.em().execute('select status, hold_user_id from diamond where id = ?', [id]);
  expect(stone).toEqual({ status: 1, hold_user_id: null });
});
