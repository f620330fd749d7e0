import { restRoutes } from '../../server/src/rest/routes.ts';
import { type People, signInPeople } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type DocumentedCall, documentedCalls, expressPath } from './documented-calls.ts';

const calls = documentedCalls();
const shape = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/:\w+/g, ':')}`;
const built = new Set(restRoutes.map((route) => shape(route.method, route.path)));
const isBuilt = (call: DocumentedCall): boolean => built.has(shape(call.method, expressPath(call.path)));

test('the specification lists 154 calls', () => {
  expect(calls).toHaveLength(154);
});

test('every documented call is built', () => {
  expect(calls.filter((call) => !isBuilt(call)).map(({ name }) => name)).toEqual([]);
});

test('no call is answered that is not documented', () => {
  const documented = new Set(calls.map((call) => shape(call.method, expressPath(call.path))));
  expect([...built].filter((route) => !documented.has(route))).toEqual([]);
});

describe('who may call what', () => {
  let app: TestApp;
  let people: People;

  beforeAll(async () => {
    app = await startTestApp();
    people = await signInPeople(app);
  });
  afterAll(() => app.stop());

  /** Ids that exist nowhere, and a body that fits nothing: the answer shows who was let in, and nothing changes. */
  const call = async ({ method, path }: DocumentedCall, token: string | null) => {
    const url = path.replace(/\{\w+\}/g, '999999999');
    const isWrite = method === 'POST' || method === 'PUT' || method === 'PATCH';
    return app.rest<{ errorCode?: number }>(method, url, { token, body: isWrite ? { nothing: 'of use' } : undefined });
  };

  describe.each(calls.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    test.each(['anonymous', 'shopper', 'agent', 'administrator'] as const)('as %s', async (persona) => {
      const answer = await call(row, people[persona]);
      const isAllowed =
        row.access === 'public' ||
        (row.access === 'user' && persona !== 'anonymous') ||
        (row.access === 'admin' && persona === 'administrator');
      if (isAllowed) {
        expect(answer.body?.errorCode).not.toBe(70);
        expect(answer.status).toBeLessThan(500);
      } else {
        expect({ status: answer.status, errorCode: answer.body.errorCode }).toEqual({
          status: persona === 'anonymous' ? 401 : 403,
          errorCode: 70,
        });
      }
    });
  });
});
