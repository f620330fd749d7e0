import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { eventType, type PublishedEvent } from '../../../server/src/kernel/use-cases/events.ts';
import { on, type Subscriber } from '../../../server/src/kernel/use-cases/subscriber.ts';
import {
  userApprovalWithdrawn,
  userApproved,
  userBlocked,
  userDeleted,
  userEmailConfirmed,
  userRegistered,
  userRoleChanged,
  userUnblocked,
} from '../../../server/src/modules/accounts/index.ts';
import { contactMessageSent } from '../../../server/src/modules/contact-messages/index.ts';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import {
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderPlaced,
  orderStatusChanged,
} from '../../../server/src/modules/orders/index.ts';
import { importRefused, stockChanged } from '../../../server/src/modules/stock/index.ts';
import { createEvents, subscriberJobs } from '../../../server/src/platform/events.ts';
import { openJobs } from '../../../server/src/platform/jobs.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { mailedLink, newUser, register } from '../accounts/account-requests.ts';
import { csv, importOverRest } from '../import/files.ts';
import { restOrders } from '../orders/rest-orders.ts';

/* Tests that the events that commands publish reach every registered subscriber. */

const received: PublishedEvent<unknown>[] = [];
const note = async (_ctx: unknown, event: PublishedEvent<unknown>): Promise<void> => {
  received.push(event);
};

/** Marker event. When it is received, all events published earlier have been received. */
const marker = eventType<{ readonly isAsked: true }>('test.asked');

/** Subscriber that only this test registers. */
const testSubscriber: Subscriber = {
  name: 'planted',
  reactions: [
    on(orderPlaced, note),
    on(orderStatusChanged, note),
    on(orderLinesChanged, note),
    on(orderDetailsChanged, note),
    on(orderDeleted, note),
    on(userRegistered, note),
    on(userEmailConfirmed, note),
    on(userApproved, note),
    on(userApprovalWithdrawn, note),
    on(userBlocked, note),
    on(userUnblocked, note),
    on(userRoleChanged, note),
    on(userDeleted, note),
    on(contactMessageSent, note),
    on(stockChanged, note),
    on(importRefused, note),
    on(marker, note),
  ],
};

let app: TestApp;
let admin: Person;
let ordersRest: ReturnType<typeof restOrders>;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, subscribers: [testSubscriber] });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  ordersRest = restOrders(app);
});
afterAll(() => app.stop());

const log = createLogger('silent');

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 25_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it did not come to hold in time: ${JSON.stringify(received)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Returns the events received since the last call. Publishes a marker event first, and waits until it is received. */
async function receivedEvents(): Promise<{ event: string; facts: unknown }[]> {
  await app.services.events.publish(app.em(), marker, { isAsked: true });
  await until(() => received.some((event) => marker.matches(event)));
  return received
    .splice(0)
    .filter((event) => !marker.matches(event))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ event, facts }) => ({ event, facts }));
}

/** Returns the received events sorted by name, because events of one transaction have no defined order. */
const receivedSorted = async () => (await receivedEvents()).toSorted((a, b) => a.event.localeCompare(b.event));

const stock = (facts: object) => ({
  event: 'stock.changed',
  facts: { type: 'diamonds', created: 0, changed: 0, deleted: 0, ids: null, ...facts },
});

const graphql = async (mutation: string, input?: object): Promise<unknown> => {
  const name = /^\w+/.exec(mutation)?.[0] ?? '';
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [declaration, argument] = input ? [`($input: ${type}!)`, '(input: $input)'] : ['', ''];
  const text = `mutation ${declaration} { ${mutation.replace(/^\w+/, `${name}${argument}`)} }`;
  const { data, errors } = await app.graphql<Record<string, unknown>>(text, { input }, admin.token);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.[name];
};

describe('order events', () => {
  test('publishes events when orders are placed, changed and deleted, including the reserved stock', async () => {
    const buyer = await createPerson(app);
    const ids = await createStones(app, [{ stockId: 'E-1' }, { stockId: 'E-2', pricePerCarat: '2000' }]);
    await ordersRest.fillCart(buyer.token, ids);
    const { body: order } = await ordersRest.order(buyer.token);
    const single = {
      description: expect.stringContaining('Round'),
      carats: 1,
      lineSet: null,
      numberOfStones: null,
    };
    const lines = [
      { ...single, stockId: 'E-1', totalPrice: 1_000 },
      { ...single, stockId: 'E-2', totalPrice: 2_000 },
    ];
    const facts = {
      id: order.id,
      version: 1,
      userId: buyer.id,
      buyerName: buyer.email,
      buyerVatNumber: null,
      buyerEmail: buyer.email,
      buyerAddress: null,
      reference: null,
      note: null,
      deliveryAddress: null,
      billingAddress: null,
      status: 0,
      currency: 'USD',
      totalPrice: 3_000,
      lines,
    };
    expect(await receivedSorted()).toEqual([{ event: 'order.placed', facts }, stock({ changed: 2, ids })]);

    await ordersRest.setStatus(admin.token, order.id, 2);
    await ordersRest.setStatus(admin.token, order.id, 2);
    const moved = { ...facts, status: 2, version: 2 };
    expect(await receivedEvents()).toEqual([
      { event: 'order.statusChanged', facts: { ...moved, before: 0, isByBuyer: false } },
    ]);

    const orderResponse = await app.graphql<{ order: { lines: { id: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { lines { id } } }',
      { id: String(order.id) },
      admin.token,
    );
    const removeLineIds = [orderResponse.data?.order.lines[1]?.id];
    await graphql('updateOrder { order { id } }', { id: order.id, expectedVersion: 2, set: { removeLineIds } });
    const less = { ...moved, version: 3, totalPrice: 1_000, lines: lines.slice(0, 1) };
    expect(await receivedSorted()).toEqual([
      { event: 'order.linesChanged', facts: less },
      stock({ changed: 1, ids: ids.slice(1) }),
    ]);

    await graphql('updateOrder { order { id } }', { id: order.id, expectedVersion: 3, set: { reference: 'PO 1' } });
    const named = { ...less, version: 4, reference: 'PO 1' };
    expect(await receivedEvents()).toEqual([{ event: 'order.detailsChanged', facts: named }]);

    await graphql('deleteOrder { orderId }', { id: order.id, expectedVersion: 4 });
    expect(await receivedSorted()).toEqual([
      { event: 'order.deleted', facts: named },
      stock({ changed: 1, ids: ids.slice(0, 1) }),
    ]);
  });
});

test('publishes events when a user registers, or is approved, blocked or deleted, or changes role', async () => {
  const email = 'heard@example.com';
  const { id: userId } = await register(app, email);
  const link = await mailedLink(app, email);
  await app.rest('POST', '/api/auth/confirm-email', { body: { email, token: link.searchParams.get('token') } });
  const patch = (path: string, body: object) =>
    app.rest('PATCH', `/api/users/${userId}/${path}`, { token: admin.token, body });
  const blockedUntil = new Date(Date.now() + 86_400_000).toISOString();
  for (const [path, body] of [
    ['status', { isApproved: true }],
    ['status', { isApproved: true }],
    ['blocked', { isBlocked: true, blockedUntil }],
    ['blocked', { isBlocked: true, blockedUntil }],
    ['blocked', { isBlocked: false }],
    ['blocked', { isBlocked: false }],
    ['role', { newRole: 'Agent' }],
    ['role', { newRole: 'Agent' }],
    ['status', { isApproved: false }],
  ] as const) {
    expect((await patch(path, body)).status).toBe(200);
  }
  await app.rest('DELETE', `/api/users/${userId}`, { token: admin.token });
  const user = { userId, email };
  const origin = { browser: expect.any(String), ip: expect.any(String), requestId: expect.any(String) };
  const byThemselves = { ...user, by: { actorId: null, origin } };
  const byAdmin = { ...user, by: { actorId: admin.id, origin } };
  expect(await receivedEvents()).toEqual([
    { event: 'user.registered', facts: byThemselves },
    { event: 'user.emailConfirmed', facts: user },
    { event: 'user.approved', facts: byAdmin },
    { event: 'user.blocked', facts: { ...byAdmin, until: blockedUntil } },
    { event: 'user.unblocked', facts: byAdmin },
    { event: 'user.roleChanged', facts: { ...byAdmin, role: 'Agent', before: 'User' } },
    { event: 'user.approvalWithdrawn', facts: byAdmin },
    { event: 'user.deleted', facts: byAdmin },
  ]);
});

test('publishes an event when a contact message is sent', async () => {
  const message = { name: 'Ida', email: 'ida@example.com', message: 'Good morning' };
  await app.rest('POST', '/api/contact/send', { body: message });
  expect(await receivedEvents()).toEqual([
    {
      event: 'contactMessage.sent',
      facts: {
        id: expect.any(Number),
        phone: null,
        subject: null,
        stockNumber: null,
        orderId: null,
        accountEmail: null,
        domain: null,
        ...message,
      },
    },
  ]);
});

describe('stock change events', () => {
  const rings = (facts: object) => stock({ type: 'eternity_rings', ...facts });

  test('publishes stock changes with item IDs if a command changes single items', async () => {
    const id = await createStone(app);
    await graphql('updateDiamond { diamond { id } }', { id, expectedVersion: 1, set: { pricePerCarat: 900 } });
    await graphql('setStockActive { item { id } }', { kind: 'DIAMOND', id, isActive: false });
    await graphql('changeDiamondStatus { diamond { id } }', { id, status: 'HOLD', holdUserId: admin.id });
    const event = stock({ changed: 1, ids: [id] });
    expect(await receivedEvents()).toEqual([event, event, event]);

    const others = await createStones(app, [{}, {}]);
    const many = { diamonds: { ids: others, set: { pricePerCarat: 800 } } };
    await graphql('changeStock { changed }', { change: many });
    expect(await receivedEvents()).toEqual([stock({ changed: 2, ids: others })]);

    const eternityRing = { name: 'Halo', price: 500, shapeId: 1 };
    await graphql('createEternityRing { eternityRing { id } }', { eternityRing });
    const [created] = await receivedEvents();
    expect(created).toEqual(rings({ created: 1, ids: [expect.any(Number)] }));
  });

  test('publishes one stock change for an import, for a deletion of all items, and for expired holds', async () => {
    const file = csv(
      ['Stock #', 'Shape', 'Weight', 'Color', 'Clarity', 'Lab', 'Price Per Carat'],
      ...Array.from({ length: 30 }, (_, index) => [`I-${index}`, 'Round', '1.00', 'D', 'IF', 'GIA', '1000']),
    );
    const response = await importOverRest(app, file, { token: admin.token });
    expect(response.body).toMatchObject({ inserted: 30 });
    // Importing an unchanged file publishes no events, and neither does a dry run.
    await importOverRest(app, file, { token: admin.token });
    await importOverRest(app, file.replaceAll('1000', '1100'), { token: admin.token, query: { dryRun: 'true' } });
    await importOverRest(app, file.replaceAll('1000', '1100'), { token: admin.token });
    expect(await receivedEvents()).toEqual([stock({ created: 30 }), stock({ changed: 30 })]);

    const rejection = await importOverRest(app, file.replace('1.00', 'heavy'), {
      token: admin.token,
      name: 'June.csv',
    });
    expect(rejection.status).toBe(400);
    const reason = { mode: 'addOrUpdate', refused: 'problems', problems: 1 };
    expect(await receivedEvents()).toEqual([
      {
        event: 'import.refused',
        facts: { type: 'diamonds', fileName: 'June.csv', actorId: admin.id, why: reason },
      },
    ]);

    await graphql('deleteAllEternityRings { deletedCount }');
    await graphql('deleteAllEternityRings { deletedCount }');
    expect(await receivedEvents()).toEqual([rings({ deleted: 1 })]);

    const holds = await createStones(app, [
      { status: 2, holdUntil: new Date(Date.now() - 1_000) },
      { status: 2, holdUntil: new Date(Date.now() - 1_000) },
    ]);
    const release = holdsModule.jobs.find(({ queue }) => queue === 'catalogue.release-expired-holds');
    await release?.handle({ em: app.em(), services: app.services, log }, {});
    expect(await receivedEvents()).toEqual([stock({ changed: 2, ids: holds })]);
  });
});

describe('event publishing', () => {
  const happened = eventType<{ readonly what: string }>('test.happened');
  const never = eventType<{ readonly what: string }>('test.unheard');

  test('publishes no event if a transaction is rolled back or a registration is rejected', async () => {
    await app
      .em()
      .transactional(async (em) => {
        await app.services.events.publish(em, userApproved, { userId: 1, email: 'nobody@example.com' });
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
    const { status } = await app.rest('POST', '/api/auth/register', { body: newUser(admin.email) });
    expect(status).toBe(409);
    const [row] = await app
      .em()
      .getConnection()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from pgboss.job
      where (name like 'events.%' or name = 'mail.send') and (data::text like '%nobody@%' or data::text like ?)`,
        [`%${admin.email}%`],
      );
    expect(row?.count).toBe(0);
    expect(await receivedEvents()).toEqual([]);
  });

  test('retries a failing subscriber without sending the event to other subscribers again', async () => {
    const steady: PublishedEvent<unknown>[] = [];
    const retriedEvents: PublishedEvent<unknown>[] = [];
    const subscribers: Subscriber[] = [
      {
        name: 'shaky',
        reactions: [
          on(happened, async (_ctx, event) => {
            retriedEvents.push(event);
            if (retriedEvents.length === 1) throw new Error('not yet');
          }),
        ],
      },
      {
        name: 'steady',
        reactions: [
          on(happened, async (_ctx, event) => {
            steady.push(event);
          }),
        ],
      },
    ];
    const jobs = await openJobs({ orm: app.orm, handlers: subscriberJobs(subscribers), log });
    const events = createEvents(jobs, subscribers);
    await jobs.start(app.services);
    try {
      await app.em().transactional((em) => events.publish(em, happened, { what: 'something' }));
      await until(() => retriedEvents.length === 2);
      expect(steady).toEqual([
        { id: expect.any(String), event: 'test.happened', at: expect.any(String), facts: { what: 'something' } },
      ]);
      // The event has the same ID when it is retried.
      expect(retriedEvents).toEqual([steady[0], steady[0]]);

      // An event without subscribers is not stored.
      await app.em().transactional((em) => events.publish(em, never, { what: 'nothing' }));
      const rows = await app
        .em()
        .getConnection()
        .execute("select from pgboss.job where data->>'event' = 'test.unheard'");
      expect(rows).toEqual([]);

      // An older build may have published an event to a subscriber that no longer handles it. Such an event is
      // completed without effect.
      const unhandledEvent = { ...steady[0], event: 'test.unheard' };
      await jobs.enqueue(app.em(), 'events.steady', unhandledEvent);
      const state = async () => {
        const [job] = await app
          .em()
          .getConnection()
          .execute<{ state: string }[]>("select state from pgboss.job where data->>'event' = 'test.unheard'");
        return job?.state;
      };
      await until(async () => (await state()) === 'completed');
      expect(steady).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });

  test('runs an in-transaction subscriber for a single event, and falls back to a job if the subscriber fails', async () => {
    const prompt: (readonly [what: string, isInTransaction: boolean])[] = [];
    const subscriber: Subscriber = {
      name: 'prompt',
      inTransaction: true,
      reactions: [
        on(happened, async ({ em }, { facts: { what } }) => {
          prompt.push([what, em.isInTransaction()]);
          if (what === 'bad' && em.isInTransaction()) throw new Error('not now');
          if (what === 'broken') await em.execute('select 1 / 0');
        }),
      ],
    };
    const jobs = await openJobs({ orm: app.orm, handlers: subscriberJobs([subscriber]), log });
    const events = createEvents(jobs, [subscriber], () => ({ services: app.services, log }));
    await jobs.start(app.services);
    try {
      await app.em().transactional((em) => events.publish(em, happened, { what: 'good' }));
      expect(prompt).toEqual([['good', true]]);
      await app.em().transactional((em) => events.publish(em, happened, { what: 'bad' }));
      await until(() => prompt.length === 3);
      expect(prompt.slice(1)).toEqual([
        ['bad', true],
        ['bad', false],
      ]);
      // A database error fails the transaction. It is not retried in a job.
      const broken = app.em().transactional((em) => events.publish(em, happened, { what: 'broken' }));
      await expect(broken).rejects.toThrow('division by zero');
      expect(prompt.splice(3)).toEqual([['broken', true]]);
      const several = [{ what: 'one of several' }, { what: 'another' }];
      await app.em().transactional((em) => events.publishAll(em, happened, several));
      await until(() => prompt.length === 5);
      expect(prompt.slice(3)).toEqual(expect.arrayContaining(several.map(({ what }) => [what, false])));
    } finally {
      await jobs.stop();
    }
  });
});
