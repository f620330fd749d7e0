import fc from 'fast-check';
import { errorCatalogue } from '../../../server/src/kernel/errors/catalogue.ts';
import { cases } from '../../support/cases.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that malformed requests get a GraphQL error with a documented code, and never cause an internal error. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };
const query = '{ __typename }';
const upload = 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { url } }';
const search = (parts: Record<string, string>): string => `?${new URLSearchParams(parts)}`;

interface Sent extends RequestInit {
  search?: string;
}

async function sendRequest({ search: address = '', ...request }: Sent) {
  const response = await fetch(`${app.url}/graphql${address}`, { method: 'POST', headers: json, ...request });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const post = (body: unknown, headers = json) => sendRequest({ body: JSON.stringify(body), headers });
const get = (address: string, headers: Record<string, string> = { 'apollo-require-preflight': '1' }) =>
  sendRequest({ method: 'GET', search: address, headers });

/** Returns the expected response to an invalid request. */
const rejectionWith = (status = 400) => ({
  status,
  body: { errors: [{ extensions: { code: 'INVALID_REQUEST', errorCode: 90 } }] },
});

const hash = (sha256Hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash } });

test('suggests schema names in errors only to signed-in callers', async () => {
  const misspelt = '{ diamonds { totl } }';
  const anonymous = await app.graphql(misspelt);
  expect(anonymous.errors[0]?.message).toBe('Cannot query field "totl" on type "DiamondPage".');
  const signedIn = await app.graphql(misspelt, {}, people.administrator);
  expect(signedIn.errors[0]?.message).toMatch(/Did you mean "total"\?$/);
});

test('rejects deeply nested variables even if the document has cached responses', async () => {
  const document = 'query Cached($filter: DiamondFilter) { diamonds(filter: $filter) { total } }';
  const valid = { query: document, variables: { filter: { shapeIds: [1] } } };
  expect(await post(valid)).toMatchObject({ status: 200 });
  // The body is built as text, because 20,000 levels would overflow the stack of `JSON.stringify`.
  const deep = `{"filter":{"shapeIds":${'['.repeat(20_000)}1${']'.repeat(20_000)}}}`;
  const body = `{"query":${JSON.stringify(document)},"variables":${deep}}`;
  expect(await sendRequest({ body })).toMatchObject(rejectionWith());
  expect(await get(search({ query: document, variables: '['.repeat(2_000) + ']'.repeat(2_000) }))).toMatchObject(
    rejectionWith(),
  );
  expect(await post(valid)).toMatchObject({ status: 200 });
});

describe('rejects an invalid request', () => {
  test.each<[string, unknown]>([
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['a query that is null', { query: null }],
    ['a query of spaces', { query: '   ' }],
    ['a query that is an object', { query: { kind: 'Document' } }],
    ['a query that is a list', { query: [query] }],
    ['a query that is a number', { query: 1 }],
    ['a query of control characters', { query: '\u0000{ __typename }' }],
    ['a query that cannot be parsed', { query: '{' }],
    ['variables that are text', { query, variables: '{}' }],
    ['variables that are a list', { query, variables: [1] }],
    ['variables that are a number', { query, variables: 1 }],
    ['an operation name that is a list', { query, operationName: ['a'] }],
    ['an unknown operation name', { query, operationName: 'None' }],
    ['several operations without a name', { query: 'query A { __typename } query B { __typename }' }],
    ['only fragments', { query: 'fragment A on Query { __typename }' }],
    ['extensions that are text', { query, extensions: 'x' }],
    ['extensions that are a list', { query, extensions: [] }],
    ['a batch', [{ query }, { query }]],
    ['an empty batch', []],
    ['a subscription', { query: 'subscription { stones { id } }' }],
    ['a named subscription', { query: 'subscription S { __typename }', operationName: 'S' }],
    ['a subscription next to a query', { query: 'subscription S { a } query Q { __typename }', operationName: 'Q' }],
    ['a schema instead of a query', { query: 'type Query { a: Int }' }],
    ['a wrong hash', { query, extensions: hash('0'.repeat(64)) }],
    ['the hash of a query that was never sent', { extensions: hash('0'.repeat(64)) }],
    ['a hash that is a number', { query, extensions: hash(1) }],
    ['a hash that is an object, without a query', { extensions: hash({ a: [] }) }],
    ['a hash that is missing', { query, extensions: hash(undefined) }],
    ['an unknown version of persisted queries', { query, extensions: hash('0'.repeat(64), 2) }],
    ['an invalid persisted query', { query, extensions: { persistedQuery: true } }],
    ['a missing variable', { query: 'query ($ref: DiamondRef!) { diamond(ref: $ref) { id } }' }],
    ['nested too deep', { query, variables: { a: nested(33) } }],
  ])('rejects an invalid GraphQL request: %s', async (_, body) => {
    expect(await post(body)).toMatchObject(rejectionWith());
  });

  test.each([
    ['no query', '', 400],
    ['an empty query', search({ query: '' }), 400],
    ['a query twice', `${search({ query })}&query=x`, 400],
    ['variables that are not JSON', search({ query, variables: '{' }), 400],
    ['variables that are a list', search({ query, variables: '[]' }), 400],
    ['variables nested too deep', search({ query, variables: JSON.stringify({ a: nested(40) }) }), 400],
    ['extensions that are not JSON', search({ query, extensions: 'x' }), 400],
    ['a wrong hash', search({ query, extensions: JSON.stringify(hash('x')) }), 400],
    ['an unknown hash', search({ extensions: JSON.stringify(hash('x')) }), 400],
    ['a mutation', search({ query: 'mutation { refreshSession { session { expiresAt } } }' }), 405],
    ['a subscription', search({ query: 'subscription { a }' }), 400],
    ['a URL with invalid encoding', '?query=%E0%A4%A', 400],
  ])('rejects a GET request with %s', async (_, address, status) => {
    expect(await get(address)).toMatchObject(rejectionWith(status));
  });

  test.each<[string, Sent, number]>([
    ['another method', { method: 'PUT', body: '{}' }, 405],
    ['a DELETE', { method: 'DELETE' }, 405],
    ['no body', {}, 400],
    ['no content type', { headers: {}, body: Buffer.from(JSON.stringify({ query })) }, 400],
    ['plain text', { headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) }, 400],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query=%7B__typename%7D' },
      400,
    ],
    ['XML', { headers: { 'content-type': 'application/xml' }, body: '<query/>' }, 400],
    ['a bare document', { headers: { 'content-type': 'application/graphql' }, body: query }, 400],
    ['an unknown charset', { headers: { 'content-type': 'application/json; charset=klingon' }, body: '{}' }, 400],
    ['an unknown encoding', { headers: { ...json, 'content-encoding': 'klingon' }, body: '{}' }, 400],
    ['a body that is not gzip', { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' }, 400],
    ['bytes that are not UTF-8', { body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }, 400],
    ['JSON that is a string', { body: '"query"' }, 400],
    ['JSON that is null', { body: 'null' }, 400],
    ['more than 2 MB', { body: JSON.stringify({ query, variables: { a: 'x'.repeat(2_200_000) } }) }, 413],
    [
      'a GET request with another content type',
      { method: 'GET', search: search({ query }), headers: { 'content-type': 'text/css' } },
      415,
    ],
  ])('rejects an invalid HTTP request: %s', async (_, request, status) => {
    expect(await sendRequest(request)).toMatchObject(rejectionWith(status));
  });

  test('accepts invalid UTF-8 within a string value', async () => {
    const body = Buffer.concat([
      Buffer.from('{"query":"{ __typename } #'),
      Buffer.from([0xff, 0xc3]),
      Buffer.from('"}'),
    ]);
    expect((await sendRequest({ body })).status).toBe(200);
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}

test('rejects JSON with 10,000 levels of nesting and lists of 60,000 elements', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const sorted = 'query ($sort: [DiamondSort!]) { diamonds(sort: $sort) { items { id } } }';
  const body = `{"query":${JSON.stringify(sorted)},"variables":{"sort":${deep}}}`;
  expect(await sendRequest({ body })).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { code: 'INVALID_REQUEST', reason: 'TOO_DEEP' } }] },
  });
  const sort = Array.from({ length: 60_000 }, () => ({ field: 'CARATS' }));
  expect(await post({ query: sorted, variables: { sort } })).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { reason: 'VALIDATION_FAILED', details: [{ path: 'variables.sort' }] } }] },
  });
});

test.each([
  ['operations that are not JSON', '{', '{}'],
  ['operations that are a string', '"x"', '{}'],
  [
    'operations nested too deep',
    `{"query":"{ __typename }","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
    '{}',
  ],
  ['a map that is not JSON', JSON.stringify({ query }), '{'],
  ['a map nested too deep', JSON.stringify({ query }), `{"0":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  [
    'a map with a path that is too deep',
    JSON.stringify({ query: upload }),
    JSON.stringify({ 0: [`variables${'.a'.repeat(10_000)}`] }),
  ],
])('rejects a multipart form with %s', async (_, operations, map) => {
  const form = new FormData();
  form.set('operations', operations);
  form.set('map', map);
  form.set('0', new File(['a'], 'a.txt'));
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${people.administrator}` };
  expect(await sendRequest({ body: form, headers })).toMatchObject(rejectionWith());
});

describe('returns a documented error for random input', () => {
  const codes = Object.keys(errorCatalogue).filter((code) => code !== 'INTERNAL_ERROR');
  const oddities = fc.oneof(
    fc.constantFrom<unknown>(query, 'query A { cart { total } }', '{ a { ...F } }', '', null, true, 0, -1, [], {}, 'A'),
    fc.constantFrom<unknown>(
      hash('x'),
      hash(null),
      hash({}),
      { persistedQuery: [] },
      { persistedQuery: { version: '1' } },
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const names = ['query', 'variables', 'operationName', 'extensions', 'id'] as const;
  const bodies = fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...names), oddities) },
    oddities,
    fc.array(fc.dictionary(fc.constantFrom(...names), oddities), { maxLength: 2 }),
  );
  const isKnownAnswer = ({ status, body }: Awaited<ReturnType<typeof sendRequest>>): void => {
    expect([200, 400, 401, 403, 405, 413, 415]).toContain(status);
    for (const { extensions } of body.errors ?? []) expect(codes).toContain(extensions.code);
    if (!('data' in body)) expect(status).not.toBe(200);
  };

  test('random JSON as a request body', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (body, isSignedIn) => {
        const headers = isSignedIn ? { ...json, authorization: `Bearer ${people.shopper}` } : json;
        isKnownAnswer(await post(body, headers));
      }),
      { numRuns: cases(100) },
    );
  });

  test('random text as a query string', async () => {
    const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), oddities.map(asText)), async (parts) => {
        isKnownAnswer(await get(search(parts)));
      }),
      { numRuns: cases(50) },
    );
  });

  test('random bytes as a request', async () => {
    const types = [
      'application/json',
      'application/json; charset=utf-16',
      'application/graphql+json',
      'text/plain',
      'x',
      '',
    ];
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(...types), async (body, type) => {
        const { status, body: response } = await sendRequest({
          body: Buffer.from(body),
          headers: type ? { 'content-type': type } : {},
        });
        expect([400, 413, 415]).toContain(status);
        expect(response.errors).toMatchObject([{ extensions: { code: 'INVALID_REQUEST' } }]);
      }),
      { numRuns: cases(40) },
    );
  });
});
