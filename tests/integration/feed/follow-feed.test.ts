import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { type QueryResult, type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { cases, seed } from '../../support/cases.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest } from '../import/files.ts';
import { Follower } from './follower.ts';

/*
 * Tests that partners who follow the feed get the same items as a full read. Concurrent changes are sent to one
 * server. The feed is read from a second server, which is killed repeatedly.
 */

const changeCount = cases(250);
jest.setTimeout(60_000 + 500 * changeCount);

const hands = 3;
let imported = 0;

let app: TestApp;
let admin: Person;
let buyers: readonly Person[];

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyers = await Promise.all([1, 2, 3].map(() => createPerson(app)));
});
let server: RestartableServer;
afterAll(async () => {
  await server.stop();
  await app.stop();
});

/** Runs a statement, and repeats it after a deadlock, as commands do. */
async function run<Row>(statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  for (;;) {
    try {
      return await statement.execute(app.em().getKysely());
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
    }
  }
}

/** Server process that partners read from. It is killed and restarted repeatedly. */
class RestartableServer {
  #process: ServerProcess;
  kills = 0;

  constructor() {
    this.#process = this.#start();
  }

  #start(): ServerProcess {
    const { DATA_DIR } = app.env;
    const JWT_SECRET = app.env.JWT_SECRET.join(',');
    return startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR, JWT_SECRET, RATE_LIMITS: '0' });
  }

  /** Repeats a request until the server responds. */
  async sendRequest(path: string, token: string): Promise<Response> {
    for (;;) {
      const url = await this.#process.ready.catch(() => null);
      if (url) {
        const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).catch(
          () => null,
        );
        // Only the server log contains the cause of an internal error.
        if (response?.status === 500) throw new Error(this.#process.output());
        if (response) return response;
      }
      await sleep(20);
    }
  }

  async kill(): Promise<void> {
    await this.#process.ready;
    this.kills++;
    this.#process.signal('SIGKILL');
    await this.#process.ended;
    this.#process = this.#start();
    await this.#process.ready;
  }

  async stop(): Promise<void> {
    this.#process.signal('SIGTERM');
    await this.#process.ended;
  }
}

/** Random numbers that determine one change. */
interface RandomChoices {
  readonly what: number;
  readonly which: number;
  readonly how: number;
}

const dice = fc.record({
  what: fc.nat({ max: 9_999 }).map((what) => what / 10_000),
  which: fc.nat(),
  how: fc.nat({ max: 1_000 }),
});

const anyOf = <T>(values: readonly T[], { which }: RandomChoices): T => {
  const value = values[which % values.length];
  if (value === undefined) throw new Error('there are no values to choose from');
  return value;
};

const mutate = async (mutation: string, type: string, input: object, { token }: Person) =>
  app.graphql(`mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input }, token);

const order = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id version } } }`;

type Change = (dice: RandomChoices, stones: readonly number[]) => Promise<unknown>;

/** Kinds of changes and how often they occur. Some changes are rejected, because another change was made first. */
const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, (d, stones) => run(sql`update diamond set price_per_carat = ${500 + d.how} where id = ${anyOf(stones, d)}`)],
  [2, (d) => run(sql`update diamond set is_active = not is_active where id % 17 = ${d.how % 17}`)],
  [
    2,
    (d) =>
      run(
        sql`update diamond set color_id = ${1 + (d.how % 12)}, is_snp = ${d.how % 3 === 0} where id % 13 = ${d.which % 13}`,
      ),
  ],
  [1, (d) => run(sql`update melee set carats = ${10 + (d.how % 50)}, is_active = ${d.how % 4 > 0}`)],
  [1, (d) => run(sql`update jewellery_piece set total_price = ${1_000 + d.how} where status = 'Available'`)],
  // A long transaction that starts before other transactions and commits after them.
  [
    2,
    (d, stones) =>
      app.em().transactional(async (em) => {
        await sql`update diamond set comment = ${`late ${d.how}`} where id = ${anyOf(stones, d)}`.execute(
          em.getKysely(),
        );
        await sleep(d.how % 120);
      }),
  ],
  [
    1,
    (d) =>
      createStones(
        app,
        Array.from({ length: 1 + (d.how % 5) }, (_, n) => ({ colorId: 1 + ((d.how + n) % 12) })),
      ),
  ],
  [1, (d) => createItems(app).then(() => d)],
  // An import of a supplier's file with new prices for some stones and with a few new stones.
  [
    2,
    async (d, stones) => {
      const rows = await run(
        sql<{ number: string }>`select stock_id as number from diamond where id % 11 = ${d.which % 11} limit 20`,
      );
      const numbers = [...rows.rows.map(({ number }) => number), `F-${anyOf(stones, d)}`, `F-${d.how % 40}`];
      const { status, body } = await importOverRest(
        app,
        csv(
          ['Stock #', 'Shape', 'Carats', 'Color', 'Clarity', 'Lab', 'Price/ct'],
          ...[...new Set(numbers)].map((number, n) => [number, 'Round', '1', 'D', 'VS1', 'GIA', 400 + d.how + n]),
        ),
        // The file changes the shape of existing stones. With this profile, they count as the same stones.
        { token: admin.token, profile: { changedStones: 'update' } },
      );
      // Only one import runs at a time. Concurrent imports are rejected.
      if (status === 409) return;
      expect([status, body]).toEqual([200, expect.objectContaining({ problemCount: 0 })]);
      imported++;
    },
  ],
  [
    1,
    (d, stones) =>
      run(
        sql`delete from diamond where id = ${anyOf(stones, d)} and not exists (select from stock_allocation where item_id = diamond.id)`,
      ),
  ],
  [1, () => app.graphql('mutation { deleteAllEternityRings(input: { confirm: 1 }) { __typename } }', {}, admin.token)],
  [
    2,
    (d, stones) =>
      run(
        sql`update diamond set is_pair = ${d.how % 2 === 0}, pair_stock_id = (select stock_id from diamond where id = ${anyOf(stones, { ...d, which: d.how })}) where id = ${anyOf(stones, d)}`,
      ),
  ],
  [
    4,
    async (d, stones) => {
      const buyer = anyOf(buyers, d);
      const item = d.how % 5 === 0 ? { jewelleryPieceId: 1 + (d.which % 3) } : { diamondId: anyOf(stones, d) };
      const { data } = await app.graphql<{ placeOrder: { order: { id: string; version: number } } | null }>(
        order,
        { input: { idempotencyKey: `k${d.which}.${d.how}`, items: [item] } },
        buyer.token,
      );
      const placed = data?.placeOrder?.order;
      if (placed && d.how % 2 === 0)
        await mutate('cancelOrder', 'CancelOrderInput', { id: placed.id, expectedVersion: placed.version }, admin);
    },
  ],
  [
    3,
    (d, stones) => {
      const until = d.how % 3 === 0 ? null : new Date(Date.now() + 200 + (d.how % 500));
      const input = { kind: 'DIAMOND', id: anyOf(stones, d), userId: anyOf(buyers, d).id, until };
      return mutate('holdStock', 'HoldStockInput', input, admin);
    },
  ],
  [1, (d, stones) => mutate('endStockHold', 'EndStockHoldInput', { kind: 'DIAMOND', id: anyOf(stones, d) }, admin)],
  [1, () => releaseHolds()],
];

const releaseHolds = async (): Promise<void> => {
  const job = holdsModule.jobs.find(({ queue }) => queue.includes('release'));
  if (!job) throw new Error('there is no job that releases holds');
  await job.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
};

const chosen = ({ what }: RandomChoices): Change => {
  const all = changes.reduce((sum, [weight]) => sum + weight, 0);
  let rest = what * all;
  for (const [weight, change] of changes) {
    rest -= weight;
    if (rest < 0) return change;
  }
  throw new Error('the weights do not add up');
};

const isForbidden = (error: unknown) => {
  throw error;
};

/** Reads all lists completely. Returns the items as JSON by type and ID. */
async function everything(token: string): Promise<Map<string, string>> {
  const items = new Map<string, string>();
  const types = [
    'diamonds',
    'bracelets',
    'custom_necklaces',
    'eternity_rings',
    'generic_diamonds',
    'products',
    'melee',
    'ring_settings',
  ];
  for (const type of types) {
    const { body } = await app.rest<{ id: number }[]>('GET', `/api/${type}`, { token });
    for (const item of body) items.set(`${type} ${item.id}`, JSON.stringify(item));
  }
  return items;
}

test(`sends partners with different access the same items as a full export after ${changeCount} changes`, async () => {
  await createStones(
    app,
    Array.from({ length: 150 }, (_, n) => ({ colorId: 1 + (n % 12), isLabGrown: n % 11 === 0, shapeId: 1 + (n % 3) })),
  );
  await createItems(app);
  const stones = (
    await sql<{ id: number }>`select id from diamond where not is_lab_grown order by id`.execute(app.em().getKysely())
  ).rows.map(({ id }) => id);
  const marked = await createPerson(app, { markups: [{ caratMax: '2', percent: '12.5' }] });
  const narrow = await createPerson(app, { pages: [2, 3] });
  const filtering = await createPerson(app);
  server = new RestartableServer();
  const filter = encodeURIComponent(JSON.stringify({ diamonds: { colorIds: [1, 2, 3], totalPrice: { max: 1_300 } } }));
  const partners = [
    { person: marked, follower: new Follower((path) => server.sendRequest(path, marked.token)) },
    { person: narrow, follower: new Follower((path) => server.sendRequest(path, narrow.token)) },
    {
      person: filtering,
      follower: new Follower((path) => server.sendRequest(path, filtering.token), `types=diamonds&filter=${filter}`),
    },
  ];

  await Promise.all(partners.map(({ follower }) => follower.read()));
  let isOver = false;
  let rounds = 0;
  const following = partners.map(async ({ follower }, n) => {
    for (let round = n; !isOver; round++) {
      const most = round % 3 === 0 ? (round * 37) % 90 : Number.POSITIVE_INFINITY;
      // Errors are ignored, because the server may be killed during a response.
      await follower
        .read(most)
        .catch((error: unknown) => (String(error).includes('terminated') ? false : isForbidden(error)));
      rounds++;
      await sleep((round * 13) % 40);
    }
  });

  const sequence = fc.sample(dice, { numRuns: changeCount, seed });
  const queue = sequence.entries();
  const working = Array.from({ length: hands }, async () => {
    for (const [n, roll] of queue) {
      await chosen(roll)(roll, stones);
      await sleep(roll.how % 70);
      if (n === Math.floor(changeCount / 3) || n === Math.floor((2 * changeCount) / 3)) await server.kill();
      if (n === Math.floor(changeCount / 2)) {
        const result = await mutate(
          'addUserMarkup',
          'AddUserMarkupInput',
          { userId: marked.id, markup: { percent: 3 } },
          admin,
        );
        const opened = await mutate(
          'setPageAccess',
          'SetPageAccessInput',
          { userId: narrow.id, pages: ['WHITE', 'MELEE'] },
          admin,
        );
        expect([result.errors, opened.errors]).toEqual([[], []]);
      }
    }
  });
  await Promise.all(working);
  isOver = true;
  await Promise.all(following);
  await sleep(800);
  await releaseHolds();

  for (const { person, follower } of partners) {
    while (!(await follower.read()));
    const all = await everything(person.token);
    const { data } = await app.graphql<{ diamonds: { items: { id: string }[] } }>(
      'query ($filter: DiamondFilter) { diamonds(filter: $filter, page: { size: 500 }) { items { id } } }',
      { filter: person === filtering ? JSON.parse(decodeURIComponent(filter)).diamonds : null },
      person.token,
    );
    const visibleKeys = new Set(data?.diamonds.items.map(({ id }) => `diamonds ${id}`));
    const expected = [...all].filter(
      ([key]) => visibleKeys.has(key) || (person !== filtering && !key.startsWith('diamonds')),
    );
    expect([...follower.items].sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(5);
  }
  expect(rounds).toBeGreaterThan(partners.length);
  // Expects that changes of all kinds have happened.
  const { rows: happened } = await sql<object>`
    select (select count(*) from sales_order) > 5 as ordered, (select count(*) from diamond where hold_user_id is not null) > 3 as held`.execute(
    app.em().getKysely(),
  );
  expect(happened).toEqual([{ ordered: true, held: true }]);
  expect(imported).toBeGreaterThan(3);
  expect(server.kills).toBe(2);
  expect(partners.map(({ follower }) => follower.restarts > 0)).toEqual([true, true, false]);
  // The second partner never had access to lab-grown stones, so the feed must not contain any.
  const { rows: grown } = await sql<{ id: number }>`select id from diamond where is_lab_grown`.execute(
    app.em().getKysely(),
  );
  const [, secondPartner] = partners;
  expect(grown.filter(({ id }) => secondPartner?.follower.seenKeys.has(`diamonds ${id}`))).toEqual([]);
});
