import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { runningIn } from '../../../server/src/platform/change-log/position.ts';
import { seed } from '../../support/cases.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, type Items } from '../../support/item-fixtures.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changeMany, unlimitedTransaction } from '../../support/without-time-limits.ts';
import { anyFilterValue } from '../data-visibility/queries.ts';
import { type FilterField, stockLists } from '../data-visibility/stock-lists.ts';
import { csv, importOverRest } from '../import/files.ts';

let app: TestApp;
let partner: Person;
let admin: Person;
let allItems: Items;

beforeAll(async () => {
  app = await startTestApp();
  partner = await createPerson(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  allItems = await createItems(app);
});
afterAll(() => app.stop());

const run = async <R>(statement: RawBuilder<R>): Promise<R[]> => (await statement.execute(app.em().getKysely())).rows;

interface Step {
  changes: { action: 'UPSERT' | 'REMOVE'; kind: string; itemId: string; item: Record<string, unknown> | null }[];
  cursor: string;
  hasMore: boolean;
}

const feedQuery = `query ($types: [StockKind!], $filter: StockFeedFilter, $cursor: String, $first: Int! = 500) {
  stockFeed(types: $types, filter: $filter, cursor: $cursor, first: $first) {
    cursor hasMore changes { action kind itemId item { id stockNumber availability price { total } } } } }`;

const runQuery = (variables: Record<string, unknown>, token: string | null = partner.token) =>
  app.graphql<{ stockFeed: Step | null }>(feedQuery, variables, token);

async function step(variables: Record<string, unknown>, token = partner.token): Promise<Step> {
  const { data, errors } = await runQuery(variables, token);
  if (!data?.stockFeed) throw new Error(JSON.stringify(errors));
  return data.stockFeed;
}

/** Reads all remaining pages. Returns the changes as short strings, and the last cursor. */
async function follow(
  variables: Record<string, unknown>,
  token = partner.token,
): Promise<{ changes: string[]; cursor: string }> {
  const changes: string[] = [];
  for (let cursor = variables.cursor; ; ) {
    const next = await step({ ...variables, cursor }, token);
    cursor = next.cursor;
    changes.push(...next.changes.map(({ action, kind, itemId }) => `${action} ${kind} ${itemId}`));
    if (!next.hasMore) return { changes, cursor: next.cursor };
  }
}

const reasonOf = async (variables: Record<string, unknown>, token: string | null = partner.token) => {
  const { errors } = await runQuery(variables, token);
  return errors.map(({ extensions: { code, reason, details } }) => [code, reason, details?.[0]?.path].join(' '));
};

const diamonds = { types: ['DIAMOND'] };

test('returns the current stock in pages, at the caller’s prices, on the first read', async () => {
  const markedUpUser = await createPerson(app, { markups: [{ percent: '10' }] });
  const first = await step({ first: 3 }, markedUpUser.token);
  expect(first).toMatchObject({ hasMore: true, changes: { length: 3 } });
  expect(first.changes[0]).toEqual({
    action: 'UPSERT',
    kind: 'DIAMOND',
    itemId: String(allItems.diamondId),
    item: expect.objectContaining({
      id: String(allItems.diamondId),
      availability: 'FOR_SALE',
      price: { total: 1_100 },
    }),
  });
  const { changes, cursor } = await follow({ first: 3 }, markedUpUser.token);
  expect(changes).toHaveLength(9);
  expect(new Set(changes).size).toBe(9);
  expect(await step({ first: 3, cursor }, markedUpUser.token)).toMatchObject({ changes: [], hasMore: false });
});

test('sends a change that commits after later changes, and is not delayed by a long transaction', async () => {
  const [slow = 0, quick = 0] = await createStones(app, [{}, {}]);
  let { cursor } = await follow(diamonds);
  const readChanges = async () => {
    const next = await follow({ ...diamonds, cursor });
    cursor = next.cursor;
    return next.changes;
  };
  await unlimitedTransaction(app, async (em) => {
    await sql`update diamond set price_per_carat = 1 where id = ${slow}`.execute(em.getKysely());
    await run(sql`update diamond set price_per_carat = 2 where id = ${quick}`);
    expect(await readChanges()).toEqual([`UPSERT DIAMOND ${quick}`]);
    expect(await readChanges()).toEqual([]);
  });
  expect(await readChanges()).toEqual([`UPSERT DIAMOND ${slow}`]);
  expect(await readChanges()).toEqual([]);
});

test('compares the IDs of running transactions numerically', async () => {
  const running = runningIn(sql`'998:1003:998,1000,1001'::pg_snapshot`, sql`'1001'::xid8`);
  expect(await run(sql`select ${running} as running`)).toEqual([{ running: ['998', '1000'] }]);
});

test('sends changes that commit during a read before it reports the end of the feed', async () => {
  const stones = await createStones(app, [{}, {}, {}]);
  const { cursor } = await follow(diamonds);
  await run(sql`update diamond set price_per_carat = 11 where id = any(${stones})`);
  const first = await step({ ...diamonds, cursor, first: 2 });
  await run(sql`update diamond set price_per_carat = 12 where id = ${stones[0]}`);
  const { changes } = await follow({ ...diamonds, cursor: first.cursor, first: 2 });
  expect(changes).toEqual([`UPSERT DIAMOND ${stones[2]}`, `UPSERT DIAMOND ${stones[0]}`]);
});

test('sends removals only to callers who may have received the item', async () => {
  const narrow = await createPerson(app, { pages: [2] });
  const [white = 0, lab = 0, flash = 0] = await createStones(app, [
    {},
    { isLabGrown: true, colorId: 1 },
    { isActive: false },
  ]);
  const { cursor } = await follow(diamonds, narrow.token);
  const since = async () => (await follow({ ...diamonds, cursor }, narrow.token)).changes;
  await run(sql`update diamond set price_per_carat = 7 where id in (${white}, ${lab})`);
  expect(await since()).toEqual([`UPSERT DIAMOND ${white}`]);
  await run(sql`delete from diamond where id = ${lab}`);
  expect(await since()).toEqual([`UPSERT DIAMOND ${white}`]);
  await run(sql`update diamond set is_lab_grown = true where id = ${white}`);
  expect(await since()).toEqual([`REMOVE DIAMOND ${white}`]);
  // The stone is visible between the two statements, so a partner may have received it.
  await run(sql`update diamond set is_active = true where id = ${flash}`);
  await run(sql`delete from diamond where id = ${flash}`);
  expect((await since()).sort()).toEqual([`REMOVE DIAMOND ${white}`, `REMOVE DIAMOND ${flash}`].sort());
  // Compares a caller who never had access to the stone with an administrator, who always had access.
  const other = await createPerson(app, { pages: [5] });
  const initialCursor = (await follow(diamonds, other.token)).cursor;
  const adminCursor = (await follow(diamonds, admin.token)).cursor;
  await run(sql`delete from diamond where id = ${white}`);
  expect((await follow({ ...diamonds, cursor: initialCursor }, other.token)).changes).toEqual([]);
  expect((await follow({ ...diamonds, cursor: adminCursor }, admin.token)).changes).toEqual([
    `REMOVE DIAMOND ${white}`,
  ]);
});

test('removes an item from a filtered feed when it no longer matches the filter', async () => {
  const [id = 0] = await createStones(app, [{ carats: '3.5' }]);
  const heavy = { ...diamonds, filter: { diamonds: { carats: { min: 3 }, totalPrice: { max: 4_000 } } } };
  const { changes, cursor } = await follow(heavy);
  expect(changes).toContain(`UPSERT DIAMOND ${id}`);
  await run(sql`update diamond set price_per_carat = 2000 where id = ${id}`);
  const next = await follow({ ...heavy, cursor });
  expect(next.changes).toEqual([`REMOVE DIAMOND ${id}`]);
  await run(sql`update diamond set comment = 'still too dear' where id = ${id}`);
  expect((await follow({ ...heavy, cursor: next.cursor })).changes).toEqual([]);
});

test('sends an item when its availability changes because of its pair or an order', async () => {
  const [firstId = 0, secondId = 0] = await createStones(app, [{ stockId: 'MATE-1' }, { stockId: 'MATE-2' }]);
  await run(sql`update diamond set is_pair = true, pair_stock_id = 'mate-2' where id = ${firstId}`);
  const { cursor } = await follow(diamonds);
  await run(sql`update diamond set status = 3 where id = ${secondId}`);
  const { changes } = await step({ ...diamonds, cursor });
  expect(changes.find(({ itemId }) => itemId === String(firstId))?.item).toMatchObject({ availability: 'GONE' });
  const pieces = { types: ['JEWELLERY'] };
  const input = { idempotencyKey: 'one-ring', items: [{ jewelleryPieceId: allItems.jewelleryPieceId }] };
  const placed = await app.graphql(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input },
    partner.token,
  );
  expect(placed.errors).toEqual([]);
  const availability = async (step: Step) => step.changes.map(({ item }) => item?.availability);
  await run(sql`update jewellery_piece set status = 'Available' where id = ${allItems.jewelleryPieceId}`);
  const firstStep = await step(pieces);
  expect(await availability(firstStep)).toContain('ORDERED_BY_YOU');
  await run(sql`delete from stock_allocation where item_type = 8`);
  expect(await availability(await step({ ...pieces, cursor: firstStep.cursor }))).toEqual(['FOR_SALE']);
});

test('sends both stones of a pair when the second stone is created, whichever stone refers to the other', async () => {
  const [naming = 0, named = 0] = await createStones(app, [{ stockId: 'NEW-HALF-1' }, { stockId: 'NEW-HALF-3' }]);
  await run(sql`update diamond set is_pair = true, pair_stock_id = 'new-half-2' where id = ${naming}`);
  const { cursor } = await follow(diamonds);
  const stock = csv(
    ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Is Matched Pair Separable', 'Pair Stock #'],
    ['NEW-HALF-2', 'RB', '1', '500', '', ''],
    ['NEW-HALF-4', 'RB', '1', '500', 'N', 'new-half-3'],
  );
  expect((await importOverRest(app, stock, { token: admin.token })).body).toMatchObject({ inserted: 2 });
  const { changes } = await follow({ ...diamonds, cursor });
  expect(changes).toEqual(expect.arrayContaining([`UPSERT DIAMOND ${naming}`, `UPSERT DIAMOND ${named}`]));
});

const sampleOf = (field: FilterField): unknown =>
  field.type === 'DateTimeRange'
    ? { min: '2026-01-01T00:00:00Z' }
    : fc.sample(anyFilterValue(field), { numRuns: 1, seed })[0];

test("evaluates every supported feed filter on an item's previous state", async () => {
  const unsupportedFilters = ['text', 'updatedAt', 'fitsRingSettingId', 'asItems', 'isOneOfEachDesign'];
  for (const list of stockLists.filter(({ needs }) => needs.length === 0)) {
    const kind = list.name;
    const filters = list.filters.filter(({ name }) => !unsupportedFilters.includes(name));
    const filter = {
      [kind]: Object.fromEntries(filters.map((field) => [field.name, sampleOf(field)])),
    };
    const firstStep = await follow({ filter }, admin.token);
    await createItems(app);
    await run(
      sql`delete from ${sql.table(tableOf[kind] ?? kind)} where id = (select max(id) from ${sql.table(tableOf[kind] ?? kind)})`,
    );
    expect((await follow({ filter, cursor: firstStep.cursor }, admin.token)).cursor).not.toBe(firstStep.cursor);
    for (const name of unsupportedFilters.filter((filterName) =>
      list.filters.some((field) => field.name === filterName),
    )) {
      const field = list.filters.find((candidate) => candidate.name === name);
      const value =
        name === 'updatedAt'
          ? { min: '2026-01-01T00:00:00Z' }
          : field && fc.sample(anyFilterValue(field), { numRuns: 1, seed })[0];
      expect(await reasonOf({ filter: { [kind]: { [name]: value } } }, admin.token)).toEqual([
        `INVALID_REQUEST VALIDATION_FAILED filter.${kind}.${name}`,
      ]);
    }
  }
});

test('documents exactly the unsupported filter fields as unavailable in feeds', async () => {
  const { data } = await app.graphql<{
    __schema: { types: { name: string; inputFields: { name: string; description: string }[] | null }[] };
  }>('{ __schema { types { name inputFields { name description } } } }', {}, admin.token);
  const inputs = new Map(data?.__schema.types.map(({ name, inputFields }) => [name, inputFields ?? []]));
  for (const { name: kind, filters } of stockLists.filter(({ needs }) => needs.length === 0)) {
    const feedFilter = inputs.get('StockFeedFilter')?.some(({ name }) => name === kind);
    expect([kind, feedFilter]).toEqual([kind, true]);
    for (const field of filters) {
      const value = field.name === 'updatedAt' ? { min: '2026-01-01T00:00:00Z' } : sampleOf(field);
      const reason = await reasonOf({ filter: { [kind]: { [field.name]: value } } }, admin.token);
      const types = data?.__schema.types.filter(({ name }) => name.endsWith('Filter') && name !== 'StockFeedFilter');
      const described = types?.filter(({ inputFields }) =>
        inputFields?.some(
          ({ name, description }) => name === field.name && description.endsWith('Not available in feeds.'),
        ),
      );
      expect([field.name, reason.length > 0]).toEqual([field.name, (described?.length ?? 0) > 0]);
    }
  }
});

describe('feed filtered by availability', () => {
  const orderable = { ...diamonds, filter: { diamonds: { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] } } };
  const mutate = async (document: string, input: object, { token }: Person) => {
    const { data, errors } = await app.graphql<Record<string, Record<string, { id: string; version: number }>>>(
      document,
      { input },
      token,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.values(Object.values(data ?? {})[0] ?? {})[0];
  };
  const hold = 'mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { id version } } }';
  const release = 'mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { hold { id version } } }';
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id version } } }';
  const cancel = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id version } } }';

  /** Returns a function that reads the feed and returns the IDs of the current items. */
  function mirror({ token }: Person) {
    const ids = new Set<string>();
    let cursor: string | undefined;
    return async () => {
      for (let hasMore = true; hasMore; ) {
        const next = await step({ ...orderable, cursor }, token);
        for (const { action, itemId } of next.changes) ids[action === 'UPSERT' ? 'add' : 'delete'](itemId);
        ({ cursor, hasMore } = next);
      }
      return ids;
    };
  }
  const listItems = async ({ token }: Person) => {
    const { data } = await app.graphql<{ diamonds: { items: { id: string }[] } }>(
      'query ($filter: DiamondFilter) { diamonds(filter: $filter, page: { size: 500 }) { items { id } } }',
      { filter: orderable.filter.diamonds },
      token,
    );
    return new Set(data?.diamonds.items.map(({ id }) => id));
  };

  test('removes a stone when it is held or ordered, and adds it when it is released or the order is cancelled', async () => {
    const id = await createStone(app);
    const [follower, buyer] = [await createPerson(app), await createPerson(app)];
    const [followedItems, buyerItems] = [mirror(follower), mirror(buyer)];
    const items = [{ diamondId: String(id) }];
    const has = async () => [(await followedItems()).has(String(id)), (await buyerItems()).has(String(id))];
    expect(await has()).toEqual([true, true]);
    const { data } = await app.graphql<{ placeHolds: { holds: { id: string }[] } | null }>(
      hold,
      { input: { items, hours: 1, idempotencyKey: `hold-${id}` } },
      buyer.token,
    );
    expect(await has()).toEqual([false, true]);
    await mutate(release, { id: data?.placeHolds?.holds[0]?.id, idempotencyKey: `release-${id}` }, buyer);
    expect(await has()).toEqual([true, true]);
    const placed = await mutate(order, { items, idempotencyKey: `availability-${id}` }, buyer);
    expect(await has()).toEqual([false, false]);
    await mutate(cancel, { id: placed?.id, expectedVersion: placed?.version, idempotencyKey: `cancel-${id}` }, buyer);
    expect(await has()).toEqual([true, true]);
    expect(await followedItems()).toEqual(await listItems(follower));
  });

  test('removes a stone together with the other stone of its pair, and adds a stone when its hold ends', async () => {
    const [firstId = 0, secondId = 0, heldId = 0] = await createStones(app, [
      { stockId: 'HALF-1' },
      { stockId: 'HALF-2' },
      {},
    ]);
    await run(sql`update diamond set is_pair = true, pair_stock_id = 'half-2' where id = ${firstId}`);
    await run(sql`update diamond set status = 2, hold_until = now() + interval '1 hour' where id = ${heldId}`);
    const follower = await createPerson(app);
    const followed = mirror(follower);
    expect([...(await followed())]).toEqual(expect.arrayContaining([String(firstId), String(secondId)]));
    await run(sql`update diamond set status = 3 where id = ${secondId}`);
    await run(sql`update diamond set hold_until = now() - interval '1 second' where id = ${heldId}`);
    const ids = await followed();
    expect([firstId, secondId, heldId].map((id) => ids.has(String(id)))).toEqual([false, false, true]);
    expect(ids).toEqual(await listItems(follower));
  });

  test('removes a stone from a feed filtered by status when its hold expires', async () => {
    const id = await createStone(app);
    const onHold = { ...diamonds, filter: { diamonds: { statuses: ['HOLD'] } } };
    await run(sql`update diamond set status = 2, hold_until = now() + interval '1 hour' where id = ${id}`);
    const firstStep = await follow(onHold);
    expect(firstStep.changes).toContain(`UPSERT DIAMOND ${id}`);
    await run(sql`update diamond set hold_until = now() - interval '1 second' where id = ${id}`);
    await run(sql`update diamond set status = 1, hold_until = null where id = ${id}`);
    expect((await follow({ ...onHold, cursor: firstStep.cursor })).changes).toEqual([`REMOVE DIAMOND ${id}`]);
  });

  test('runs at most one more query with the availability filter than without it', async () => {
    const stones = await createStones(
      app,
      Array.from({ length: 40 }, () => ({})),
    );
    const statements = async (question: Record<string, unknown>) => {
      const { cursor } = await follow(question);
      await run(sql`update diamond set status = 3 where id = any(${stones.slice(0, 20)})`);
      await run(sql`update diamond set price_per_carat = price_per_carat + 1 where id = any(${stones})`);
      const { queries } = await countQueries(() => runQuery({ ...question, cursor, first: 500 }));
      await run(sql`update diamond set status = 1 where id = any(${stones})`);
      return queries.length;
    };
    expect(await statements(orderable)).toBeLessThanOrEqual((await statements(diamonds)) + 1);
  });
});

test('returns the caller’s availability over REST, in lists, by ID and in the feed', async () => {
  const id = await createStone(app);
  const buyer = await createPerson(app);
  await app.graphql(
    'mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { id } } }',
    { input: { items: [{ diamondId: String(id) }], hours: 1, idempotencyKey: `hold-${id}` } },
    buyer.token,
  );
  const visibleTo = async ({ token }: Person) => {
    interface Item {
      readonly id: number;
      readonly product: { readonly availability: string };
    }
    const single = await app.rest<Item>('GET', `/api/diamonds/${id}`, { token });
    const total = Number((await app.rest('GET', '/api/diamonds?pageSize=1', { token })).headers.get('x-total-count'));
    // The last page has few rows. Such pages are cached and shared by callers with the same access.
    const page = await app.rest<Item[]>('GET', `/api/diamonds?pageSize=1&page=${total - 1}`, { token });
    const headers = { authorization: `Bearer ${token}` };
    const feed = await (await fetch(`${app.url}/api/feed?types=diamonds`, { headers })).text();
    const line = feed.split('\n').find((text) => text.startsWith(`{"action":"UPSERT","type":"diamonds","id":${id},`));
    return [
      single.body.product.availability,
      page.body.map((item) => [item.id, item.product.availability]),
      JSON.parse(line ?? '{}').item?.product.availability,
    ];
  };
  expect(await visibleTo(buyer)).toEqual(['HELD_FOR_YOU', [[id, 'HELD_FOR_YOU']], 'HELD_FOR_YOU']);
  expect(await visibleTo(partner)).toEqual(['ON_HOLD', [[id, 'ON_HOLD']], 'ON_HOLD']);
});

const tableOf: Record<string, string> = {
  diamonds: 'diamond',
  meleeLots: 'melee',
  ringSettings: 'ring_setting',
  genericDiamonds: 'generic_diamond',
  eternityRings: 'eternity_ring',
  bracelets: 'bracelet',
  customNecklaces: 'custom_necklace',
  jewelleryPieces: 'jewellery_piece',
};

describe('feed cursors', () => {
  const mismatch = ['INVALID_REQUEST CURSOR_MISMATCH cursor'];
  const expired = ['INVALID_REQUEST CURSOR_EXPIRED cursor'];

  test('binds feed cursors to the caller, the query and the caller’s access rights', async () => {
    const buyerWithCart = await createPerson(app);
    const { cursor } = await follow(diamonds, buyerWithCart.token);
    expect(await reasonOf({ ...diamonds, cursor }, buyerWithCart.token)).toEqual([]);
    expect(await reasonOf({ ...diamonds, cursor }, partner.token)).toEqual(mismatch);
    expect(await reasonOf({ cursor }, buyerWithCart.token)).toEqual(mismatch);
    expect(
      await reasonOf({ ...diamonds, filter: { diamonds: { shapeIds: ['1'] } }, cursor }, buyerWithCart.token),
    ).toEqual(mismatch);
    for (const invalidCursor of ['', 'x', cursor.slice(0, -2), `${cursor}x`, `fk_a_b`, buyerWithCart.token])
      expect([invalidCursor, await reasonOf({ ...diamonds, cursor: invalidCursor }, buyerWithCart.token)]).toEqual([
        invalidCursor,
        invalidCursor === '' ? [] : ['INVALID_REQUEST VALIDATION_FAILED cursor'],
      ]);
    await run(sql`insert into user_markup (user_id, percent) values (${buyerWithCart.id}, 5)`);
    expect(await reasonOf({ ...diamonds, cursor }, buyerWithCart.token)).toEqual(expired);
    expect(await reasonOf(diamonds, null)).toEqual(['FORBIDDEN NOT_SIGNED_IN ']);
  });

  test('rejects cursors after a backup is restored, and after the partitions that they need are dropped', async () => {
    const { cursor } = await follow(diamonds);
    // Simulates a restored backup: later change log entries are missing, and their numbers are used again.
    const stored = await run(
      sql<{
        xid: string;
        id: string;
      }>`select c.xid::text, c.id::text from change_log c order by c.xid desc, c.id desc limit 1`,
    );
    await createStone(app);
    const laterCursor = (await follow({ ...diamonds, cursor })).cursor;
    await run(sql`delete from change_log where (xid, id) > (${stored[0]?.xid}::xid8, ${stored[0]?.id}::bigint)`);
    expect(await reasonOf({ ...diamonds, cursor: laterCursor })).toEqual(expired);
    expect(await reasonOf({ ...diamonds, cursor })).toEqual([]);
    // Simulates another database cluster, whose transaction IDs are different.
    await run(sql`update change_log_origin set system_id = system_id + 1`);
    await run(sql`select open_change_log_days()`);
    expect(await reasonOf({ ...diamonds, cursor })).toEqual(expired);
    const fresh = (await follow(diamonds)).cursor;
    expect(await reasonOf({ ...diamonds, cursor: fresh })).toEqual([]);
    await run(sql`truncate melee cascade`);
    expect(await reasonOf({ ...diamonds, cursor: fresh })).toEqual(expired);
  });
});

test('creates change log partitions in advance and drops them after a month', async () => {
  const days = async () =>
    (
      await run(
        sql<{ name: string }>`select relid::text as name from pg_partition_tree('change_log') where isleaf order by 1`,
      )
    ).map(({ name }) => name);
  const now = await days();
  expect(now).toHaveLength(9);
  await run(
    sql`create table change_log_20260101 partition of change_log for values from ('2026-01-01') to ('2026-01-02')`,
  );
  await run(sql`select open_change_log_days()`);
  expect(await days()).toEqual(now);
});

test("charges a tenth of a list's cost, and runs at most 7 queries per page", async () => {
  const stones = await createStones(
    app,
    Array.from({ length: 60 }, () => ({})),
  );
  const { cursor } = await follow(diamonds);
  await run(sql`update diamond set price_per_carat = price_per_carat + 1 where id = any(${stones})`);
  const { result, queries } = await countQueries(() => runQuery({ ...diamonds, cursor, first: 50 }));
  expect(result.data?.stockFeed?.changes).toHaveLength(50);
  expect(result.extensions.cost).toMatchObject({ requested: 6 });
  expect(queries.filter((text) => !/^(begin|commit|set )/i.test(text)).length).toBeLessThanOrEqual(7);
});

test('aborts a running feed response if the caller’s access changes, and then rejects the cursor', async () => {
  // Number of lines that exceeds the network buffers.
  const many = 12_000;
  await changeMany(
    app,
    sql`
      insert into diamond (stock_id, is_active, status, carats, price_per_carat, shape_id, color_id, clarity_id, laboratory_id, comment)
      select 'LONG-' || n, true, 1, 1, 1000, 1, 1, 2, 1, repeat('long ', 200) from generate_series(1, ${many}::int) n`,
  );
  const changes = {
    'a blocked account': [
      (owner: Person) => sql`update user_account set is_blocked = true where id = ${owner.id}`,
      401,
    ],
    'another price': [(owner: Person) => sql`insert into user_markup (user_id, percent) values (${owner.id}, 5)`, 410],
  } as const;
  for (const [name, [change, status]] of Object.entries(changes)) {
    const owner = await createPerson(app);
    const { key } = await createKey(app, owner, ['STOCK_READ', 'PRICES_READ']);
    const headers = { authorization: `Bearer ${key}` };
    const [response] = await once(request(`${app.url}/api/feed?types=diamonds`, { headers }).end(), 'response');
    const lines = createInterface({ input: response })[Symbol.asyncIterator]();
    await lines.next();
    response.pause();
    await run(change(owner));
    response.resume();
    let cursor = '';
    let count = 1;
    // An interrupted response causes a connection error.
    const rest = async () => {
      for await (const line of lines) {
        count++;
        cursor = JSON.parse(line).cursor ?? cursor;
      }
    };
    await expect(rest()).rejects.toThrow('aborted');
    expect(count).toBeLessThan(many);
    const next = await fetch(`${app.url}/api/feed?types=diamonds&cursor=${cursor}`, { headers });
    expect([name, next.status]).toEqual([name, status]);
    await next.text();
  }
  await changeMany(app, sql`delete from diamond where stock_id like 'LONG-%'`);
});

test('names invalid feed parameters over REST', async () => {
  const get = (query: string) =>
    app.rest<{ details: { path: string }[]; reason: string }>('GET', `/api/feed?${query}`, { token: partner.token });
  expect((await get('types=diamonds,unknown')).body.details[0]?.path).toMatch(/^types/);
  expect((await get('filter={')).body.details[0]?.path).toBe('filter');
  expect((await get('filter={"meleeLots":{}}&types=diamonds')).body.details[0]?.path).toBe('filter.meleeLots');
  expect((await get('filter={"diamonds":{"carat":{}}}')).body.details[0]?.path).toMatch(/^filter.diamonds/);
  expect((await get('filter={"diamonds":{"collection":"white"}}')).status).toBe(400);
  expect((await get('cursor=x')).body).toMatchObject({ reason: 'VALIDATION_FAILED' });
  expect((await get('curser=x')).status).toBe(400);
  expect((await app.rest('GET', '/api/feed')).status).toBe(401);
});
