import { Webhook } from 'standardwebhooks';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createOutboundHttp } from '../../../server/src/platform/outbound-http/outbound-http.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Delivery, orderOf, type Receiver, startReceiver, verified, webhooksIn } from './webhook-helpers.ts';

/* Tests delivery attempts by running them directly and in sequence, with a controlled time. */

let app: TestApp;
let webhooks: ReturnType<typeof webhooksIn>;
let receiver: Receiver;
let owner: Person;
const remotePosts = createOutboundHttp({ isPrivateAllowed: true, log: createLogger('silent'), wholeMs: 1_500 });
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE: '1' }, services: { remotePosts } });
  webhooks = webhooksIn(app);
});
afterAll(async () => {
  await app.stop();
  await remotePosts.close();
});
beforeEach(async () => {
  receiver = await startReceiver();
  owner = await createPerson(app);
});
afterEach(async () => {
  await webhooks.execute('delete from webhook_endpoint');
  await receiver.stop();
});

const events = ['ORDER_PLACED', 'ORDER_CHANGED', 'ORDER_CANCELLED', 'ORDER_DELETED'];
const add = async (path = '/', facts: object = {}) => {
  const { endpoint, secret } = await webhooks.add(owner.token, { url: `${receiver.url}${path}`, events, ...facts });
  const only = async (): Promise<Delivery | undefined> => (await webhooks.deliveries(owner.token, endpoint.id))[0];
  return { id: endpoint.id, secret, version: endpoint.version, only };
};

test("sends each order event once to each of the owner's subscribed endpoints, without prices", async () => {
  const { secret } = await add('/all');
  await add('/placed', { events: ['ORDER_PLACED'] });
  const other = await createPerson(app);
  await webhooks.add(other.token, { url: `${receiver.url}/other`, events });
  const id = await webhooks.publish('order.placed', orderOf(owner.id, 7));
  await webhooks.publish('order.placed', orderOf(owner.id, 7), id);
  await webhooks.publish('order.statusChanged', orderOf(owner.id, 7, 2));
  await webhooks.publish('order.statusChanged', orderOf(owner.id, 7, 1));
  await webhooks.publish('order.linesChanged', orderOf(owner.id, 7));
  await webhooks.publish('order.detailsChanged', orderOf(owner.id, 7));
  await webhooks.publish('order.deleted', orderOf(owner.id, 7));
  await webhooks.send();
  const payloads = receiver.received.filter(({ path }) => path === '/all').map((message) => verified(secret, message));
  const data = { orderId: '7', version: 3 };
  const timestamp = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(payloads).toHaveLength(6);
  expect(payloads).toEqual(
    expect.arrayContaining([
      { type: 'order.placed', timestamp, data },
      { type: 'order.changed', timestamp, data },
      { type: 'order.cancelled', timestamp, data },
      { type: 'order.deleted', timestamp, data },
    ]),
  );
  expect(receiver.received.map(({ path }) => path).filter((path) => path !== '/all')).toEqual(['/placed']);
  expect(receiver.received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'facet' });
});

test('sends events for order messages and holds', async () => {
  const { secret } = await add('/', {
    events: ['ORDER_MESSAGE', 'HOLD_PLACED', 'HOLD_EXTENDED', 'HOLD_RELEASED', 'HOLD_ENDED'],
  });
  const hold = { id: 4, version: 2, kind: 'diamonds', itemId: 9, stockNumber: 'H-9', userId: owner.id, until: null };
  await webhooks.publish('order.messageSent', { id: 5, orderId: 7, userId: owner.id, subject: 'A word' });
  await webhooks.publish('hold.placed', hold);
  await webhooks.publish('hold.extended', hold);
  await webhooks.publish('hold.released', hold);
  await webhooks.publish('hold.ended', { ...hold, outcome: 'EXPIRED' });
  await webhooks.send();
  const data = { holdId: '4', version: 2, stockType: 'DIAMOND', itemId: '9' };
  const payloadOf = (type: string, data: object) => ({ type, timestamp: expect.any(String), data });
  expect(receiver.received).toHaveLength(5);
  expect(receiver.received.map((message) => verified(secret, message))).toEqual(
    expect.arrayContaining([
      payloadOf('order.message', { orderId: '7', messageId: '5' }),
      payloadOf('hold.placed', data),
      payloadOf('hold.extended', data),
      payloadOf('hold.released', data),
      payloadOf('hold.ended', { ...data, outcome: 'EXPIRED' }),
    ]),
  );
});

test('retries a delivery 9 times with increasing delays, the same message ID and a current timestamp', async () => {
  const { secret, only } = await add();
  receiver.response = 500;
  // The event is two days old. The timestamp that consumers check is the time of the attempt.
  await webhooks.publish('order.placed', orderOf(owner.id), undefined, new Date(Date.now() - 2 * 86_400_000));
  const pauses: number[] = [];
  for (let attempt = 1; attempt < 10; attempt++) {
    await webhooks.send();
    // Nothing is sent, because the next attempt is not due yet.
    await webhooks.send();
    const delivery = await only();
    expect(delivery).toMatchObject({ state: 'WAITING' });
    expect(delivery?.attempts).toHaveLength(attempt);
    pauses.push((Date.parse(delivery?.nextAttemptAt ?? '') - Date.now()) / 1_000);
    await webhooks.hurry();
  }
  const expectedDelays = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan((expectedDelays[index] ?? 0) - 1);
    expect(pause).toBeLessThan((expectedDelays[index] ?? 0) * 1.1 + 1);
  }
  await webhooks.send();
  const failed = await only();
  expect(failed).toMatchObject({ state: 'FAILED', nextAttemptAt: null });
  expect(failed?.attempts.at(-1)).toMatchObject({ number: 10, status: 500, answer: 'as asked' });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed?.id]));
  for (const message of receiver.received) expect(verified(secret, message)).toMatchObject({ type: 'order.placed' });

  // A manual retry has the next attempt number.
  receiver.response = 204;
  const { delivery } = await webhooks.run<{ delivery: Delivery }>(owner.token, 'retryWebhookDelivery', {
    id: failed?.id,
  });
  expect(delivery).toMatchObject({ state: 'WAITING', nextAttemptAt: expect.any(String) });
  await webhooks.send();
  expect(await only()).toMatchObject({ state: 'DELIVERED', nextAttemptAt: null });
  expect((await only())?.attempts.at(-1)).toMatchObject({ number: 11, status: 204, failure: null });
});

test('enqueues a job for the time of the next delivery attempt', async () => {
  await add();
  receiver.response = 500;
  await webhooks.publish('order.placed', orderOf(owner.id));
  await webhooks.execute("delete from pgboss.job where name = 'webhooks.send'");
  await webhooks.send();
  const jobs = await webhooks.execute(
    "select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'webhooks.send'",
  );
  expect(jobs).toEqual([{ seconds: expect.closeTo(5.5, -1) }]);
});

test.each<[string, Receiver['response'], object]>([
  ['204 counts as delivered', 204, { status: 204, failure: null }],
  ['299 counts as delivered', 299, { status: 299, failure: null }],
  ['404', 404, { status: 404, answer: 'as asked', failure: expect.stringMatching(/responded with 404 \(Not Found\)/) }],
  [
    'a redirect',
    (_, r) => r.writeHead(307, { location: 'https://example.com/' }).end(),
    { status: 307, failure: expect.stringMatching(/responded with 307 .* redirects are not followed/) },
  ],
  ['a closed connection', (_, r) => r.destroy(), { status: null, failure: expect.stringMatching(/was interrupted/) }],
  ['no response', () => undefined, { status: null, failure: expect.stringMatching(/did not respond in time/) }],
  [
    'an incomplete response with status 200',
    (_, r) => {
      r.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => r.destroy(), 20);
    },
    { status: 200, answer: 'half', failure: null },
  ],
  [
    'an endless response',
    (_, r) => {
      const more = () => r.destroyed || r.write('x'.repeat(100_000), () => setImmediate(more));
      r.writeHead(200);
      more();
    },
    { status: 200, answer: 'x'.repeat(2_000), failure: null },
  ],
  [
    'characters that the database cannot store',
    (_, r) => r.writeHead(200).end(Buffer.from([0x61, 0x00, 0xff, 0xc3])),
    { status: 200, answer: 'a\ufffd\ufffd', failure: null },
  ],
])('shows the response to a test message: %s', async (_description, response, outcome) => {
  const { id, secret, only } = await add();
  receiver.response = response;
  const { delivery } = await webhooks.run<{ delivery: Delivery }>(owner.token, 'sendTestWebhook', { endpointId: id });
  expect(delivery.attempts).toEqual([expect.objectContaining({ number: 1, ...outcome })]);
  expect(verified(secret, receiver.received[0] ?? { path: '', headers: {}, body: '' })).toEqual({
    type: 'test',
    timestamp: expect.any(String),
    data: {},
  });
  // A test message is sent only once and does not affect the endpoint's state.
  expect(await only()).toMatchObject({ nextAttemptAt: null });
  expect(await webhooks.endpoint(owner.token, id)).toMatchObject({ failingSince: null, lastDeliveredAt: null });
});

test('signs with both secrets for a day after a rotation, and then only with the new secret', async () => {
  const { id, secret: old, version } = await add();
  const { secret } = await webhooks.run<{ secret: string }>(owner.token, 'rotateWebhookSecret', {
    id,
    expectedVersion: version,
  });
  expect(secret).not.toBe(old);
  expect(await webhooks.run(owner.token, 'revealWebhookSecret', { id })).toEqual({ secret });
  const next = async () => {
    await webhooks.publish('order.placed', orderOf(owner.id));
    await webhooks.send();
    const message = receiver.received.at(-1);
    if (!message) throw new Error('nothing came');
    return message;
  };
  const both = await next();
  expect(verified(old, both)).toEqual(verified(secret, both));
  await webhooks.execute('update webhook_endpoint set previous_until = now()');
  const message = await next();
  expect(verified(secret, message)).toMatchObject({ type: 'order.placed' });
  expect(() => new Webhook(old).verify(message.body, message.headers)).toThrow(/No matching signature/);

  // The database contains secrets only in encrypted form.
  const [row] = await webhooks.execute('select secret, previous_secret from webhook_endpoint');
  expect(JSON.stringify(row)).not.toContain(secret.slice(6, 20));
  // Makes the secret impossible to decrypt, as after a change of the server's key. Attempts then fail until the
  // secret is rotated.
  await webhooks.execute("update webhook_endpoint set secret = 'x' || secret, previous_until = now()");
  const { delivery } = await webhooks.run<{ delivery: Delivery }>(owner.token, 'sendTestWebhook', { endpointId: id });
  expect(delivery.attempts[0]).toMatchObject({ failure: expect.stringMatching(/rotate the secret/) });
  const rejection = await webhooks.runMutation(owner.token, 'revealWebhookSecret', { id });
  expect(rejection.errors[0]?.extensions).toMatchObject({ reason: 'VALIDATION_FAILED' });
});

describe('disabled webhook endpoints', () => {
  /** Returns the texts of the emails to an address, except for the first one, which is about the new endpoint. */
  const mailsTo = async (email: string) => {
    const mails = await webhooks.execute(
      "select data->>'text' as text from pgboss.job where name = 'mail.send' and data->>'to' = ? order by created_on",
      [email],
    );
    return mails.slice(1);
  };

  test('disables an endpoint after a 410 response, emails the owner, and sends missed messages when it is enabled again', async () => {
    const { id, only } = await add();
    receiver.response = 410;
    await webhooks.publish('order.placed', orderOf(owner.id));
    await webhooks.send();
    expect(await only()).toMatchObject({ state: 'FAILED', nextAttemptAt: null });
    const disabled = await webhooks.endpoint(owner.token, id);
    expect(disabled).toMatchObject({ disabledReason: 'GONE', disabledAt: expect.any(String), version: 2 });
    expect(await mailsTo(owner.email)).toEqual([{ text: expect.stringContaining(`${receiver.url}/`) }]);

    // While the endpoint is disabled, events are stored but not sent.
    await webhooks.publish('order.linesChanged', orderOf(owner.id));
    await webhooks.send();
    expect((await webhooks.deliveries(owner.token, id)).map(({ state }) => state).sort()).toEqual([
      'FAILED',
      'SKIPPED',
    ]);
    const since = new Date(Date.now() - 60_000);
    const rejection = await webhooks.runMutation(owner.token, 'replayWebhooks', { endpointId: id, since });
    expect(rejection.errors[0]?.extensions.explanation).toMatch(/Enable it first/);

    receiver.response = 200;
    receiver.received.length = 0;
    const enabled = { id, expectedVersion: 2, set: { isEnabled: true } };
    await webhooks.run(owner.token, 'updateWebhookEndpoint', enabled);
    expect(await webhooks.endpoint(owner.token, id)).toMatchObject({ disabledAt: null, disabledReason: null });
    expect(await webhooks.run(owner.token, 'replayWebhooks', { endpointId: id, since })).toEqual({ count: 2 });
    await webhooks.send();
    expect(receiver.received).toHaveLength(2);
    // A replay also includes messages that were already delivered. It can be limited by time and event.
    const later = { endpointId: id, since: new Date(Date.now() + 60_000) };
    expect(await webhooks.run(owner.token, 'replayWebhooks', later)).toEqual({ count: 0 });
    const input = { endpointId: id, since, events: ['ORDER_CHANGED'] };
    expect(await webhooks.run(owner.token, 'replayWebhooks', input)).toEqual({ count: 1 });
    await webhooks.send();
    expect(receiver.received[2]?.headers['webhook-id']).toBe(
      (await webhooks.deliveries(owner.token, id, { events: ['ORDER_CHANGED'] }))[0]?.id,
    );
  });

  test('disables an endpoint after five days without a delivery, but not after two failures far apart', async () => {
    const { id } = await add();
    receiver.response = 500;
    const fail = async (since: string, last: string) => {
      await webhooks.execute(
        `update webhook_endpoint set failing_since = now() - interval '${since}', last_failed_at = now() - interval '${last}'`,
      );
      await webhooks.publish('order.placed', orderOf(owner.id));
      await webhooks.send();
      return webhooks.endpoint(owner.token, id);
    };
    expect(await fail('4 days 23 hours', '1 hour')).toMatchObject({ disabledAt: null });
    expect(await fail('6 days', '3 days')).toMatchObject({ disabledAt: null });
    receiver.response = 200;
    await webhooks.hurry();
    await webhooks.send();
    expect(await webhooks.endpoint(owner.token, id)).toMatchObject({
      failingSince: null,
      lastDeliveredAt: expect.any(String),
    });
    receiver.response = 500;
    expect(await fail('5 days 1 minute', '20 hours')).toMatchObject({ disabledReason: 'FAILING' });
    expect(await mailsTo(owner.email)).toEqual([{ text: expect.stringMatching(/five days/) }]);
    expect(await webhooks.deliveries(owner.token, id, { states: ['WAITING'] })).toEqual([]);
  });

  test('sends no pending messages after the owner disables the endpoint', async () => {
    const { id, version } = await add();
    await webhooks.publish('order.placed', orderOf(owner.id));
    await webhooks.run(owner.token, 'updateWebhookEndpoint', {
      id,
      expectedVersion: version,
      set: { isEnabled: false },
    });
    await webhooks.send();
    expect(receiver.received).toEqual([]);
    expect(await webhooks.endpoint(owner.token, id)).toMatchObject({ disabledReason: 'OWNER' });
    // A test message is sent even to a disabled endpoint, so that its owner can decide whether to enable it.
    await webhooks.run(owner.token, 'sendTestWebhook', { endpointId: id });
    expect(receiver.received).toHaveLength(1);
  });
});

test('sends nothing while the owner is blocked, and all pending messages after the block ends', async () => {
  const { only } = await add();
  await webhooks.publish('order.placed', orderOf(owner.id));
  await webhooks.execute('update user_account set is_blocked = true where id = ?', [owner.id]);
  await webhooks.send();
  expect(receiver.received).toEqual([]);
  await webhooks.execute('update user_account set is_blocked = false where id = ?', [owner.id]);
  await webhooks.execute("delete from pgboss.job where name = 'webhooks.send'");
  await webhooks.watch();
  expect(await webhooks.execute("select from pgboss.job where name = 'webhooks.send'")).toHaveLength(1);
  await webhooks.send();
  expect(await only()).toMatchObject({ state: 'DELIVERED' });
});

test('repeats a delivery attempt if its process was killed, and ignores the late response', async () => {
  const { only } = await add();
  await webhooks.publish('order.placed', orderOf(owner.id));
  let release = (): void => undefined;
  receiver.response = (_, response) => {
    release = () => response.writeHead(500).end();
  };
  const late = webhooks.send();
  while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await webhooks.send();
  expect(receiver.received).toHaveLength(1);
  await webhooks.execute('update webhook_delivery set due_at = now()');
  receiver.response = 200;
  await webhooks.send();
  expect(receiver.received).toHaveLength(2);
  release();
  await late;
  expect(await only()).toMatchObject({ state: 'DELIVERED' });
  expect((await only())?.attempts.map(({ status }) => status)).toEqual([200, 500]);
});

test('does not count a delivery attempt as failed if the server shuts down during the attempt', async () => {
  const { id } = await add();
  receiver.response = () => undefined;
  const stopping = createOutboundHttp({ isPrivateAllowed: true, log: createLogger('silent') });
  const sent = stopping.send({ url: receiver.url, headers: {}, body: '{}' });
  while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all([expect(sent).rejects.toThrow(/destroyed/), stopping.close()]);
  expect(await webhooks.endpoint(owner.token, id)).toMatchObject({ failingSince: null });
});

test("sends to other owners' endpoints without delay while one endpoint is slow", async () => {
  const slow = await startReceiver();
  const pending: (() => void)[] = [];
  slow.response = (_, response) => pending.push(() => response.end());
  const slowOwner = await createPerson(app);
  for (const path of ['a', 'b']) await webhooks.add(slowOwner.token, { url: `${slow.url}/${path}`, events });
  for (let order = 0; order < 6; order++) await webhooks.publish('order.placed', orderOf(slowOwner.id, order));
  await add();
  await webhooks.publish('order.placed', orderOf(owner.id));
  // Runs as many send jobs as one process runs concurrently. All messages of the slow owner are older than the
  // others.
  const working = Array.from({ length: 8 }, () => webhooks.send());
  while (receiver.received.length === 0 || slow.received.length < 4)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(slow.received).toHaveLength(4);
  const perEndpoint = Map.groupBy(slow.received, ({ path }) => path);
  for (const messages of perEndpoint.values()) expect(messages.length).toBeLessThanOrEqual(2);
  // Each send job continues with the remaining messages.
  slow.response = 200;
  for (const release of pending) release();
  await Promise.all(working);
  expect(slow.received).toHaveLength(12);
  await slow.stop();
});

test("raises an endpoint's concurrency limit on success, and halves it on failure", async () => {
  const { id } = await add();
  const publishEvents = async (count: number): Promise<void> => {
    for (let order = 0; order < count; order++) await webhooks.publish('order.placed', orderOf(owner.id, order));
  };
  const work = () => Promise.all(Array.from({ length: 8 }, () => webhooks.send()));
  const concurrency = async (): Promise<number> => {
    const [row] = await webhooks.execute('select concurrency from webhook_endpoint where id = ?', [id]);
    return Number(row?.concurrency);
  };
  expect(await concurrency()).toBe(2);
  await publishEvents(14);
  await work();
  expect(await concurrency()).toBe(16);
  // Exactly 16 requests are in progress at the same time.
  const open: (() => void)[] = [];
  receiver.response = (_, response) => open.push(() => response.end());
  await publishEvents(20);
  const working = work();
  await until(
    async () => open.length,
    (count) => count === 16,
  );
  receiver.response = 204;
  for (const close of open) close();
  await working;
  expect([open.length, receiver.received.length]).toEqual([16, 34]);

  receiver.response = 500;
  for (const remaining of [8, 4, 2, 2]) {
    await webhooks.publish('order.placed', orderOf(owner.id, remaining));
    await webhooks.send();
    expect(await concurrency()).toBe(remaining);
  }
});

test('deletes deliveries after 30 days, and delivered stock changes after one day', async () => {
  const { id } = await add();
  const kinds = [
    ['order.placed', 'delivered', '29 days', 'kept'],
    ['order.placed', 'waiting', '31 days', ''],
    ['stock.changed', 'delivered', '23 hours', 'kept'],
    ['stock.changed', 'delivered', '25 hours', ''],
    ['stock.changed', 'failed', '29 days', 'kept'],
  ];
  for (const [event, state, age, payload] of kinds) {
    await webhooks.execute(
      `insert into webhook_delivery (endpoint_id, event, occurred_at, payload, state)
       values (?, ?, now() - ?::interval, ?, ?)`,
      [id, event, age, payload, state],
    );
  }
  await webhooks.forget();
  expect((await webhooks.deliveries(owner.token, id)).map(({ payload }) => payload)).toEqual(['kept', 'kept', 'kept']);
});
