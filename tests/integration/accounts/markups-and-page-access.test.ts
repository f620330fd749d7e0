import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { callerWithId, viewerOf, visitorOn } from '../../../server/src/modules/accounts/visibility/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { createAdministrator, type RestError, type RestUser } from './account-requests.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdministrator(app);
});
afterAll(() => app.stop());

type Row = RestError & { id: number; userId: number };
const post = (path: string, body: object) => app.rest<Row>('POST', `/api/users/${path}`, { token: admin.token, body });
const remove = (path: string) => app.rest<RestError>('DELETE', `/api/users/${path}`, { token: admin.token });
const me = async (person: Person): Promise<RestUser> =>
  (await app.rest<RestUser>('GET', '/api/users/current', { token: person.token })).body;

/** Returns a user's markups as administrators see them. */
const markupsOf = async ({ id }: Person): Promise<RestUser['markups']> =>
  (await app.rest<RestUser[]>('GET', '/api/users', { token: admin.token })).body.find((user) => user.id === id)
    ?.markups ?? [];

describe('user markups', () => {
  test('hides a trader’s own markups in all operations, but shows an agent’s own markups', async () => {
    const [trader, agent] = await Promise.all([createPerson(app), createPerson(app, { role: UserRole.AGENT })]);
    const inGraphql = async (person: Person) => {
      const document = `query { currentUser { markups { percent } } }
        mutation Refresh { refreshSession { session { user { markups { percent } } } } }
        mutation Channels { setNewsletterSubscriptions(input: { channelIds: [] }) { user { markups { percent } } } }`;
      const [query, ...mutations] = document.split(/(?=mutation)/);
      const responses = [];
      for (const part of [query ?? '', ...mutations]) responses.push((await app.graphql(part, {}, person.token)).data);
      return JSON.stringify(responses);
    };
    const inRest = async ({ token }: Person) => {
      const responses = [
        await app.rest<RestUser>('GET', '/api/users/current', { token }),
        await app.rest<RestUser>('GET', '/api/users/current/refresh-token', { token }),
        await app.rest<RestUser>('PATCH', '/api/users/current/newsletter/subscriptions', {
          token,
          body: { channelIds: [] },
        }),
      ];
      return responses.map(({ body }) => body.markups.length);
    };
    for (const person of [trader, agent]) await post(`${person.id}/markup`, { percent: 17 });
    expect(await inRest(trader)).toEqual([0, 0, 0]);
    expect(await inGraphql(trader)).toMatch(/^((?!17).)*"markups":\[\]((?!17).)*$/);
    expect(await inRest(agent)).toEqual([1, 1, 1]);
    expect((await inGraphql(agent)).match(/17/g)).toHaveLength(3);
    expect((await markupsOf(trader)).map(({ percent }) => percent)).toEqual([17]);
  });

  test('adds markups in order and removes markups', async () => {
    const person = await createPerson(app);
    const added = await post(`${person.id}/markup`, {
      caratMin: 0.5,
      caratMax: 1.999,
      priceMin: 100,
      priceMax: 2500.5,
      percent: -3.25,
    });
    expect([added.status, added.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        userId: person.id,
        caratMin: 0.5,
        caratMax: 1.999,
        priceMin: 100,
        priceMax: 2500.5,
        percent: -3.25,
      },
    ]);
    await post(`${person.id}/markup`, { caratMin: null, caratMax: '', percent: 10 });
    expect((await markupsOf(person)).map(({ percent }) => percent)).toEqual([-3.25, 10]);
    expect((await remove(`markup/${added.body.id}`)).status).toBe(204);
    expect((await markupsOf(person)).map(({ percent }) => percent)).toEqual([10]);
    const again = await remove(`markup/${added.body.id}`);
    expect([again.status, again.body.errorCode]).toEqual([404, 95]);
  });

  test.each([
    [{}, 'percent'],
    [{ percent: '10' }, 'percent'],
    [{ percent: -100 }, 'percent'],
    [{ percent: 1.00001 }, 'percent'],
    [{ percent: 1e9 }, 'percent'],
    [{ percent: 5, caratMin: -1 }, 'caratMin'],
    [{ percent: 5, caratMin: 0.1234 }, 'caratMin'],
    [{ percent: 5, caratMin: 2, caratMax: 1 }, 'caratMax'],
    [{ percent: 5, priceMin: 10, priceMax: 9.99 }, 'priceMax'],
    [{ percent: 5, priceMax: 1e15 }, 'priceMax'],
  ])('rejects the markup %j', async (body, path) => {
    const person = await createPerson(app);
    const response = await post(`${person.id}/markup`, body);
    expect([response.status, response.body.errorCode, response.body.details?.map((d) => d.path)]).toEqual([
      400,
      90,
      [path],
    ]);
    expect(await markupsOf(person)).toEqual([]);
  });

  test('returns error 140 for markups of an unknown user', async () => {
    const { status, body } = await post('999999999/markup', { percent: 5 });
    expect([status, body.errorCode]).toEqual([404, 140]);
  });
});

describe('page access for users', () => {
  test('grants access to a page only once, and revokes it', async () => {
    const person = await createPerson(app);
    const granted = await post(`${person.id}/access`, { pageId: 6 });
    expect(granted.status).toBe(201);
    expect(granted.body).toMatchObject({ userId: person.id, pageId: 6, snP: true, white: false });
    const again = await post(`${person.id}/access`, { pageId: 6 });
    expect(again.body).toEqual(granted.body);
    await post(`${person.id}/access`, { pageId: 1 });
    expect((await me(person)).accesses.map(({ pageId }) => pageId)).toEqual([1, 6]);
    expect((await remove(`access/${granted.body.id}`)).status).toBe(204);
    expect((await me(person)).accesses.map(({ pageId }) => pageId)).toEqual([1]);
    const secondRemoval = await remove(`access/${granted.body.id}`);
    expect([secondRemoval.status, secondRemoval.body.errorCode]).toEqual([404, 95]);
  });

  test('stores one page grant for concurrent requests', async () => {
    const person = await createPerson(app);
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(`${person.id}/access`, { pageId: 3 })));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await me(person)).accesses).toHaveLength(1);
  });

  test.each([[{}], [{ pageId: 0 }], [{ pageId: 9 }], [{ pageId: 'WHITE' }], [{ pageId: 1.5 }]])(
    'rejects the page access %j',
    async (body) => {
      const person = await createPerson(app);
      const response = await post(`${person.id}/access`, body);
      expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, 'pageId']);
    },
  );
});

test('sets markups and page access through GraphQL', async () => {
  const person = await createPerson(app);
  const run = <T>(mutation: string) => app.graphql<T>(`mutation { ${mutation} }`, {}, admin.token);
  const markup = await run<{ addUserMarkup: { markup: { id: string } } }>(
    `addUserMarkup(input: { userId: ${person.id}, markup: { caratMax: 1.5, percent: 4 } }) { markup { id caratMin caratMax percent } user { markups { percent } } }`,
  );
  expect(markup.data?.addUserMarkup).toEqual({
    markup: { id: expect.any(String), caratMin: null, caratMax: 1.5, percent: 4 },
    user: { markups: [{ percent: 4 }] },
  });
  const access = await run<{ grantPageAccess: { access: { id: string } } }>(
    `grantPageAccess(input: { userId: ${person.id}, page: FANCY_COLOR }) { access { id page } user { accesses { page } } }`,
  );
  expect(access.data?.grantPageAccess).toMatchObject({
    access: { page: 'FANCY_COLOR' },
    user: { accesses: [{ page: 'FANCY_COLOR' }] },
  });
  const removed = await run(
    `removeUserMarkup(input: { markupId: ${markup.data?.addUserMarkup.markup.id} }) { user { markups { id } } }
     revokePageAccess(input: { accessId: ${access.data?.grantPageAccess.access.id} }) { user { accesses { id } } }`,
  );
  expect(removed.data).toEqual({
    removeUserMarkup: { user: { markups: [] } },
    revokePageAccess: { user: { accesses: [] } },
  });
});

describe('viewerOf', () => {
  test('returns all pages and no markups for an administrator', async () => {
    const em = app.em();
    const caller = await callerWithId(em, admin.id);
    expect(await caller?.viewer(em)).toEqual({
      kind: 'administrator',
      userId: admin.id,
      seesPrices: true,
      pages: null,
      markups: [],
    });
  });

  test('applies an agent’s markups to visitors of the agent’s domain unless the agent is blocked', async () => {
    const agent = await createPerson(app, { domain: 'agent.example.com', markups: [{ percent: '12' }] });
    const viewerOn = (host: string) => viewerOf({ em: app.em(), ...visitorOn(host) });
    expect(await viewerOn('agent.example.com')).toMatchObject({
      kind: 'visitor',
      pages: null,
      markups: [{ percent: '12.0000' }],
    });
    expect((await viewerOn('localhost')).markups).toEqual([]);
    await app.em().getConnection().execute('update user_account set is_blocked = true where id = ?', [agent.id]);
    expect((await viewerOn('agent.example.com')).markups).toEqual([]);
  });
});
