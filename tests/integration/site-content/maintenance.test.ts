import { request } from 'node:http';
import { jest } from '@jest/globals';
import pg from 'pg';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { readApiDocument } from '../../contract/api-document.ts';
import { documentedCalls } from '../../contract/documented-calls.ts';
import { createPerson, newSession, type People, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, logIn, makeTrader, type RestError, tokenOf } from '../accounts/account-requests.ts';

interface Maintenance {
  isEnabled: boolean;
  message: string | null;
  version: number;
}
type MaintenanceResponse = Maintenance & RestError;

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const admin = () => ({ token: people.administrator });

describe('maintenance mode', () => {
  const read = async (token: string | null = null) =>
    (await app.rest<Maintenance>('GET', '/api/site/maintenance', { token })).body;
  const setMaintenance = (isenabled: string, token: string | null = people.administrator) =>
    app.rest<MaintenanceResponse>('PUT', `/api/site/maintenance?isenabled=${isenabled}`, { token });
  const setMessage = (body: object, token: string | null = people.administrator) =>
    app.rest<MaintenanceResponse>('PUT', '/api/site/maintenance/message', { token, body });

  test('is off by default, with a default message, even for a caller with an invalid session', async () => {
    const off = { isEnabled: false, message: expect.stringMatching(/back shortly/), version: 1 };
    expect(await read('not.a.token')).toEqual(off);
    expect((await app.rest('GET', '/api/site/maintenance/message')).body).toEqual(off);
  });

  test('toggles maintenance mode by query parameter, and increments the version only if the mode changes', async () => {
    const { version } = await read();
    const enabled = await setMaintenance('true');
    expect([enabled.status, enabled.body]).toEqual([200, { ...(await read()), isEnabled: true, version: version + 1 }]);
    expect((await setMaintenance('true')).body.version).toBe(version + 1);
    expect((await setMaintenance('false')).body).toMatchObject({ isEnabled: false, version: version + 2 });
  });

  test('changes and clears the maintenance message without toggling maintenance mode', async () => {
    expect((await setMessage({ message: '  Back at noon\n<b>' })).body).toMatchObject({
      isEnabled: false,
      message: 'Back at noon\n<b>',
    });
    expect((await setMessage({ message: '' })).body.message).toBeNull();
  });

  test.each([
    ['isenabled', 'yes'],
    ['isenabled', ''],
  ])('rejects the parameter %s=%s', async (path, value) => {
    const before = await read();
    const { status, body } = await setMaintenance(value);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await read()).toEqual(before);
  });

  test.each([[{}], [{ message: 5 }], [{ message: 'x'.repeat(2_001) }]])(
    'rejects the maintenance message %j',
    async (body) => {
      const response = await setMessage(body);
      expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([
        400,
        90,
        'message',
      ]);
    },
  );

  test('allows only administrators to toggle maintenance mode', async () => {
    for (const [token, status] of [
      [null, 401],
      [people.shopper, 403],
      [people.agent, 403],
    ] as const) {
      expect([
        (await setMaintenance('true', token)).status,
        (await setMessage({ message: 'x' }, token)).status,
      ]).toEqual([status, status]);
    }
    expect((await read()).isEnabled).toBe(false);
  });

  test('toggles maintenance mode over GraphQL only if the given version is current', async () => {
    const set = (input: object, token: string | null = people.administrator) =>
      app.graphql<{ setMaintenance: { maintenance: Maintenance } }>(
        'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { isEnabled message version } } }',
        { input },
        token,
      );
    expect((await set({ isEnabled: false }, people.agent)).errors[0]?.extensions.code).toBe('FORBIDDEN');
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
    expect((await set({ isEnabled: false }, people.agent)).errors[0]?.extensions.reason).toBe('MAINTENANCE');
    expect((await set({ isEnabled: null })).errors[0]?.extensions.details?.[0]?.path).toBe('isEnabled');
    const response = await app.graphql<{ maintenance: Maintenance }>('{ maintenance { isEnabled message version } }');
    expect(response.data?.maintenance).toEqual({ isEnabled: true, message: null, version: version + 2 });
    await setMaintenance('false');
  });
});

describe('requests in maintenance mode', () => {
  const setMaintenance = (isenabled: boolean) =>
    app.rest('PUT', `/api/site/maintenance?isenabled=${isenabled}`, admin());
  const message = 'Back at noon: we count the stones.';
  beforeAll(async () => {
    await makeTrader(app, 'early@example.com');
    await app.rest('PUT', '/api/site/maintenance/message', { ...admin(), body: { message } });
    await setMaintenance(true);
  });
  afterAll(() => setMaintenance(false));

  const sendRequest = (token: string | null, path = '/api/diamonds', server = app) =>
    server.rest<MaintenanceResponse>('GET', path, { token });

  test('responds with 503 and the message to every documented call, except from administrators', async () => {
    const api = await readApiDocument(app);
    const open = [
      'GET /api/site/maintenance',
      'GET /api/site/maintenance/message',
      'GET /api/contact',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'GET /api/users/current/refresh-token',
    ];
    for (const call of documentedCalls()) {
      const path = call.path.replace(/\{\w+\}/g, '1');
      for (const token of [null, people.shopper, people.agent]) {
        const response = await app.rest<MaintenanceResponse>(call.method, path, { token: newSession(app, token) });
        const { status, body: responseBody } = response;
        const body: Partial<MaintenanceResponse> = responseBody ?? {};
        const isClosed = status === 503 && body.reason === 'MAINTENANCE';
        expect({ call: call.name, isClosed }).toEqual({ call: call.name, isClosed: !open.includes(call.name) });
        if (!isClosed) continue;
        expect([body.errorCode, body.message, api.faultsOfAnswer(call, response)]).toEqual([90, message, []]);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
  });

  test('allows administrators full access', async () => {
    expect((await sendRequest(people.administrator)).status).toBe(200);
    expect((await app.graphql('{ diamonds { total } users { total } }', {}, people.administrator)).errors).toEqual([]);
  });

  test('allows users to sign in, but responds with 503 to other requests', async () => {
    const signedIn = await logIn(app, 'early@example.com');
    expect(signedIn.status).toBe(200);
    const token = tokenOf(signedIn);
    expect((await sendRequest(token)).status).toBe(503);
    const refreshed = await app.rest('GET', '/api/users/current/refresh-token', { token });
    expect([refreshed.status, (await sendRequest(tokenOf(refreshed))).status]).toEqual([200, 503]);
    const { data } = await app.graphql<{ logIn: object }>(
      'mutation ($input: LogInInput!) { logIn(input: $input) { session { expiresAt } } }',
      { input: { email: 'early@example.com', password: goodPassword } },
    );
    expect(data?.logIn).toEqual({ session: { expiresAt: expect.any(String) } });
    // Invalid sessions get status 401, so that administrators are asked to sign in again.
    expect((await sendRequest('not.a.token')).status).toBe(401);
  });

  test('responds with 503 over GraphQL unless all selected fields are allowed', async () => {
    const closed = await app.graphql(
      '{ maintenance { isEnabled } diamonds { total } referenceLists { shapes { id } } }',
    );
    expect(closed).toMatchObject({
      status: 503,
      data: null,
      errors: [{ message, extensions: { code: 'INVALID_REQUEST', errorCode: 90, reason: 'MAINTENANCE' } }],
    });
    expect(closed.errors).toHaveLength(1);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    const open = await app.graphql('{ maintenance { isEnabled message } siteSettings { brandName } }');
    expect([open.status, open.data]).toMatchObject([200, { maintenance: { isEnabled: true, message } }]);
    expect((await app.graphql('{ __schema { queryType { name } } }')).status).toBe(503);
    const emptyForm = await app.rest('POST', '/graphql', { form: new FormData(), token: people.shopper });
    expect(emptyForm.status).toBe(503);
  });

  test('keeps health checks, the API document and unsubscribe links available', async () => {
    for (const path of ['/healthz', '/readyz', '/api/docs', '/api/openapi.json']) {
      expect([path, (await app.rest('GET', path)).status]).toEqual([path, 200]);
    }
    expect((await app.rest<RestError>('POST', '/unsubscribe?token=none')).body.errorCode).toBe(150);
  });

  test('applies maintenance mode immediately in the process that receives the request, and within seconds in others', async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    try {
      expect((await sendRequest(null, '/api/diamonds', other)).status).toBe(503);
      await setMaintenance(false);
      expect((await sendRequest(null)).status).toBe(200);
      await until(
        () => sendRequest(null, '/api/diamonds', other),
        ({ status }) => status === 200,
      );
      await setMaintenance(true);
      expect((await sendRequest(null)).status).toBe(503);
      await until(
        () => sendRequest(null, '/api/diamonds', other),
        ({ status }) => status === 503,
      );
    } finally {
      await other.stop();
    }
  });

  test("keeps a process's last maintenance state if the table is unavailable, and uses a default message", async () => {
    const { openingHours } = app.services;
    await app.rest('PUT', '/api/site/maintenance/message', { ...admin(), body: { message: null } });
    expect((await sendRequest(null)).body.message).toMatch(/closed for maintenance/);
    await app.em().getConnection().execute('alter table maintenance rename to maintenance_away');
    try {
      openingHours.changed();
      expect((await sendRequest(null)).status).toBe(503);
    } finally {
      await app.em().getConnection().execute('alter table maintenance_away rename to maintenance');
    }
  });

  test('reads the maintenance state at most once per second', async () => {
    await sendRequest(null);
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    for (let time = 0; time < 20; time++) await sendRequest(null);
    const maintenanceQueries = spy.mock.calls.filter(([query]) => /from \\*"?maintenance/.test(JSON.stringify(query)));
    spy.mockRestore();
    // The state is read less often than once per request, because it is cached for one second.
    expect(maintenanceQueries.length).toBeLessThan(10);
  });
});

test('accepts only one of several concurrent changes to the same version', async () => {
  const { data } = await app.graphql<{ maintenance: Maintenance }>('{ maintenance { version } }');
  const expectedVersion = data?.maintenance.version;
  const setMessageTo = (message: string) =>
    app.graphql(
      'mutation ($input: SetMaintenanceInput!) { setMaintenance(input: $input) { maintenance { message } } }',
      { input: { expectedVersion, message } },
      people.administrator,
    );
  const responses = await Promise.all(['one', 'two', 'three'].map(setMessageTo));
  const reasons = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason));
  expect(reasons).toEqual(['STALE_VERSION', 'STALE_VERSION']);
});

describe('domain branding', () => {
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

  test("returns the agent's layout on the agent's domain, and the default layout elsewhere", async () => {
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
