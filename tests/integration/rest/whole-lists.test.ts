import { readdir } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changeMany } from '../../support/without-time-limits.ts';

/* Tests the transfer of complete lists: consistent snapshots, slow clients, compression and caching. */

const rows = 3_000;

let app: TestApp;
let administrator: Person;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  headers = { authorization: `Bearer ${administrator.token}` };
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, comment)
      select 'W-' || n, 1, n, 1, repeat(md5(n::text), 30) from generate_series(1, ${rows}) n`,
  );
});
afterAll(() => app.stop());

/** Requests the list over a new connection. The caller decides when to read the response. */
const fetchList = (more: Record<string, string>, address = '/api/diamonds') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    http.get(`${app.url}${address}`, { agent: false, headers: { ...headers, ...more } }, resolve).once('error', reject);
  });

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Returns the number of queries for diamonds. Excludes the revision query, which also reads the end of the next hold.
 */
const readsOfStones = (queries: readonly string[]): number =>
  queries.filter((query) => /from diamond d\b/i.test(query) && !/from change_count\b/i.test(query)).length;

/** Returns the names of the files in which lists are buffered. */
async function spools(): Promise<string[]> {
  const files = await readdir(path.join(app.env.DATA_DIR, 'lists'), { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}

async function transactions(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and backend_type = 'client backend'`.execute(app.em().getKysely());
  return rows[0]?.open ?? 0;
}

const until0 = (read: () => Promise<number>) => until(read, (count) => count === 0);

test("reads a list's rows once for all concurrent clients, and keeps no transaction open for a slow client", async () => {
  const { result, queries } = await countQueries(async () => {
    const stalled = await fetchList({ 'accept-encoding': 'identity' });
    const others = await Promise.all(
      ['gzip', 'identity'].map((encoding) => fetchList({ 'accept-encoding': encoding })),
    );
    const bytes = await Promise.all(others.map(bytesOf));
    await until0(transactions);
    return { stalled, whole: bytes[1] ?? Buffer.of() };
  });
  expect(JSON.parse(result.whole.toString())).toHaveLength(rows);
  const readsOfOne = Math.ceil(rows / 100) + 1;
  expect(readsOfStones(queries)).toBeLessThanOrEqual(readsOfOne);
  expect(await spools()).toHaveLength(1);

  result.stalled.destroy();
  await until0(async () => (await spools()).length);
});

test('stops reading a list when its only client disconnects', async () => {
  const { queries } = await countQueries(async () => {
    const response = await fetchList({ 'accept-encoding': 'identity' });
    response.destroy();
    await until0(async () => (await spools()).length);
    await until0(transactions);
  });
  expect(readsOfStones(queries)).toBeLessThan(rows / 100 / 2);
});

test('sends a consistent snapshot with a matching ETag to slow clients while prices change', async () => {
  let price = 0;
  let isChanging = true;
  const change = async (): Promise<void> => {
    while (isChanging) {
      await sql`update diamond set price_per_carat = ${price + 1}`.execute(app.em().getKysely());
      price += 1;
    }
  };
  const changing = change();
  const changed = async (): Promise<void> => {
    const before = price;
    await until(
      async () => price,
      (now) => now > before,
    );
  };
  const priceOf = new Map<string, number>();
  try {
    await changed();
    for (const encoding of ['identity', 'gzip']) {
      const response = await fetchList({ 'accept-encoding': encoding });
      await changed();
      const bytes = await bytesOf(response);
      const stones: { product: { pricePerCarat: number } }[] = JSON.parse(
        String(encoding === 'gzip' ? gunzipSync(bytes) : bytes),
      );
      const prices = new Set(stones.map(({ product }) => product.pricePerCarat));
      expect({ stones: stones.length, prices: prices.size }).toEqual({ stones: rows, prices: 1 });
      const [only = 0] = prices;
      expect(priceOf.get(response.headers.etag ?? '') ?? only).toBe(only);
      priceOf.set(response.headers.etag ?? '', only);
    }
    const { data } = await app.graphql<{ exportStock: { url: string } }>(
      'mutation { exportStock(input: { kind: DIAMOND }) { url } }',
      {},
      administrator.token,
    );
    const result = await fetchList({ 'accept-encoding': 'identity' }, data?.exportStock.url);
    await changed();
    // Splits at commas, because the cells of these stones contain no commas or line breaks.
    const lines = String(await bytesOf(result))
      .trim()
      .split('\r\n');
    const records = lines.map((line) => line.split(','));
    const column = records[0]?.indexOf('pricePerCarat') ?? -1;
    expect(records).toHaveLength(rows + 1);
    expect(new Set(records.slice(1).map((cells) => cells[column])).size).toBe(1);
  } finally {
    isChanging = false;
    await changing;
  }
  // Two different snapshots never have the same ETag.
  expect(new Set(priceOf.values()).size).toBe(priceOf.size);
});

/**
 * Other stock types with long lists. Each has a table, the columns and values of a row, a price column and a price
 * field.
 */
const otherTypes = [
  ['melee', 'carats, color', `1, 3`, 'price_per_carat', 'pricePerCarat'],
  ['ring_setting', 'name', `'Petal'`, 'price', 'price'],
  ['generic_diamond', 'shape_id, carats_from', `1, 1`, 'price_per_carat', 'pricePerCarat'],
  ['eternity_ring', 'name, shape_id', `'Band', 1`, 'price', 'price'],
  ['bracelet', 'name, size', `'Tennis', n::text`, 'price', 'price'],
  ['custom_necklace', 'name', `'Riviera'`, 'price', 'price'],
  ['jewellery_piece', 'title, type', `'Toi et moi', 'ring'`, 'total_price', 'totalPrice'],
] as const;
const pathOf: Partial<Record<string, string>> = {
  melee: 'melee',
  jewellery_piece: 'products',
  bracelet: 'bracelets/Tennis',
};

test.each(otherTypes)(
  'sends a consistent snapshot of %s while prices change',
  async (table, columns, values, column, name) => {
    const db = app.em().getKysely();
    await changeMany(
      app,
      sql`
        insert into ${sql.table(table)} (stock_number, ${sql.raw(columns)}, ${sql.ref(column)})
        select 'W-' || n, ${sql.raw(values)}, 1 from generate_series(1, 2000) n`,
    );
    let isChanging = true;
    const change = async (): Promise<void> => {
      for (let price = 2; isChanging; price++) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${price}`.execute(db);
      }
    };
    const changing = change();
    const ids = new Set<unknown>();
    try {
      while (ids.size < 8) {
        const { status, body } = await app.rest<Record<string, unknown>[]>(
          'GET',
          `/api/${pathOf[table] ?? `${table}s`}`,
          {
            token: administrator.token,
          },
        );
        expect([status, body.length]).toEqual([200, 2000]);
        const prices = new Set(body.map((row) => Object(row.product ?? row)[name]));
        expect([...prices]).toEqual([expect.any(Number)]);
        for (const price of prices) ids.add(price);
      }
    } finally {
      isChanging = false;
      await changing;
    }
  },
);

test('sends identical data and ETags with each encoding, and the appropriate Vary header', async () => {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const response = await fetchList({ 'accept-encoding': encoding });
      return { response, bytes: await bytesOf(response) };
    }),
  );
  if (!plain || !gzip || !brotli) throw new Error('three were asked for');
  expect(gzip.response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  for (const { response } of [plain, gzip, brotli]) {
    expect(response.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(response.headers.etag).toBe(plain.response.headers.etag);
    expect(response.headers.vary).toMatch(/Authorization/);
    expect(response.headers.vary).toMatch(/Accept-Encoding/);
  }
});

test('reads no rows for a 304 response, and sends the Vary header', async () => {
  const first = await fetchList({}, '/api/diamonds?page=0&pageSize=1');
  first.resume();
  const { result, queries } = await countQueries(() => fetchList({ 'if-none-match': first.headers.etag ?? '' }));
  result.resume();
  expect([result.statusCode, result.headers.etag]).toEqual([304, first.headers.etag]);
  expect(result.headers.vary).toMatch(/Accept-Encoding/);
  expect(readsOfStones(queries)).toBe(0);
});
