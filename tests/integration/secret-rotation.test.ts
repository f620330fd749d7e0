import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { createSealedTexts } from '../../server/src/platform/sign-in/sealed-texts.ts';
import { startServerProcess } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

jest.setTimeout(120_000); // starts three processes

const [older, newer] = ['the older secret of at least 32 characters', 'the newer secret of at least 32 characters'];
const account = { email: 'chief@example.com', password: 'first-Password-1' };

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-rotation-test-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs requests against a server with these secrets. Returns their result and the output of the server. */
async function withServer<T>(secrets: string, send: (url: string) => Promise<T>): Promise<{ result: T; log: string }> {
  const server = startServerProcess({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: secrets, WEBHOOK_PRIVATE: '1', LOG_LEVEL: 'info' },
    ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
  });
  try {
    return { result: await send(await server.ready), log: server.output() };
  } finally {
    server.signal('SIGTERM');
    await server.ended;
  }
}

async function graphql(url: string, token: string | null, query: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  return { status: response.status, data, errors };
}

const logIn = `mutation { logIn(input: { email: "${account.email}", password: "${account.password}" }) { session { accessToken } } }`;
const addEndpoint =
  'mutation { createWebhookEndpoint(input: { url: "http://127.0.0.1:4999/", events: [ORDER_PLACED] }) { endpoint { id } secret } }';
const addFetch = `mutation { createImportProfile(input: { name: "Acme", kind: DIAMOND, profile: {},
  fetch: { url: "https://files.example.com/a.csv", userName: "acme", password: "sésame", schedule: { every: HOUR } } }) { profile { id } } }`;
const revealSecret = (id: string) => `mutation { revealWebhookSecret(input: { id: "${id}" }) { secret } }`;
const feedAfter = (cursor: string) => `{ stockFeed(cursor: "${cursor}") { cursor } }`;
const isSignedWith = (secret: string, token: string): boolean => {
  try {
    return jwt.verify(token, secret) !== null;
  } catch {
    return false;
  }
};

async function storedPassword(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ password_secret: string }>('select password_secret from import_fetch');
    return rows[0]?.password_secret.replace(/^sealed:/, '') ?? '';
  } finally {
    await client.end();
  }
}

test('JWT_SECRET can be replaced without ending sessions, cursors, links or stored secrets', async () => {
  const { result: before } = await withServer(older, async (url) => {
    const token: string = (await graphql(url, null, logIn)).data.logIn.session.accessToken;
    const { endpoint, secret } = (await graphql(url, token, addEndpoint)).data.createWebhookEndpoint;
    const { cursor } = (await graphql(url, token, '{ stockFeed { cursor } }')).data.stockFeed;
    const exported = await graphql(url, token, 'mutation { exportStock(input: { kind: DIAMOND }) { url } }');
    expect((await graphql(url, token, addFetch)).errors).toBeUndefined();
    return { token, endpointId: endpoint.id, webhookSecret: secret, cursor, link: exported.data.exportStock.url };
  });
  expect(isSignedWith(older, before.token)).toBe(true);

  const { result: token, log } = await withServer(`${newer}, ${older}`, async (url) => {
    expect((await graphql(url, before.token, '{ currentUser { email } }')).data.currentUser).toEqual({
      email: account.email,
    });
    expect((await graphql(url, before.token, feedAfter(before.cursor))).errors).toBeUndefined();
    expect((await fetch(`${url}${before.link}`)).status).toBe(200);
    const { data } = await graphql(url, before.token, 'mutation { refreshSession { session { accessToken } } }');
    return String(data.refreshSession.session.accessToken);
  });
  expect(isSignedWith(newer, token)).toBe(true);
  expect(log).toContain('encrypted stored secrets with the current key');

  const { log: lastLog } = await withServer(newer, async (url) => {
    expect((await graphql(url, before.token, '{ currentUser { id } }')).status).toBe(401);
    expect((await graphql(url, token, feedAfter(before.cursor))).errors).toHaveLength(1);
    expect((await fetch(`${url}${before.link}`)).status).not.toBe(200);
    const { data } = await graphql(url, token, revealSecret(before.endpointId));
    expect(data.revealWebhookSecret.secret).toBe(before.webhookSecret);
  });
  expect(createSealedTexts([newer]).open(await storedPassword())).toBe('sésame');
  expect(lastLog).not.toContain('cannot be decrypted');
});
