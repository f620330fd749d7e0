import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import pg from 'pg';
import { openBufferFolder } from '../../server/src/platform/buffered-responses/buffer-folder.ts';
import { copyPreparedCluster } from '../support/prepared-cluster.ts';
import { type ServerProcess, startServerProcess, until } from '../support/server-process.ts';
import { startSmtp } from '../support/smtp.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/*
 * Tests faults with whole processes: a database that starts late or crashes, concurrent starts, and killed processes.
 */

jest.setTimeout(180_000);

const administratorEnv = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'chief-Password-1' };

let database: TestDatabase;
let dataDir: string;
const servers: ServerProcess[] = [];

const start = (env: Record<string, string> = {}): ServerProcess => {
  const server = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret that only tests know: 32+ characters',
    ...env,
  });
  servers.push(server);
  return server;
};

const killed = async (server: ServerProcess): Promise<void> => {
  server.signal('SIGKILL');
  await server.ended;
};

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const isReady = (url: string) =>
  until(
    () => statusOf(`${url}/readyz`),
    (status) => status === 200,
  );

/** Returns an access token of the administrator defined by the environment variables. */
async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administratorEnv.ADMIN_EMAIL, password: administratorEnv.ADMIN_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('authorization') ?? '';
}

async function query<R extends pg.QueryResultRow>(sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Requests a long list and does not read the response. */
async function holdList(url: string, authorization: string): Promise<void> {
  await query(`
    insert into diamond (stock_id, carats, price_per_carat, shape_id, comment)
    select 'S-' || n, 1, n, 1, repeat(md5(n::text), 30) from generate_series(1, 4000) n`);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(`${url}/api/diamonds`, { agent: false, headers: { authorization } }, resolve).once('error', reject);
  });
  response.on('error', () => undefined); // the server is killed before the end of the response
}

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-faults-test-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map(killed));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('recovers from a killed demo import when three processes start concurrently, and creates one administrator and one demo data set', async () => {
  const count = async (table: string): Promise<number> =>
    Number((await query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);
  const cutOff = start({ ...administratorEnv, DEMO: '1' });
  await until(
    () => count('sales_order'),
    (orders) => orders > 0,
  );
  await killed(cutOff);
  expect(await count('contact_message')).toBe(0); // this table is filled last

  // All three processes start with an empty database and try to migrate it.
  const three = [1, 2, 3].map(() => start({ ...administratorEnv, DEMO: '1' }));
  const urls = await Promise.all(three.map(({ ready }) => ready));
  for (const url of urls) expect(await signIn(url)).toMatch(/^Bearer /);
  expect(await count(`user_account where email = '${administratorEnv.ADMIN_EMAIL}'`)).toBe(1);
  expect(await query('select count(*) = count(distinct stock_id) as once, count(*) > 0 as some from diamond')).toEqual([
    { once: true, some: true },
  ]);
  expect(await count('contact_message')).toBeGreaterThan(0);

  const orders = await count('sales_order');
  await Promise.all(three.map(killed));
  await start({ ...administratorEnv, DEMO: '1' }).ready;
  expect(await count('sales_order')).toBe(orders);
});

describe('start without an available database', () => {
  let door: Server;
  let url: URL;
  beforeEach(async () => {
    const { hostname, port } = new URL(database.url);
    door = createServer((socket) => {
      const behind = connect(Number(port), hostname);
      socket.pipe(behind).pipe(socket);
      for (const end of [socket, behind]) end.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    const address = door.address();
    url = new URL(database.url);
    url.searchParams.delete('host'); // a Unix socket would bypass the proxy
    url.port = String(typeof address === 'object' ? address?.port : '');
    await new Promise((resolve) => door.close(resolve));
  });

  test('logs that the server is waiting for the database, and starts once the database is available', async () => {
    const server = start({ DATABASE_URL: url.href });
    await until(
      async () => server.output().match(/the database does not respond/g)?.length ?? 0,
      (lines) => lines >= 2,
    );
    await new Promise<void>((resolve) => door.listen(Number(url.port), '127.0.0.1', resolve));
    try {
      expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
    } finally {
      await killed(server);
      await new Promise((resolve) => door.close(resolve));
    }
  });

  test('exits with one message when the wait time is over, or immediately if the database rejects the connection', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    const lastLine = async (server: ServerProcess): Promise<unknown> => {
      const { code, output } = await server.ended;
      // Ignores log lines, which are written to another stream and can arrive later.
      const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
      return [code, lines.at(-1)];
    };
    const absent = start({ DATABASE_URL: url.href, DATABASE_WAIT_SECONDS: '2' });
    const failedServer = start({ DATABASE_URL: wrong.href });
    expect(await lastLine(absent)).toEqual([
      1,
      expect.stringMatching(/^The database did not respond within 2 s: .*ECONNREFUSED/),
    ]);
    const { output } = await failedServer.ended;
    expect(output.trim()).toMatch(/^The database refuses the connection: password authentication failed.*$/);
  });
});

test('restarts a crashed embedded database while the server keeps running', async () => {
  await copyPreparedCluster(path.join(dataDir, 'postgres'));
  const server = start({ ...administratorEnv, DATABASE_URL: '', DEMO: '0' });
  const url = await server.ready;
  const pidFile = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  for (let times = 0; times < 2; times++) {
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    await until(
      () => readFile(pidFile, 'utf8').catch(() => String(pid)),
      (text) => text.split('\n')[0] !== String(pid),
    );
    await isReady(url);
    await until(
      () => signIn(url).catch(() => ''),
      (token) => token !== '',
    );
  }
  server.signal('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await readdir(path.dirname(pidFile))).not.toContain('postmaster.pid');
});

test('resumes an email dispatch within a minute after a kill, sends each email once, and deletes buffered files', async () => {
  let isTaking = false;
  const sockets: unknown[] = [];
  const smtp = await startSmtp({
    taking: async () => {
      sockets.push(0);
      if (!isTaking) await new Promise(() => undefined);
    },
  });
  const env = { ...administratorEnv, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  try {
    const first = start(env);
    const token = await signIn(await first.ready);
    const post = async (url: string, body: object): Promise<{ id: number }> => {
      const headers = { authorization: token, 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const url = await first.ready;
    const channel = await post(`${url}/api/emails/channels`, { name: 'many' });
    await query(`
      with made as (
        insert into user_account (email, password_hash, is_approved, is_email_confirmed)
        select 'many-' || n || '@example.com', 'none', true, true from generate_series(1, 110) n returning id)
      insert into email_subscription (user_id, channel_id) select id, ${channel.id} from made`);
    await post(`${url}/api/emails/send`, { subject: 'Hello', body: '<p>Hello</p>', channelIds: [channel.id] });
    await until(
      async () => sockets.length,
      (count) => count === 5,
    );
    await holdList(url, token);
    const neighbours = await openBufferFolder(dataDir, 'lists');
    const theirs = path.basename(await neighbours.path());
    expect(await readdir(path.join(dataDir, 'lists'))).toHaveLength(2);

    await killed(first);
    isTaking = true;
    const since = performance.now();
    await start(env).ready;
    expect(await readdir(path.join(dataDir, 'lists'))).toEqual([theirs]); // the process that owns this folder is still running
    await neighbours.close();
    await until(
      async () => smtp.received.length, // polled first, because this check needs no query and takes longest, up to a minute
      (count) => count >= 110,
    );
    await until(
      () => query<{ status: string }>('select status from email_dispatch'),
      ([dispatch]) => dispatch?.status === 'sent',
    );
    expect(performance.now() - since).toBeLessThan(60_000);
    const receivers = smtp.received.map(({ to }) => to?.[0]?.address);
    expect([receivers.length, new Set(receivers).size]).toEqual([110, 110]);
  } finally {
    await smtp.stop();
  }
});
