import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person, viewAs } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument } from './api-document.ts';
import { goodRequest, send } from './call-sender.ts';
import { documentedCalls } from './documented-calls.ts';

/**
 * Tests which REST calls an administrator may make while impersonating a user. `graphql-access.test.ts` covers
 * GraphQL.
 */

interface ResponseFields {
  readonly id?: number;
  readonly errorCode?: number;
  readonly reason?: string;
}

let app: TestApp;
let api: ApiDocument;
let administrator: Person;
let agent: Person;
let viewing: string;

beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  agent = await createPerson(app, { role: UserRole.AGENT });
  viewing = await viewAs(app, administrator.token, agent.id);
});
afterAll(() => app.stop());

/** The only allowed call with a method other than GET. */
const signOut = 'POST /api/auth/logout';
const changing = documentedCalls().filter(({ method, name }) => method !== 'GET' && name !== signOut);

test.each(changing.map((call) => [call.name, call] as const))('rejects %s during impersonation', async (name, call) => {
  const response = await send<ResponseFields>(app, call, await goodRequest(app, name, agent, administrator), viewing);
  expect([response.status, response.body?.errorCode]).toEqual([403, 70]);
  expect(response.body.reason).toBe(call.access === 'admin' ? undefined : 'READ_ONLY');
  expect(api.faultsOfAnswer(call, response)).toEqual([]);
});

test("returns the impersonated user's data for GET requests without extending the session", async () => {
  const self = await app.rest<ResponseFields>('GET', '/api/users/current', { token: viewing });
  expect([self.status, self.body.id]).toEqual([200, agent.id]);
  const longer = await app.rest<ResponseFields>('GET', '/api/users/current/refresh-token', { token: viewing });
  expect([longer.status, longer.body]).toMatchObject([403, { errorCode: 70, reason: 'READ_ONLY' }]);
});

test('ends the impersonation session on sign-out', async () => {
  const session = await viewAs(app, administrator.token, agent.id);
  expect((await app.rest('POST', '/api/auth/logout', { token: session })).status).toBe(204);
  expect((await app.rest('GET', '/api/users/current', { token: session })).status).toBe(401);
});
