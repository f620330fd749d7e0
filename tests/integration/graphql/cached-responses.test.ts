import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { countQueries } from '../../support/count-queries.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that cached responses are reused until their data changes or the caller loses access. */

let app: TestApp;
let trader: Person;
let stones: number[];

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: '1' } });
  trader = await createPerson(app);
  stones = await createStones(app, [{ carats: '1' }, { carats: '2' }, { carats: '3', shapeId: 3 }]);
});
afterAll(() => app.stop());

const list = `query List($filter: DiamondFilter) {
  diamonds(filter: $filter) {
    total
    items { id stockNumber note availability price { total currency } pairMate { id } set { stones } }
    facets(fields: [SHAPE]) { field ... on OptionFacet { options { value count } } }
  }
}`;
const rounds = { filter: { shapeIds: [1] } };

interface Listed {
  readonly diamonds: {
    readonly total: number;
    readonly items: readonly { id: string; note: string | null; price: { total: string } | null }[];
  };
}

const runQuery = (token: string | null, variables: Record<string, unknown> = rounds) =>
  app.graphql<Listed>(list, variables, token);
const totals = async (token: string | null) =>
  (await runQuery(token)).data?.diamonds.items.map(({ price }) => price?.total ?? null);
const run = async (statement: ReturnType<typeof sql>) => {
  await statement.execute(app.em().getKysely());
};

test('serves a repeated request from the cache with a single query, which reads the revision', async () => {
  const first = await runQuery(trader.token);
  const { result, queries } = await countQueries(() => runQuery(trader.token));
  expect(result.data).toEqual(first.data);
  expect(first.data?.diamonds.total).toBe(2);
  // Ignores the queries that store costs in the background.
  const stockQueries = queries.filter((text) => !text.includes('rate_limit'));
  expect(stockQueries).toHaveLength(1);
  expect(stockQueries[0]).toContain('change_mark');
});

test('charges and reports the cost of every request, including cached responses', async () => {
  const costs = [await runQuery(trader.token), await runQuery(trader.token)].map(({ extensions, headers }) => ({
    cost: extensions.cost,
    header: headers.get('ratelimit'),
  }));
  const [firstCost, secondCost] = costs.map(({ cost }) => cost as { requested: number; remaining: number });
  expect(secondCost?.requested).toBe(firstCost?.requested);
  expect(firstCost?.requested).toBeGreaterThan(10);
  expect(secondCost?.remaining).toBeLessThan(firstCost?.remaining ?? 0);
  expect(costs[1]?.header).toContain(`r=${secondCost?.remaining}`);
});

test('returns changed data immediately instead of the cached response', async () => {
  expect(await totals(trader.token)).toEqual([1000, 2000]);
  await run(sql`update diamond set price_per_carat = 1500 where id = ${stones[0]}`);
  expect(await totals(trader.token)).toEqual([1500, 2000]);
  await run(sql`update diamond set price_per_carat = 1000 where id = ${stones[0]}`);
});

test('returns changed prices and notes of the caller immediately', async () => {
  const buyer = await createPerson(app);
  expect(await totals(buyer.token)).toEqual([1000, 2000]);
  await run(sql`insert into user_markup (user_id, percent) values (${buyer.id}, 10)`);
  expect(await totals(buyer.token)).toEqual([1100, 2200]);
  const noted = await app.graphql(
    `mutation { setStockNote(input: { kind: DIAMOND, id: ${stones[0]}, text: "Ask for it" }) { item { id } } }`,
    {},
    buyer.token,
  );
  expect(noted.errors).toEqual([]);
  expect((await runQuery(buyer.token)).data?.diamonds.items[0]?.note).toBe('Ask for it');
  expect((await runQuery(trader.token)).data?.diamonds.items[0]?.note).toBeNull();
});

test('returns the availability of a stone on hold separately for each caller', async () => {
  const [holder, other] = [await createPerson(app), await createPerson(app)];
  const availability = async (token: string) => (await runQuery(token)).data?.diamonds.items[0];
  const before = await availability(other.token);
  await availability(holder.token);
  await run(sql`update diamond set status = 2, hold_user_id = ${holder.id} where id = ${stones[0]}`);
  expect(await availability(holder.token)).toMatchObject({ availability: 'HELD_FOR_YOU' });
  expect(await availability(other.token)).toMatchObject({ availability: 'ON_HOLD' });
  await run(sql`update diamond set status = 1, hold_user_id = null where id = ${stones[0]}`);
  expect(await availability(other.token)).toEqual(before);
});

test('does not serve a cached response to a user who is no longer approved', async () => {
  const blocked = await createPerson(app);
  await runQuery(blocked.token);
  await run(sql`update user_account set is_approved = false where id = ${blocked.id}`);
  const response = await runQuery(blocked.token);
  expect(response.status).toBe(401);
  expect(response.data?.diamonds).toBeNull();
});

test("does not share cached responses between an owner's session and API keys with different scopes", async () => {
  const owner = await createPerson(app);
  const key = (await createKey(app, owner, ['STOCK_READ', 'PRICES_READ'])).key;
  const withoutPrices = (await createKey(app, owner, ['STOCK_READ'])).key;
  const withoutStock = (await createKey(app, owner, ['ORDERS_READ'])).key;
  expect(await totals(owner.token)).toEqual([1000, 2000]);
  for (const again of [1, 2]) {
    expect([again, await totals(key)]).toEqual([again, [1000, 2000]]);
    expect([again, await totals(withoutPrices)]).toEqual([again, [null, null]]);
    expect([again, (await runQuery(withoutStock)).errors[0]?.extensions.reason]).toEqual([again, 'SCOPE_MISSING']);
  }
});

test('rejects restricted fields on every request, including repeated requests', async () => {
  const query = '{ diamonds { items { id holdUntil } } }';
  const first = await app.graphql(query, {}, trader.token);
  expect(first.errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await app.graphql(query, {}, trader.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('sends a compressed response with its Content-Length', async () => {
  await runQuery(trader.token);
  const { headers, bytes } = await compressedBody(trader.token);
  expect(headers['content-encoding']).toBe('gzip');
  // The length is known in advance, because the compressed response is cached.
  expect(headers['content-length']).toBe(String(bytes.length));
  const { data, extensions } = JSON.parse(gunzipSync(bytes).toString());
  expect(data).toEqual((await runQuery(trader.token)).data);
  expect(extensions.cost.remaining).toBeGreaterThan(0);
});

/** Returns the body in compressed form. `fetch` would decompress it. */
async function compressedBody(token: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: IncomingHttpHeaders; bytes: Buffer }>();
  const question = request(
    `${app.url}/graphql`,
    {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
        'accept-encoding': 'gzip',
      },
    },
    async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ headers: response.headers, bytes: Buffer.concat(parts) });
    },
  );
  question.on('error', reject).end(JSON.stringify({ query: list, variables: rounds }));
  return promise;
}

describe('GET requests served from the response cache', () => {
  const get = (token: string | null, headers: Record<string, string> = {}) => {
    const question = new URLSearchParams({ query: list, variables: JSON.stringify(rounds) });
    return fetch(`${app.url}/graphql?${question}`, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
  };
  const conditionally = (token: string, etag: string) => get(token, { 'if-none-match': etag });

  test('returns an identical ETag for an identical response, and 304 if the ETag matches', async () => {
    const reader = await createPerson(app);
    const responses = [await get(reader.token), await get(reader.token)];
    const bodies = await Promise.all(responses.map((response) => response.text()));
    const [etag, second] = responses.map(({ headers }) => headers.get('etag') ?? '');
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(second).toBe(etag);
    expect(bodies[1]).toBe(bodies[0]);
    expect(JSON.parse(bodies[0] ?? '').data.diamonds.total).toBe(2);
    expect(responses[1]?.headers.get('cache-control')).toBe('private, no-cache');
    expect(responses[1]?.headers.get('vary')).toMatch(/authorization/i);
    const third = await conditionally(reader.token, etag ?? '');
    expect([third.status, await third.text()]).toEqual([304, '']);
  });

  test('changes the ETag only if the returned data changes', async () => {
    const reader = await createPerson(app);
    const etag = (await get(reader.token)).headers.get('etag') ?? '';
    await run(sql`update diamond set price_per_carat = 1234 where id = ${stones[2]}`);
    expect((await conditionally(reader.token, etag)).status).toBe(304);
    await run(sql`update diamond set price_per_carat = 1001 where id = ${stones[1]}`);
    const changed = await conditionally(reader.token, etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    await run(sql`update diamond set price_per_carat = 1000 where id = ${stones[1]}`);
  });

  test('rejects a query that a cross-site page could send without a preflight request, even if its response is cached', async () => {
    await get(null, { 'apollo-require-preflight': '1' });
    expect((await get(null)).status).toBe(400);
  });
});
