import { request } from 'node:http';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/context.ts';
import { countChangeMarks } from '../../../server/src/platform/change-marks.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError } from '../accounts/front-door.ts';

interface Maintenance {
  isEnabled: boolean;
  message: string | null;
  version: number;
}
type Answer = Maintenance & RestError;

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const admin = () => ({ token: people.administrator });

describe('maintenance', () => {
  const read = async (token: string | null = null) =>
    (await app.rest<Maintenance>('GET', '/api/site/maintenance', { token })).body;
  const turn = (isenabled: string, token: string | null = people.administrator) =>
    app.rest<Answer>('PUT', `/api/site/maintenance?isenabled=${isenabled}`, { token });
  const say = (body: object, token: string | null = people.administrator) =>
    app.rest<Answer>('PUT', '/api/site/maintenance/message', { token, body });

  test('is off at first, with something to say; a lost session does not stand in the way', async () => {
    const off = { isEnabled: false, message: expect.stringMatching(/back shortly/), version: 1 };
    expect(await read('not.a.token')).toEqual(off);
    expect((await app.rest('GET', '/api/site/maintenance/message')).body).toEqual(off);
  });

  test('is switched by the query, and its version tells of changes only', async () => {
    const { version } = await read();
    const on = await turn('true');
    expect([on.status, on.body]).toEqual([200, { ...(await read()), isEnabled: true, version: version + 1 }]);
    expect((await turn('true')).body.version).toBe(version + 1);
    expect((await turn('false')).body).toMatchObject({ isEnabled: false, version: version + 2 });
  });

  test('stops nobody: the server goes on answering', async () => {
    await turn('true');
    for (const token of Object.values(people)) {
      expect((await app.rest('GET', '/api/diamonds', { token })).status).toBe(200);
    }
    await turn('false');
  });

  test('its message is changed and cleared, apart from the switch', async () => {
    expect((await say({ message: '  Back at noon\n<b>' })).body).toMatchObject({
      isEnabled: false,
      message: 'Back at noon\n<b>',
    });
    expect((await say({ message: '' })).body.message).toBeNull();
  });

  test.each([
    ['isenabled', 'yes'],
    ['isenabled', ''],
  ])('refuses %s=%s', async (path, value) => {
    const before = await read();
    const { status, body } = await turn(value);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await read()).toEqual(before);
  });

  test.each([[{}], [{ message: 5 }], [{ message: 'x'.repeat(2_001) }]])('refuses %j', async (body) => {
    const answer = await say(body);
    expect([answer.status, answer.body.errorCode, answer.body.details?.[0]?.path]).toEqual([400, 90, 'message']);
  });

  test('is the business of administrators', async () => {
    for (const [token, status] of [
      [null, 401],
      [people.shopper, 403],
      [people.agent, 403],
    ] as const) {
      expect([(await turn('true', token)).status, (await say({ message: 'x' }, token)).status]).toEqual([
        status,
        status,
      ]);
    }
    expect((await read()).isEnabled).toBe(false);
  });

  test('through GraphQL alike, with versions', async () => {
    const set = (input: object, token: string | null = people.administrator) =>
      app.graphql<{ setMaintenance: { maintenance: Maintenance } }>(
        'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { isEnabled message version } } }',
        { input },
        token,
      );
    const { version } = await read();
    const { data } = await set({ isEnabled: true, message: 'Closed', expectedVersion: version });
    const now = { isEnabled: true, message: 'Closed', version: version + 1 };
    expect(data?.setMaintenance.maintenance).toEqual(now);
    expect((await set({ isEnabled: false, expectedVersion: version })).errors[0]?.extensions.reason).toBe(
      'STALE_VERSION',
    );
    expect((await set({ message: null })).data?.setMaintenance.maintenance).toMatchObject({
      isEnabled: true,
      message: null,
    });
    expect((await set({ isEnabled: false }, people.agent)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await set({ isEnabled: null })).errors[0]?.extensions.details?.[0]?.path).toBe('isEnabled');
    const answer = await app.graphql<{ maintenance: Maintenance }>('{ maintenance { isEnabled message version } }');
    expect(answer.data?.maintenance).toEqual({ isEnabled: true, message: null, version: version + 2 });
    await turn('false');
  });
});

test('of two administrators who start from the same version at the same moment exactly one succeeds', async () => {
  const { data } = await app.graphql<{ maintenance: Maintenance }>('{ maintenance { version } }');
  const expectedVersion = data?.maintenance.version;
  const say = (message: string) =>
    app.graphql(
      'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { message } } }',
      { input: { expectedVersion, message } },
      people.administrator,
    );
  const answers = await Promise.all(['one', 'two', 'three'].map(say));
  const reasons = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason));
  expect(reasons).toEqual(['STALE_VERSION', 'STALE_VERSION']);
});

describe('last update', () => {
  const lastUpdate = async (): Promise<string | null> => {
    const { body } = await app.rest<{ lastUpdate: string | null }>('GET', '/api/site/lastupdate', {
      token: 'not.a.token',
    });
    const { data } = await app.graphql('{ lastUpdate }');
    expect(data).toEqual(body);
    return body.lastUpdate;
  };
  const hide = (id: number) =>
    app.rest('PATCH', `/api/diamonds/${id}/active`, { ...admin(), body: { isActive: false } });

  test('is the moment at which stock last changed, and nothing else moves it', async () => {
    expect(await lastUpdate()).toBeNull();
    const begun = new Date().toISOString();
    const id = await createStone(app);
    const first = await lastUpdate();
    expect(first && first >= begun && first <= new Date().toISOString()).toBe(true);
    await createPerson(app);
    await app.rest('PUT', '/api/site/maintenance/message', { ...admin(), body: { message: 'Later' } });
    expect(await lastUpdate()).toBe(first);
    await hide(id);
    const second = await lastUpdate();
    expect(second && first && second > first).toBe(true);
  });

  test('a change that is rolled back moves nothing, and it outlives the marks that are forgotten', async () => {
    const before = await lastUpdate();
    await app
      .em()
      .transactional(async (em) => {
        await sql`update diamond set comment = comment`.execute(em.getKysely());
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
    expect(await lastUpdate()).toBe(before);
    await countChangeMarks.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
    expect(await lastUpdate()).toBe(before);
  });
});

describe('domain layout', () => {
  const layoutOn = (host: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const call = request(`${app.url}/api/site/domainLayout`, { headers: { host } }, (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(JSON.parse(text)));
      });
      call.on('error', reject);
      call.end();
    });

  test("is the agent's on his domain, else the house's", async () => {
    const agent = await createPerson(app, { role: UserRole.AGENT, domain: 'gems.example.com' });
    await app.rest('PATCH', `/api/users/${agent.id}/primaryColor`, { ...admin(), body: { color: '#ABC' } });
    expect(await layoutOn('GEMS.example.com:8080')).toEqual({
      domain: 'gems.example.com',
      logoUrl: null,
      primaryColor: '#abc',
      agentId: agent.id,
    });
    expect(await layoutOn('elsewhere.example.com')).toEqual({
      domain: null,
      logoUrl: null,
      primaryColor: '#5f8eb1',
      agentId: null,
    });
  });
});
