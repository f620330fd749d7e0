import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { PublishedEvent } from '../../../server/src/kernel/use-cases/events.ts';
import type { Services } from '../../../server/src/kernel/use-cases/services.ts';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';

/* Tests holds with an expiry time, waiting lists, line sets and pairs. */

let app: TestApp;
let admin: Person;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  ann = await createPerson(app);
  bob = await createPerson(app);
});
afterAll(() => app.stop());

const db = () => app.em().getKysely();

async function runMutation<T>(operation: string, input: object, fields: string) {
  const typeName = `${operation[0]?.toUpperCase()}${operation.slice(1)}Input`;
  const { data, errors } = await app.graphql<Record<string, T | null>>(
    `mutation ($input: ${typeName}!) { ${operation}(input: $input) { ${fields} } }`,
    { input },
    admin.token,
  );
  return { payload: data?.[operation] ?? undefined, error: errors[0]?.extensions };
}

interface Hold {
  hold: {
    version: number;
    isHeld: boolean;
    until: string | null;
    user: { id: string } | null;
    waiting: { id: string; holdHours: number | null; toldAt: string | null; user: { id: string } }[];
  };
}
const holdFields = 'hold { version isHeld until user { id } waiting { id holdHours toldAt user { id } } }';
const change = (operation: string, input: object) => runMutation<Hold>(operation, input, holdFields);

/** Runs a job, then the subscribers to the events that it publishes. Returns the emails that would be sent. */
async function runJob(queue: string): Promise<{ to: string; text: string }[]> {
  const job = holdsModule.jobs.find((each) => each.queue === queue);
  if (!job) throw new Error(`there is no ${queue}`);
  const mails: { to: string; text: string }[] = [];
  const publishedEvents: PublishedEvent<unknown>[] = [];
  const services: Services = {
    ...app.services,
    events: {
      async publish(_transaction, { name: event }, facts) {
        publishedEvents.push({ id: randomUUID(), event, at: '', facts });
      },
      async publishAll(transaction, event, all) {
        for (const facts of all) await this.publish(transaction, event, facts);
      },
    },
    mail: {
      ...app.services.mail,
      async queue(_transaction, { to, text }) {
        mails.push({ to, text });
      },
    },
  };
  const ctx = { em: app.em(), services, log: createLogger('silent') };
  await job.handle(ctx, {});
  for (const published of publishedEvents) {
    const reactions = holdsModule.subscribers
      .flatMap((each) => each.reactions)
      .filter(({ event }) => event === published.event);
    for (const reaction of reactions) await reaction.handle(ctx, published);
  }
  return mails;
}

async function piece(): Promise<number> {
  const { data } = await app.graphql<{ createJewelleryPiece: { jewelleryPiece: { id: string } } }>(
    'mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
    { input: { jewelleryPiece: { type: 'RING', totalPrice: 100 } } },
    admin.token,
  );
  return Number(data?.createJewelleryPiece.jewelleryPiece.id);
}

const kinds = [
  ['DIAMOND', 'diamonds', 'diamond', async () => (await createStones(app, [{}]))[0] ?? 0],
  ['JEWELLERY', 'jewelleryPieces', 'jewellery_piece', piece],
] as const;

describe.each(kinds)('holds on stock of type %s', (kind, many, table, make) => {
  const availabilityFor = async (viewer: Person, id: number) => {
    const { data } = await app.graphql<Record<string, { items: { availability: string }[] }>>(
      `query ($ids: [ID!]) { ${many}(filter: { ids: $ids }) { items { availability } } }`,
      { ids: [id] },
      viewer.token,
    );
    return data?.[many]?.items[0]?.availability;
  };

  test('holds an item until a given time, filters by the end of the hold, and releases the item at that time', async () => {
    const id = await make();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const { payload, error } = await change('holdStock', { kind, id, userId: ann.id, until });
    expect(error).toBeUndefined();
    expect(payload?.hold).toMatchObject({ isHeld: true, until, user: { id: String(ann.id) } });
    expect(await availabilityFor(ann, id)).toBe('HELD_FOR_YOU');
    expect((await availabilityFor(bob, id)) ?? 'ON_HOLD').toBe('ON_HOLD');
    const ending = async (max: string) => {
      const { data } = await app.graphql<Record<string, { total: number }>>(
        `query ($filter: ${kind === 'DIAMOND' ? 'Diamond' : 'JewelleryPiece'}Filter) { ${many}(filter: $filter) { total } }`,
        { filter: { ids: [id], holdUntil: { min: new Date().toISOString(), max } } },
        admin.token,
      );
      return data?.[many]?.total;
    };
    expect([await ending(until), await ending(new Date(Date.now() + 60_000).toISOString())]).toEqual([1, 0]);

    await sql`update ${sql.table(table)} set hold_until = now() - interval '1 second' where id = ${id}`.execute(db());
    expect([await availabilityFor(ann, id), await availabilityFor(bob, id)]).toEqual(['FOR_SALE', 'FOR_SALE']);
    await runJob('catalogue.release-expired-holds');
    const { rows } = await sql`select hold_user_id, hold_until from ${sql.table(table)} where id = ${id}`.execute(db());
    expect(rows).toEqual([{ hold_user_id: null, hold_until: null }]);
    expect(await availabilityFor(bob, id)).toBe('FOR_SALE');
  });

  test('offers a released item to users on the waiting list in order, with a hold or an email', async () => {
    const id = await make();
    await change('holdStock', { kind, id, userId: ann.id });
    await change('addToWaitingList', { kind, id, userId: ann.id });
    const { payload } = await change('addToWaitingList', { kind, id, userId: bob.id, holdHours: 24 });
    const [first, second] = payload?.hold.waiting ?? [];
    expect([first?.user.id, second?.user.id]).toEqual([String(ann.id), String(bob.id)]);
    expect((await change('addToWaitingList', { kind, id, userId: bob.id })).error).toMatchObject({
      details: [{ path: 'userId' }],
    });
    const moved = await change('moveInWaitingList', { id: second?.id, place: 0 });
    expect(moved.payload?.hold.waiting.map(({ user }) => user.id)).toEqual([String(bob.id), String(ann.id)]);

    // The item is not offered to waiting users while it is on hold.
    await runJob('catalogue.offer-freed-stock');
    const endResult = await change('endStockHold', { kind, id });
    expect(endResult.payload?.hold).toMatchObject({ isHeld: false, waiting: [{ id: second?.id }, { id: first?.id }] });
    expect(await runJob('catalogue.offer-freed-stock')).toMatchObject([
      { to: bob.email, text: expect.stringContaining('on hold for you until') },
    ]);
    expect(await availabilityFor(bob, id)).toBe('HELD_FOR_YOU');
    // A second run of the job changes nothing, because the item is on hold.
    await runJob('catalogue.offer-freed-stock');
    const { payload: ended } = await change('endStockHold', { kind, id });
    expect(ended?.hold.waiting).toMatchObject([{ id: first?.id, toldAt: null }]);
    expect(await runJob('catalogue.offer-freed-stock')).toMatchObject([
      { to: ann.email, text: expect.stringContaining('the first buyer to order it gets it') },
    ]);
    expect(await runJob('catalogue.offer-freed-stock')).toEqual([]);
    const rows = await sql<{ toldAt: Date | null }>`
      select told_at as "toldAt" from stock_wait where id = ${Number(first?.id)}`.execute(db());
    expect(rows.rows[0]?.toldAt).not.toBeNull();
    expect(await availabilityFor(ann, id)).toBe('FOR_SALE');
    // An offer sent by email expires after 24 hours.
    await sql`update stock_wait set told_at = now() - interval '25 hours' where id = ${Number(first?.id)}`.execute(
      db(),
    );
    await runJob('catalogue.offer-freed-stock');
    expect((await change('removeFromWaitingList', { id: first?.id })).error).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });

  test('rejects holds for unknown users, with an end in the past, and for stock types without holds', async () => {
    const id = await make();
    expect((await change('holdStock', { kind, id, userId: 999_999 })).error).toMatchObject({ code: 'USER_NOT_FOUND' });
    const past = await change('holdStock', { kind, id, until: '2020-01-01T00:00:00Z' });
    expect(past.error).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await change('holdStock', { kind: 'BRACELET', id })).error).toMatchObject({ details: [{ path: 'kind' }] });
  });
});

interface CreatedSet {
  name: string | null;
  carats: number;
  total: number;
  perCarat: number;
  problems: { stockNumber: string; explanation: string }[];
  undoToken: string | null;
}
const make = (input: object) =>
  runMutation<CreatedSet>(
    'makeDiamondSet',
    input,
    'name carats total perCarat undoToken problems { stockNumber explanation }',
  );
const split = (id: number) =>
  runMutation<{ stones: number; undoToken: string }>('splitDiamondSet', { id }, 'stones undoToken');
const undo = (undoToken: string) => runMutation<{ changed: number }>('undoStockChange', { undoToken }, 'changed');
const setsOf = async (ids: readonly number[]) => {
  const { data } = await app.graphql<{
    diamonds: { items: { set: { kind: string; stones: number; total: number } | null }[] };
  }>(
    'query ($ids: [ID!]) { diamonds(filter: { ids: $ids }) { items { set { kind stones total } } } }',
    { ids },
    ann.token,
  );
  return data?.diamonds.items.map(({ set }) => set && `${set.kind} ${set.stones} ${set.total}`);
};

test('creates a line set with the next unused name, splits it, and undoes the split', async () => {
  const ids = await createStones(app, [{ carats: '1' }, { carats: '2' }, { carats: '0.5', pricePerCarat: '4000' }]);
  const dryRun = await make({ ids, kind: 'LINE_SET', dryRun: true });
  expect(dryRun.payload).toMatchObject({ name: 'L-1', carats: 3.5, total: 5000, perCarat: 1428.57, problems: [] });
  expect(await setsOf(ids)).toEqual([null, null, null]);
  const { payload } = await make({ ids, kind: 'LINE_SET' });
  expect(await setsOf(ids)).toEqual(['LINE_SET 3 5000', 'LINE_SET 3 5000', 'LINE_SET 3 5000']);

  const others = await createStones(app, [{}, {}]);
  expect((await make({ ids: others, kind: 'LINE_SET', name: 'l-1' })).error).toMatchObject({
    details: [{ path: 'name' }],
  });
  const duplicate = await make({ ids: [...others, ...ids.slice(0, 1)], kind: 'LINE_SET' });
  expect(duplicate.error).toMatchObject({ details: [{ path: `items.${ids[0]}` }] });

  const apart = await split(ids[1] ?? 0);
  expect(apart.payload?.stones).toBe(3);
  expect(await setsOf(ids)).toEqual([null, null, null]);
  await undo(apart.payload?.undoToken ?? '');
  expect(await setsOf(ids)).toEqual(['LINE_SET 3 5000', 'LINE_SET 3 5000', 'LINE_SET 3 5000']);
  // Undoing the creation of the set has no effect, because the set has been changed since then.
  expect((await undo(payload?.undoToken ?? '')).payload).toMatchObject({ changed: 0 });
});

test('combines two stones into an inseparable pair, and splits the pair', async () => {
  const ids = await createStones(app, [{}, {}]);
  const three = await make({ ids: [...ids, ...(await createStones(app, [{}]))], kind: 'PAIR' });
  expect(three.error).toMatchObject({ details: [{ path: 'ids' }] });
  await make({ ids, kind: 'PAIR', isInseparable: true });
  expect(await setsOf(ids)).toEqual(['PAIR 2 2000', 'PAIR 2 2000']);
  const ordersRest = restOrders(app);
  await ordersRest.fillCart(ann.token, ids.slice(0, 1));
  expect((await ordersRest.cart(ann.token)).map(({ itemId }) => itemId).toSorted((a, b) => a - b)).toEqual(ids);
  const [id = 0] = ids;
  const again = await make({ ids: [id, ...(await createStones(app, [{}]))], kind: 'PAIR' });
  expect(again.error).toMatchObject({ details: [{ path: `items.${id}` }] });
  expect((await split(id)).error).toBeUndefined();
  expect(await setsOf(ids)).toEqual([null, null]);
  expect((await split(id)).error).toMatchObject({ details: [{ path: 'id' }] });
});

test('rejects a line set of stones that differ in status or availability', async () => {
  const ids = await createStones(app, [
    {},
    { status: 2, holdUserId: ann.id },
    { isActive: false },
    { status: 2, isActive: false },
  ]);
  const { payload } = await make({ ids, kind: 'LINE_SET', dryRun: true });
  expect(payload?.problems).toHaveLength(3);
  expect((await make({ ids, kind: 'LINE_SET' })).error).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('returns the previously highlighted stone when another stone is highlighted', async () => {
  const [first = 0, second = 0] = await createStones(app, [{ stockId: 'HL-1' }, { stockId: 'HL-2' }]);
  const highlight = (id: number) => runMutation<{ before: string | null }>('highlightDiamond', { id }, 'before');
  await highlight(first);
  expect((await highlight(second)).payload).toEqual({ before: 'HL-1' });
  expect((await highlight(second)).payload).toEqual({ before: null });
});
