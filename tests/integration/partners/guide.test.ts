import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../support/free-port.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { webhooksIn } from '../webhooks/webhook-helpers.ts';
import { type ExampleEnvironment, runExample, startExample } from './programs.ts';

/* Tests the examples in the partner guide (`/partners`) by running them unchanged against a server. */

const scopes = ['STOCK_READ', 'PRICES_READ', 'HOLDS_WRITE', 'ORDERS_READ', 'ORDERS_WRITE', 'WEBHOOKS_MANAGE'] as const;

/** Number of stones, which is more than one page of the feed. */
const stoneCount = 1_010;

let app: TestApp;
let root: string;

beforeAll(async () => {
  [app, root] = await Promise.all([
    startTestApp({ env: { WEBHOOK_PRIVATE: '1', MAX_HOLDS: '3' } }),
    mkdtemp(path.join(tmpdir(), 'facet-guide-')),
  ]);
  await createStones(
    app,
    Array.from({ length: stoneCount }, () => ({})),
  );
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});

const run = async <R>(statement: RawBuilder<R>): Promise<R[]> => (await statement.execute(app.em().getKysely())).rows;

/** Creates a partner with an API key and a working directory. */
async function newPartner(): Promise<{ person: Person; environment: ExampleEnvironment }> {
  const person = await createPerson(app);
  const { key } = await createKey(app, person, scopes);
  const folder = await mkdtemp(path.join(root, 'partner-'));
  return { person, environment: { folder, env: { FACET_URL: app.url, FACET_KEY: key } } };
}

const stockNumberOf = async (id: number): Promise<string> =>
  (await run(sql<{ stock_id: string }>`select stock_id from diamond where id = ${id}`))[0]?.stock_id ?? '';

describe.each(['sh', 'ts', 'py'])('guide examples in %s', (language) => {
  let person: Person;
  let environment: ExampleEnvironment;
  beforeAll(async () => {
    ({ person, environment } = await newPartner());
  });

  /**
   * Returns the partner's copy of the stock by ID. The shell example stores all items in one file, and the other
   * examples store one file per item.
   */
  async function copy(): Promise<ReadonlyMap<number, string>> {
    if (language === 'sh') {
      const text = await readFile(path.join(environment.folder, 'stock.ndjson'), 'utf8');
      const lines = text.split('\n').filter((line) => line !== '');
      const items = new Map(lines.map((line) => [Number(JSON.parse(line).id), line]));
      expect(items.size).toBe(lines.length);
      return items;
    }
    const folder = path.join(environment.folder, 'stock');
    const items = new Map<number, string>();
    for (const name of await readdir(folder)) {
      const [, id] = /^diamonds-(\d+)\.json$/.exec(name) ?? [];
      items.set(Number(id), await readFile(path.join(folder, name), 'utf8'));
    }
    return items;
  }
  const ids = async (): Promise<number[]> => [...(await copy()).keys()].sort((a, b) => a - b);

  test('prints a page of diamonds', async () => {
    const first = (await run(sql<{ id: number }>`select id from diamond where is_active order by id limit 10`))[0]?.id;
    const printed = await runExample(environment, `first-page.${language}`);
    expect(printed).toContain(await stockNumberOf(first ?? 0));
    expect(printed).toMatch(/\b1000\b/);
  });

  test('copies the stock and updates the copy', async () => {
    const [deletedId, dearer] = await createStones(app, [{}, {}]);
    const active = await run(sql<{ id: number }>`select id from diamond where is_active order by id`);
    await runExample(environment, `feed.${language}`);
    expect(await ids()).toEqual(active.map(({ id }) => id));

    await run(sql`update diamond set is_active = false where id = ${deletedId}`);
    await run(sql`update diamond set price_per_carat = 4321 where id = ${dearer}`);
    const added = await createStone(app);
    await runExample(environment, `feed.${language}`);
    const now = await copy();
    expect([...now.keys()]).toEqual(expect.arrayContaining([added, dearer]));
    expect(now.has(deletedId ?? 0)).toBe(false);
    expect(now.get(dearer ?? 0)).toContain('4321');
    expect(now.size).toBe(active.length);
    if (language === 'sh')
      expect((await readdir(environment.folder)).sort()).toEqual(['changes.ndjson', 'cursor.txt', 'stock.ndjson']);

    // The cursor expires when prices change. Without a cursor, the complete stock is sent again.
    await run(sql`insert into user_markup (user_id, percent) values (${person.id}, 10)`);
    await expect(runExample(environment, `feed.${language}`)).rejects.toThrow('410');
    await rm(path.join(environment.folder, 'cursor.txt'));
    await runExample(environment, `feed.${language}`);
    expect((await copy()).get(added)).toContain('1100');
  });

  test('holds and orders a diamond only once', async () => {
    // Uses a new partner without markups, because the other tests have given their partner one.
    const { person, environment } = await newPartner();
    const id = await createStone(app);
    const printed = await runExample(environment, `order.${language}`, String(id), '1000');
    expect(printed).toContain(await stockNumberOf(id));
    expect(printed).toContain('PROCESSING');
    expect(printed).toMatch(/false/i);
    expect(await runExample(environment, `order.${language}`, String(id), '1000')).toMatch(/true/i);
    const orders = await run(sql`select reference from sales_order where user_id = ${person.id}`);
    expect(orders).toEqual([{ reference: 'PO 4711' }]);
    // The shell example prints the response. The other examples exit with the explanation.
    const refusal = await runExample(environment, `order.${language}`, '999999', '1000').catch(
      ({ message }) => message,
    );
    expect(refusal).toContain('The stone does not exist');
  });
});

test.each(['ts', 'py'])(
  'accepts signed webhooks in %s, and rejects webhooks with other signatures',
  async (language) => {
    const { person, environment } = await newPartner();
    const webhooks = webhooksIn(app);
    const port = await freePort();
    const created: unknown = JSON.parse(await runExample(environment, 'endpoint.sh', `http://127.0.0.1:${port}/facet`));
    expect(created).toMatchObject({ data: { createWebhookEndpoint: { secret: expect.stringMatching(/^whsec_/) } } });
    const [, secret = ''] = /"secret":"([^"]+)"/.exec(JSON.stringify(created)) ?? [];
    const env = { ...environment.env, PORT: String(port), FACET_WEBHOOK_SECRET: secret };
    const example = await startExample({ ...environment, env }, `webhook.${language}`);
    try {
      const [endpoint] = await run(sql<{ id: number }>`select id from webhook_endpoint where user_id = ${person.id}`);
      await webhooks.run(person.token, 'sendTestWebhook', { endpointId: String(endpoint?.id) });
      await webhooks.send();
      const [delivery] = await webhooks.deliveries(person.token, String(endpoint?.id));
      expect(delivery?.attempts.map(({ status }) => status)).toEqual([204]);
      const messages = await until(
        async () => example.output(),
        (output) => output.includes('test'),
      );
      expect(messages).toContain(delivery?.id);

      const statusOf = async (signedWith: string, timestamp = new Date(), body = '{"type":"test","data":{}}') => {
        const headers = {
          'webhook-id': 'mine',
          'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1_000)),
          'webhook-signature': new Webhook(signedWith).sign('mine', timestamp, '{"type":"test","data":{}}'),
        };
        return (await fetch(example.url, { method: 'POST', headers, body })).status;
      };
      const other = `whsec_${Buffer.from('the secret of another endpoint').toString('base64')}`;
      expect(await statusOf(secret)).toBe(204);
      expect(await statusOf(other)).toBe(400);
      expect(await statusOf(secret, new Date(Date.now() - 600_000))).toBe(400);
      expect(await statusOf(secret, new Date(), '{"type":"test","data":{"of":"mine"}}')).toBe(400);
    } finally {
      await example.stop();
    }
  },
);

test('returns the requested test error only to test keys', async () => {
  const { person, environment } = await newPartner();
  const { key } = await createKey(app, person, scopes, { isTest: true });
  const responseTo = async (FACET_KEY: string): Promise<unknown> =>
    JSON.parse(await runExample({ ...environment, env: { ...environment.env, FACET_KEY } }, 'test-error.sh')).errors[0]
      .extensions;
  expect(await responseTo(key)).toMatchObject({ code: 'INVALID_REQUEST', errorCode: 90, reason: 'PRICE_CHANGED' });
  expect(await responseTo(environment.env.FACET_KEY ?? '')).toMatchObject({ details: [{ path: 'Facet-Test-Error' }] });
});

test('enforces the limits documented in the guide', async () => {
  const { environment } = await newPartner();
  const runQuery = (query: string) => app.graphql<Record<string, unknown>>(query, {}, environment.env.FACET_KEY);
  const { data } = await app.graphql<{
    programLimits: { name: string; value: number }[];
    rateLimit: { limit: number; restorePerSecond: number };
  }>('{ programLimits { name value } rateLimit { limit restorePerSecond } }', {}, environment.env.FACET_KEY);
  const limits = new Map(data?.programLimits.map(({ name, value }) => [name, value]));
  const limit = (name: string): number => limits.get(name) ?? 0;
  expect({ limit: limit('KEY_BUDGET'), restorePerSecond: limit('KEY_RESTORE') }).toEqual(data?.rateLimit);
  expect(limit('HOLDS')).toBe(3);
  const aliases = (count: number): string =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: lastUpdate`).join(' ')} }`;
  for (const [most, question] of [
    [limit('PAGE_SIZE'), (size: number) => `{ diamonds(page: { size: ${size} }) { index } }`],
    [limit('FEED_STEP'), (first: number) => `{ stockFeed(first: ${first}) { hasMore } }`],
    [limit('OPERATION_ALIASES'), aliases],
  ] as const) {
    expect((await runQuery(question(most))).errors).toEqual([]);
    expect((await runQuery(question(most + 1))).errors[0]?.extensions.code).toBe('INVALID_REQUEST');
  }
  const costOf = async (query: string) => (await runQuery(query)).extensions.cost;
  const cost = limit('COST_QUERY') + 10 * limit('COST_ROW');
  expect(await costOf('{ diamonds(page: { size: 10 }) { items { id } } }')).toMatchObject({ requested: cost });
  expect(await costOf('{ stockFeed(first: 10) { changes { item { id } } } }')).toMatchObject({
    requested: limit('COST_QUERY') + 10 * limit('COST_FEED_ROW'),
  });
});
