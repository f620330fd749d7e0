import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../support/free-port.ts';
import { type ServerProcess, startServerProcess, until } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

jest.setTimeout(300_000); // starts several processes, some with a separate database server

const secret = 'a secret that only tests know: 32+ characters';

let database: TestDatabase;
let dataDir: string;
const servers: ServerProcess[] = [];

const start = (env: Record<string, string> = {}): ServerProcess => {
  const server = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: secret, ...env });
  servers.push(server);
  return server;
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-process-test-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const administratorEnv = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'first-Password-1' };

const signIn = (url: string, password: string): Promise<Response> =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administratorEnv.ADMIN_EMAIL, password }),
  });

/**
 * Sends a signal to a process during a request. The process must complete the request, accept no new requests, and
 * exit with code 0.
 */
async function expectOrderlyEnd(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  const url = new URL(await server.ready);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' });
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  await once(socket, 'connect');
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: facet\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${head}Expect: 100-continue\r\n\r\n${body.slice(0, 10)}`);
  await once(socket, 'data'); // "100 Continue" shows that the server is processing the request

  server.signal(signal);
  await until(
    () => statusOf(url.href).catch(() => 'refused'),
    (status) => status === 'refused',
  );
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(received).toMatch(/HTTP\/1\.1 4\d\d .*"errorCode":\d+/s);
  expect((await server.ended).code).toBe(0);
}

test('serves health checks and metrics, creates the first administrator, shuts down gracefully, and reports a lost database', async () => {
  const metricsPort = String(await freePort());
  const first = start({
    ...administratorEnv,
    METRICS_PORT: metricsPort,
    ALLOWED_HOSTS: 'shop.example.com,facet',
    BUILD_COMMIT: 'a1b2c3d4e5',
  });
  const url = await first.ready;
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/readyz",http_response_status_code="200"\} 1/,
  );
  expect(await statusOf(`${url}/metrics`)).toBe(404);
  const internal = `http://127.0.0.1:${metricsPort}`;
  expect(await statusOf(`${internal}/healthz`)).toBe(404);
  const version = await fetch(`${url}/version`);
  expect(version.headers.get('cache-control')).toBe('no-store');
  expect(await version.json()).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), commit: 'a1b2c3d4e5' });
  // A proxy that obtains certificates on demand asks for host names of this server only.
  expect(await statusOf(`${internal}/tls-allowed?domain=SHOP.example.com`)).toBe(200);
  for (const query of ['?domain=other.example.com', '?domain=localhost', '?domain=', ''])
    expect(await statusOf(`${internal}/tls-allowed${query}`)).toBe(404);
  expect((await signIn(url, 'first-Password-1')).status).toBe(200);
  await expectOrderlyEnd(first, 'SIGTERM');

  // Changing the variable does not change an existing administrator.
  const next = await start({ ...administratorEnv, ADMIN_PASSWORD: 'second-Password-2' }).ready;
  expect((await signIn(next, 'first-Password-1')).status).toBe(200);
  expect((await signIn(next, 'second-Password-2')).status).toBe(401);

  await database.drop();
  await until(
    () => statusOf(`${next}/readyz`),
    (status) => status === 503,
  );
  expect(await statusOf(`${next}/healthz`)).toBe(200);
});

// The tests for `env.ts` cover all variables.
test('exits with one line that names an invalid environment variable', async () => {
  const { code, output } = await start({ PORT: 'eighty' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^PORT: /)]);
});

test("exits with one line that names the variable if the first administrator's password is weak", async () => {
  const { code, output } = await start({ ...administratorEnv, ADMIN_PASSWORD: 'password1' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual(['ADMIN_PASSWORD: is too easy to guess: choose a less common password']);
});

test('exits with one line that contains both numbers if the database allows too few connections', async () => {
  const { code, output } = await start({ WEB_CONCURRENCY: '4', DATABASE_POOL_SIZE: '50' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^DATABASE_POOL_SIZE: .*allows 97 connections.*WEB_CONCURRENCY=4.*DATABASE_POOL_SIZE=50 need 300/,
    ),
  ]);
});

/** Sends a request on a new connection, and returns the status. */
const freshStatusOf = async (url: string): Promise<number> =>
  (await fetch(url, { headers: { connection: 'close' } })).status;

test.each(['1', '2'])(
  'warns about unsent emails and missing accounts, and serves requests while it drains: %s processes',
  async (processes) => {
    const server = start({
      NODE_ENV: 'production',
      MAIL_DIR: path.join(dataDir, 'outbox'),
      DRAIN_SECONDS: '300',
      WEB_CONCURRENCY: processes,
      LOG_LEVEL: 'info',
    });
    const url = await server.ready;
    await until(
      async () => server.output().split('a server process has started').length - 1,
      (started) => started === (processes === '1' ? 0 : 2),
    );
    const lines = server.output().split('\n');
    expect(lines.filter((line) => line.includes('SMTP_URL'))).toEqual([
      expect.stringMatching(/"level":40.*SMTP_URL is not set, so emails are written to files in \/.*\/outbox/),
    ]);
    // Compared with all lines, so that a failure shows them.
    expect(lines).toContainEqual(expect.stringContaining('the database has no accounts'));
    server.signal('SIGTERM');
    await until(
      async () => server.output().split('"draining"').length - 1,
      (draining) => draining === Number(processes),
    );
    // More requests than processes, so that each process receives one.
    for (const _ of Array.from({ length: 4 })) {
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'draining' });
      expect(await freshStatusOf(`${url}/readyz`)).toBe(503);
      expect(await freshStatusOf(`${url}/healthz`)).toBe(200);
      expect(await freshStatusOf(`${url}/api/site/settings`)).not.toBe(503);
    }
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  },
);

test('stops after DRAIN_SECONDS without another signal', async () => {
  const server = start({ DRAIN_SECONDS: '1' });
  const url = await server.ready;
  server.signal('SIGTERM');
  const statuses: number[] = [];
  await until(
    async () =>
      freshStatusOf(`${url}/healthz`).then(
        (status) => statuses.push(status),
        () => 'refused',
      ),
    (result) => result === 'refused',
  );
  expect([...new Set(statuses)]).toEqual([200]);
  expect((await server.ended).code).toBe(0);
});

test('exits with one line that names the variable if the metrics port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await start({ METRICS_PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([`METRICS_PORT: ${port} is in use by another program`]);
});

test('exits if the import folder is not a folder', async () => {
  const file = path.join(dataDir, 'a file');
  await writeFile(file, '');
  const { code, output } = await start({ IMPORT_DIR: file }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^IMPORT_DIR: .*a file/);
});

test('starts an embedded PostgreSQL if DATABASE_URL is not set, and stops the database on exit', async () => {
  const environment = { DATABASE_URL: '', DEMO: '0', NODE_ENV: 'production' };
  const server = start(environment);
  expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
  expect(server.output()).toContain('the embedded PostgreSQL is intended for small installations');
  await expectOrderlyEnd(server, 'SIGINT');
  expect(await readdir(path.join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');

  // The database can be started again. If its port is in use, the server exits with one message and stops the
  // database.
  const other = start();
  const url = await other.ready;
  const { code, output } = await start({ ...environment, PORT: new URL(url).port }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT: \d+ is in use by another program$/m);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  expect(await readdir(path.join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');

  const again = start(environment);
  expect(await statusOf(`${await again.ready}/readyz`)).toBe(200);
  again.signal('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

test('deletes temporary uploads of killed processes on the next start, but not uploads of running processes', async () => {
  const uploads = path.join(dataDir, 'uploads');
  const beginUpload = async (url: string) => {
    const signedIn = await signIn(url, administratorEnv.ADMIN_PASSWORD);
    const sending = request(`${url}/api/diamonds/import`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: signedIn.headers.get('authorization') ?? '',
        'content-type': 'multipart/form-data; boundary=cut',
      },
    });
    sending.on('error', () => undefined); // an error is expected, because the server is killed during the upload
    sending.write(
      `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'A1,RB\n'.repeat(9_000)}`,
    );
    return sending;
  };
  /**
   * Returns the entries of a folder with one subfolder per process. Returns an empty list if the folder does not
   * exist.
   */
  const spooled = (folder = uploads): Promise<string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });

  const living = start(administratorEnv);
  const killed = start(administratorEnv);
  const sending = await beginUpload(await living.ready);
  // Sends more data at intervals, because the server would close a stalled upload.
  const dripping = setInterval(() => sending.write('A1,RB\n'.repeat(4_000)), 500);
  const [remaining = ''] = await until(
    () => spooled(),
    (names) => names.length === 1,
  );
  await beginUpload(await killed.ready);
  await until(
    () => spooled(),
    (names) => names.length === 2,
  );
  killed.signal('SIGKILL');
  await killed.ended;
  // The server cannot check processes on other machines. Their folders are deleted after they have not been used for
  // a week.
  for (const name of ['elsewhere~1~0~abc', 'elsewhere~2~0~abc']) await mkdir(path.join(uploads, name));
  await utimes(path.join(uploads, 'elsewhere~1~0~abc'), 0, Date.now() / 1000 - 8 * 24 * 3_600);

  await start().ready;
  expect((await spooled()).sort()).toEqual(['elsewhere~2~0~abc', remaining].sort());
  expect(await spooled(path.join(uploads, remaining))).toHaveLength(1);
  clearInterval(dripping);
  sending.destroy();
  await until(
    () => spooled(path.join(uploads, remaining)),
    (names) => names.length === 0,
  );
});
