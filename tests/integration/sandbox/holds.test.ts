import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { on, type Subscriber } from '../../../server/src/kernel/use-cases/subscriber.ts';
import {
  holdEnded,
  holdExtended,
  holdPlaced,
  holdReleased,
  holdsModule,
} from '../../../server/src/modules/holds/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createGoods } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { holdListener, newKey, partnerRequests, publishedHoldEvents } from '../partner-orders/partners.ts';
import { createPartner, liveState, type Partner } from './sandbox.ts';

/** Subscriber that receives test events. */
const testListener: Subscriber = {
  name: 'test-holds',
  includesTests: true,
  reactions: [holdPlaced, holdExtended, holdReleased, holdEnded].map((event) => on(event, async () => undefined)),
};
/** Subscriber that receives no test events, which is the default. */
const usualListener: Subscriber = { ...holdListener, name: 'usual-holds' };

let app: TestApp;
let house: ReturnType<typeof partnerRequests>;
let admin: Person;
let partner: Partner;
beforeAll(async () => {
  app = await startTestApp({ subscribers: [testListener, usualListener], env: { MAX_HOLDS: '3' } });
  house = partnerRequests(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
  await publishedHoldEvents(app);
});

const stone = (diamondId: number) => ({ diamondId });
const order = (token: string, ids: readonly number[]) =>
  house.order(token, { items: ids.map(stone), idempotencyKey: newKey() }, '__typename');
async function runJob(queue: string): Promise<void> {
  const job = holdsModule.jobs.find((each) => each.queue === queue);
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
}

test('applies the rules of live holds to test holds, without blocking other buyers', async () => {
  const [one = 0, left = 0, right = 0, more = 0] = await createStones(app, [
    {},
    { lineSet: 'S-1' },
    { lineSet: 'S-1' },
    {},
  ]);
  const before = await liveState(app);
  const placed = await house.place(partner.testKey, [stone(one), stone(left)], { hours: 2, note: 'For Berta' });
  expect(placed.answer?.holds.map(({ itemId, note, isByHouse }) => [Number(itemId), note, isByHouse])).toEqual(
    [one, left, right].map((id) => [id, 'For Berta', false]),
  );
  const holdOf = (id: number) => placed.answer?.holds.find(({ itemId }) => itemId === String(id))?.id;
  expect((await house.place(partner.testKey, [stone(one)])).error).toMatchObject({
    details: [{ path: 'items.0', message: expect.stringContaining('already') }],
  });
  expect((await house.place(partner.testKey, [stone(more)])).error).toMatchObject({ reason: 'TOO_MANY_HOLDS' });
  const extended = await house.extend(partner.testKey, { id: holdOf(left), hours: 5, expectedVersion: 1 });
  expect(extended.answer?.hold).toMatchObject({ version: 2, endedAt: null });
  const released = await house.release(partner.testKey, { id: holdOf(right) });
  expect(released.answer?.hold).toMatchObject({ outcome: 'RELEASED' });
  expect((await house.place(partner.testKey, [stone(left)])).error).toMatchObject({ reason: 'HELD_BEFORE' });
  expect((await order(partner.testKey, [one])).error).toBeUndefined();
  expect((await house.holds(partner.testKey, {})).map(({ itemId, outcome }) => [Number(itemId), outcome])).toEqual([
    [right, 'RELEASED'],
    [left, 'RELEASED'],
    [one, 'ORDERED'],
  ]);
  expect(await liveState(app)).toEqual(before);
  expect(await publishedHoldEvents(app)).toEqual(
    [
      ...[one, left, right].map((id) => `hold.placed ${id} for ${partner.id}`),
      ...[left, right].map((id) => `hold.extended ${id} for ${partner.id}`),
      ...[left, right].map((id) => `hold.released ${id} for ${partner.id}`),
      `hold.ended ${one} for ${partner.id} ORDERED`,
    ].sort(),
  );
});

test('ends a test hold when the whole item is ordered, also in a ring, but not when part of a parcel is ordered', async () => {
  const { parcelId, diamondId, ringSettingId } = await createGoods(app);
  await house.place(partner.testKey, [stone(parcelId), stone(diamondId)]);
  for (const item of [
    { parcel: { diamondId: parcelId, numberOfStones: 2 } },
    { engagementRing: { ringSettingId, diamondId } },
  ]) {
    const ordered = { items: [item], idempotencyKey: newKey() };
    expect((await house.order(partner.testKey, ordered, '__typename')).error).toBeUndefined();
  }
  expect((await house.holds(partner.testKey)).map(({ itemId }) => itemId)).toEqual([String(parcelId)]);
});

test('keeps test holds separate from live holds in limits and lists', async () => {
  const trader = await createPerson(app);
  const [one = 0, two = 0] = await createStones(app, [{}, {}]);
  const tried = await house.place(partner.testKey, [stone(one), stone(two)]);
  const live = await house.place(partner.liveKey, [stone(one), stone(two)]);
  expect([tried.error, live.error]).toEqual([undefined, undefined]);
  const idsOf = async (token: string) => (await house.holds(token, {})).map(({ id }) => id).sort();
  const ids = ({ answer }: typeof live) => answer?.holds.map(({ id }) => id).sort();
  expect(await idsOf(partner.testKey)).toEqual(ids(tried));
  for (const token of [partner.liveKey, partner.token]) expect(await idsOf(token)).toEqual(ids(live));
  const [hold] = tried.answer?.holds ?? [];
  for (const { error } of [
    await house.release(partner.liveKey, { id: hold?.id }),
    await house.extend(partner.token, { id: hold?.id, hours: 5 }),
    await house.release(partner.testKey, { id: live.answer?.holds[0]?.id }),
  ]) {
    expect(error).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  // Administrators see only the live hold of the item.
  const query = 'query ($id: ID!) { stockHold(kind: DIAMOND, id: $id) { isHeld isByHolder } }';
  const end = 'mutation ($input: EndStockHoldInput!) { endStockHold(input: $input) { hold { isHeld } } }';
  expect((await app.graphql(query, { id: one }, admin.token)).data).toEqual({
    stockHold: { isHeld: true, isByHolder: true },
  });
  expect((await app.graphql(end, { input: { kind: 'DIAMOND', id: one } }, admin.token)).errors).toEqual([]);
  expect((await house.holds(partner.liveKey)).map(({ itemId }) => itemId)).toEqual([String(two)]);
  expect(await house.holds(partner.testKey)).toHaveLength(2);
  expect((await order(trader.token, [one])).error).toBeUndefined();
  const heard = await app
    .em()
    .execute(`select data -> 'facts' ->> 'isTest' as "isTest" from pgboss.job where name = 'events.usual-holds'`);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter(({ isTest }: { isTest?: string }) => isTest === 'true')).toEqual([]);
});

test('ends an expired test hold with an event, and deletes the hold after seven days', async () => {
  const db = app.em().getKysely();
  const id = await createStone(app);
  await house.place(partner.testKey, [stone(id)]);
  await sql`update stock_hold set until = now() - interval '1 second' where item_id = ${id}`.execute(db);
  expect(await house.holds(partner.testKey)).toEqual([]);
  await runJob('catalogue.release-expired-holds');
  expect((await publishedHoldEvents(app)).filter((told) => !told.startsWith('hold.placed'))).toEqual([
    `hold.ended ${id} for ${partner.id} EXPIRED`,
  ]);
  const young = await createStone(app);
  await house.place(partner.testKey, [stone(young)]);
  await house.place(partner.liveKey, [stone(young)]);
  await sql`update stock_hold set placed_at = now() - interval '169 hours'
    where user_id = ${partner.id} and (item_id = ${id} or not is_test)`.execute(db);
  await runJob('catalogue.forget-test-holds');
  const kept = [await house.holds(partner.testKey, {}), await house.holds(partner.liveKey, {})];
  expect(kept.map((holds) => holds.map(({ itemId }) => itemId))).toEqual([[String(young)], [String(young)]]);
});
