import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { newKey, partnerRequests } from '../partner-orders/partners.ts';
import { startReceiver, webhooksIn } from '../webhooks/webhook-helpers.ts';
import { createPartner } from './sandbox.ts';

/* Tests the webhooks and emails of test orders and test holds. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, env: { WEBHOOK_PRIVATE: '1' } });
});
afterAll(() => app.stop());

test('sends test events to test endpoints, live events to live endpoints, and stock changes to both, without emails about test orders', async () => {
  const webhooks = webhooksIn(app);
  const requests = partnerRequests(app);
  const partner = await createPartner(app);
  const receiver = await startReceiver();
  const events = ['ORDER_PLACED', 'ORDER_CHANGED', 'HOLD_PLACED', 'HOLD_ENDED', 'STOCK_CHANGED'];
  const add = (token: string, path: string, more: object = {}) =>
    webhooks.add(token, { url: `${receiver.url}/${path}`, events, ...more });
  await add(partner.testKey, 'test');
  await add(partner.liveKey, 'live');
  await add(partner.token, 'chosen', { isTest: true });

  const endpoints = async (token: string) => {
    const { data } = await app.graphql<{ webhookEndpoints: { id: string; url: string; isTest: boolean }[] }>(
      '{ webhookEndpoints { id url isTest } }',
      {},
      token,
    );
    return (data?.webhookEndpoints ?? []).map(({ id, url, isTest }) => ({ id, name: url.split('/').at(-1), isTest }));
  };
  const [test, live, chosen] = await endpoints(partner.token);
  expect([test, live, chosen].map((each) => each?.isTest)).toEqual([true, false, true]);
  expect((await endpoints(partner.testKey)).map(({ name }) => name)).toEqual(['test', 'chosen']);
  expect((await endpoints(partner.liveKey)).map(({ name }) => name)).toEqual(['live']);
  for (const [token, id] of [
    [partner.testKey, live?.id],
    [partner.liveKey, test?.id],
  ] as const) {
    const deleted = await webhooks.runMutation(token, 'deleteWebhookEndpoint', { id });
    expect(deleted.errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND' });
    const other = await app.graphql('query ($id: ID!) { webhookDeliveries(endpointId: $id) { total } }', { id }, token);
    expect(other.errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  for (const [token, isTest] of [
    [partner.testKey, false],
    [partner.liveKey, true],
  ] as const) {
    const rejection = await webhooks.runMutation(token, 'createWebhookEndpoint', {
      url: `${receiver.url}/x`,
      events,
      isTest,
    });
    expect(rejection.errors[0]?.extensions.details).toEqual([
      { path: 'isTest', message: expect.stringContaining('key') },
    ]);
  }

  const [stone, other] = [await createStone(app), await createStone(app)];
  const placeOrder = async (token: string, diamondId: number) => {
    const input = { items: [{ diamondId }], idempotencyKey: newKey() };
    const { payload } = await requests.order<{ order: { id: string } }>(token, input, 'order { id }');
    return payload?.order.id;
  };
  await requests.place(partner.testKey, [{ diamondId: stone }], { hours: 1 });
  const testOrder = await placeOrder(partner.testKey, stone);
  await requests.call(partner.testKey, 'moveTestOrder', { id: testOrder, status: 'PAYMENT' }, '__typename');
  const meant = await placeOrder(partner.liveKey, other);

  interface WebhookPayload {
    readonly type: string;
    readonly data: { readonly orderId?: string; readonly isTest?: boolean };
  }
  const messages = () =>
    receiver.received.map(({ path, body }): [string, WebhookPayload] => [path.slice(1), JSON.parse(body)]);
  const types = (path: string) =>
    new Set(messages().flatMap(([receiverPath, { type }]) => (receiverPath === path ? [type] : [])));
  const triedTypes = ['hold.ended', 'hold.placed', 'order.changed', 'order.placed', 'stock.changed'];
  for (const path of ['test', 'chosen']) {
    await until(
      async () => [...types(path)].sort(),
      (received) => received.length === triedTypes.length,
    );
    expect([...types(path)].sort()).toEqual(triedTypes);
  }
  await until(
    async () => [...types('live')].sort(),
    (received) => received.length === 2,
  );
  expect([...types('live')].sort()).toEqual(['order.placed', 'stock.changed']);
  for (const [path, { type, data }] of messages()) {
    if (type === 'stock.changed') continue;
    expect([path, data.isTest]).toEqual([path, path === 'live' ? undefined : true]);
    if (data.orderId !== undefined) expect(data.orderId).toBe(path === 'live' ? meant : testOrder);
  }

  // Waits for all emails: those to the buyer and the seller of the live order.
  const mails = await until(
    async () => (await app.mails()).filter(({ subject }) => subject?.includes('rder ')),
    (received) => received.length >= 2,
  );
  expect(mails.map(({ subject }) => subject?.includes(`rder ${meant}`))).toEqual([true, true]);
  await receiver.stop();
});

test('lets an administrator manage live and test endpoints', async () => {
  const webhooks = webhooksIn(app);
  const partner = await createPartner(app);
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const added = await webhooks.add(admin.token, {
    userId: partner.id,
    url: 'http://127.0.0.1:9999/',
    events: ['ORDER_PLACED'],
    isTest: true,
  });
  expect(await webhooks.endpoint(partner.testKey, added.endpoint.id)).toMatchObject({ id: added.endpoint.id });
  await webhooks.run(admin.token, 'deleteWebhookEndpoint', { id: added.endpoint.id });
});
