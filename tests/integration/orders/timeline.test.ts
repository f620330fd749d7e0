import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, type GraphqlOrder, graphqlOrders, refusalOf } from './back-office.ts';
import { restOrders } from './rest-orders.ts';

let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let buyer: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersGraphql = graphqlOrders(app);
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'grace@example.com' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app);
});

const newOrder = async (): Promise<GraphqlOrder> =>
  ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: await createStone(app) }] });
const timelineOf = async (token: string, id: string) => (await ordersGraphql.read(token, id)).data?.order?.timeline;

describe('order timeline', () => {
  test('lists order events with actor and time, and hides administrators’ names from buyers', async () => {
    const extra = await createStone(app);
    const order = await newOrder();
    const removeLineIds = order.lines.map(({ id }) => id);
    const set = { addLines: [{ item: { diamondId: extra } }], removeLineIds, reference: 'PO 1', note: 'Soon' };
    const changed = await ordersGraphql.update(admin.token, order, set);
    expect(changed.errors).toEqual([]);
    await ordersGraphql.setStatus(admin.token, { id: order.id, status: 'PAYMENT' });
    await ordersGraphql.setStatus(admin.token, { id: order.id, status: 'PAYMENT' });
    const completed = await ordersGraphql.setStatus(admin.token, { id: order.id, status: 'COMPLETED' });

    const timeline = await timelineOf(admin.token, order.id);
    const byAdministrator = { isByBuyer: false, actor: admin.email };
    expect(timeline).toMatchObject([
      { kind: 'PLACED', isByBuyer: true, actor: buyer.email, statusBefore: null, status: 'PROCESSING', note: null },
      {
        kind: 'LINES_CHANGED',
        ...byAdministrator,
        status: 'PROCESSING',
        note: expect.stringMatching(/^Added: \S+\. Removed: \S+\.$/),
      },
      { kind: 'DETAILS_CHANGED', ...byAdministrator, status: 'PROCESSING', note: 'reference, note' },
      { kind: 'STATUS_CHANGED', ...byAdministrator, statusBefore: 'PROCESSING', status: 'PAYMENT' },
      { kind: 'STATUS_CHANGED', ...byAdministrator, statusBefore: 'PAYMENT', status: 'COMPLETED' },
    ]);
    const moments = timeline?.map(({ at }) => at) ?? [];
    expect(moments).toEqual(moments.toSorted());
    expect(moments.every((moment) => Math.abs(Date.parse(moment) - Date.now()) < 60_000)).toBe(true);
    expect((await timelineOf(buyer.token, order.id))?.map(({ actor }) => actor)).toEqual([
      ...[buyer.email, null, null, null, null],
    ]);
    // The order's last change has the same time as its last event.
    const updatedAt = completed.data?.changeOrderStatus?.order.updatedAt ?? '';
    expect(Math.abs(Date.parse(updatedAt) - Date.parse(moments.at(-1) ?? ''))).toBeLessThan(5_000);
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(order.updatedAt));
  });

  test('preserves the actor’s name as it was at the time of the event', async () => {
    await addAddress(app, buyer, 'London');
    const { id } = await newOrder();
    await app.em().getConnection().execute(`update user_address set last_name = 'King' where user_id = ?`, [buyer.id]);
    expect(await timelineOf(buyer.token, id)).toMatchObject([{ actor: 'Ada Byron' }]);
  });

  test('begins with an event that names the administrator who created the order', async () => {
    const lines = [{ item: { diamondId: await createStone(app) } }];
    const { data } = await ordersGraphql.create(admin.token, { userId: buyer.id, lines });
    expect(data?.createOrder?.order.timeline).toMatchObject([{ kind: 'PLACED', isByBuyer: false, actor: admin.email }]);
  });

  test('records no event for a rejected change', async () => {
    const order = await newOrder();
    await ordersGraphql.update(admin.token, { ...order, version: 7 }, { reference: 'PO 1' });
    await ordersGraphql.update(admin.token, order, { removeLineIds: order.lines.map(({ id }) => id) });
    await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: 7 });
    expect(await timelineOf(admin.token, order.id)).toHaveLength(1);
  });

  test('reads timelines with one query for any number of orders', async () => {
    const countFor = async (orders: number) => {
      buyer = await createPerson(app);
      for (let n = 0; n < orders; n++) await newOrder();
      const runQuery = () =>
        app.graphql<{ myOrders: { items: { timeline: object[] }[] } }>(
          '{ myOrders { items { timeline { kind actor } } } }',
          {},
          buyer.token,
        );
      await runQuery();
      const { result, queries } = await countQueries(runQuery);
      expect(result.data?.myOrders.items.map(({ timeline }) => timeline.length)).toEqual(Array(orders).fill(1));
      return queries.length;
    };
    expect(await countFor(5)).toBe(await countFor(1));
  });
});

describe('cancelOrder', () => {
  test('cancels the caller’s new order and makes its stock available again', async () => {
    const stones = await createStones(app, [{}, {}]);
    const order = await ordersGraphql.placeOrder(buyer.token, { items: stones.map((diamondId) => ({ diamondId })) });
    expect(order.isCancellable).toBe(true);
    expect((await ordersGraphql.read(admin.token, order.id)).data?.order?.isCancellable).toBe(false);
    const { data, errors } = await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version });
    expect(errors).toEqual([]);
    expect(data?.cancelOrder?.order).toMatchObject({
      status: 'CANCELLED',
      isCancellable: false,
      version: order.version + 1,
      timeline: [
        { kind: 'PLACED' },
        { kind: 'CANCELLED', isByBuyer: true, actor: buyer.email, statusBefore: 'PROCESSING', status: 'CANCELLED' },
      ],
    });
    for (const stone of stones) expect(await stoneState(app, stone)).toMatchObject({ status: 1, holdUserId: null });
    const other = await createPerson(app);
    expect((await ordersGraphql.place(other.token, { items: [{ diamondId: stones[0] }] })).errors).toEqual([]);
  });

  test('returns ORDER_NOT_FOUND to other users and administrators', async () => {
    const order = await newOrder();
    const other = await createPerson(app);
    for (const { token } of [other, admin]) {
      const response = await ordersGraphql.cancel(token, { id: order.id, expectedVersion: order.version });
      expect(refusalOf(response)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    }
    expect(refusalOf(await ordersGraphql.cancel(null, { id: order.id, expectedVersion: 1 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await ordersGraphql.read(buyer.token, order.id)).data?.order?.status).toBe('PROCESSING');
  });

  test.each(['PAYMENT', 'DELIVERY', 'COMPLETED', 'CANCELLED'])(
    'rejects the cancellation of an order in status %s',
    async (status) => {
      const order = await newOrder();
      await ordersGraphql.setStatus(admin.token, { id: order.id, status });
      const { data } = await ordersGraphql.read(buyer.token, order.id);
      expect(data?.order?.isCancellable).toBe(false);
      const response = await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: data?.order?.version });
      expect(refusalOf(response)).toMatchObject({ code: 'INVALID_REQUEST', paths: ['id'] });
      expect(response.errors[0]?.extensions).toMatchObject({
        explanation: expect.stringMatching(/^(We are|This order)/),
      });
      expect((await ordersGraphql.read(buyer.token, order.id)).data?.order?.status).toBe(status);
    },
  );

  test('rejects the cancellation of an order with a stale version', async () => {
    const order = await newOrder();
    await ordersGraphql.update(admin.token, order, { reference: 'PO 1' });
    const response = await ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version });
    expect(refusalOf(response)).toMatchObject({ code: 'INVALID_REQUEST', reason: 'STALE_VERSION' });
  });

  test('keeps stock consistent when an administrator changes the status at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const stone = await createStone(app);
      const order = await ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: stone }] });
      const [cancelled, moved] = await Promise.all([
        ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version }),
        ordersRest.setStatus(admin.token, Number(order.id), 4),
      ]);
      const isCancelled = Boolean(cancelled.data?.cancelOrder);
      const { data } = await ordersGraphql.read(admin.token, order.id);
      // An administrator can complete an order that was just canceled, if its stone is available.
      expect(moved.status).toBe(200);
      expect(data?.order?.timeline.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
        'PLACED PROCESSING',
        ...(isCancelled ? ['CANCELLED CANCELLED'] : []),
        'STATUS_CHANGED COMPLETED',
      ]);
      expect(await stoneState(app, stone)).toMatchObject({ isActive: false, holdUserId: buyer.id });
      if (!isCancelled) expect(refusalOf(cancelled)).toMatchObject({ code: 'INVALID_REQUEST', paths: ['id'] });
    }
  });

  test('cancels an order once for 20 concurrent requests', async () => {
    const stone = await createStone(app);
    const order = await ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: stone }] });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        ordersGraphql.cancel(buyer.token, { id: order.id, expectedVersion: order.version }),
      ),
    );
    expect(responses.filter(({ data }) => data?.cancelOrder)).toHaveLength(1);
    expect(await timelineOf(buyer.token, order.id)).toHaveLength(2);
  });
});

describe('order details set by administrators', () => {
  test("sets the reference, note and the buyer's addresses when an order is created", async () => {
    const deliveryAddressId = await addAddress(app, buyer, 'London');
    const lines = [{ item: { diamondId: await createStone(app) } }];
    const details = { reference: 'By telephone', note: 'Before noon', deliveryAddressId };
    const { data } = await ordersGraphql.create(admin.token, { userId: buyer.id, lines, ...details });
    expect(data?.createOrder?.order).toMatchObject({
      reference: 'By telephone',
      note: 'Before noon',
      deliveryAddress: { name: 'Ada Byron', city: 'London' },
      billingAddress: null,
    });
    const foreign = await addAddress(app, admin, 'House');
    const rejection = await ordersGraphql.create(admin.token, { userId: buyer.id, lines, billingAddressId: foreign });
    expect(refusalOf(rejection)).toMatchObject({ code: 'ADDRESS_NOT_FOUND', paths: ['billingAddressId'] });
  });

  test('changes only the given order details, clears details set to null, and ignores unchanged values', async () => {
    const [first, second] = [await addAddress(app, buyer, 'London'), await addAddress(app, buyer, 'Leeds')];
    const items = [{ diamondId: await createStone(app) }];
    const order = await ordersGraphql.placeOrder(buyer.token, {
      items,
      reference: 'PO 1',
      note: 'Soon',
      deliveryAddressId: first,
    });
    const same = await ordersGraphql.update(admin.token, order, { reference: 'PO 1', deliveryAddressId: first });
    expect(same.data?.updateOrder?.order).toMatchObject({ version: order.version, updatedAt: order.updatedAt });
    const { data } = await ordersGraphql.update(admin.token, order, { note: null, billingAddressId: second });
    expect(data?.updateOrder?.order).toMatchObject({
      version: order.version + 1,
      totalPrice: 1_000,
      reference: 'PO 1',
      note: null,
      deliveryAddress: { city: 'London' },
      billingAddress: { city: 'Leeds' },
      timeline: [{ kind: 'PLACED' }, { kind: 'DETAILS_CHANGED', note: 'note, invoice address' }],
    });
    const foreign = await addAddress(app, admin, 'House');
    const now = data?.updateOrder?.order ?? order;
    expect(refusalOf(await ordersGraphql.update(admin.token, now, { deliveryAddressId: foreign }))).toMatchObject({
      code: 'ADDRESS_NOT_FOUND',
      paths: ['set.deliveryAddressId'],
    });
    await ordersGraphql.setStatus(admin.token, { id: order.id, status: 'COMPLETED' });
    const closed = (await ordersGraphql.read(admin.token, order.id)).data?.order ?? order;
    expect(refusalOf(await ordersGraphql.update(admin.token, closed, { reference: 'PO 2' }))).toMatchObject({
      paths: ['id'],
    });
  });

  test('finds orders by part of the reference, and sorts them by last change', async () => {
    const orderIds: string[] = [];
    for (const reference of ['find/ME-1', 'Find/me-2', 'other']) {
      const items = [{ diamondId: await createStone(app) }];
      orderIds.push((await ordersGraphql.placeOrder(buyer.token, { items, reference })).id);
    }
    await ordersGraphql.setStatus(admin.token, { id: orderIds[0], status: 'PAYMENT' });
    const find = async (direction: string) => {
      const { data } = await app.graphql<{ orders: { items: { id: string }[] } }>(
        'query ($sort: [OrderSort!]) { orders(filter: { text: "FIND/me" }, sort: $sort) { items { id } } }',
        { sort: [{ field: 'UPDATED_AT', direction }] },
        admin.token,
      );
      return data?.orders.items.map(({ id }) => id);
    };
    expect(await find('DESC')).toEqual([orderIds[0], orderIds[1]]);
    expect(await find('ASC')).toEqual([orderIds[1], orderIds[0]]);
  });

  test('finds changes to reference and note in the audit log', async () => {
    const order = await newOrder();
    await ordersGraphql.update(admin.token, order, { reference: 'PO 99', note: 'Call first' });
    const { data } = await app.graphql<{ auditLog: { items: { changes: object[] }[] } }>(
      `query ($id: ID!) { auditLog(filter: { subjects: [ORDER], subjectId: $id }) { items { changes { field after } } } }`,
      { id: order.id },
      admin.token,
    );
    expect(data?.auditLog.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'reference', after: 'PO 99' },
        { field: 'note', after: 'Call first' },
      ]),
    );
  });
});
