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

jest.setTimeout(300_000); // whole processes, one after the other, some of them with a database server of their own

const secret = 'a secret that only tests know, 32+ characters';

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
  await chmod(dataDir, 0o755); // run as root, PostgreSQL has an account of its own that must get in
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const chief = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'first-Password-1' };

const signIn = (url: string, password: string): Promise<Response> =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: chief.ADMIN_EMAIL, password }),
  });

/** Ends a process by a signal in the middle of a request, which it finishes; it takes no new one, and exits with 0. */
async function expectOrderlyEnd(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  const url = new URL(await server.ready);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' });
  const socket = connect(Number(url.port), url.hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  await once(socket, 'connect');
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: facet\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  socket.write(`${head}Expect: 100-continue\r\n\r\n${body.slice(0, 10)}`);
  await once(socket, 'data'); // "100 Continue": the server has begun to work on it

  server.signal(signal);
  await until(
    () => statusOf(url.href).catch(() => 'refused'),
    (status) => status === 'refused',
  );
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(answer).toMatch(/HTTP\/1\.1 4\d\d .*"errorCode":\d+/s);
  expect((await server.ended).code).toBe(0);
}

test('two lives of a house: what it says of itself, its administrator, its end by a signal, and without its database', async () => {
  const metricsPort = String(await freePort());
  const first = start({ ...chief, METRICS_PORT: metricsPort });
  const url = await first.ready;
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",area="readyz",status="200"\} 1/);
  expect(await statusOf(`${url}/metrics`)).toBe(404);
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/healthz`)).toBe(404);
  expect((await signIn(url, 'first-Password-1')).status).toBe(200);
  await expectOrderlyEnd(first, 'SIGTERM');

  // A change in the environment changes no existing administrator.
  const next = await start({ ...chief, ADMIN_PASSWORD: 'second-Password-2' }).ready;
  expect((await signIn(next, 'first-Password-1')).status).toBe(200);
  expect((await signIn(next, 'second-Password-2')).status).toBe(401);

  await database.drop();
  await until(
    () => statusOf(`${next}/readyz`),
    (status) => status === 503,
  );
  expect(await statusOf(`${next}/healthz`)).toBe(200);
});

// That every variable is checked is shown beside `env.ts`.
test('refuses a wrong variable in one line that names it', async () => {
  const { code, output } = await start({ PORT: 'eighty' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^PORT: /)]);
});

test('refuses a first administrator whose password is easy to guess, in one line that names the variable', async () => {
  const { code, output } = await start({ ...chief, ADMIN_PASSWORD: 'password1' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual(['ADMIN_PASSWORD: is too easy to guess: choose a less common password']);
});

test('refuses a metrics port that is in use, in one line that names the variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, output } = await start({ METRICS_PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([`METRICS_PORT: ${port} is in use by another program`]);
});

test('refuses an import folder that is none, and ends', async () => {
  const file = path.join(dataDir, 'a file');
  await writeFile(file, '');
  const { code, output } = await start({ IMPORT_DIR: file }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^IMPORT_DIR: .*a file/);
});

test('starts its own PostgreSQL without DATABASE_URL, and stops it with itself', async () => {
  const own = { DATABASE_URL: '', DEMO: '0' };
  const server = start(own);
  expect(await statusOf(`${await server.ready}/readyz`)).toBe(200);
  await expectOrderlyEnd(server, 'SIGINT');
  expect(await readdir(path.join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');

  // It starts from there again. A port that is taken is told in one line, and the database is stopped then too.
  const other = start();
  const url = await other.ready;
  const { code, output } = await start({ ...own, PORT: new URL(url).port }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT: \d+ is in use by another program$/m);
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  expect(await readdir(path.join(dataDir, 'postgres/cluster'))).not.toContain('postmaster.pid');

  const again = start(own);
  expect(await statusOf(`${await again.ready}/readyz`)).toBe(200);
  again.signal('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

test('what a killed process had in its spool is gone after the next start, what a living one has is not', async () => {
  const uploads = path.join(dataDir, 'uploads');
  const beginUpload = async (url: string) => {
    const signedIn = await signIn(url, chief.ADMIN_PASSWORD);
    const sending = request(`${url}/api/diamonds/import`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: signedIn.headers.get('authorization') ?? '',
        'content-type': 'multipart/form-data; boundary=cut',
      },
    });
    sending.on('error', () => undefined); // the server goes away
    sending.write(
      `--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'A1,RB\n'.repeat(9_000)}`,
    );
    return sending;
  };
  /** What lies in a folder that may not be there yet: of all processes, one each. */
  const spooled = (folder = uploads): Promise<string[]> =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });

  const living = start(chief);
  const killed = start(chief);
  const sending = await beginUpload(await living.ready);
  // An upload that does not get on would be cut while the others start.
  const dripping = setInterval(() => sending.write('A1,RB\n'.repeat(4_000)), 500);
  const [kept = ''] = await until(
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
  // Of another machine, which a process of this one cannot ask: what nobody has used for a week goes.
  for (const name of ['elsewhere~1~0~abc', 'elsewhere~2~0~abc']) await mkdir(path.join(uploads, name));
  await utimes(path.join(uploads, 'elsewhere~1~0~abc'), 0, Date.now() / 1000 - 8 * 24 * 3_600);

  await start().ready;
  expect((await spooled()).sort()).toEqual(['elsewhere~2~0~abc', kept].sort());
  expect(await spooled(path.join(uploads, kept))).toHaveLength(1);
  clearInterval(dripping);
  sending.destroy();
  await until(
    () => spooled(path.join(uploads, kept)),
    (names) => names.length === 0,
  );
});
