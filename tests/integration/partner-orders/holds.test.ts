import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changing } from '../stock-changes/changing.ts';
import { type Hold, holdListener, newKey, partnerRequests, publishedHoldEvents } from './partners.ts';

/* Tests holds that traders and partner applications place themselves. */

let app: TestApp;
/** Second server, which allows only three holds per user. */
let strict: TestApp;
let admin: Person;
let ann: Person;
let bob: Person;
let requests: ReturnType<typeof partnerRequests>;
beforeAll(async () => {
  app = await startTestApp({ subscribers: [holdListener] });
  strict = await startTestApp({ databaseUrl: app.databaseUrl, subscribers: [holdListener], env: { MAX_HOLDS: '3' } });
  requests = partnerRequests(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(async () => {
  await strict.stop();
  await app.stop();
});
beforeEach(async () => {
  ann = await createPerson(app);
  bob = await createPerson(app);
  await publishedHoldEvents(app);
});

const db = () => app.em().getKysely();
const hours = (hold: Hold | undefined): number =>
  Math.round((Date.parse(hold?.until ?? '') - Date.now()) / 360_000) / 10;
const stone = (id: number) => ({ diamondId: id });
let pieces = 0;
async function createPiece(): Promise<number> {
  const body = { stockNumber: `H-${++pieces}`, type: 'ring', totalPrice: 900 };
  return (await app.rest<{ id: number }>('POST', '/api/products', { token: admin.token, body })).body.id;
}
const order = (token: string, items: readonly object[]) =>
  requests.call<{ order: { id: string; version: number } }>(
    token,
    'placeOrder',
    { items, idempotencyKey: newKey() },
    'order { id version }',
  );
async function runJob(queue: string): Promise<void> {
  const job = holdsModule.jobs.find((each) => each.queue === queue);
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
}

test('reserves held items for the holder at an unchanged price until they are ordered, released or expired', async () => {
  const [first = 0, second = 0, third = 0] = await createStones(app, [{}, {}, {}]);
  const piece = await createPiece();
  const holdResult = await requests.place(
    ann.token,
    [stone(third), stone(first), stone(second), { jewelleryPieceId: piece }],
    { note: 'For Berta' },
  );
  expect(holdResult).toMatchObject({ error: undefined, payload: { isReplay: false } });
  const byItem = new Map(holdResult.payload?.holds.map((hold) => [`${hold.kind} ${hold.itemId}`, hold]));
  expect([...byItem.keys()]).toEqual([
    `DIAMOND ${third}`,
    `DIAMOND ${first}`,
    `DIAMOND ${second}`,
    `JEWELLERY ${piece}`,
  ]);
  for (const hold of byItem.values()) {
    expect(hold).toMatchObject({ note: 'For Berta', isByHouse: false, endedAt: null, outcome: null });
    expect([hours(hold), hold.item]).toEqual([48, { availability: 'HELD_FOR_YOU' }]);
  }
  expect((await requests.holds(ann.token)).map(({ id }) => id).sort()).toEqual(
    [...byItem.values()].map(({ id }) => id).sort(),
  );
  expect(await requests.holds(bob.token, {})).toEqual([]);
  expect(await publishedHoldEvents(app)).toEqual(
    [first, second, third, piece].map((id) => `hold.placed ${id} for ${ann.id}`).sort(),
  );

  const response = await app.graphql(
    'query ($id: ID!) { stockHold(kind: DIAMOND, id: $id) { isHeld isByHolder note } }',
    { id: first },
    admin.token,
  );
  expect(response.data).toEqual({ stockHold: { isHeld: true, isByHolder: true, note: 'For Berta' } });

  const free = await createStone(app);
  for (const rejection of [
    await requests.place(bob.token, [stone(free), stone(first)]),
    await order(bob.token, [stone(free), stone(first)]),
  ]) {
    expect(rejection.error).toMatchObject({
      code: 'ITEM_NOT_FOUND',
      reason: 'NOT_FOR_SALE',
      details: [{ path: 'items.1', message: expect.stringContaining('is on hold for another buyer') }],
    });
  }
  expect(await stoneState(app, free)).toMatchObject({ status: 1 });
  const price = await app.graphql<{ diamond: { price: { total: number } } }>(
    'query ($id: ID!) { diamond(ref: { id: $id }) { price { total } } }',
    { id: first },
    ann.token,
  );
  expect(price.data?.diamond.price.total).toBe(1000);

  const bought = await order(ann.token, [stone(first)]);
  expect(bought.error).toBeUndefined();
  const released = await requests.release(ann.token, { id: byItem.get(`DIAMOND ${second}`)?.id });
  expect(released.payload?.hold).toMatchObject({ outcome: 'RELEASED', endedAt: expect.any(String), version: 2 });
  expect(await stoneState(app, second)).toMatchObject({ status: 1, holdUserId: null, holdUntil: null });
  // Makes the hold expire. The stone is available immediately, and a job removes the hold within a minute.
  await sql`update diamond set hold_until = now() - interval '1 second' where id = ${third}`.execute(db());
  await sql`update stock_hold set until = now() - interval '1 second' where item_id = ${third}`.execute(db());
  const expired = { outcome: 'EXPIRED', stockNumber: byItem.get(`DIAMOND ${third}`)?.stockNumber };
  expect(await requests.holds(ann.token, { isCurrent: false, kinds: ['DIAMOND'] })).toEqual(
    expect.arrayContaining([
      expect.objectContaining(expired),
      expect.objectContaining({ outcome: 'ORDERED', itemId: String(first) }),
      expect.objectContaining({ outcome: 'RELEASED', itemId: String(second) }),
    ]),
  );
  await runJob('catalogue.release-expired-holds');
  expect((await requests.holds(ann.token)).map(({ itemId }) => itemId)).toEqual([String(piece)]);
  expect(await publishedHoldEvents(app)).toEqual(
    [
      `hold.ended ${first} for ${ann.id} ORDERED`,
      `hold.released ${second} for ${ann.id}`,
      `hold.ended ${third} for ${ann.id} EXPIRED`,
    ].sort(),
  );
  const other = await requests.release(bob.token, { id: byItem.get(`JEWELLERY ${piece}`)?.id });
  expect(other.error).toMatchObject({ code: 'ITEM_NOT_FOUND', details: [{ path: 'id' }] });
  expect((await requests.release(ann.token, { id: byItem.get(`DIAMOND ${second}`)?.id })).error).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'id', message: expect.stringContaining('ended on') }],
  });
});

test('holds, extends and releases pairs and line sets as a unit', async () => {
  const [first = 0, second = 0] = await createStones(app, [{ lineSet: 'HL-1' }, { lineSet: 'HL-1' }]);
  const [left = 0, right = 0] = await createStones(app, [{ stockId: 'HP-1' }, { stockId: 'HP-2' }]);
  await sql`update diamond set is_pair = true, pair_stock_id = 'hp-2' where id = ${left}`.execute(db());
  const { payload } = await requests.place(ann.token, [stone(first), stone(right)], { hours: 2 });
  const ids = payload?.holds.map(({ itemId }) => Number(itemId)).sort((a, b) => a - b);
  expect(ids).toEqual([first, second, left, right]);
  const holdOf = (id: number) => payload?.holds.find(({ itemId }) => itemId === String(id))?.id;
  const extended = await requests.extend(ann.token, { id: holdOf(second), hours: 5, expectedVersion: 1 });
  expect([hours(extended.payload?.hold), extended.payload?.hold.version]).toEqual([5, 2]);
  await requests.release(ann.token, { id: holdOf(left) });
  const now = await requests.holds(ann.token);
  expect(now.map((hold) => [Number(hold.itemId), hours(hold)])).toEqual(
    expect.arrayContaining([
      [first, 5],
      [second, 5],
    ]),
  );
  expect(now).toHaveLength(2);
  expect(await stoneState(app, right)).toMatchObject({ status: 1 });
  expect((await publishedHoldEvents(app)).filter((event) => !event.startsWith('hold.placed'))).toEqual(
    [
      `hold.extended ${first} for ${ann.id}`,
      `hold.extended ${second} for ${ann.id}`,
      `hold.released ${left} for ${ann.id}`,
      `hold.released ${right} for ${ann.id}`,
    ].sort(),
  );
});

test('holds the remaining stones of a parcel, and does not affect its earlier orders', async () => {
  const id = await createStone(app, { parcelStones: 5, carats: '5' });
  const part = (numberOfStones: number) => ({ parcel: { diamondId: id, numberOfStones } });
  expect((await order(bob.token, [part(2)])).error).toBeUndefined();
  const { payload } = await requests.place(ann.token, [stone(id)]);
  expect(payload?.holds).toHaveLength(1);
  expect((await order(bob.token, [part(1)])).error).toMatchObject({ reason: 'NOT_FOR_SALE' });
  expect((await order(ann.token, [part(1)])).error).toBeUndefined();
  expect((await requests.holds(ann.token)).map(({ itemId }) => itemId)).toEqual([String(id)]);
  await requests.release(ann.token, { id: payload?.holds[0]?.id });
  expect((await order(bob.token, [part(2)])).error).toBeUndefined();
  expect(await publishedHoldEvents(app)).toEqual([
    `hold.placed ${id} for ${ann.id}`,
    `hold.released ${id} for ${ann.id}`,
  ]);
});

test('places a hold once per idempotency key, and rejects a used key with different input and invalid holds', async () => {
  const [id = 0, other = 0] = await createStones(app, [{}, {}]);
  const idempotencyKey = newKey();
  const twins = await Promise.all(
    Array.from({ length: 4 }, () => requests.place(ann.token, [stone(id)], { idempotencyKey })),
  );
  expect(twins.map(({ payload }) => payload?.isReplay).sort()).toEqual([false, true, true, true]);
  expect(new Set(twins.map(({ payload }) => payload?.holds[0]?.id)).size).toBe(1);
  expect((await requests.place(ann.token, [stone(other)], { idempotencyKey })).error).toMatchObject({
    reason: 'IDEMPOTENCY_MISMATCH',
  });
  const hold = twins[0]?.payload?.holds[0];
  const key = newKey();
  const releases = [
    await requests.release(ann.token, { id: hold?.id, idempotencyKey: key }),
    await requests.release(ann.token, { id: hold?.id, idempotencyKey: key }),
  ];
  expect(releases.map(({ payload }) => [payload?.isReplay, payload?.hold.outcome])).toEqual([
    [false, 'RELEASED'],
    [true, 'RELEASED'],
  ]);

  const lot = { meleeLotId: 1 };
  const wrong: [object[], object, string][] = [
    [[], {}, 'items'],
    [[stone(other), stone(other)], {}, 'items.1'],
    [[stone(other), stone(99_999_999)], {}, 'items.1'],
    [[stone(other), { diamondId: 'x' }], {}, 'items.1.diamondId'],
    [[stone(other)], { hours: 0 }, 'hours'],
    [[stone(other)], { hours: 49 }, 'hours'],
    [[stone(other)], { note: 'x'.repeat(201) }, 'note'],
    [[stone(other)], { idempotencyKey: 'with a blank' }, 'idempotencyKey'],
  ];
  for (const [items, more, path] of wrong) {
    const { payload, error } = await requests.place(ann.token, items, more);
    expect([payload, error?.details?.map((detail) => detail.path)]).toEqual([null, [path]]);
  }
  expect((await requests.place(ann.token, [lot])).error?.code).toBe('INVALID_REQUEST');
  expect((await requests.place(null, [stone(other)])).error?.code).toBe('FORBIDDEN');
  expect(await stoneState(app, other)).toMatchObject({ status: 1 });
});

test('limits the duration and number of holds and repeated holds, and respects the waiting list', async () => {
  const [id = 0, expiredId = 0, keptId = 0] = await createStones(app, [{}, {}, {}]);
  const { payload } = await requests.place(ann.token, [stone(id)], { hours: 1 });
  const holdId = payload?.holds[0]?.id;
  expect((await requests.place(ann.token, [stone(id)])).error).toMatchObject({
    details: [{ path: 'items.0', message: expect.stringContaining('is already on hold for you until') }],
  });
  expect((await requests.extend(ann.token, { id: holdId, hours: 1 })).error?.details?.[0]?.path).toBe('hours');
  expect((await requests.extend(ann.token, { id: holdId, hours: 49 })).error?.details?.[0]?.path).toBe('hours');
  expect((await requests.extend(ann.token, { id: holdId, hours: 48, expectedVersion: 7 })).error).toMatchObject({
    reason: 'STALE_VERSION',
  });
  const wait = (itemId: number, userId: number) =>
    requests.call(admin.token, 'addToWaitingList', { kind: 'DIAMOND', id: itemId, userId }, 'hold { id }');
  await wait(id, bob.id);
  expect((await requests.extend(ann.token, { id: holdId, hours: 4 })).error).toMatchObject({ reason: 'NOT_FOR_SALE' });
  await requests.release(ann.token, { id: holdId });
  expect((await requests.place(ann.token, [stone(id)])).error).toMatchObject({
    code: 'INVALID_REQUEST',
    reason: 'HELD_BEFORE',
    details: [{ path: 'items.0', message: expect.stringContaining('you can hold it again from') }],
  });
  // Bob is on the waiting list, so Bob can place the hold and leaves the list. Without Bob's hold, Ann
  // could place another hold after 24 hours.
  expect((await requests.place(bob.token, [stone(id)])).error).toBeUndefined();
  await sql`update stock_hold set ended_at = ended_at - interval '25 hours' where id = ${Number(holdId)}`.execute(db());
  expect((await requests.place(ann.token, [stone(id)])).error).toMatchObject({ reason: 'NOT_FOR_SALE' });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stock_wait where item_id = ${id}`.execute(db());
  expect(rows).toEqual([{ count: 0 }]);

  await wait(expiredId, bob.id);
  expect((await requests.place(ann.token, [stone(keptId), stone(expiredId)])).error).toMatchObject({
    reason: 'NOT_FOR_SALE',
    details: [{ path: 'items.1', message: expect.stringContaining('is offered to another customer first') }],
  });
  // A user on the waiting list is skipped if the account is not approved.
  await sql`update user_account set is_approved = false where id = ${bob.id}`.execute(db());
  expect((await requests.place(ann.token, [stone(expiredId)])).error).toBeUndefined();

  // A hold that an administrator has placed does not count toward the limit. Its holder can release it, but cannot
  // extend it.
  await requests.call(
    admin.token,
    'holdStock',
    { kind: 'DIAMOND', id: keptId, userId: ann.id, until: new Date(Date.now() + 900_000_000).toISOString() },
    'hold { id }',
  );
  const [adminHold] = (await requests.holds(ann.token)).filter(({ isByHouse }) => isByHouse);
  expect(adminHold).toMatchObject({ itemId: String(keptId) });
  expect((await requests.extend(ann.token, { id: adminHold?.id, hours: 48 })).error).toMatchObject({
    details: [{ path: 'id', message: expect.stringContaining('contact us') }],
  });
  const more = await createStones(app, [{}, {}, {}]);
  const narrow = partnerRequests(strict);
  expect((await narrow.place(ann.token, more.map(stone))).error).toMatchObject({
    reason: 'TOO_MANY_HOLDS',
    details: [
      { path: 'items', message: 'must not exceed the limit: 4 items would be on hold, and at most 3 are allowed' },
    ],
  });
  expect((await requests.release(ann.token, { id: adminHold?.id })).payload?.hold.outcome).toBe('RELEASED');
  expect((await requests.place(ann.token, [stone(keptId)])).error).toBeUndefined();
});

test('grants a hold to one of several concurrent requests on two servers, and enforces the limit', async () => {
  const ids = await createStones(
    app,
    Array.from({ length: 8 }, () => ({})),
  );
  const traders = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
  const processes = [partnerRequests(app), partnerRequests(strict)];
  const responses = await Promise.all(
    traders.flatMap(({ token }, index) =>
      [0, 1].map((half) => processes[(index + half) % 2]?.place(token, ids.slice(half * 2, half * 2 + 2).map(stone))),
    ),
  );
  const won = responses.filter((each) => each?.payload);
  expect(won).toHaveLength(2);
  for (const each of responses) {
    if (each?.payload) continue;
    expect(each?.error).toMatchObject({ code: 'ITEM_NOT_FOUND', reason: 'NOT_FOR_SALE' });
    expect(each?.error?.details?.map(({ path }) => path)).toEqual(['items.0', 'items.1']);
  }
  const many = await Promise.all(ids.slice(4).map((id) => partnerRequests(strict).place(ann.token, [stone(id)])));
  expect(many.filter(({ payload }) => payload)).toHaveLength(3);
  expect(many.find(({ error }) => error)?.error?.reason).toBe('TOO_MANY_HOLDS');
  // An order and a hold are placed concurrently, and exactly one of them succeeds.
  const [stoneId = 0] = await createStones(app, [{}]);
  const both = await Promise.all([order(bob.token, [stone(stoneId)]), requests.place(ann.token, [stone(stoneId)])]);
  expect(both.filter(({ payload }) => payload)).toHaveLength(1);
});

test('publishes each change to a hold once, whichever operation makes the change', async () => {
  const [id = 0, second = 0] = await createStones(app, [{}, {}]);
  const piece = await createPiece();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const runAsAdministrator = (name: string, input: object, fields = 'hold { id }') =>
    requests.call(admin.token, name, input, fields);
  const expectEvents = async (...expected: string[]) => expect(await publishedHoldEvents(app)).toEqual(expected.sort());
  await runAsAdministrator('holdStock', { kind: 'DIAMOND', id, userId: ann.id });
  await expectEvents(`hold.placed ${id} for ${ann.id}`);
  await runAsAdministrator('holdStock', { kind: 'DIAMOND', id, userId: ann.id, until });
  await expectEvents(`hold.extended ${id} for ${ann.id}`);
  await runAsAdministrator('holdStock', { kind: 'DIAMOND', id, userId: bob.id, until });
  await expectEvents(`hold.released ${id} for ${ann.id}`, `hold.placed ${id} for ${bob.id}`);
  await runAsAdministrator('endStockHold', { kind: 'DIAMOND', id });
  await expectEvents(`hold.released ${id} for ${bob.id}`);
  await runAsAdministrator('changeDiamondStatus', { id, status: 'HOLD', holdUserId: ann.id }, 'diamond { id }');
  await runAsAdministrator('holdJewelleryPiece', { id: piece, userId: ann.id }, 'jewelleryPiece { id }');
  await expectEvents(`hold.placed ${id} for ${ann.id}`, `hold.placed ${piece} for ${ann.id}`);
  const many = changing(
    () => app,
    () => admin.token,
  );
  const hold = { status: { status: 'HOLD', holdUserId: bob.id } };
  const holdResult = await many.change({ diamonds: { ids: [id, second], ...hold } });
  expect(holdResult.error).toBeUndefined();
  await expectEvents(
    `hold.released ${id} for ${ann.id}`,
    `hold.placed ${id} for ${bob.id}`,
    `hold.placed ${second} for ${bob.id}`,
  );
  await many.undo(holdResult.outcome?.undoToken ?? '');
  await expectEvents(
    `hold.released ${id} for ${bob.id}`,
    `hold.placed ${id} for ${ann.id}`,
    `hold.released ${second} for ${bob.id}`,
  );
  await many.change({ diamonds: { ids: [id, second], ...hold } });
  await publishedHoldEvents(app);
  await runAsAdministrator('setStockActive', { kind: 'DIAMOND', id, isActive: false }, '__typename');
  await expectEvents(`hold.released ${id} for ${bob.id}`);
  await runAsAdministrator('deleteJewelleryPiece', { id: piece }, '__typename');
  await expectEvents(`hold.released ${piece} for ${ann.id}`);
  // No `hold.placed` event is published for a hold without a holder.
  await runAsAdministrator('holdStock', { kind: 'DIAMOND', id: second });
  await expectEvents(`hold.released ${second} for ${bob.id}`);
  await runAsAdministrator('endStockHold', { kind: 'DIAMOND', id: second });
  // A sold stone has no hold after its order is canceled.
  const { payload } = await order(ann.token, [stone(second)]);
  await runAsAdministrator('changeOrderStatus', { id: payload?.order.id, status: 'COMPLETED' }, 'order { id }');
  await runAsAdministrator('changeOrderStatus', { id: payload?.order.id, status: 'CANCELLED' }, 'order { id }');
  await expectEvents();
});

test('runs as many queries to hold ten items as to hold two', async () => {
  const ids = await createStones(
    app,
    Array.from({ length: 12 }, () => ({})),
  );
  const few = await countQueries(() => requests.place(ann.token, ids.slice(0, 2).map(stone)));
  const many = await countQueries(() => requests.place(bob.token, ids.slice(2).map(stone)));
  expect([few.result.error, many.result.error]).toEqual([undefined, undefined]);
  // Excludes the queries that publish events, because each hold publishes a separate event.
  const statements = (queries: readonly string[]) => queries.filter((text) => !text.includes('pgboss.')).length;
  expect(statements(many.queries)).toBe(statements(few.queries));
  expect(statements(many.queries)).toBeLessThan(35);
});
