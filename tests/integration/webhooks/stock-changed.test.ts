import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { enqueueStockChangedDeliveries } from '../../../server/src/modules/webhooks/index.ts';
import { presentPosition } from '../../../server/src/platform/change-log/position.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Receiver, startReceiver, verified, webhooksIn } from './webhook-helpers.ts';

/* Tests messages about stock changes by calling the job that normally runs every second. */

let app: TestApp;
let webhooks: ReturnType<typeof webhooksIn>;
let receiver: Receiver;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE: '1' } });
  webhooks = webhooksIn(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
  owner = await createPerson(app);
  // Skips earlier changes, so that each test gets only its own changes.
  const position = JSON.stringify(await presentPosition(app.em()));
  await webhooks.execute('update webhook_stock_position set position = ?::jsonb, at = now()', [position]);
});
afterEach(async () => {
  await webhooks.execute('delete from webhook_endpoint');
  await receiver.stop();
});

const add = async (path: string, facts: object = {}) => {
  const { endpoint, secret } = await webhooks.add(owner.token, {
    ...{ url: `${receiver.url}${path}`, events: ['STOCK_CHANGED'], ...facts },
  });
  return { id: endpoint.id, secret };
};
const tick = () => enqueueStockChangedDeliveries(app.em(), app.services.jobs);
/** Moves the time of the last message one second into the past. */
const pass = () => webhooks.execute("update webhook_endpoint set stock_sent_at = stock_sent_at - interval '1 second'");
const stone = () => createStone(app);
const ring = () =>
  app.graphql(
    'mutation ($input: CreateEternityRingInput!) { createEternityRing(input: $input) { eternityRing { id } } }',
    { input: { eternityRing: { name: 'Halo', price: 500, shapeId: 1 } } },
    admin.token,
  );
const types = (secret: string) =>
  receiver.received.map((message) => Object(verified(secret, message)).data.stockTypes as unknown);

test('sends only the changed stock types and items', async () => {
  const all = await add('/all');
  await add('/rings', { stockTypes: ['ETERNITY_RING'] });
  await add('/orders', { events: ['ORDER_PLACED'] });
  // Without a stored position, all items may have changed.
  await webhooks.execute('update webhook_stock_position set position = null');
  await tick();
  await webhooks.send();
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/all', '/rings']);
  receiver.received.length = 0;
  await pass();
  // No message is sent if nothing has changed.
  await tick();
  await webhooks.send();
  expect(receiver.received).toEqual([]);
  const id = await stone();
  await tick();
  await tick();
  await webhooks.send();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/all']);
  const [message] = receiver.received;
  expect(message && verified(all.secret, message)).toEqual({
    type: 'stock.changed',
    timestamp: expect.any(String),
    data: { stockTypes: ['DIAMOND'], items: [{ stockType: 'DIAMOND', itemId: String(id) }] },
  });
  await pass();
  await ring();
  await tick();
  await webhooks.send();
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/all', '/all', '/rings']);
});

describe('changed items in a stock.changed message', () => {
  /** Sends all pending messages before the second has passed. */
  const sendAll = async (): Promise<void> => {
    await webhooks.execute("update webhook_delivery set due_at = now() where state = 'waiting'");
    await webhooks.send();
  };
  const items = (secret: string, index = -1): unknown => {
    const message = receiver.received.at(index);
    return message && Object(verified(secret, message)).data.items;
  };
  const itemsOf = (ids: readonly number[]) => ids.map((id) => ({ stockType: 'DIAMOND', itemId: String(id) }));

  test('sends items that the owner may see now or could see before the change', async () => {
    const restricted = await createPerson(app, { pages: [2] });
    const ofOwner = await add('/owner');
    owner = restricted;
    const ofRestricted = await add('/restricted');
    await tick();
    const [white = 0, lab = 0, hidden = 0] = await createStones(app, [
      {},
      { isLabGrown: true, colorId: 1 },
      { isActive: false },
    ]);
    await tick();
    await sendAll();
    const sent = (path: string, secret: string) =>
      receiver.received
        .filter((message) => message.path === path)
        .map((message) => Object(verified(secret, message)).data.items);
    expect(sent('/owner', ofOwner.secret)).toEqual([itemsOf([white, lab])]);
    expect(sent('/restricted', ofRestricted.secret)).toEqual([itemsOf([white])]);
    // The message contains the deactivated stone, which was visible before, but not the stone that was never active.
    await webhooks.execute('update diamond set is_active = false, price_per_carat = 1 where id in (?, ?)', [
      white,
      hidden,
    ]);
    await tick();
    await sendAll();
    expect(sent('/owner', ofOwner.secret).at(-1)).toEqual(itemsOf([white]));
    expect(sent('/restricted', ofRestricted.secret).at(-1)).toEqual(itemsOf([white]));
  });

  test('merges the items if a newer message replaces a pending message', async () => {
    const { secret } = await add('/');
    await tick();
    const first = await stone();
    await tick();
    const second = await stone();
    await tick();
    await sendAll();
    expect(receiver.received).toHaveLength(1);
    expect(items(secret)).toEqual(itemsOf([first, second]));
  });

  test('sends up to 200 item IDs, and no item IDs if more items have changed', async () => {
    const { secret } = await add('/');
    await tick();
    const many = await createStones(
      app,
      Array.from({ length: 200 }, () => ({})),
    );
    await tick();
    await sendAll();
    expect(items(secret)).toEqual(itemsOf(many));
    await webhooks.execute('update diamond set price_per_carat = 2 where id >= ?', [many[0]]);
    await tick();
    const another = await stone();
    await tick();
    await sendAll();
    expect(another).toBeGreaterThan(0);
    expect(items(secret)).toBeUndefined();
  });

  test('reads changed items only once for all owners who see the same stock', async () => {
    const statements = async (): Promise<number> => {
      await tick();
      await stone();
      const { queries } = await countQueries(tick);
      return queries.filter((text) => text.includes('from "diamond" d')).length;
    };
    await add('/1');
    expect(await statements()).toBe(1);
    for (const path of ['/2', '/3', '/4']) {
      owner = await createPerson(app);
      await add(path);
    }
    expect(await statements()).toBe(1);
  });
});

test('sends at most one message per second, and merges later changes into the next message', async () => {
  const { id, secret } = await add('/');
  await tick();
  await stone();
  await tick();
  await webhooks.send();
  for (const change of [stone, ring, stone]) {
    await change();
    await tick();
    await webhooks.send();
  }
  expect(receiver.received).toHaveLength(1);
  const waiting = await webhooks.deliveries(owner.token, id, { states: ['WAITING'] });
  expect(waiting).toHaveLength(1);
  // A job is scheduled for the time of the next message.
  expect(
    await webhooks.execute("select from pgboss.job where name = 'webhooks.send' and start_after > created_on limit 1"),
  ).toHaveLength(1);
  await webhooks.execute(
    "update webhook_delivery set due_at = due_at - interval '1 second' where state = 'waiting' and due_at <= now() + interval '1 second'",
  );
  await webhooks.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['DIAMOND', 'ETERNITY_RING']]);
});

test('sends a message only once with several processes, and continues after a process is killed', async () => {
  const { secret } = await add('/');
  await tick();
  await stone();
  await app
    .em()
    .transactional(async (em) => {
      await enqueueStockChangedDeliveries(em, app.services.jobs);
      // While one process holds the lock, the job does nothing in other processes.
      await tick();
      throw new Error('killed');
    })
    .catch((error: Error) => expect(error.message).toBe('killed'));
  await webhooks.send();
  expect(receiver.received).toEqual([]);
  await Promise.all([tick(), tick(), tick()]);
  await webhooks.send();
  expect(types(secret)).toEqual([['DIAMOND']]);
});

test('does not call a failing endpoint more often because of new changes, and merges them into the pending message', async () => {
  const { id, secret } = await add('/');
  await tick();
  receiver.response = 500;
  await stone();
  await tick();
  await webhooks.send();
  const [failed] = await webhooks.deliveries(owner.token, id);
  await ring();
  await tick();
  await stone();
  await tick();
  await webhooks.send();
  expect(receiver.received).toHaveLength(1);
  const [waiting, before, ...others] = await webhooks.deliveries(owner.token, id);
  // The merged message replaces the failed one and is sent at the time of its second attempt.
  expect(waiting).toMatchObject({ state: 'WAITING', nextAttemptAt: failed?.nextAttemptAt, attempts: [] });
  expect(before).toMatchObject({ id: failed?.id, state: 'SKIPPED', attempts: [{ status: 500 }] });
  expect(others).toEqual([]);
  await webhooks.hurry();
  await webhooks.send();
  const [again] = await webhooks.deliveries(owner.token, id);
  expect(again).toMatchObject({ id: waiting?.id, state: 'WAITING' });
  // The retry delay is that after a second attempt, not that after a first one.
  expect(Date.parse(again?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 290_000);
  receiver.response = 200;
  await webhooks.hurry();
  await webhooks.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['DIAMOND', 'ETERNITY_RING'], ['DIAMOND', 'ETERNITY_RING']]);
});

test("replaces a failed message with a newer pending message, and keeps the failed message's retry delay", async () => {
  const { id, secret } = await add('/');
  await tick();
  receiver.response = async (_, response) => {
    await ring();
    await tick();
    response.writeHead(503).end();
  };
  await stone();
  await tick();
  await webhooks.send();
  const [waiting, failed, ...others] = await webhooks.deliveries(owner.token, id);
  expect(failed).toMatchObject({ state: 'SKIPPED', nextAttemptAt: null });
  expect(waiting).toMatchObject({ state: 'WAITING', attempts: [] });
  expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 3_000);
  expect(others).toEqual([]);
  receiver.response = 200;
  await webhooks.hurry();
  await webhooks.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['ETERNITY_RING']]);
});

test.each([
  [
    'is not in the log, as after a restored backup',
    `position = jsonb_set(position, '{origin}', '"00000000-0000-4000-8000-000000000000"')`,
  ],
  ['has not been read for a long time', "at = now() - interval '11 minutes'"],
])('reports all stock types as changed if delivery resumes from a position that %s', async (_description, moved) => {
  const { secret } = await add('/');
  await tick();
  await webhooks.execute(`update webhook_stock_position set ${moved}`);
  await stone();
  await tick();
  await webhooks.send();
  expect(types(secret)).toEqual([expect.arrayContaining(['DIAMOND', 'MELEE', 'JEWELLERY'])]);
});
