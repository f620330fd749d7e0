import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { tellStockChanges } from '../../../server/src/modules/webhooks/index.ts';
import { presentPosition } from '../../../server/src/platform/change-log/position.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Program, startProgram, verified, webhooksIn } from './programs.ts';

/* That stock has changed: the tests are the clock that ticks once a second. */

let app: TestApp;
let house: ReturnType<typeof webhooksIn>;
let program: Program;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOK_PRIVATE: '1' } });
  house = webhooksIn(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  program = await startProgram();
  owner = await createPerson(app);
  // Somebody has been looking until now: from here on each test has its own changes.
  const position = JSON.stringify(await presentPosition(app.em()));
  await house.execute('update webhook_stock_position set position = ?::jsonb, at = now()', [position]);
});
afterEach(async () => {
  await house.execute('delete from webhook_endpoint');
  await program.stop();
});

const add = async (path: string, facts: object = {}) => {
  const { endpoint, secret } = await house.add(owner.token, {
    ...{ url: `${program.url}${path}`, events: ['STOCK_CHANGED'], ...facts },
  });
  return { id: endpoint.id, secret };
};
const tick = () => tellStockChanges(app.em(), app.services.jobs);
/** A second has passed. */
const pass = () => house.execute("update webhook_endpoint set stock_sent_at = stock_sent_at - interval '1 second'");
const stone = () => createStone(app);
const ring = () =>
  app.graphql(
    'mutation ($input: CreateEternityRingInput!) { createEternityRing(input: $input) { eternityRing { id } } }',
    { input: { eternityRing: { name: 'Halo', price: 500, shapeId: 1 } } },
    admin.token,
  );
const types = (secret: string) =>
  program.got.map((message) => Object(verified(secret, message)).data.stockTypes as unknown);

test('whoever follows a type of stock is told that it has changed, and no more than that', async () => {
  const all = await add('/all');
  await add('/rings', { stockTypes: ['ETERNITY_RING'] });
  await add('/orders', { events: ['ORDER_PLACED'] });
  // Nobody has looked before: everything may have changed.
  await house.execute('update webhook_stock_position set position = null');
  await tick();
  await house.send();
  expect(program.got.map(({ path }) => path).sort()).toEqual(['/all', '/rings']);
  program.got.length = 0;
  await pass();
  // Nothing while nothing happens.
  await tick();
  await house.send();
  expect(program.got).toEqual([]);
  await stone();
  await tick();
  await tick();
  await house.send();
  expect(program.got.map(({ path }) => path)).toEqual(['/all']);
  const [message] = program.got;
  expect(message && verified(all.secret, message)).toEqual({
    type: 'stock.changed',
    timestamp: expect.any(String),
    data: { stockTypes: ['DIAMOND'] },
  });
  await pass();
  await ring();
  await tick();
  await house.send();
  expect(program.got.map(({ path }) => path).sort()).toEqual(['/all', '/all', '/rings']);
});

test('once a second: what comes meanwhile waits as one message that tells of all of it', async () => {
  const { id, secret } = await add('/');
  await tick();
  await stone();
  await tick();
  await house.send();
  for (const change of [stone, ring, stone]) {
    await change();
    await tick();
    await house.send();
  }
  expect(program.got).toHaveLength(1);
  const waiting = await house.deliveries(owner.token, id, { states: ['WAITING'] });
  expect(waiting).toHaveLength(1);
  // A job is there for the moment at which it may be sent.
  expect(
    await house.execute("select from pgboss.job where name = 'webhooks.send' and start_after > created_on limit 1"),
  ).toHaveLength(1);
  await house.execute(
    "update webhook_delivery set due_at = due_at - interval '1 second' where state = 'waiting' and due_at <= now() + interval '1 second'",
  );
  await house.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['DIAMOND', 'ETERNITY_RING']]);
});

test('of several processes one tells, and what it leaves half done another one does', async () => {
  const { secret } = await add('/');
  await tick();
  await stone();
  await app
    .em()
    .transactional(async (em) => {
      await tellStockChanges(em, app.services.jobs);
      // While one is at it the others have nothing to do.
      await tick();
      throw new Error('killed');
    })
    .catch((error: Error) => expect(error.message).toBe('killed'));
  await house.send();
  expect(program.got).toEqual([]);
  await Promise.all([tick(), tick(), tick()]);
  await house.send();
  expect(types(secret)).toEqual([['DIAMOND']]);
});

test('an endpoint that does not answer is not asked more often because more happens, and is told of all of it', async () => {
  const { id, secret } = await add('/');
  await tick();
  program.answer = 500;
  await stone();
  await tick();
  await house.send();
  const [failed] = await house.deliveries(owner.token, id);
  await ring();
  await tick();
  await stone();
  await tick();
  await house.send();
  expect(program.got).toHaveLength(1);
  const [waiting, before, ...others] = await house.deliveries(owner.token, id);
  // The second try of the first message would have been then; now it is the first of the one that says more.
  expect(waiting).toMatchObject({ state: 'WAITING', nextAttemptAt: failed?.nextAttemptAt, attempts: [] });
  expect(before).toMatchObject({ id: failed?.id, state: 'SKIPPED', attempts: [{ status: 500 }] });
  expect(others).toEqual([]);
  await house.hurry();
  await house.send();
  const [again] = await house.deliveries(owner.token, id);
  expect(again).toMatchObject({ id: waiting?.id, state: 'WAITING' });
  // The second pause, not the first one once more.
  expect(Date.parse(again?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 290_000);
  program.answer = 200;
  await house.hurry();
  await house.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['DIAMOND', 'ETERNITY_RING'], ['DIAMOND', 'ETERNITY_RING']]);
});

test('one that fails while another waits gives way to it, and to its patience', async () => {
  const { id, secret } = await add('/');
  await tick();
  program.answer = async (_, response) => {
    await ring();
    await tick();
    response.writeHead(503).end();
  };
  await stone();
  await tick();
  await house.send();
  const [waiting, failed, ...others] = await house.deliveries(owner.token, id);
  expect(failed).toMatchObject({ state: 'SKIPPED', nextAttemptAt: null });
  expect(waiting).toMatchObject({ state: 'WAITING', attempts: [] });
  expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 3_000);
  expect(others).toEqual([]);
  program.answer = 200;
  await house.hurry();
  await house.send();
  expect(types(secret)).toEqual([['DIAMOND'], ['ETERNITY_RING']]);
});

test.each([
  [
    'the log does not know, as after a restored backup',
    `position = jsonb_set(position, '{origin}', '"00000000-0000-4000-8000-000000000000"')`,
  ],
  ['nobody has looked from for long', "at = now() - interval '11 minutes'"],
])('from a position that %s, everything may have changed', async (_what, moved) => {
  const { secret } = await add('/');
  await tick();
  await house.execute(`update webhook_stock_position set ${moved}`);
  await stone();
  await tick();
  await house.send();
  expect(types(secret)).toEqual([expect.arrayContaining(['DIAMOND', 'MELEE', 'JEWELLERY'])]);
});
