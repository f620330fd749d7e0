import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';
import { createKey } from '../../support/keys.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Tests GraphQL client libraries that use an API key with GET and POST, and requests that a cross-site page could
 * send.
 */

let app: TestApp;
let url: string;
let key: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  url = `${app.url}/graphql`;
  const person = await createPerson(app);
  token = person.token;
  key = (await createKey(app, person, ['STOCK_READ', 'ORDERS_READ'])).key;
});
afterAll(() => app.stop());

const query = 'query Orders($size: Int!) { myOrders(page: { size: $size }) { total } }';
const variables = { size: 5 };
const mutation = 'mutation { releaseHold(input: { id: 1, idempotencyKey: "a" }) { isReplay } }';

type Method = 'GET' | 'POST';

/** Functions that query the owner's orders, one per library. They send requests with the given `fetch`. */
const libraries: Readonly<Record<string, (method: Method, send: typeof fetch) => Promise<unknown>>> = {
  async urql(method, send) {
    const client = new Client({
      url,
      fetch: send,
      // `within-url-limit` is urql's default for queries.
      preferGetMethod: method === 'GET' ? 'within-url-limit' : false,
      fetchOptions: { headers: { authorization: `Bearer ${key}` } },
      exchanges: [cacheExchange, fetchExchange],
    });
    const { data, error } = await client.query(query, variables).toPromise();
    return error ?? data;
  },
  async 'Apollo Client'(method, send) {
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new HttpLink({
        uri: url,
        fetch: send,
        headers: { authorization: `Bearer ${key}` },
        useGETForQueries: method === 'GET',
      }),
    });
    return (await client.query({ query: gql(query), variables })).data;
  },
  async 'graphql-request'(method, send) {
    const client = new GraphQLClient(url, {
      fetch: send,
      method,
      jsonSerializer: JSON,
      headers: { authorization: `Bearer ${key}` },
    });
    return client.request(query, variables);
  },
  async fetch(method, send) {
    const headers = { authorization: `Bearer ${key}` };
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    const response =
      method === 'GET'
        ? await send(`${url}?${search}`, { headers })
        : await send(url, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ query, variables }),
          });
    return (await response.json()).data;
  },
};

describe.each(Object.keys(libraries))('GraphQL client library %s', (name) => {
  test.each<Method>(['GET', 'POST'])('reads stock with an API key using %s', async (method) => {
    const sent: (string | undefined)[] = [];
    const data = await libraries[name]?.(method, (input, init) => {
      sent.push(init?.method ?? 'GET');
      return fetch(input, init);
    });
    expect(data).toMatchObject({ myOrders: { total: 0 } });
    expect(sent).toEqual([method]);
  });
});

const get = async (text: string, headers: Record<string, string>) => {
  const response = await fetch(`${url}?${new URLSearchParams({ query: text })}`, { headers });
  return { status: response.status, body: await response.json(), allow: response.headers.get('allow') };
};

test('accepts a GET query with a session token in the header', async () => {
  const response = await get('{ currentUser { id } }', { authorization: `Bearer ${token}` });
  expect(response).toMatchObject({ status: 200, body: { data: { currentUser: { id: expect.any(String) } } } });
});

test('rejects a mutation sent with GET, regardless of the credentials', async () => {
  for (const credential of [key, token]) {
    const response = await get(mutation, { authorization: `Bearer ${credential}` });
    expect(response).toMatchObject({
      status: 405,
      allow: 'POST',
      body: { errors: [{ extensions: { errorCode: 90 } }] },
    });
  }
});

test('rejects requests that a cross-site page could send', async () => {
  expect(await get('{ __typename }', {})).toMatchObject({ status: 400 });
  // Browsers add no credentials automatically except cookies, and the server ignores cookies.
  expect(await get('{ __typename }', { cookie: `Authorization=Bearer ${token}; token=${token}` })).toMatchObject({
    status: 400,
  });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const body = JSON.stringify({ query: '{ __typename }' });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(400);
  }
});

test('does not accept cookies for authentication', async () => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `Authorization=Bearer ${token}; token=${token}` },
    body: JSON.stringify({ query: '{ myOrders { total } }' }),
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});
