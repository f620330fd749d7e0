import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { normalizeDatabaseUrl } from '../../../server/src/platform/database/cluster/database-hosts.ts';
import { type DatabaseServer, startDatabaseServer } from '../../support/database-server.ts';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServerProcess, until } from '../../support/server-process.ts';

jest.setTimeout(180_000); // starts several database servers and replaces a primary

let primary: DatabaseServer;
let replica: DatabaseServer;
let dataDir: string;
const servers: ServerProcess[] = [];

const administrator = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'first-Password-1' };

const start = (env: Record<string, string>): ServerProcess => {
  const server = startServerProcess({
    ...{ DATA_DIR: dataDir, JWT_SECRET: 'a secret that only tests know: 32+ characters', DATABASE_WAIT_SECONDS: '2' },
    ...env,
  });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  primary = await startDatabaseServer();
  replica = await startDatabaseServer({ of: primary, delayMs: 0 });
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-hosts-test-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await replica?.stop();
  await primary?.stop();
});

/** Returns a URL as operators write it, with the hosts of several servers. */
function urlOf(...members: readonly DatabaseServer[]): string {
  const [first] = members;
  const { username, password, pathname } = new URL(first?.url ?? '');
  const hosts = members.map(({ url }) => `127.0.0.1:${new URL(url).port}`);
  return `postgres://${username}:${password}@${hosts.join(',')}${pathname}?target_session_attrs=read-write`;
}

async function execute({ url }: DatabaseServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const lastLine = async (server: ServerProcess): Promise<unknown> => {
  const { code, output } = await server.ended;
  return [code, output.split('\n').findLast((line) => line !== '' && !line.startsWith('{'))];
};

test('converts a URL with several hosts', () => {
  expect(normalizeDatabaseUrl('postgres://facet:p%40ss@db1:5433,[::1],db3/shop?sslmode=require')).toBe(
    'postgres://facet:p%40ss@db1/shop?sslmode=require&host=db1%2C%3A%3A1%2Cdb3&port=5433%2C5432%2C5432',
  );
  for (const url of ['postgres://facet@db1:5433/shop', 'postgres://facet@localhost/shop?host=/run/postgresql', 'shop'])
    expect(normalizeDatabaseUrl(url)).toBe(url);
});

describe('stops with one line if the database', () => {
  test('is a replica', async () => {
    const port = new URL(replica.url).port;
    expect(
      await lastLine(start({ DATABASE_URL: urlOf(replica).replace('?target_session_attrs=read-write', '') })),
    ).toEqual([1, `DATABASE_URL: 127.0.0.1:${port} is a replica, which does not accept writes`]);
  });

  test('has several hosts, of which none accepts writes', async () => {
    const port = new URL(replica.url).port;
    const closed = await freePort();
    const url = urlOf(replica).replace(`:${port}/`, `:${port},127.0.0.1:${closed}/`);
    expect(await lastLine(start({ DATABASE_URL: url }))).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^The database did not respond within 2 s: no host accepts writes: 127.0.0.1:${port} is a replica, 127.0.0.1:${closed} does not respond \\(.*ECONNREFUSED`,
        ),
      ),
    ]);
  });

  test('has hosts of different database clusters', async () => {
    const other = await startDatabaseServer({ isSeparate: true });
    try {
      expect(await lastLine(start({ DATABASE_URL: urlOf(primary, other) }))).toEqual([
        1,
        expect.stringMatching(
          new RegExp(`^DATABASE_URL: 127.0.0.1:${new URL(other.url).port} refuses the connection: password auth`),
        ),
      ]);
      const { username, password } = new URL(primary.url);
      await execute(other, `alter role ${username} password '${password}'`);
      const ports = [primary, other].map(({ url }) => new URL(url).port);
      const message = `127.0.0.1:${ports[1]} and 127.0.0.1:${ports[0]} belong to different database clusters, so one does not replicate the other`;
      expect(await lastLine(start({ DATABASE_URL: urlOf(primary, other) }))).toEqual([1, `DATABASE_URL: ${message}`]);
      expect(
        await lastLine(
          start({
            DATABASE_URL: urlOf(primary),
            DATABASE_REPLICA_URLS: urlOf(primary).replace(`:${ports[0]}/`, `:${ports[1]}/`),
          }),
        ),
      ).toEqual([1, `DATABASE_REPLICA_URLS: ${message}`]);
    } finally {
      await other.stop();
    }
  });
});

test('finds the primary among several hosts, and the next one after a failover', async () => {
  const metricsPort = String(await freePort());
  const server = start({
    ...administrator,
    DATABASE_URL: urlOf(replica, primary),
    DATABASE_REPLICA_URLS: [primary, replica].map((member) => urlOf(member)).join(','),
    METRICS_PORT: metricsPort,
  });
  const url = await server.ready;
  const send = async (query: string, token = ''): Promise<{ data?: unknown; errors?: unknown }> =>
    (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
        body: JSON.stringify({ query }),
      })
    ).json();
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  const token = signedIn.headers.get('authorization') ?? '';
  const create = (stockNumber: string) =>
    send(
      `mutation { createDiamond(input: { diamond: { stockNumber: "${stockNumber}", carats: 1, pricePerCarat: 900, showToAll: true, shapeId: 1, colorId: 1, clarityId: 2 } }) { diamond { id } } }`,
      token,
    );
  const listed = async (): Promise<string> =>
    JSON.stringify(await send('{ diamonds(page: { size: 9 }) { items { stockNumber } } }'));
  expect(await create('BEFORE')).not.toHaveProperty('errors');
  await until(listed, (list) => list.includes('BEFORE'));

  await primary.stop();
  // Reads continue on the replica.
  await until(listed, (list) => list.includes('BEFORE'));
  await execute(replica, 'select pg_promote()');
  await until(
    () => create('AFTER'),
    (result) => !('errors' in result),
  );
  expect(await listed()).toContain('AFTER');
});
