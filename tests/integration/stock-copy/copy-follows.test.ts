import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { changeMany } from '../../support/without-time-limits.ts';
import { listStones } from '../catalogue/stock.ts';
import { type ServersWithCopy, startServersWithCopy } from './server-with-copy.ts';

let servers: ServersWithCopy;
let admin: Person;
let trader: Person;

beforeAll(async () => {
  servers = await startServersWithCopy();
  admin = await createPerson(servers.plain, { role: UserRole.ADMINISTRATOR });
  trader = await createPerson(servers.plain);
  await createStones(
    servers.plain,
    [1, 2, 3, 4].map((n) => ({ stockId: `S-${n}`, shapeId: n < 3 ? 1 : 3, pricePerCarat: `${n}00` })),
  );
});
afterAll(() => servers.stop());

const run = <Row>(statement: RawBuilder<Row>) => statement.execute(servers.plain.em().getKysely());
const rounds = { filter: { shapeIds: ['1'] }, sort: [{ field: 'TOTAL_PRICE' }] };

/** Returns the number of lists served since the last call, by source. Resets the counts. */
function takeServedCounts() {
  const { answered } = servers;
  const now = { ...answered };
  Object.assign(answered, { copy: 0, database: 0, failed: 0 });
  return now;
}

it('serves queries from the database until the column store is ready', async () => {
  expect(await listStones(servers.app, rounds, trader.token)).toEqual({ total: 2, stones: ['S-1', 'S-2'] });
  expect(takeServedCounts()).toEqual({ copy: 0, database: 2, failed: 0 });
  await servers.copies.start();
  // Uses another user, because a repeated request by the same trader would be served from the response cache.
  const { token } = await createPerson(servers.plain);
  expect(await listStones(servers.app, rounds, token)).toEqual({ total: 2, stones: ['S-1', 'S-2'] });
  expect(takeServedCounts()).toEqual({ copy: 2, database: 0, failed: 0 });
});

it('returns a change in the next request', async () => {
  for (let price = 1; price <= 20; price++) {
    const { rows } = await run(
      sql<{ id: number; version: number }>`select id, version from diamond where stock_id = 'S-1'`,
    );
    const { errors } = await servers.app.graphql(
      'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
      {
        input: {
          id: rows[0]?.id,
          expectedVersion: rows[0]?.version,
          set: { pricePerCarat: price % 2 === 0 ? 100 : 900 },
        },
      },
      admin.token,
    );
    expect(errors).toEqual([]);
    const { stones } = await listStones(servers.app, rounds, trader.token);
    expect(stones).toEqual(price % 2 === 0 ? ['S-1', 'S-2'] : ['S-2', 'S-1']);
  }
});

it('keeps cached results that are not affected by a change', async () => {
  await listStones(servers.app, rounds, trader.token);
  await run(sql`update diamond set price_per_carat = 1234 where stock_id = 'S-4'`);
  const before = await cachedResponseCount();
  await listStones(servers.app, rounds, trader.token);
  expect(await cachedResponseCount()).toBe(before + 2);
  await run(sql`update diamond set price_per_carat = 50 where stock_id = 'S-2'`);
  expect((await listStones(servers.app, rounds, trader.token)).stones).toEqual(['S-2', 'S-1']);
  expect(await cachedResponseCount()).toBe(before + 2);
  await run(sql`update diamond set shape_id = 3 where stock_id = 'S-2'`);
  expect(await listStones(servers.app, rounds, trader.token)).toEqual({ total: 1, stones: ['S-1'] });
});

/** Returns how often a cached result was used again after a change. */
async function cachedResponseCount(): Promise<number> {
  const text = await servers.app.metrics();
  const [, count = '0'] =
    /facet_cache_requests_total\{cache="column store: answers after changes",outcome="hit"\} (\d+)/.exec(text) ?? [];
  return Number(count);
}

it('treats a hold as released at its expiry time', async () => {
  const question = { filter: { availabilities: ['FOR_SALE'] }, sort: [{ field: 'TOTAL_PRICE' }] };
  await run(
    sql`update diamond set status = 2, hold_user_id = ${admin.id}, hold_until = now() + interval '1 s' where stock_id = 'S-3'`,
  );
  const { stones: listedStones } = await listStones(servers.app, question, trader.token);
  expect(listedStones).not.toContain('S-3');
  await sleep(1_100);
  takeServedCounts();
  const { stones: free } = await listStones(servers.app, question, trader.token);
  expect(free).toContain('S-3');
  expect(takeServedCounts()).toEqual({ copy: 2, database: 0, failed: 0 });
});

it('reloads the column store after the change log has been restarted', async () => {
  await run(sql`select restart_change_log()`);
  await run(sql`update diamond set price_per_carat = 1 where stock_id = 'S-4'`);
  const cheapest = { sort: [{ field: 'TOTAL_PRICE' }] };
  expect((await listStones(servers.app, cheapest, trader.token)).stones[0]).toBe('S-4');
});

it('loads large changes into the column store in bulk', async () => {
  await changeMany(
    servers.plain,
    sql`
      insert into diamond (stock_id, carats, price_per_carat, shape_id, show_to_all)
      select 'L-' || n, 1 + n % 100 * 0.01, 100 + n, 5, true from generate_series(1, 21000) n`,
  );
  const many = { filter: { shapeIds: ['5'] }, sort: [{ field: 'TOTAL_PRICE' }, { field: 'STOCK_NUMBER' }] };
  const [copied, plain] = await Promise.all([
    listStones(servers.app, many, trader.token),
    listStones(servers.plain, many, trader.token),
  ]);
  expect(copied).toEqual(plain);
  expect(copied.total).toBe(21_000);
});

it("returns the time of the column store's data", async () => {
  const before = Date.now();
  const { data } = await servers.app.graphql<{ diamonds: { asOf: string } }>('{ diamonds { asOf total } }');
  const asOf = Date.parse(data?.diamonds.asOf ?? '');
  expect(asOf).toBeGreaterThanOrEqual(before);
  expect(asOf).toBeLessThanOrEqual(Date.now());
});
