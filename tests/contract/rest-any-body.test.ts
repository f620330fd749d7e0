import fc from 'fast-check';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { cases } from '../support/cases.ts';
import { createPerson } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument } from './api-document.ts';
import { goodRequest, send } from './call-sender.ts';
import { documentedCalls } from './documented-calls.ts';

/* Tests that invalid input of any kind results in a documented response, and never in an internal error. */

const calls = documentedCalls();
const withBody = calls.filter(({ body }) => body !== '' && body !== 'file');
const withParameters = calls.filter(
  ({ path, query, method }) => path.includes('{') || query !== '' || method === 'GET',
);

let app: TestApp;
let api: ApiDocument;

beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
});
afterAll(() => app.stop());

const oddities = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '0', '-1', 'é', '\\', "'; --", '%', '1e999', [], {}, [null], '\u0000'),
  fc.constantFrom<unknown>(
    0,
    -1,
    1,
    0.001,
    1e8,
    1e15,
    2 ** 31,
    1e300,
    '#fff',
    '2026-11-21',
    'a@example.com',
    'current',
  ),
  fc.string({ maxLength: 20 }),
  fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 3 }),
  fc.record({ id: fc.integer(), min: fc.integer() }, { requiredKeys: [] }),
);

/**
 * Generates either a variant of a valid body, with some values replaced, added or removed, or an arbitrary JSON
 * value.
 */
function invalidate(body: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(body)) {
    const [first] = body;
    return fc.oneof(fc.array(invalidate(first), { maxLength: 3 }), oddities);
  }
  if (typeof body !== 'object' || body === null) return oddities;
  const fields = Object.entries(body);
  const names = fields.map(([name]) => name);
  if (names.length === 0) return fc.jsonValue({ maxDepth: 2 });
  const exchanged = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), oddities, { maxKeys: 2 }),
      fc.subarray(names, { maxLength: Math.min(2, names.length) }),
    )
    .map(([other, omitted]) =>
      Object.fromEntries(Object.entries({ ...body, ...other }).filter(([n]) => !omitted.includes(n))),
    );
  return fc.oneof({ weight: 4, arbitrary: exchanged }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

describe('random request bodies', () => {
  test.each(withBody.map((call) => [call.name, call] as const))(
    'responds to random bodies as documented: %s',
    async (name, call) => {
      // Uses a separate administrator, because some requests change the caller's password.
      const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
      const validRequest = await goodRequest(app, name, administrator, administrator);
      await fc.assert(
        fc.asyncProperty(invalidate(validRequest.body), async (body) => {
          const response = await send(app, call, { ...validRequest, body, headers: {} }, administrator.token);
          expect(response.status).toBeLessThan(500);
          expect(api.faultsOfAnswer(call, response)).toEqual([]);
        }),
        { numRuns: cases(10), examples: [[[]], [[{}]], [{}], [null], ['text'], [1]] },
      );
    },
  );
});

const oddTexts = ['0', '-1', 'one', '1e9', '99999999999', ' ', '\u0000', "'; --", '%', 'é', 'true', 'null', '[]'];

describe('random query parameters', () => {
  test.each(withParameters.map((call) => [call.name, call] as const))(
    'responds to random query parameters as documented: %s',
    async (name, call) => {
      const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
      const validRequest = await goodRequest(app, name, administrator, administrator);
      for (const { name: parameter, in: location } of api.operation(call).parameters ?? []) {
        if (location === 'header') continue;
        for (const text of oddTexts) {
          const request =
            location === 'path'
              ? { ...validRequest, params: { ...validRequest.params, [parameter]: text } }
              : { ...validRequest, query: { ...validRequest.query, [parameter]: text } };
          const response = await send(app, call, request, administrator.token);
          const faults = response.status < 500 ? api.faultsOfAnswer(call, response) : [`returns ${response.status}`];
          expect({ parameter, text, faults }).toEqual({ parameter, text, faults: [] });
        }
      }
    },
  );
});

test('rejects a request body that cannot be parsed', async () => {
  const sent = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return [response.status, await response.json()];
  };
  const expectedError = [400, { errorCode: 90, details: [{ path: '' }] }];
  expect(await sent('{"email": ')).toMatchObject(expectedError);
  expect(await sent('not compressed', { 'content-encoding': 'gzip' })).toMatchObject(expectedError);
  expect(await sent('{}', { 'content-encoding': 'rot13' })).toMatchObject(expectedError);
  const tooLarge = await sent(JSON.stringify({ email: 'x'.repeat(16_000_000) }));
  expect(tooLarge).toMatchObject([413, { errorCode: 90, reason: 'TOO_LARGE' }]);
  const path = await app.rest('GET', '/api/diamonds/%E0%A4%A');
  expect([path.status, path.body]).toMatchObject(expectedError);
});
