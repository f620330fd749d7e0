import { readFile, writeFile } from 'node:fs/promises';
import { demoCredentials, seedDemo } from '../../../server/seeds/demo.ts';
import type { Scope } from '../../../server/src/kernel/use-cases/scope.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createKey } from '../../support/keys.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Receiver, startReceiver } from '../webhooks/webhook-helpers.ts';
import {
  type Body,
  exchange,
  type Keys,
  operation,
  presentable,
  type RecordedCall,
  type Recording,
  recordingFile,
  shapeOf,
} from './exchanges/exchange.ts';
import { graphqlCalls } from './exchanges/graphql-calls.ts';
import { type DocumentedCall, requestsOf } from './exchanges/rest-calls.ts';

/*
 * Tests the requests, responses and errors in the partner reference against a server with demo data. With
 * `RECORD_EXCHANGES=1`, writes them to the file from which the reference is generated.
 */

const allScopes: readonly Scope[] = [
  'STOCK_READ',
  'PRICES_READ',
  'HOLDS_WRITE',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'WEBHOOKS_MANAGE',
];

let app: TestApp;
let receiver: Receiver;
let keys: Keys;
const rest: Record<string, RecordedCall> = {};
const graphql: Record<string, RecordedCall & { section: string }> = {};
const messages: Record<string, unknown> = {};
let sent: Recording;
let recorded: Recording;

beforeAll(async () => {
  [app, receiver] = await Promise.all([
    startTestApp({ withJobs: true, env: { WEBHOOK_PRIVATE: '1', PUBLIC_URL: 'https://facet.example' } }),
    startReceiver(),
  ]);
  await seedDemo({ orm: app.orm, services: app.services, log: createLogger('fatal') });
  const owner = { id: await idOf('shopper@example.com') };
  const [live, test, limited] = await Promise.all([
    createKey(app, owner, allScopes),
    createKey(app, owner, allScopes, { isTest: true }),
    createKey(app, owner, ['PRICES_READ']),
  ]);
  keys = { live: live.key, test: test.key, limited: limited.key, unknown: 'fk_unknown_key' };
  await callRest();
  await listenToAll();
  await callGraphql();
  await readMessages();
  sent = presentable(
    { rest, graphql, messages },
    new Map([
      [`${receiver.url}/facet`, 'https://partner.example/facet'],
      [app.url, 'https://facet.example'],
    ]),
  );
  if (process.env.RECORD_EXCHANGES === '1') await writeFile(recordingFile, `${JSON.stringify(sent, null, 2)}\n`);
  recorded = JSON.parse(await readFile(recordingFile, 'utf8'));
}, 240_000);
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});

const idOf = async (email: string): Promise<number> => {
  const [row] = await app
    .em()
    .getConnection()
    .execute<{ id: number }[]>('select id from user_account where email = ?', [email]);
  return row?.id ?? 0;
};

async function tokenOf(email: string): Promise<string> {
  const password = demoCredentials.find((credentials) => credentials.email === email)?.password;
  const { headers } = await app.rest('POST', '/api/auth/login', { body: { email, password } });
  return headers.get('authorization')?.replace('Bearer ', '') ?? '';
}

/** Sends all REST calls that API keys can make. */
async function callRest(): Promise<void> {
  const token = await tokenOf('shopper@example.com');
  const ring = { completedRingSettingId: 5, completedGenericDiamondId: 4 };
  await app.rest('POST', '/api/wishlist/completed-ring', { token, body: ring });
  const wishes = (await app.rest<Body[]>('GET', '/api/wishlist', { token })).body;
  const stones = await stonesForSale();
  const feed = (await app.rest<Body[]>('GET', '/api/feed?types=diamonds', { token: keys.live })).body;
  const before: Body = {
    cursor: feed.at(-1).cursor,
    stones,
    wishes: wishes.filter(({ itemType }) => itemType === 1).map(({ id }) => id),
    rings: {
      completed: wishes.find(({ completedRingId }) => completedRingId)?.completedRingId,
      engagement: wishes.find(({ engagementRingId }) => engagementRingId)?.engagementRingId,
    },
  };
  for (const call of await documentedCalls()) {
    const name = `${call.method} ${call.path}`;
    const [good, bad] = requestsOf(call, before, keys);
    rest[name] = { good: await exchange(app, good), bad: await exchange(app, bad) };
    if (name === 'GET /api/cart') before.cart = (rest[name].good.response as Body)[0].id;
  }
}

/** Returns the calls that API keys can make, and the public GET calls. */
async function documentedCalls(): Promise<DocumentedCall[]> {
  const { body } = await app.rest<Body>('GET', '/api/openapi.json');
  return Object.entries<Body>(body.paths).flatMap(([path, methods]) =>
    Object.entries<Body>(methods).flatMap(([method, { security, parameters = [], responses }]) => {
      const isPublic = security.length === 0;
      if (isPublic ? method !== 'get' : !security.some((scheme: object) => 'apiKey' in scheme)) return [];
      return {
        ...{ method: method.toUpperCase(), path, parameters: parameters.map(({ name }: Body) => name) },
        ...{ isPublic, needsScope: '403' in responses },
      };
    }),
  );
}

/** Sends all documented GraphQL operations. */
async function callGraphql(): Promise<void> {
  const before: Body = { url: `${receiver.url}/facet`, startedAt: new Date(Date.now() - 60_000).toISOString() };
  before.testOrder = await placeTestOrder();
  for (const [name, { section, query, good, bad }] of Object.entries(graphqlCalls)) {
    const send = ({ key = 'live', headers, variables }: ReturnType<typeof good>) =>
      exchange(app, {
        ...{ method: 'POST', path: '/graphql', body: operation(query, variables), key: keys[key] },
        ...(headers && { headers }),
      });
    if (name === 'webhookDeliveries') await deliveredTo('/facet', 'order.placed');
    const accepted = await send(good(before));
    const { data, errors } = accepted.response as Body;
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    before[name] = data[name];
    graphql[name] = { section, good: accepted, bad: await send(bad(before)) };
  }
}

/** Waits until the webhook receiver has received a message about an event. */
const deliveredTo = (path: string, type: string): Promise<boolean> =>
  until(
    async () => receiver.received.some((message) => message.path === path && JSON.parse(message.body).type === type),
    (isDelivered) => isDelivered,
  );

async function placeTestOrder(): Promise<Body> {
  const [stone] = await stonesForSale();
  const input = { items: [{ diamondId: stone.id }], expectedTotal: stone.price.total, idempotencyKey: 'test-order' };
  const { data } = await app.graphql<Body>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input },
    keys.test,
  );
  return data.placeOrder.order;
}

/** Returns individually sold stones that the owner of the API keys can order. */
async function stonesForSale(): Promise<Body[]> {
  const { data } = await app.graphql<Body>(
    `{ diamonds(filter: { availabilities: [FOR_SALE], collection: WHITE, isSingle: true, carats: { min: 0.9, max: 0.99 } },
        sort: [{ field: STOCK_NUMBER }], page: { size: 5 }) { items { id price { total } } } }`,
    {},
    keys.live,
  );
  return data.diamonds.items;
}

const eventNames = [
  ...['hold.placed', 'hold.extended', 'hold.released', 'hold.ended', 'stock.changed', 'test'],
  ...['order.placed', 'order.changed', 'order.message', 'order.cancelled', 'order.deleted'],
];

/** Returns a function that sends a mutation with a single input. The function throws if the mutation fails. */
const sender =
  (token: string) =>
  async (name: string, input: object, selection: string): Promise<Body> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await app.graphql<Body>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
      { input },
      token,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data[name];
  };

/** Adds a webhook endpoint that is subscribed to all events. */
async function listenToAll(): Promise<void> {
  const events = eventNames.filter((name) => name !== 'test').map((name) => name.toUpperCase().replace('.', '_'));
  await sender(keys.live)('createWebhookEndpoint', { url: `${receiver.url}/all`, events }, 'secret');
}

/** Causes the events that the documented operations do not publish, and records a webhook message for each event. */
async function readMessages(): Promise<void> {
  const [buyer, administrator] = [sender(keys.live), sender(await tokenOf('admin@example.com'))];
  const [stone] = await stonesForSale();
  const items = [{ diamondId: stone.id }];
  await buyer('placeHolds', { items, hours: 1, idempotencyKey: 'messages-hold' }, 'isReplay');
  const orderInput = { items, expectedTotal: stone.price.total, idempotencyKey: 'messages-order' };
  const { order } = await buyer('placeOrder', orderInput, 'order { id }');
  await administrator('changeOrderStatus', { id: order.id, status: 'PAYMENT' }, 'order { id }');
  const text = { subject: 'Your order', text: 'It is on its way.', idempotencyKey: 'messages-message' };
  const { order: createdOrder } = await administrator(
    'sendOrderMessage',
    { orderId: order.id, ...text },
    'order { version }',
  );
  await administrator('deleteOrder', { id: order.id, expectedVersion: createdOrder.version }, 'orderId');
  const received = await until(
    async () => new Map<string, Body>(receiver.received.map(({ body }) => [JSON.parse(body).type, JSON.parse(body)])),
    (types) => eventNames.every((name) => types.has(name)),
  );
  for (const name of eventNames) messages[name] = received.get(name);
}

test('accepts each valid example request, and returns a documented error for each invalid one', () => {
  for (const [name, { good, bad }] of Object.entries(rest)) {
    expect([name, good.status < 300]).toEqual([name, true]);
    expect([name, bad.status >= 400, (bad.response as Body)?.errorCode > 0]).toEqual([name, true, true]);
  }
  for (const [name, { good, bad }] of Object.entries(graphql)) {
    expect([name, (good.response as Body).errors]).toEqual([name, undefined]);
    expect([name, (bad.response as Body).errors?.[0].extensions.errorCode > 0]).toEqual([name, true]);
  }
});

test('documents the current requests, responses and errors (RECORD_EXCHANGES=1 records them again)', () => {
  expect(shapeOf(recorded)).toEqual(shapeOf(sent));
});

test('documents every operation of the client package', async () => {
  const operations = await readFile('clients/typescript/src/generated/operations.ts', 'utf8');
  const names = [...operations.matchAll(/^ {2}(\w+)\(/gm)].map(([, name = '']) => name);
  const missing = names.filter((name) => !(name in graphqlCalls));
  expect(missing).toEqual([]);
});
