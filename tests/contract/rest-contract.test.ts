import { validate } from '@readme/openapi-parser';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { restRoutes } from '../../server/src/modules/index.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument } from './api-document.ts';
import { goodRequest, newcomer, personas, send } from './call-sender.ts';
import { type DocumentedCall, documentedCalls, expressPath } from './documented-calls.ts';
import { goodRequests } from './good-requests/index.ts';

const calls = documentedCalls();

let app: TestApp;
let api: ApiDocument;
let administrator: Person;

beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const shape = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/:\w+/g, ':')}`;
const built = new Set(restRoutes.map((route) => shape(route.method, route.path)));
const shapeOf = (call: DocumentedCall): string => shape(call.method, expressPath(call.path));

test('lists the 154 calls of the specification and five later calls as documented', () => {
  expect(calls).toHaveLength(159);
});

test('every documented call is implemented', () => {
  expect(calls.filter((call) => !built.has(shapeOf(call))).map(({ name }) => name)).toEqual([]);
});

test('every implemented call is documented', () => {
  const documented = new Set(calls.map(shapeOf));
  expect([...built].filter((route) => !documented.has(route))).toEqual([]);
});

test('every documented call has a valid request', () => {
  expect(calls.map(({ name }) => name).filter((name) => !goodRequests[name])).toEqual([]);
});

describe('the OpenAPI document', () => {
  test('generates valid OpenAPI 3.1', async () => {
    expect(await validate(JSON.parse(JSON.stringify(api.json)))).toMatchObject({ valid: true });
    expect(api.json.openapi).toMatch(/^3\.1\./);
  });

  test('contains every call with its documented name and a summary', () => {
    const described = Object.entries(api.json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(calls.map(({ name }) => name).sort());
    const undescribedCalls = calls.filter((call) => !api.operation(call).summary?.endsWith('.'));
    expect(undescribedCalls.map(({ name }) => name)).toEqual([]);
  });

  test('requires a token for exactly those calls that need one according to the specification', () => {
    const isOpen = (call: DocumentedCall): boolean => {
      const { security } = api.operation(call);
      return security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
    };
    expect(calls.filter(isOpen).map(({ name }) => name)).toEqual(
      calls.filter(({ access }) => access === 'public').map(({ name }) => name),
    );
  });

  test('serves the documentation page at /api/docs and returns 404 for undocumented paths', async () => {
    const page = await app.rest('GET', '/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const other = await app.rest('GET', '/api/other');
    expect([other.status, other.body]).toMatchObject([404, { errorCode: 95 }]);
  });

  test('contains a valid example for every JSON body', () => {
    const faults = calls.flatMap((call) => api.faultsOfExample(call).map((fault) => `${call.name}: ${fault}`));
    // Examples are generated without regard to patterns, so violated patterns are ignored.
    expect(faults.filter((fault) => !fault.includes('must match pattern'))).toEqual([]);
  });

  test('gives operations and schemas unique and valid identifiers for client generators', () => {
    const ids = calls.map((call) => api.operation(call).operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-zA-Z0-9]*$/.test(id))).toEqual([]);
    const names = Object.keys(api.json.components.schemas);
    expect(names.filter((name) => !/^[A-Z][a-zA-Z0-9]*$/.test(name) || name === 'Error')).toEqual([]);
  });

  test('defines a type for every value and a name for every response schema', () => {
    const { paths, components } = api.json;
    expect(untyped({ properties: { a: {} }, anyOf: [{}] }, 'planted')).toHaveLength(2);
    expect(untyped({ paths, components }, 'document')).toEqual([]);
    const unnamed = calls.filter((call) => {
      const responses = Object.entries(api.operation(call).responses).filter(([status]) => status.startsWith('2'));
      return responses.some(([, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return schema && !(schema.items ?? schema).$ref;
      });
    });
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    const lines = api.json.paths['/api/feed']?.get?.responses['200']?.content?.['application/x-ndjson'];
    expect(lines).toMatchObject({
      schema: { type: 'string', format: 'binary' },
      'x-itemSchema': { $ref: '#/components/schemas/FeedLine' },
    });
  });

  test('returns 304 for the OpenAPI document if the client already has the current version', async () => {
    const first = await app.rest('GET', '/api/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.rest('GET', '/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });
});

/** Keywords that restrict the type of a value. A branch of `anyOf` may consist of `required` only. */
const typeKeywords = ['$ref', 'type', 'enum', 'const', 'anyOf', 'allOf', 'required'];

/** Returns the paths of schemas that accept any value. Client generators create no types for them. */
function untyped(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${path}.${key}`;
    if (key === 'example') return [];
    const schemas = schemaMaps.has(key) ? Object.entries(Object(inner)) : schemaKeys.has(key) ? [['', inner]] : [];
    const invalidSchemas = schemas.filter(
      ([, schema]) => !Object.keys(Object(schema)).some((name) => typeKeywords.includes(name)),
    );
    return [...invalidSchemas.map(([name]) => `${here}.${name}`), ...untyped(inner, here)];
  });
}

const schemaMaps = new Set(['properties', 'schemas', 'anyOf', 'allOf']);
const schemaKeys = new Set(['schema', 'items', 'x-itemSchema']);

const mayCall = ({ access }: DocumentedCall, persona: (typeof personas)[number]): boolean =>
  access === 'public' || persona === 'administrator' || (access === 'user' && persona !== 'anonymous');

/**
 * Returns the reason why a cache could return a stored response to another user. Null if the response is not stored,
 * or if the cache must revalidate it with the token of each request.
 */
function storageFault(headers: Headers): string | null {
  const control = headers.get('cache-control') ?? '';
  if (/\bno-store\b/.test(control)) return null;
  const isRevalidated = control === 'private, no-cache' && /\bauthorization\b/i.test(headers.get('vary') ?? '');
  return isRevalidated ? null : `${control}; ${headers.get('vary')}`;
}

/**
 * Creates a request with unknown IDs and an invalid body. The response shows whether the caller has access, and no
 * data is changed.
 */
const strangeRequest = ({ method, path }: DocumentedCall) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '999999999'])),
  ...(['POST', 'PUT', 'PATCH'].includes(method) && { body: { nothing: 'of use' } }),
});

describe.each(calls.map((call) => [call.name, call] as const))('REST call %s', (name, call) => {
  test.each(personas)('checks access for caller %s', async (persona) => {
    const caller = await newcomer(app, persona);
    const token = caller?.token ?? null;
    const refusal = [persona === 'anonymous' ? 401 : 403, 70];

    const strange = await send<{ errorCode?: number } | null>(app, call, strangeRequest(call), token);
    if (mayCall(call, persona)) {
      expect(strange.body?.errorCode).not.toBe(70);
      expect(strange.status).toBeLessThan(500);
    } else expect([strange.status, strange.body?.errorCode]).toEqual(refusal);

    const request = await goodRequest(app, name, caller, administrator);
    expect(api.faultsOfRequest(call, request)).toEqual([]);
    const response = await send<{ errorCode?: number }>(app, call, request, token);
    expect(api.faultsOfAnswer(call, response)).toEqual([]);
    expect(response.headers.get('warning')).toBeNull();
    for (const { headers } of [strange, response]) expect([name, storageFault(headers)]).toEqual([name, null]);
    if (mayCall(call, persona)) expect(response.status).toBeLessThan(300);
    else expect([response.status, response.body.errorCode]).toEqual(refusal);
  });

  test('accepts an invalid access token only for public calls', async () => {
    const request = await goodRequest(app, name, null, administrator);
    const response = await send<{ errorCode?: number }>(app, call, request, 'not.a.token');
    expect(api.faultsOfAnswer(call, response)).toEqual([]);
    // Calls that the sign-in page makes must succeed even with an expired session.
    if (api.operation(call).security.length === 0) expect(response.status).toBeLessThan(300);
    else expect([response.status, response.body.errorCode]).toEqual([401, 70]);
  });
});

describe('complete lists returned by REST calls', () => {
  const paths = restRoutes.filter(({ describes }) => describes.isList).map(({ path }) => path);
  const lists = calls.filter(({ method, path }) => method === 'GET' && paths.includes(expressPath(path)));
  const wrongPages = ['page=-1', 'page=x', 'page=1e300', 'pageSize=0', 'pageSize=501'];

  test.each(lists.map((call) => [call.name, call] as const))(
    '%s supports pages and conditional requests',
    async (callName, call) => {
      const request = await goodRequest(app, callName, administrator, administrator);
      const list = (query: Record<string, string>, headers = {}) =>
        send<unknown[]>(app, call, { ...request, query: { ...request.query, ...query }, headers }, administrator.token);

      const page = await list({ page: '0', pageSize: '1' });
      expect(api.faultsOfAnswer(call, page)).toEqual([]);
      expect(page.body).toHaveLength(1);
      expect(Number(page.headers.get('x-total-count'))).toBeGreaterThanOrEqual(1);

      // The page number is limited in GraphQL, but not in REST.
      const beyond = await list({ page: '2147483647', pageSize: '500' });
      expect([beyond.status, beyond.body, api.faultsOfAnswer(call, beyond)]).toEqual([200, [], []]);
      expect(beyond.headers.get('x-total-count')).toBe(page.headers.get('x-total-count'));

      const whole = await list({});
      const unchanged = await list({}, { 'if-none-match': whole.headers.get('etag') ?? '' });
      expect([unchanged.status, api.faultsOfAnswer(call, unchanged)]).toEqual([304, []]);

      for (const [name = '', value = ''] of wrongPages.map((text) => text.split('='))) {
        const rejection = await list({ [name]: value });
        expect([rejection.status, api.faultsOfAnswer(call, rejection)]).toEqual([400, []]);
        expect(rejection.body).toMatchObject({ errorCode: 90, details: [{ path: name }] });
        if (value === 'x') expect(rejection.body).toMatchObject({ details: [{ message: 'must be a whole number' }] });
      }
    },
  );
});
