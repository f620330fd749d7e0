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
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { holdListener, newKey, partnerRequests, publishedHoldEvents } from '../partner-orders/partners.ts';
import { createPartner, liveState, type Partner } from './sandbox.ts';

/** Subscriber that also receives events of test keys. */
const testListener: Subscriber = {
  name: 'test-holds',
  includesTests: true,
  reactions: [holdPlaced, holdExtended, holdReleased, holdEnded].map((event) => on(event, async () => undefined)),
};
/** Subscriber that receives no events of test keys, which is the default. */
const usualListener: Subscriber = { ...holdListener, name: 'usual-holds' };

let app: TestApp;
let requests: ReturnType<typeof partnerRequests>;
let admin: Person;
let partner: Partner;
beforeAll(async () => {
  app = await startTestApp({ subscribers: [testListener, usualListener], env: { MAX_HOLDS: '3' } });
  requests = partnerRequests(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
  await publishedHoldEvents(app);
});

const stone = (diamondId: number) => ({ diamondId });
const order = (token: string, ids: readonly number[]) =>
  requests.order(token, { items: ids.map(stone), idempotencyKey: newKey() }, '__typename');
async function runJob(queue: string): Promise<void> {
  const job = holdsModule.jobs.find((each) => each.queue === queue);
  await job?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
}

test('applies the rules for live holds to test holds, without blocking other buyers', async () => {
  const [firstId = 0, left = 0, right = 0, more = 0] = await createStones(app, [
    {},
    { lineSet: 'S-1' },
    { lineSet: 'S-1' },
    {},
  ]);
  const before = await liveState(app);
  const holdResult = await requests.place(partner.testKey, [stone(firstId), stone(left)], {
    hours: 2,
    note: 'For Berta',
  });
  expect(holdResult.payload?.holds.map(({ itemId, note, isByHouse }) => [Number(itemId), note, isByHouse])).toEqual(
    [firstId, left, right].map((id) => [id, 'For Berta', false]),
  );
  const holdOf = (id: number) => holdResult.payload?.holds.find(({ itemId }) => itemId === String(id))?.id;
  expect((await requests.place(partner.testKey, [stone(firstId)])).error).toMatchObject({
    details: [{ path: 'items.0', message: expect.stringContaining('already') }],
  });
  expect((await requests.place(partner.testKey, [stone(more)])).error).toMatchObject({ reason: 'TOO_MANY_HOLDS' });
  const extended = await requests.extend(partner.testKey, { id: holdOf(left), hours: 5, expectedVersion: 1 });
  expect(extended.payload?.hold).toMatchObject({ version: 2, endedAt: null });
  const released = await requests.release(partner.testKey, { id: holdOf(right) });
  expect(released.payload?.hold).toMatchObject({ outcome: 'RELEASED' });
  expect((await requests.place(partner.testKey, [stone(left)])).error).toMatchObject({ reason: 'HELD_BEFORE' });
  expect((await order(partner.testKey, [firstId])).error).toBeUndefined();
  expect((await requests.holds(partner.testKey, {})).map(({ itemId, outcome }) => [Number(itemId), outcome])).toEqual([
    [right, 'RELEASED'],
    [left, 'RELEASED'],
    [firstId, 'ORDERED'],
  ]);
  expect(await liveState(app)).toEqual(before);
  expect(await publishedHoldEvents(app)).toEqual(
    [
      ...[firstId, left, right].map((id) => `hold.placed ${id} for ${partner.id}`),
      ...[left, right].map((id) => `hold.extended ${id} for ${partner.id}`),
      ...[left, right].map((id) => `hold.released ${id} for ${partner.id}`),
      `hold.ended ${firstId} for ${partner.id} ORDERED`,
    ].sort(),
  );
});

test('ends a test hold when the whole item is ordered, alone or in a ring, but not for an order of part of a parcel', async () => {
  const { parcelId, diamondId, ringSettingId } = await createItems(app);
  await requests.place(partner.testKey, [stone(parcelId), stone(diamondId)]);
  for (const item of [
    { parcel: { diamondId: parcelId, numberOfStones: 2 } },
    { engagementRing: { ringSettingId, diamondId } },
  ]) {
    const orderInput = { items: [item], idempotencyKey: newKey() };
    expect((await requests.order(partner.testKey, orderInput, '__typename')).error).toBeUndefined();
  }
  expect((await requests.holds(partner.testKey)).map(({ itemId }) => itemId)).toEqual([String(parcelId)]);
});

test('keeps test holds separate from live holds in limits and lists', async () => {
  const trader = await createPerson(app);
  const [firstId = 0, secondId = 0] = await createStones(app, [{}, {}]);
  const testHold = await requests.place(partner.testKey, [stone(firstId), stone(secondId)]);
  const live = await requests.place(partner.liveKey, [stone(firstId), stone(secondId)]);
  expect([testHold.error, live.error]).toEqual([undefined, undefined]);
  const idsOf = async (token: string) => (await requests.holds(token, {})).map(({ id }) => id).sort();
  const ids = ({ payload }: typeof live) => payload?.holds.map(({ id }) => id).sort();
  expect(await idsOf(partner.testKey)).toEqual(ids(testHold));
  for (const token of [partner.liveKey, partner.token]) expect(await idsOf(token)).toEqual(ids(live));
  const [hold] = testHold.payload?.holds ?? [];
  for (const { error } of [
    await requests.release(partner.liveKey, { id: hold?.id }),
    await requests.extend(partner.token, { id: hold?.id, hours: 5 }),
    await requests.release(partner.testKey, { id: live.payload?.holds[0]?.id }),
  ]) {
    expect(error).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  // Administrators see only the item's live hold.
  const query = 'query ($id: ID!) { stockHold(kind: DIAMOND, id: $id) { isHeld isByHolder } }';
  const end = 'mutation ($input: EndStockHoldInput!) { endStockHold(input: $input) { hold { isHeld } } }';
  expect((await app.graphql(query, { id: firstId }, admin.token)).data).toEqual({
    stockHold: { isHeld: true, isByHolder: true },
  });
  expect((await app.graphql(end, { input: { kind: 'DIAMOND', id: firstId } }, admin.token)).errors).toEqual([]);
  expect((await requests.holds(partner.liveKey)).map(({ itemId }) => itemId)).toEqual([String(secondId)]);
  expect(await requests.holds(partner.testKey)).toHaveLength(2);
  expect((await order(trader.token, [firstId])).error).toBeUndefined();
  const storedEvents = await app
    .em()
    .execute(`select data -> 'facts' ->> 'isTest' as "isTest" from pgboss.job where name = 'events.usual-holds'`);
  expect(storedEvents.length).toBeGreaterThan(0);
  expect(storedEvents.filter(({ isTest }: { isTest?: string }) => isTest === 'true')).toEqual([]);
});

test('ends an expired test hold with an event, and deletes the hold after seven days', async () => {
  const db = app.em().getKysely();
  const id = await createStone(app);
  await requests.place(partner.testKey, [stone(id)]);
  await sql`update stock_hold set until = now() - interval '1 second' where item_id = ${id}`.execute(db);
  expect(await requests.holds(partner.testKey)).toEqual([]);
  await runJob('catalogue.release-expired-holds');
  expect((await publishedHoldEvents(app)).filter((event) => !event.startsWith('hold.placed'))).toEqual([
    `hold.ended ${id} for ${partner.id} EXPIRED`,
  ]);
  const young = await createStone(app);
  await requests.place(partner.testKey, [stone(young)]);
  await requests.place(partner.liveKey, [stone(young)]);
  await sql`update stock_hold set placed_at = now() - interval '169 hours'
    where user_id = ${partner.id} and (item_id = ${id} or not is_test)`.execute(db);
  await runJob('catalogue.forget-test-holds');
  const remaining = [await requests.holds(partner.testKey, {}), await requests.holds(partner.liveKey, {})];
  expect(remaining.map((holds) => holds.map(({ itemId }) => itemId))).toEqual([[String(young)], [String(young)]]);
});
