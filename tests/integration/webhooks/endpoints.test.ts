import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createOutboundHttp } from '../../../server/src/platform/outbound-http/outbound-http.ts';
import { publicOnly } from '../../../server/src/platform/remote-servers/public-addresses.ts';
import { startFileServer } from '../../support/file-server.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person, viewAs } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Delivery, type Endpoint, orderOf, outboundHttpTo, webhooksIn } from './webhook-helpers.ts';

/* Tests webhook endpoints on a server that allows only public addresses: permissions and valid URLs. */

let app: TestApp;
let webhooks: ReturnType<typeof webhooksIn>;
let owner: Person;
let otherUser: Person;
let admin: Person;
const remotePosts = outboundHttpTo({
  localhost: ['127.0.0.1'],
  'erp.internal': ['10.0.0.7'],
  'moves.example.com': ['93.184.216.34', '127.0.0.1'],
});
beforeAll(async () => {
  app = await startTestApp({ services: { remotePosts } });
  webhooks = webhooksIn(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  otherUser = await createPerson(app);
});
afterAll(async () => {
  await app.stop();
  await remotePosts.close();
});
beforeEach(async () => {
  owner = await createPerson(app);
});

const url = 'https://partner.example.com/hooks?from=facet';
const events = ['ORDER_PLACED', 'STOCK_CHANGED'];

test.each([
  ['http', 'http://partner.example.com/'],
  ['another protocol', 'ftp://partner.example.com/'],
  ['no address', 'partner.example.com'],
  ['a loopback address', 'https://127.0.0.1/'],
  ['a loopback address in hexadecimal notation', 'https://0x7f.1/'],
  ['a loopback address as a number', 'https://2130706433/'],
  ['a loopback address with a trailing dot', 'https://127.0.0.1./'],
  ['the unspecified address', 'https://0.0.0.0/'],
  ['a private address', 'https://192.168.7.1/'],
  ['a carrier-grade NAT address', 'https://100.64.0.1/'],
  ['the address of a cloud metadata service', 'https://169.254.169.254/latest/meta-data'],
  ['an IPv6 loopback address', 'https://[::1]/'],
  ['a private IPv6 address', 'https://[fd00::1]/'],
  ['a private IPv4 address mapped to IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['a private address behind NAT64', 'https://[64:ff9b::10.0.0.1]/'],
  ['a private IPv4-compatible IPv6 address', 'https://[::10.0.0.1]/'],
  ['a public IPv4-compatible IPv6 address', 'https://[::93.184.216.34]/'],
  ['a host name in a private network', 'https://erp.internal/'],
  ['an unknown host name', 'https://nowhere.example/'],
  ['localhost', 'https://localhost/'],
  ['a user name and password', 'https://me:secret@partner.example.com/'],
  ['a port of another service', 'https://partner.example.com:25/'],
  ['a fragment', 'https://partner.example.com/#part'],
])('rejects an endpoint URL with: %s', async (_description, invalidUrl) => {
  const { errors } = await webhooks.runMutation(owner.token, 'createWebhookEndpoint', { url: invalidUrl, events });
  expect(errors[0]?.extensions).toMatchObject({ reason: 'VALIDATION_FAILED', details: [{ path: 'url' }] });
});

test('returns identical errors for private, unknown and unreachable hosts', async () => {
  const texts = new Set<string>();
  for (const host of ['erp.internal', 'nowhere.example', 'localhost', '10.0.0.1', '[::10.0.0.1]']) {
    const { errors } = await webhooks.runMutation(owner.token, 'createWebhookEndpoint', {
      url: `https://${host}/`,
      events,
    });
    const { details, explanation = '' } = errors[0]?.extensions ?? {};
    texts.add(`${details?.[0]?.message} ${explanation.replace(/^The host \S+ /, '')}`);
  }
  expect([...texts]).toEqual([
    'must have a host that is reachable from the internet cannot be reached from the internet. Check the URL and its public DNS record.',
  ]);
});

test("refuses to connect if an endpoint's host name later resolves to a private address", async () => {
  const inside = await startFileServer({ isSecure: true });
  const { port } = new URL(inside.url);
  const added = await webhooks.add(owner.token, { url: `https://moves.example.com:${port}/`, events });
  const { delivery } = await webhooks.run<{ delivery: Delivery }>(owner.token, 'sendTestWebhook', {
    endpointId: added.endpoint.id,
  });
  const failure = 'moves.example.com cannot be reached from the internet';
  expect(delivery).toMatchObject({ state: 'FAILED', attempts: [{ status: null, failure }] });

  // The host resolves to a public address during the check, and to a private address when the connection is opened.
  const addresses = ['93.184.216.34', '127.0.0.1'];
  const lookedUpHosts: string[] = [];
  const changingLookup: LookupFunction = (_host, _options, callback) => {
    const address = addresses[Math.min(lookedUpHosts.length, 1)] ?? '';
    lookedUpHosts.push(address);
    callback(null, [{ address, family: 4 }]);
  };
  const lookup = publicOnly(changingLookup);
  const first = await new Promise<string | LookupAddress[]>((resolve) => {
    lookup('partner.example.com', { all: true }, (_error, addresses) => resolve(addresses));
  });
  expect(first).toEqual([{ address: '93.184.216.34', family: 4 }]);
  const posts = createOutboundHttp({ isPrivateAllowed: false, log: createLogger('silent'), lookup });
  const outcome = await posts.send({ url: `https://partner.example.com:${port}/`, headers: {}, body: '{}' });
  expect(outcome).toMatchObject({
    status: null,
    failure: 'partner.example.com cannot be reached from the internet',
  });
  expect(lookedUpHosts).toEqual(['93.184.216.34', '127.0.0.1']);
  expect(inside.received).toEqual([]);
  await posts.close();
  await inside.stop();
});

test('stores the input of an endpoint, and changes nothing if a field is invalid', async () => {
  const { endpoint, secret } = await webhooks.add(owner.token, {
    ...{ url, events: [...events, ...events], stockTypes: ['DIAMOND'], description: 'Our shop' },
  });
  expect(endpoint).toMatchObject({ url, events, stockTypes: ['DIAMOND'], disabledAt: null, version: 1 });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  for (const [path, input] of [
    ['events', { url, events: [] }],
    ['events', { url, events: ['TEST'] }],
    ['description', { url, events, description: 'x'.repeat(201) }],
    ['url', { url: `https://example.com/${'x'.repeat(2_000)}`, events }],
  ] as const) {
    const { errors } = await webhooks.runMutation(owner.token, 'createWebhookEndpoint', input);
    expect(errors[0]?.extensions).toMatchObject({ reason: 'VALIDATION_FAILED', details: [{ path }] });
  }
  const { id } = endpoint;
  const rejection = await webhooks.runMutation(owner.token, 'updateWebhookEndpoint', {
    ...{ id, expectedVersion: 1, set: { url: 'https://10.0.0.1/', events: ['ORDER_PLACED'] } },
  });
  expect(rejection.errors[0]?.extensions.details).toEqual([expect.objectContaining({ path: 'set.url' })]);
  const set = {
    url: 'https://partner.example.com:8443/',
    events: ['ORDER_DELETED'],
    stockTypes: [],
    description: null,
  };
  const changed = await webhooks.run<{ endpoint: Endpoint }>(owner.token, 'updateWebhookEndpoint', {
    ...{ id, expectedVersion: 1, set },
  });
  expect(changed.endpoint).toMatchObject({ url: set.url, events: set.events, stockTypes: [], version: 2 });
});

test('limits accounts to ten endpoints, even for concurrent requests', async () => {
  const results = await Promise.all(
    Array.from({ length: 12 }, () => webhooks.runMutation(owner.token, 'createWebhookEndpoint', { url, events })),
  );
  const rejections = results.filter(({ errors }) => errors.length > 0);
  expect(rejections).toHaveLength(2);
  expect(rejections[0]?.errors[0]?.extensions.explanation).toMatch(/at most 10/);
});

test('restricts a webhook endpoint to its owner and administrators, and makes it read-only during impersonation', async () => {
  const { endpoint } = await webhooks.add(owner.token, { url, events });
  const { id, version } = endpoint;
  await webhooks.publish('order.placed', orderOf(owner.id));
  const [delivery] = await webhooks.deliveries(owner.token, id);
  const changes: [string, object][] = [
    ['updateWebhookEndpoint', { id, expectedVersion: version, set: { isEnabled: false } }],
    ['rotateWebhookSecret', { id, expectedVersion: version }],
    ['revealWebhookSecret', { id }],
    ['sendTestWebhook', { endpointId: id }],
    ['retryWebhookDelivery', { id: delivery?.id }],
    ['replayWebhooks', { endpointId: id, since: new Date(0) }],
    ['deleteWebhookEndpoint', { id, expectedVersion: version }],
  ];
  const observer = await viewAs(app, admin.token, owner.id);
  for (const [name, input] of changes) {
    const rejection = await webhooks.runMutation(otherUser.token, name, input);
    expect([name, rejection.errors[0]?.extensions.code]).toEqual([name, 'ITEM_NOT_FOUND']);
    const response = await webhooks.runMutation(observer, name, input);
    expect([name, response.errors[0]?.extensions.reason]).toEqual([name, 'READ_ONLY']);
  }
  const question = `query ($id: ID!, $endpointId: ID!) {
    webhookDelivery(id: $id) { id } webhookDeliveries(endpointId: $endpointId) { items { id } } }`;
  const names = { id: delivery?.id, endpointId: id };
  const strange = await app.graphql(question, names, otherUser.token);
  expect(strange.errors.map(({ extensions }) => extensions.code)).toEqual(['ITEM_NOT_FOUND', 'ITEM_NOT_FOUND']);
  for (const token of [owner.token, observer, admin.token]) {
    const { data } = await app.graphql(question, names, token);
    expect(data).toEqual({
      webhookDelivery: { id: delivery?.id },
      webhookDeliveries: { items: [{ id: delivery?.id }] },
    });
  }
  const another = { url, events, userId: owner.id };
  expect(
    (await webhooks.runMutation(otherUser.token, 'createWebhookEndpoint', another)).errors[0]?.extensions.code,
  ).toBe('FORBIDDEN');
  const forThem = await webhooks.add(admin.token, another);
  expect(await webhooks.endpoint(owner.token, forThem.endpoint.id)).toMatchObject({ url });
  expect(await webhooks.endpoint(admin.token, id, owner.id)).toMatchObject({ url });

  // The audit log records changes by administrators without the secrets.
  await webhooks.run(admin.token, 'rotateWebhookSecret', { id: forThem.endpoint.id, expectedVersion: 1 });
  await webhooks.run(admin.token, 'deleteWebhookEndpoint', { id: forThem.endpoint.id, expectedVersion: 2 });
  const entries = await webhooks.execute(
    "select action, before, after from audit_entry where part = 'webhook' and part_id = ? order by id",
    [forThem.endpoint.id],
  );
  expect(entries).toHaveLength(3);
  expect(JSON.stringify(entries)).not.toMatch(/secret/);
});

test('lets an API key with the webhooks scope manage only its owner’s endpoints, even if the owner is an administrator', async () => {
  const { endpoint } = await webhooks.add((await createKey(app, owner, ['WEBHOOKS_MANAGE'])).key, { url, events });
  expect(await webhooks.endpoint(owner.token, endpoint.id)).toMatchObject({ url });
  const { key: other } = await createKey(app, owner, ['ORDERS_READ']);
  const lacking = await webhooks.runMutation(other, 'revealWebhookSecret', { id: endpoint.id });
  expect(lacking.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SCOPE_MISSING' });
  const { key: ofAdmin } = await createKey(app, admin, ['WEBHOOKS_MANAGE']);
  const rejection = await webhooks.runMutation(ofAdmin, 'revealWebhookSecret', { id: endpoint.id });
  expect(rejection.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
  const another = await webhooks.runMutation(ofAdmin, 'createWebhookEndpoint', { url, events, userId: owner.id });
  expect(another.errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('filters webhook deliveries by event, state and time', async () => {
  const { endpoint } = await webhooks.add(owner.token, { url, events: ['ORDER_PLACED', 'ORDER_CANCELLED'] });
  const hour = 3_600_000;
  await webhooks.publish('order.placed', orderOf(owner.id), undefined, new Date(Date.now() - 3 * hour));
  await webhooks.publish('order.statusChanged', orderOf(owner.id, 1, 1), undefined, new Date(Date.now() - hour));
  await webhooks.execute("update webhook_delivery set state = 'delivered' where event = 'order.placed'");
  const findEndpoints = async (filter: object) =>
    (await webhooks.deliveries(owner.token, endpoint.id, filter)).map(({ event }) => event);
  expect(await findEndpoints({})).toEqual(['ORDER_CANCELLED', 'ORDER_PLACED']);
  expect(await findEndpoints({ states: ['DELIVERED'] })).toEqual(['ORDER_PLACED']);
  expect(await findEndpoints({ events: ['ORDER_CANCELLED'] })).toEqual(['ORDER_CANCELLED']);
  expect(await findEndpoints({ occurredAt: { min: new Date(Date.now() - 2 * hour) } })).toEqual(['ORDER_CANCELLED']);
  expect(await findEndpoints({ states: ['FAILED'], events: ['ORDER_PLACED'] })).toEqual([]);
});
