import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError, RestUser } from './account-requests.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
  await app
    .em()
    .getConnection()
    .execute("insert into email_channel (id, name) values (1, 'Shows'), (2, 'Arrivals'), (3, 'Prices')");
});
afterAll(() => app.stop());

const subscribe = (body: object, token: string | null = person.token) =>
  app.rest<RestUser & RestError>('PATCH', '/api/users/current/newsletter/subscriptions', { token, body });
const mine = async (): Promise<number[]> =>
  (await app.rest<RestUser>('GET', '/api/users/current', { token: person.token })).body.emailChannels.map(
    ({ id }) => id,
  );

test('lists email channels by name for anonymous clients', async () => {
  const { data } = await app.graphql('{ emailChannels { id name } }');
  expect(data).toEqual({
    emailChannels: [
      { id: '2', name: 'Arrivals' },
      { id: '3', name: 'Prices' },
      { id: '1', name: 'Shows' },
    ],
  });
});

test('replaces all subscriptions with the given list', async () => {
  const first = await subscribe({ channelIds: [3, 1, 1] });
  expect([first.status, first.body.emailChannels]).toEqual([
    200,
    [
      { id: 1, name: 'Shows' },
      { id: 3, name: 'Prices' },
    ],
  ]);
  await subscribe({ channelIds: [2] });
  expect(await mine()).toEqual([2]);
  await subscribe({ channelIds: [] });
  expect(await mine()).toEqual([]);
});

test('returns error 95 with the path of an unknown channel and changes nothing', async () => {
  await subscribe({ channelIds: [1] });
  const { status, body } = await subscribe({ channelIds: [2, 77] });
  expect([status, body.errorCode, body.details?.map(({ path }) => path)]).toEqual([404, 95, ['channelIds.1']]);
  expect(await mine()).toEqual([1]);
});

test.each([[{}], [{ channelIds: 1 }], [{ channelIds: ['x'] }], [{ channelIds: [null] }]])(
  'rejects the subscriptions %j',
  async (body) => {
    const response = await subscribe(body);
    expect([response.status, response.body.errorCode]).toEqual([400, 90]);
    expect(response.body.details?.[0]?.path).toMatch(/^channelIds/);
  },
);

test('returns 401 for subscription requests from anonymous clients', async () => {
  expect((await subscribe({ channelIds: [1] }, null)).status).toBe(401);
});

test('sets subscriptions through GraphQL', async () => {
  const { data } = await app.graphql(
    'mutation { setNewsletterSubscriptions(input: { channelIds: ["2", "3"] }) { user { emailChannels { name } } } }',
    {},
    person.token,
  );
  expect(data).toEqual({
    setNewsletterSubscriptions: { user: { emailChannels: [{ name: 'Arrivals' }, { name: 'Prices' }] } },
  });
});
