import { type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError } from './account-requests.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

type Channel = { id: number; name: string };
const make = (name: unknown, token: string | null = people.administrator) =>
  app.rest<Channel & RestError>('POST', '/api/emails/channels', { token, body: { name } });
const list = (headers: Record<string, string> = {}) => app.rest<Channel[]>('GET', '/api/emails/channels', { headers });
const mutate = (mutation: string, token: string | null = people.administrator) =>
  app.graphql(`mutation { ${mutation} }`, {}, token);

test('lets an administrator create channels, and lists them by name for everyone', async () => {
  const before = await list();
  const second = await make('  Summer sales ');
  const first = await make('Arrivals');
  expect([first.status, second.status, second.body]).toEqual([201, 201, { id: second.body.id, name: 'Summer sales' }]);
  const after = await list();
  expect(after.body.map(({ name }) => name)).toEqual(['Arrivals', 'Summer sales']);
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  // The ETag can change once more shortly after the database write.
  await until(
    async () => (await list({ 'if-none-match': (await list()).headers.get('etag') ?? '' })).status,
    (status) => status === 304,
  );
});

test.each([
  ['anonymous', 401],
  ['shopper', 403],
  ['agent', 403],
] as const)('rejects channel creation by %s', async (role, status) => {
  const response = await make('Mine', people[role]);
  expect([response.status, response.body.errorCode]).toEqual([status, 70]);
  const { errors } = await mutate('createEmailChannel(input: { name: "Mine" }) { channel { id } }', people[role]);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await list()).body.map(({ name }) => name)).not.toContain('Mine');
});

test.each([[undefined], [null], ['  '], [7], ['x'.repeat(101)], ['two\nlines']])(
  'rejects the email channel name %j',
  async (name) => {
    const response = await make(name);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, 'name']);
  },
);

test('rejects a duplicate channel name regardless of case', async () => {
  await make('Only once');
  const response = await make('ONLY ONCE');
  expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([409, 90, 'name']);
  const { errors } = await mutate('createEmailChannel(input: { name: "only once" }) { channel { id } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'name' }] });
});

test('keeps subscribers when a channel is renamed, and removes subscriptions when a channel is deleted, through GraphQL', async () => {
  const { data } = await app.graphql<{ createEmailChannel: { channel: { id: string } } }>(
    'mutation { createEmailChannel(input: { name: "Pearls" }) { channel { id name } } }',
    {},
    people.administrator,
  );
  const id = data?.createEmailChannel.channel.id;
  await app.graphql(
    `mutation { setNewsletterSubscriptions(input: { channelIds: ["${id}"] }) { user { id } } }`,
    {},
    people.shopper,
  );
  const mine = async () =>
    (await app.graphql<{ currentUser: object }>('{ currentUser { emailChannels { name } } }', {}, people.shopper)).data
      ?.currentUser;

  const renamed = await mutate(
    `renameEmailChannel(input: { id: "${id}", name: "Pearls and more" }) { channel { name } }`,
  );
  expect(renamed.data).toEqual({ renameEmailChannel: { channel: { name: 'Pearls and more' } } });
  expect(await mine()).toEqual({ emailChannels: [{ name: 'Pearls and more' }] });

  const deleted = await mutate(`deleteEmailChannel(input: { id: "${id}" }) { channelId }`);
  expect(deleted.data).toEqual({ deleteEmailChannel: { channelId: id } });
  expect(await mine()).toEqual({ emailChannels: [] });
});

test('returns error 95 for an unknown email channel', async () => {
  const renamed = await mutate('renameEmailChannel(input: { id: "999", name: "X" }) { channel { id } }');
  const deleted = await mutate('deleteEmailChannel(input: { id: "999" }) { channelId }');
  for (const { errors } of [renamed, deleted]) {
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 95, details: [{ path: 'id' }] });
  }
});
