import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { uploadsOf } from '../../support/uploads.ts';
import { changeMany } from '../../support/without-time-limits.ts';

/* Tests that slow and stalled connections are closed, and that connections that make progress stay open. */

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp({
    http: {
      headersMs: 600,
      windowMs: 1_000,
      bytesPerWindow: 4_000,
      stalledMs: 1_000,
      leftoverMs: 500,
      keepAliveMs: 20_000,
      connectionsPerAddress: 30,
    },
  });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface Line {
  readonly socket: Socket;
  /** Resolves with the received text when the connection is closed. */
  readonly ended: Promise<string>;
}

async function dial(): Promise<Line> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // Treats a connection reset like a normal close.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await once(socket, 'connect');
  return { socket, ended };
}

/** Sends the text repeatedly until the connection is closed. Returns the received text. */
async function drip({ socket, ended }: Line, bit: string, everyMs: number): Promise<string> {
  const timer = setInterval(() => socket.writable && socket.write(bit), everyMs);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
  }
}

const head = (lines: readonly string[]): string =>
  [
    'POST /api/diamonds/import HTTP/1.1',
    'Host: facet',
    `Authorization: Bearer ${administrator.token}`,
    ...lines,
    '',
    '',
  ].join('\r\n');
const form = ['Content-Type: multipart/form-data; boundary=cut'];
const part = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

test('closes a connection that sends no request', async () => {
  const line = await dial();
  expect(await line.ended).toMatch(/^(HTTP\/1.1 408 .*)?$/s);
});

test('closes a connection that sends headers too slowly', async () => {
  const line = await dial();
  line.socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
  expect(await drip(line, 'x', 100)).toMatch(/^(HTTP\/1.1 408 .*)?$/s);
});

test('rejects request headers that are too large', async () => {
  const line = await dial();
  line.socket.write(`GET /healthz HTTP/1.1\r\nHost: facet\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(await line.ended).toMatch(/^HTTP\/1.1 431 /);
});

test.each([
  ['JSON', ['Content-Type: application/json', 'Content-Length: 1000000'], '{"a": "', '/api/diamonds'],
  ['a file', [...form, 'Content-Length: 1000000'], part, '/api/diamonds/import'],
  ['chunks', [...form, 'Transfer-Encoding: chunked'], '1\r\n-\r\n', '/api/diamonds/import'],
])('closes a connection that sends %s too slowly', async (description, lines, beginning, address) => {
  const line = await dial();
  line.socket.write(head(lines).replace('/api/diamonds/import', address) + beginning);
  expect(await drip(line, description === 'chunks' ? '1\r\nx\r\n' : 'x', 50)).not.toMatch(/HTTP\/1.1 2/);
  const spooled = () => uploadsOf(app);
  expect(await until(spooled, (remaining) => remaining.length === 0)).toEqual([]);
});

test('closes a connection that continues to send data after the response', async () => {
  const line = await dial();
  const anonymousHead = head([...form, 'Content-Length: 100000000']).replace(/Authorization: .*\r\n/, '');
  line.socket.write(anonymousHead + part);
  // The client sends fast enough, but the server has already sent the response.
  expect(await drip(line, 'x'.repeat(10_000), 20)).toMatch(/^HTTP\/1.1 401 /);
});

test('closes a connection that does not read the response', async () => {
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, comment)
      select 'S-' || n, 1, n, 1, repeat(md5(n::text), 300) from generate_series(1, 2000) n`,
  );
  const line = await dial();
  line.socket.pause();
  line.socket.write(
    `GET /api/diamonds HTTP/1.1\r\nHost: facet\r\nAuthorization: Bearer ${administrator.token}\r\n\r\n`,
  );
  // The client detects that the connection is closed only when it writes. The server ignores blank lines between
  // requests.
  expect(await drip(line, '\r\n', 100)).not.toMatch(/\]\r\n0\r\n/);
});

test('accepts a slow but steady upload', async () => {
  const { socket } = await dial();
  const row = 'A1,RB,1,100\n';
  const rows = row.repeat(100);
  const times = 40;
  const body = (content: string) => `${part}Stock #,Shape,Weight,Price Per Carat\n${content}\r\n--cut--\r\n`;
  const length = body(rows.repeat(times)).length;
  socket.write(head([...form, `Content-Length: ${length}`, 'Connection: close']));
  const [before = '', after = ''] = body('|').split('|');
  socket.write(before);
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  // Sends about 12 kB per second for 4 seconds.
  for (let time = 0; time < times; time++) {
    socket.write(rows);
    await sleep(100);
  }
  socket.write(after);
  await once(socket, 'close');
  // The error reports the file's duplicate stock numbers, so the complete file has arrived.
  expect(received).toMatch(/^HTTP\/1.1 400 .*"read":4000|^HTTP\/1.1 400 .*"row":\d+/s);
});

test('limits the number of connections per IP address, not counting closed connections', async () => {
  /** Returns whether the connection gets a response. The connection remains open. */
  const isServed = async (line: Line): Promise<boolean> => {
    const responded = once(line.socket, 'data').then(() => true);
    line.socket.write('GET /healthz HTTP/1.1\r\nHost: facet\r\n\r\n');
    return Promise.race([responded, line.ended.then(() => false)]);
  };
  const lines = [];
  const served = [];
  for (let count = 0; count < 40; count++) {
    const line = await dial();
    lines.push(line);
    served.push(await isServed(line));
  }
  expect(served.filter(Boolean)).toHaveLength(30);
  for (const { socket } of lines) socket.destroy();
  await until(async () => isServed(await dial()), Boolean);
});
