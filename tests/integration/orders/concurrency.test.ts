import { jest } from '@jest/globals';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, type RestOrder, restOrders, retryWhileBusy } from './rest-orders.ts';

const stoneCount = 200;
const buyerCount = 20;
/** The timeout is long, because twenty concurrent transactions are slow on a busy machine. */
jest.setTimeout(120_000);

/** Number of stones per cart. With 20 buyers, each stone is in about four carts. */
const cartSize = 40;

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
});
afterAll(() => app.stop());

const dropLines = 'mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { problems { index } } }';

const sqlArray = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** Returns the items in an order that depends on the seed and differs widely between buyers. */
const shuffled = (items: readonly number[], seed: number): number[] =>
  items
    .map((item, index) => ({ item, rank: (Math.imul(index + 1, 2654435761) ^ Math.imul(seed + 1, 40503)) >>> 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

test('sells each of 200 stones only once to 20 concurrent buyers, and rejects the other orders', async () => {
  const stones = await createStones(
    app,
    Array.from({ length: stoneCount }, () => ({})),
  );
  const buyers = await Promise.all(Array.from({ length: buyerCount }, () => createPerson(app)));
  const itemsByBuyer = new Map(buyers.map(({ id }, index) => [id, shuffled(stones, index).slice(0, cartSize)]));
  for (const buyer of buyers) await ordersRest.fillCart(buyer.token, itemsByBuyer.get(buyer.id) ?? []);

  // After a conflict, each buyer removes the unavailable lines and tries again until the cart is ordered or empty.
  const rounds = await Promise.all(
    buyers.map(async (buyer) => {
      const responses: { status: number; body: RestOrder & Refusal }[] = [];
      for (;;) {
        const response = await retryWhileBusy(() => ordersRest.order<RestOrder & Refusal>(buyer.token));
        responses.push(response);
        if (response.status !== 409) return { buyer, responses };
        const lineIds = response.body.details.map(({ path }) => path.replace('lines.', ''));
        await app.graphql(dropLines, { input: { lineIds } }, buyer.token);
      }
    }),
  );

  const results = rounds.flatMap((round) => round.responses);
  const conflicts = results.filter(({ status }) => status === 409);
  expect(conflicts.length).toBeGreaterThan(0);
  for (const { body } of conflicts) expect(body).toMatchObject({ errorCode: 95, reason: 'NOT_FOR_SALE' });
  // The status is 201, 409 or, for an empty cart, 400. It is never 500.
  expect(new Set(results.map(({ status }) => status))).toEqual(
    new Set(results.some(({ status }) => status === 400) ? [201, 409, 400] : [201, 409]),
  );

  const sold = rounds.flatMap(({ buyer, responses: all }) =>
    all.flatMap(({ status, body }) => (status === 201 ? body.items.map(({ productId }) => [productId, buyer.id]) : [])),
  );
  const requestedIds = new Set([...itemsByBuyer.values()].flat());
  expect(sold.map(([stone]) => stone).toSorted()).toEqual([...requestedIds].toSorted());
  const holders = await app
    .em()
    .getConnection()
    .execute<{ id: number; holder: number }[]>('select id, hold_user_id as holder from diamond where status = 2');
  expect(holders.map(({ id, holder }) => `${id} ${holder}`).toSorted()).toEqual(
    sold.map(([stone, buyer]) => `${stone} ${buyer}`).toSorted(),
  );
});

test('leaves no stray reservations after concurrent orders, cancellations and new carts with overlapping stones', async () => {
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const stones = await createStones(
    app,
    Array.from({ length: 12 }, () => ({})),
  );
  const buyers = await Promise.all(Array.from({ length: 8 }, () => createPerson(app)));
  const responses = await Promise.all(
    buyers.flatMap((buyer, index) =>
      [0, 1, 2].map(async (round) => {
        const body = shuffled(stones, index * 3 + round)
          .slice(0, 5)
          .map((itemId) => ({ itemId }));
        const filled = await app.rest('POST', '/api/cart/diamond-bulk', { body, token: buyer.token });
        const response = await retryWhileBusy(() => ordersRest.order(buyer.token));
        const statuses = [filled.status, response.status];
        if (response.status === 201)
          statuses.push((await retryWhileBusy(() => ordersRest.setStatus(admin.token, response.body.id, 1))).status);
        return statuses;
      }),
    ),
  );
  expect(responses.flat().filter((status) => status >= 500)).toEqual([]);
  const remaining = await app
    .em()
    .getConnection()
    .execute<{ count: number }[]>(
      'select count(*)::int as count from diamond where status <> 1 and id = any(?::int[])',
      [sqlArray(stones)],
    );
  expect(remaining).toEqual([{ count: 0 }]);
  const allocations = await app
    .em()
    .getConnection()
    .execute<{ count: number }[]>('select count(*)::int as count from stock_allocation where item_id = any(?::int[])', [
      sqlArray(stones),
    ]);
  expect(allocations).toEqual([{ count: 0 }]);
});

test('places concurrent orders with a pool of two connections', async () => {
  const narrow = await startTestApp({ env: { DATABASE_POOL_SIZE: '2' } });
  try {
    const narrowOrders = restOrders(narrow);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => createPerson(narrow)));
    const stones = await createStones(
      narrow,
      buyers.map(() => ({})),
    );
    for (const [index, buyer] of buyers.entries()) await narrowOrders.fillCart(buyer.token, [stones[index] ?? 0]);
    const responses = await Promise.all(buyers.map((buyer) => retryWhileBusy(() => narrowOrders.order(buyer.token))));
    expect(responses.map(({ status }) => status)).toEqual(buyers.map(() => 201));
  } finally {
    await narrow.stop();
  }
});
