import { countQueries } from '../../support/count-queries.ts';
import { createPerson } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { webhooksIn } from '../webhooks/webhook-helpers.ts';
import { restOrders } from './rest-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE: '1' } });
});
afterAll(() => app.stop());

test('adds a stone to the cart with at most 5 queries, and orders it with at most 14', async () => {
  const buyer = await createPerson(app);
  const [first, second] = await createStones(app, [{}, {}]);
  const add = (diamondId: number | undefined) =>
    app.graphql(
      `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
        cart { totalPrice lines { id description price { total } } } problems { message } } }`,
      { input: { items: [{ diamondId }] } },
      buyer.token,
    );
  const order = (idempotencyKey: string) =>
    app.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id lines { description } } } }',
      { input: { idempotencyKey } },
      buyer.token,
    );
  // The first requests fill the caches.
  await add(first);
  await order('first');
  const added = await countQueries(() => add(second));
  const queryCount = await countQueries(() => order('second'));
  expect(added.result).toMatchObject({ errors: [], data: { addToCart: { cart: { lines: [{}] }, problems: [] } } });
  expect(queryCount.result).toMatchObject({
    errors: [],
    data: { placeOrder: { isReplay: false, order: { lines: [{}] } } },
  });
  expect(added.queries.length).toBeLessThanOrEqual(5);
  expect(queryCount.queries.length).toBeLessThanOrEqual(14);
});

test('queues a webhook job for an order only if the buyer has an endpoint for the event', async () => {
  const ordersRest = restOrders(app);
  const webhooks = webhooksIn(app);
  const waiting = async (): Promise<number> => {
    const [row] = await app
      .em()
      .execute<{ count: string }[]>(`select count(*) from pgboss.job where name = 'events.webhooks'`);
    return Number(row?.count);
  };
  const orderOf = async (events: readonly string[]): Promise<number> => {
    const buyer = await createPerson(app);
    if (events.length > 0) await webhooks.add(buyer.token, { url: 'https://example.com/', events: [...events] });
    const [id = 0] = await createStones(app, [{}]);
    await ordersRest.fillCart(buyer.token, [id]);
    const before = await waiting();
    expect((await ordersRest.order(buyer.token)).status).toBe(201);
    return (await waiting()) - before;
  };
  expect(await orderOf([])).toBe(0);
  expect(await orderOf(['ORDER_CANCELLED'])).toBe(0);
  expect(await orderOf(['ORDER_PLACED'])).toBe(1);
});
