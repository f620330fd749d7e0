import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { stockChangesModule } from '../../../server/src/modules/stock-changes/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { cases, seed } from '../../support/cases.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones, type StoneFacts, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders, retryWhileBusy } from '../orders/rest-orders.ts';
import { changing } from './changing.ts';

/* Tests that bulk changes of diamonds have the same results as single changes. */

let app: TestApp;
let admin: Person;
let buyer: Person;
let ordersRest: ReturnType<typeof restOrders>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyer = await createPerson(app);
  ordersRest = restOrders(app);
});
afterAll(() => app.stop());

const administratorRequests = changing(
  () => app,
  () => admin.token,
);
const change = (diamonds: object, options: object = {}) => administratorRequests.change({ diamonds }, options);
const undo = (token: string | null | undefined) => administratorRequests.undo(token ?? '');

interface Listed {
  id: string;
  undoUntil: string | null;
}
const listStock = async (filter: object): Promise<Listed[]> => {
  const { data } = await app.graphql<{ bulkStockChanges: { items: Listed[] } }>(
    `query ($filter: StockChangeFilter) { bulkStockChanges(filter: $filter) {
      items { id at actorEmail kind description changed undoUntil undoneAt undoneBy } } }`,
    { filter },
    admin.token,
  );
  return data?.bulkStockChanges.items ?? [];
};
interface Entry {
  subject: string;
  subjectId: string;
  label: string | null;
}
const auditLog = async (filter: object): Promise<Entry[]> => {
  const { data } = await app.graphql<{ auditLog: { items: Entry[] } }>(
    'query ($filter: AuditLogFilter) { auditLog(filter: $filter) { items { subject subjectId label } } }',
    { filter },
    admin.token,
  );
  return data?.auditLog.items ?? [];
};

interface StoneLine {
  id: number;
  version: number;
  price: string;
  is_active: boolean;
  status: number;
}
const rowsOf = async <R>(statement: RawBuilder<R>): Promise<R[]> =>
  (await statement.execute(app.em().getKysely())).rows;
const linesOf = (ids: readonly number[]) =>
  rowsOf(sql<StoneLine>`
    select id, version, price_per_carat::float::text as price, is_active, status
    from diamond where id = any(${ids}) order by id`);
const pricesOf = async (ids: readonly number[]) => (await linesOf(ids)).map(({ price }) => price);
const commentsOf = async (ids: readonly number[]) =>
  (await rowsOf(sql<{ comment: string | null }>`select comment from diamond where id = any(${ids}) order by id`)).map(
    ({ comment }) => comment,
  );
const entriesOf = (ids: readonly number[]) =>
  rowsOf(sql<{ subject_id: string; actor_id: number }>`
    select subject_id, actor_id, before, after from audit_entry
    where subject = 'diamond' and subject_id::int = any(${ids}) order by id`);
const marks = async () =>
  rowsOf(sql`
    select (select count(*) from change_mark where subject = 'diamond')
      + coalesce((select changes from change_count where subject = 'diamond'), 0) as count`);

describe('selection of items for a bulk change', () => {
  test('returns the counts in a dry run, then changes only items whose values differ', async () => {
    const ids = await createStones(app, [{}, {}, { pricePerCarat: '700' }]);
    const before = [await linesOf(ids), await marks()];
    const dryRun = await change({ ids, set: { pricePerCarat: 700 } }, { dryRun: true });
    const expected = { matched: 3, changed: 2, unchanged: 1, problemCount: 0, problems: [] };
    expect(dryRun.outcome).toEqual({ ...expected, isDryRun: true, undoToken: null, undoUntil: null, prices: null });
    expect([await linesOf(ids), await marks()]).toEqual(before);
    const real = await change({ ids, set: { pricePerCarat: 700 } });
    expect(real.outcome).toMatchObject({ ...expected, isDryRun: false });
    expect(Date.parse(real.outcome?.undoUntil ?? '') - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
    const after = await linesOf(ids);
    expect(after.map(({ price, version }) => [price, version])).toEqual([
      ['700', 2],
      ['700', 2],
      ['700', 1],
    ]);
    expect(await marks()).not.toBe(before[1]);
    // All items already have the given values, so nothing is written and no undo token is returned.
    const again = await change({ ids, set: { pricePerCarat: 700 } });
    expect(again.outcome).toMatchObject({ matched: 3, changed: 0, unchanged: 3, undoToken: null });
    expect(await linesOf(ids)).toEqual(after);
  });

  test('selects exactly the items in a list with the given filter', async () => {
    const stones = [{ lineSet: 'bulk-1' }, { lineSet: 'bulk-1', isActive: false }, { lineSet: 'bulk-2' }];
    const ids = await createStones(app, stones);
    const filter = { lineSet: 'bulk-1' };
    const { outcome } = await change({ filter, set: { comment: 'of the set' } }, { expectedCount: 2 });
    expect(outcome).toMatchObject({ matched: 2, changed: 2 });
    expect(await commentsOf(ids)).toEqual(['of the set', 'of the set', null]);
  });

  test('rejects a bulk change if the number of items is unexpected, and returns both numbers', async () => {
    const ids = await createStones(app, [{}, {}]);
    for (const options of [{ expectedCount: 3 }, { expectedCount: 3, dryRun: true }]) {
      const { error } = await change({ ids, set: { pricePerCarat: 1 } }, options);
      expect(error).toMatchObject({
        errorCode: 90,
        reason: 'CONFIRMATION_NEEDED',
        details: [{ path: 'expectedCount', message: 'must be 2, the current number of matching items' }],
        facts: { change: { expected: 3, matched: 2 } },
        explanation: expect.stringContaining('now matches 2 items, not 3'),
      });
    }
    expect(await pricesOf(ids)).toEqual(['1000', '1000']);
  });

  test('rejects invalid selections and changes, and names the argument', async () => {
    const id = await createStone(app);
    const set = { pricePerCarat: 1 };
    for (const [input, path] of [
      [{ set }, 'change.diamonds'],
      [{ ids: [id], filter: { ids: [id] }, set }, 'change.diamonds'],
      [{ ids: [], set }, 'change.diamonds.ids'],
      [{ filter: { shapeIds: [] }, set }, 'change.diamonds.filter.shapeIds'],
      [{ ids: [id] }, 'change.diamonds.set'],
      [{ ids: [id], set: {} }, 'change.diamonds.set'],
      [{ ids: [id], set: { pricePerCarat: -1 } }, 'change.diamonds.set.pricePerCarat'],
      [{ ids: [id], set: { stockNumber: 'Taken' } }, 'change.diamonds.set.stockNumber'],
      [{ ids: [id], status: { status: 'MEMO', holdUserId: buyer.id } }, 'change.diamonds.status.holdUserId'],
      [{ ids: [id], status: { status: 'HOLD', holdUserId: 999_999 } }, 'change.diamonds.status.holdUserId'],
    ] as const) {
      const { error, outcome } = await change(input);
      expect([input, outcome, error]).toMatchObject([input, undefined, { details: [{ path }] }]);
    }
    expect(await linesOf([id])).toMatchObject([{ version: 1 }]);
  });
});

describe('bulk changes that include items that cannot be changed', () => {
  test('rejects the whole bulk change and names the items that cannot be changed, or skips those items if requested', async () => {
    const [validId = 0, free = 0] = await createStones(app, [
      { isActive: false },
      { isActive: false, pricePerCarat: '0' },
    ]);
    const missingId = 999_998;
    const ids = [validId, free, missingId];
    const stoneChange = { ids, set: { isActive: true } };
    const { error } = await change(stoneChange);
    expect(error).toMatchObject({
      errorCode: 90,
      reason: 'VALIDATION_FAILED',
      details: [
        { path: `items.${missingId}`, message: 'the item does not exist' },
        { path: `items.${free}.isActive`, message: 'requires a price greater than 0' },
      ],
      facts: { change: { matched: 2, problemCount: 2 } },
    });
    expect((await linesOf(ids)).map(({ version }) => version)).toEqual([1, 1]);
    const problems = [
      { id: String(missingId), stockNumber: null, field: null, code: 'ITEM_NOT_FOUND' },
      { id: String(free), stockNumber: expect.any(String), field: 'isActive', code: 'INVALID_REQUEST' },
    ];
    const expected = { matched: 2, changed: 1, unchanged: 0, problemCount: 2, problems };
    expect((await change(stoneChange, { dryRun: true })).outcome).toMatchObject(expected);
    expect((await change(stoneChange, { skipProblems: true })).outcome).toMatchObject(expected);
    expect((await linesOf(ids)).map((line) => line.is_active)).toEqual([true, false]);
  });

  test('does not release items in open orders or change sold items in bulk', async () => {
    const [ordered = 0, sold = 0, heldId = 0] = await createStones(app, [{}, {}, { status: 2, holdUserId: buyer.id }]);
    await ordersRest.fillCart(buyer.token, [ordered]);
    const { status, body: open } = await ordersRest.order(buyer.token);
    expect(status).toBe(201);
    await ordersRest.fillCart(buyer.token, [sold]);
    const { body: order } = await ordersRest.order(buyer.token);
    expect((await ordersRest.setStatus(admin.token, order.id, 4)).status).toBe(200);
    const { outcome } = await change(
      { ids: [ordered, sold, heldId], status: { status: 'AVAILABLE' }, set: { isActive: true } },
      { skipProblems: true },
    );
    expect(outcome).toMatchObject({
      changed: 1,
      problems: [
        { id: String(ordered), field: 'status.status', message: `cannot be changed: in order ${open.id}` },
        { id: String(sold), field: 'isActive', message: `cannot be changed: sold in order ${order.id}` },
      ],
    });
    expect(await stoneState(app, ordered)).toMatchObject({ status: 2, holdUserId: buyer.id, isActive: true });
    expect(await stoneState(app, sold)).toMatchObject({ status: 2, holdUserId: buyer.id, isActive: false });
    expect(await stoneState(app, heldId)).toMatchObject({ status: 1, holdUserId: null });
    // Fields that are not relevant to the order can still be changed.
    expect((await change({ ids: [ordered, sold], set: { comment: 'kept' } })).outcome).toMatchObject({ changed: 2 });
  });

  test('never sells an item twice if an order and a memo change are concurrent', async () => {
    for (let round = 0; round < 5; round++) {
      const ids = await createStones(
        app,
        Array.from({ length: 20 }, () => ({})),
      );
      const changedId = ids[10] ?? 0;
      await ordersRest.fillCart(buyer.token, [changedId]);
      const [{ outcome, error }, order] = await Promise.all([
        change({ filter: { ids }, status: { status: 'MEMO' } }),
        retryWhileBusy(() => ordersRest.order(buyer.token)),
      ]);
      expect([outcome?.changed, error]).toEqual([20, undefined]);
      const isReserved = await rowsOf(sql`select from stock_allocation where item_type = 1 and item_id = ${changedId}`);
      expect([201, 409]).toContain(order.status);
      expect(isReserved).toHaveLength(order.status === 201 ? 1 : 0);
      // The status set by the administrator is stored whether or not the order succeeds. A successful order keeps its
      // reservation.
      expect(await stoneState(app, changedId)).toMatchObject({ status: 4 });
      const cart = await ordersRest.cart(buyer.token);
      for (const { id } of cart) await app.rest('DELETE', `/api/cart/${id}`, { token: buyer.token });
    }
  });
});

test('writes the same audit log entry for each stone as a single change does', async () => {
  const [multiple = 0, single = 0] = await createStones(app, [{}, {}]);
  await change({ ids: [multiple], set: { pricePerCarat: 12.5, comment: 'Eye clean', isActive: false } });
  await app.rest('PUT', `/api/diamonds/${single}`, {
    token: admin.token,
    body: { pricePerCarat: 12.5, comment: 'Eye clean', isActive: false },
  });
  const [byChange, byHand] = [await entriesOf([multiple]), await entriesOf([single])];
  const entry = { actor_id: admin.id, after: expect.objectContaining({ comment: 'Eye clean', is_active: false }) };
  expect(byChange).toEqual([expect.objectContaining({ ...entry, subject_id: String(multiple) })]);
  expect(byChange.map((line) => ({ ...line, subject_id: '' }))).toEqual(
    byHand.map((line) => ({ ...line, subject_id: '' })),
  );
});

test('returns the first result for a repeated idempotency key, and rejects a used key with different input', async () => {
  const ids = await createStones(app, [{}, {}]);
  const first = await change({ ids, set: { pricePerCarat: 3 } }, { idempotencyKey: 'bulk' });
  expect(first.outcome).toMatchObject({ changed: 2 });
  await change({ ids, set: { pricePerCarat: 4 } });
  expect((await change({ ids, set: { pricePerCarat: 3 } }, { idempotencyKey: 'bulk' })).outcome).toEqual(first.outcome);
  expect(await pricesOf(ids)).toEqual(['4', '4']);
  for (const options of [{ dryRun: true }, { skipProblems: true }]) {
    const { error } = await change({ ids, set: { pricePerCarat: 3 } }, { idempotencyKey: 'bulk', ...options });
    expect(error).toMatchObject({ reason: 'IDEMPOTENCY_MISMATCH' });
  }
});

describe('undo of a bulk change', () => {
  test('restores previous values only once, and skips items that have changed since', async () => {
    const until = new Date(Date.now() + 3_600_000);
    const ids = await createStones(app, [{}, {}, { status: 2, holdUserId: buyer.id, holdUntil: until }, {}]);
    const [first = 0, second = 0, heldId = 0, deleted = 0] = ids;
    const { outcome } = await change({ ids, set: { pricePerCarat: 5 }, status: { status: 'SUSPENDED' } });
    await app.rest('PUT', `/api/diamonds/${second}`, { token: admin.token, body: { comment: 'Changed since' } });
    await app.em().getConnection().execute('delete from diamond where id = ?', [deleted]);
    const undone = await undo(outcome?.undoToken);
    expect(undone.outcome).toEqual({
      ...{ matched: 4, changed: 2, unchanged: 0, problemCount: 2 },
      problems: [
        expect.objectContaining({ id: String(second), field: 'expectedVersion', code: 'INVALID_REQUEST' }),
        expect.objectContaining({ id: String(deleted), stockNumber: null }),
      ],
    });
    expect(await linesOf(ids)).toMatchObject([
      { id: first, price: '1000', status: 1, version: 3 },
      { id: second, price: '5', status: 3, version: 3 },
      { id: heldId, price: '1000', status: 2, version: 3 },
    ]);
    const { holdUntil, ...state } = await stoneState(app, heldId);
    expect([state.holdUserId, Date.parse(holdUntil ?? '')]).toEqual([buyer.id, until.getTime()]);
    expect(await entriesOf([first])).toHaveLength(2);
    expect((await undo(outcome?.undoToken)).error).toMatchObject({ errorCode: 90, details: [{ path: 'undoToken' }] });
  });

  test('lets any administrator undo a bulk change for 30 days', async () => {
    const [id = 0] = await createStones(app, [{}]);
    const { outcome } = await change({ ids: [id], set: { pricePerCarat: 6 } });
    const token = outcome?.undoToken ?? '';
    const expectedError = { errorCode: 90, details: [{ path: 'undoToken' }] };
    expect((await undo('no token')).error).toMatchObject(expectedError);
    await app.em().getConnection().execute("update stock_change set made_at = made_at - interval '29 days'");
    expect(await listStock({ ids: [token] })).toEqual([
      expect.objectContaining({
        id: token,
        description: 'Set Price per carat',
        kind: 'DIAMOND',
        changed: 1,
        actorEmail: admin.email,
        undoUntil: expect.any(String),
        undoneAt: null,
      }),
    ]);
    const other = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const others = changing(
      () => app,
      () => other.token,
    );
    expect((await others.undo(token, true)).outcome).toMatchObject({ matched: 1, changed: 1 });
    expect(await pricesOf([id])).toEqual(['6']);
    expect((await others.undo(token)).outcome).toMatchObject({ changed: 1 });
    expect(await pricesOf([id])).toEqual(['1000']);
    expect(await listStock({ ids: [token] })).toEqual([
      expect.objectContaining({ undoUntil: null, undoneAt: expect.any(String), undoneBy: other.email }),
    ]);
    expect((await undo(token)).error).toMatchObject(expectedError);
  });

  test('rejects undoing a bulk change after 30 days, but still lists the change', async () => {
    const [id = 0] = await createStones(app, [{}]);
    const { outcome } = await change({ ids: [id], set: { isActive: false } });
    const token = outcome?.undoToken ?? '';
    await app.em().getConnection().execute("update stock_change set made_at = made_at - interval '31 days'");
    expect((await undo(token)).error).toMatchObject({ errorCode: 90, details: [{ path: 'undoToken' }] });
    const younger = await change({ ids: [id], set: { pricePerCarat: 7 } });
    const cleanupJob = stockChangesModule.jobs.find(({ queue }) => queue === 'catalogue.forget-stock-changes');
    await cleanupJob?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
    expect(await rowsOf(sql`select change_id from stock_change_item`)).toEqual([
      { change_id: younger.outcome?.undoToken },
    ]);
    expect(await listStock({ ids: [token] })).toEqual([
      expect.objectContaining({ description: 'Deactivate', undoUntil: null }),
    ]);
  });

  test('groups the items of a bulk change and of its undo in the audit log', async () => {
    const ids = await createStones(app, [{}, {}, {}]);
    const { outcome } = await change({ ids, price: { percent: 5 } });
    const token = outcome?.undoToken ?? '';
    await undo(token);
    const grouped = await auditLog({ groupBulkChanges: true, actorIds: [admin.id] });
    expect(grouped.slice(0, 2)).toMatchObject([
      { subject: 'STOCK_CHANGE', subjectId: token, label: 'Undo: Price per carat +5 %' },
      { subject: 'STOCK_CHANGE', subjectId: token, label: 'Price per carat +5 %' },
    ]);
    expect(grouped.some(({ subject, subjectId }) => subject === 'DIAMOND' && ids.includes(Number(subjectId)))).toBe(
      false,
    );
    const items = await auditLog({ stockChangeId: token, groupBulkChanges: true });
    expect(items).toHaveLength(6);
    expect(new Set(items.map(({ subjectId }) => subjectId))).toEqual(new Set(ids.map(String)));
    // The history of a single stone still contains its entries.
    expect(await auditLog({ subjects: ['DIAMOND'], subjectId: String(ids[0]), groupBulkChanges: true })).toHaveLength(
      2,
    );
  });

  test("restores a hold without its buyer if the buyer's account was deleted", async () => {
    const leaving = await createPerson(app);
    const id = await createStone(app, { status: 2, holdUserId: leaving.id });
    const { outcome } = await change({ ids: [id], status: { status: 'AVAILABLE' } });
    await app.em().getConnection().execute('delete from user_account where id = ?', [leaving.id]);
    expect((await undo(outcome?.undoToken)).outcome).toMatchObject({ changed: 1 });
    expect(await stoneState(app, id)).toMatchObject({ status: 2, holdUserId: null });
  });

  test('does not restore a hold for an order that has ended', async () => {
    const id = await createStone(app);
    await ordersRest.fillCart(buyer.token, [id]);
    const { body: order } = await ordersRest.order(buyer.token);
    const { outcome } = await change({ ids: [id], status: { status: 'MEMO' } });
    expect(outcome).toMatchObject({ changed: 1 });
    expect((await ordersRest.setStatus(admin.token, order.id, 1)).status).toBe(200);
    expect((await undo(outcome?.undoToken)).outcome).toMatchObject({ changed: 0, problemCount: 1 });
    expect(await stoneState(app, id)).toMatchObject({ status: 4 });
  });
});

test('runs as many queries for 1,000 stones as for 10, and splits larger changes', async () => {
  const statements = async (count: number): Promise<number[]> => {
    const ids = await createStones(
      app,
      Array.from({ length: count }, () => ({})),
    );
    const counted: number[] = [];
    const count1 = async <T>(work: () => Promise<T>): Promise<T> => {
      const { result, queries } = await countQueries(work);
      counted.push(queries.length);
      return result;
    };
    const stoneChange = { filter: { ids: ids.slice(0, 500) }, set: { pricePerCarat: 9, isActive: false } };
    await count1(() => change({ ...stoneChange, filter: undefined, ids }, { dryRun: true }));
    const { outcome } = await count1(() =>
      change({ ids, set: { pricePerCarat: 9 }, status: { status: 'HOLD', holdUserId: buyer.id } }),
    );
    expect(outcome).toMatchObject({ changed: count });
    await count1(() => undo(outcome?.undoToken));
    expect(new Set(await pricesOf(ids))).toEqual(new Set(['1000']));
    return counted;
  };
  await statements(1);
  const few = await statements(10);
  expect(Math.max(...few)).toBeLessThan(25);
  expect(await statements(1_000)).toEqual(few);
  // Runs three batches instead of one, so that no query exceeds the statement timeout.
  const [, changed = 0, undone = 0] = await statements(4_001);
  expect(undone).toBe((few[2] ?? 0) + 2);
  expect(changed).toBeGreaterThanOrEqual((few[1] ?? 0) + 2);
});

test('changes items in bulk with exactly the same results as single changes', async () => {
  const facts = fc.record({
    isActive: fc.boolean(),
    pricePerCarat: fc.constantFrom('0', '10', '999.99', '1000'),
    carats: fc.constantFrom('0.5', '1', '2.345'),
    parcelStones: fc.constantFrom(1, 1, 3),
    status: fc.constantFrom(1, 2, 3, 4),
    isHeld: fc.boolean(),
  });
  type DrawnStone = typeof facts extends fc.Arbitrary<infer Drawn> ? Drawn : never;
  const stonesOf = (drawn: DrawnStone[]): StoneFacts[] =>
    drawn.map(({ isHeld, isActive, status, ...same }) => ({
      ...same,
      status,
      // Active items need a price. An inactive item on hold counts as sold, so it is not generated.
      isActive: status === 2 || (isActive && same.pricePerCarat !== '0'),
      ...(status === 2 && { pricePerCarat: '500', holdUserId: isHeld ? buyer.id : null }),
    }));
  const sets = fc.record(
    {
      pricePerCarat: fc.constantFrom(10, 1_000, 1_234.56),
      totalPrice: fc.constantFrom(100, 5_000),
      carats: fc.constantFrom(1, 3),
      isActive: fc.boolean(),
      comment: fc.constantFrom(null, 'Fine'),
      clarityId: fc.constantFrom('2', '5', null),
      colorId: fc.constantFrom('3', null),
    },
    { requiredKeys: ['comment'] },
  );
  const statuses = fc.option(fc.constantFrom('AVAILABLE', 'SUSPENDED', 'MEMO'), { nil: null });
  const readStones = async (ids: readonly number[]) => {
    const rows = await rowsOf(sql<Record<string, unknown>>`select * from diamond where id = any(${ids}) order by id`);
    return rows.map(({ id, stock_id, search_text, created_at, updated_at, version, ...same }) => same);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 5 }), sets, statuses, async (drawn, set, status) => {
      const many = await createStones(app, stonesOf(drawn));
      const single = await createStones(app, stonesOf(drawn));
      const { outcome } = await change(
        { filter: { ids: many }, set, ...(status && { status: { status } }) },
        { skipProblems: true },
      );
      const problemIndexes = new Set(outcome?.problems.map(({ id }) => many.indexOf(Number(id))));
      for (const [index, id] of single.entries()) {
        // Makes a dry run with both changes, because a bulk change rejects the whole stone if one of them is invalid.
        const dryRun = await change({ ids: [id], set, ...(status && { status: { status } }) }, { dryRun: true });
        expect(dryRun.outcome?.problemCount).toBe(problemIndexes.has(index) ? 1 : 0);
        if (problemIndexes.has(index)) continue;
        const updated = await app.graphql(
          'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
          { input: { id, expectedVersion: 1, set } },
          admin.token,
        );
        expect(updated.errors).toEqual([]);
        if (status === null) continue;
        const moved = await app.rest('PATCH', `/api/diamonds/${id}/status`, { body: { status }, token: admin.token });
        expect(moved.status).toBe(200);
      }
      expect(await readStones(many)).toEqual(await readStones(single));
    }),
    { numRuns: cases(12), seed },
  );
});
