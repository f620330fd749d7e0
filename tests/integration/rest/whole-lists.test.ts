import http, { type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Whole lists as they go over the wire: held back by a slow client, compressed, and not sent twice. */

const rows = 20_000;

let app: TestApp;
let administrator: Person;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  headers = { authorization: `Bearer ${administrator.token}` };
  await sql`
    insert into diamond (stock_id, carats, price_per_carat, shape_id, comment)
    select 'W-' || n, 1, n, 1, repeat(md5(n::text), 30) from generate_series(1, ${rows}) n`.execute(
    app.em().getKysely(),
  );
});
afterAll(() => app.stop());

/** Asks for the list of stones over a connection of its own; the answer is not read until somebody reads it. */
const ask = (more: Record<string, string>, path = '/api/diamonds') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    http.get(`${app.url}${path}`, { agent: false, headers: { ...headers, ...more } }, resolve).once('error', reject);
  });

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const readsOfStones = (queries: readonly string[]): number =>
  queries.filter((query) => /from diamond d\b/i.test(query)).length;

test('rows are read no faster than the client takes them', async () => {
  const { result, queries } = await countQueries(async () => {
    // Nobody reads this answer, so that it stops when the buffers between the two are full.
    const stalled = await ask({ 'accept-encoding': 'identity' });
    // By the time that another one has got all of his, the first one would have been sent as well.
    const whole = await bytesOf(await ask({ 'accept-encoding': 'identity' }));
    stalled.destroy();
    return whole;
  });
  expect(JSON.parse(result.toString())).toHaveLength(rows);
  const readsOfOne = Math.ceil(rows / 500) + 1;
  expect(readsOfStones(queries)).toBeGreaterThanOrEqual(readsOfOne);
  expect(readsOfStones(queries)).toBeLessThan(readsOfOne * 1.6);
});

test('compressed lists hold the same, under the same ETag, and caches are told what makes the difference', async () => {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const answer = await ask({ 'accept-encoding': encoding });
      return { answer, bytes: await bytesOf(answer) };
    }),
  );
  if (!plain || !gzip || !brotli) throw new Error('three were asked for');
  expect(gzip.answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  for (const { answer } of [plain, gzip, brotli]) {
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(answer.headers.etag).toBe(plain.answer.headers.etag);
    expect(answer.headers.vary).toMatch(/Authorization/);
    expect(answer.headers.vary).toMatch(/Accept-Encoding/);
  }
});

test('304 reads no row, and says on what it depends', async () => {
  const first = await ask({}, '/api/diamonds?page=0&pageSize=1');
  first.resume();
  const { result, queries } = await countQueries(() => ask({ 'if-none-match': first.headers.etag ?? '' }));
  result.resume();
  expect([result.statusCode, result.headers.etag]).toEqual([304, first.headers.etag]);
  expect(result.headers.vary).toMatch(/Accept-Encoding/);
  expect(readsOfStones(queries)).toBe(0);
});
