import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests queries that are sent by hash: those of the built client, and those whose text was sent earlier. */

const documents = {
  'Numbers-1a2b': 'query Numbers($size: Int!) { diamonds(page: { size: $size }) { items { stockNumber } total } }',
  'Me-1a2b': 'query Me { currentUser { email } }',
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-client-'));
  await writeFile(path.join(folder, '.documents.json'), JSON.stringify(documents));
  app = await startTestApp({ clientFolder: folder });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

interface DocumentRequest {
  variables?: object;
  token?: string;
  headers?: Record<string, string>;
}

const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

async function get(hash: string, { variables = {}, token, headers }: DocumentRequest = {}) {
  const address = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persisted(hash)),
  });
  const response = await fetch(`${app.url}/graphql?${address}`, {
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      ...(headers ?? { 'apollo-require-preflight': 'true' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function post(body: object) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'INVALID_REQUEST' } }] };

describe('persisted query of the built client', () => {
  test('returns identical data for a query sent by hash and a query sent as text', async () => {
    const { data } = await app.graphql(documents['Numbers-1a2b'], { size: 3 });
    expect(await get('Numbers-1a2b', { variables: { size: 3 } })).toMatchObject({ status: 200, body: { data } });
    // Requests that are too long for GET are sent by POST.
    const sent = { variables: { size: 3 }, extensions: persisted('Numbers-1a2b') };
    expect(await post(sent)).toMatchObject({ status: 200, body: { data } });
  });

  test("checks the caller's permissions for a persisted query", async () => {
    const { email, token } = await createPerson(app);
    expect(await get('Me-1a2b')).toMatchObject({ status: 200, body: { data: { currentUser: null } } });
    expect(await get('Me-1a2b', { token })).toMatchObject({ status: 200, body: { data: { currentUser: { email } } } });
  });

  test('applies the usual operation limits to a persisted query', async () => {
    const refusals = [
      [await get('Numbers-1a2b', { variables: { size: 'many' } }), 'VALIDATION_FAILED'],
      [await get('Numbers-1a2b', { variables: { size: 100_000 } }), 'VALIDATION_FAILED'],
      [await get('Numbers-1a2b', { variables: { size: 1 }, headers: {} }), 'VALIDATION_FAILED'],
    ] as const;
    for (const [response, reason] of refusals) {
      expect(response).toMatchObject({ body: { errors: [{ extensions: { code: 'INVALID_REQUEST', reason } }] } });
    }
  });
});

describe('query that is not persisted', () => {
  test('accepts a query by hash once its text has been sent', async () => {
    const query = '{ rateLimit { limit } }';
    const hash = hashOf(query);
    expect(await get('Numbers-of-another-build')).toMatchObject({ status: 400, body: notFound });
    expect(await get(hash)).toMatchObject({ status: 400, body: notFound });
    expect(await post({ extensions: persisted(hash) })).toMatchObject({ status: 400, body: notFound });
    const first = await post({ query, extensions: persisted(hash) });
    expect(first).toMatchObject({ status: 200, body: { data: { rateLimit: {} } } });
    expect(await get(hash)).toMatchObject({ status: 200, body: { data: first.body.data } });
  });

  test('does not replace a persisted query that belongs to the built client', async () => {
    const query = '{ __typename }';
    expect(await post({ query, extensions: persisted('Numbers-1a2b') })).toMatchObject({ status: 400 });
    const { body } = await get('Numbers-1a2b', { variables: { size: 1 } });
    expect(body.data).toHaveProperty('diamonds');
  });
});

test('rejects a mutation sent with GET, even if its hash is known', async () => {
  const query = 'mutation { sendContactMessage(input: { email: "a@example.com", name: "A", message: "B" }) { email } }';
  const hash = hashOf(query);
  const { body } = await post({ query, extensions: persisted(hash) });
  expect(body.errors).toBeUndefined();
  const [before] = await app.em().getConnection().execute('select count(*)::int as messages from contact_message');
  const response = await get(hash);
  expect(response).toMatchObject({ status: 405, body: { errors: [{ extensions: { code: 'INVALID_REQUEST' } }] } });
  expect(response.headers.get('allow')).toBe('POST');
  expect(await app.em().getConnection().execute('select count(*)::int as messages from contact_message')).toEqual([
    before,
  ]);
  expect(before).toEqual({ messages: 1 });
});
