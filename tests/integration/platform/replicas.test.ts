import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy.ts';
import { type DatabaseServer, startDatabaseServer } from '../../support/database-server.ts';
import { createPerson } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { goodPassword, logIn, register } from '../accounts/account-requests.ts';
import { type EmailHelpers, emailHelpers } from '../emails/email-helpers.ts';
import { csv } from '../import/files.ts';
import { ended, exported, fileOf, started } from '../import-runs/runs.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { startReceiver, webhooksIn } from '../webhooks/webhook-helpers.ts';

jest.setTimeout(120_000); // starts two database servers and makes the primary unavailable for several seconds

/** Delay before the replica applies a commit. */
const delayMs = 500;

let primary: DatabaseServer;
let replica: DatabaseServer;
let proxy: DatabaseProxy;
let app: TestApp;
let emailApi: EmailHelpers;
let stone: number;

beforeAll(async () => {
  primary = await startDatabaseServer();
  replica = await startDatabaseServer({ of: primary, delayMs });
  proxy = await startDatabaseProxy(primary.url);
  const env = { DATABASE_REPLICA_URLS: replica.url, WEBHOOK_PRIVATE: '1', HOUSE_EMAIL: 'house@example.com' };
  app = await startTestApp({ databaseUrl: proxy.url, withJobs: true, env });
  emailApi = await emailHelpers(app);
  const stones = await createStones(app, [
    { stockId: 'R-1', showToAll: true },
    { stockId: 'R-2', showToAll: true },
  ]);
  stone = stones[0] ?? 0;
});
afterAll(async () => {
  await app?.stop();
  await proxy?.close();
  await replica?.stop();
  await primary?.stop();
});

async function query<Row extends object>(server: DatabaseServer, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the replica has applied all committed changes. */
async function caughtUp(): Promise<void> {
  const [end] = await query<{ lsn: string }>(primary, 'select pg_current_wal_flush_lsn()::text as lsn');
  const isThere = `select pg_last_wal_replay_lsn() >= '${end?.lsn}'::pg_lsn as "isThere"`;
  await until(
    () => query<{ isThere: boolean }>(replica, isThere),
    ([row]) => row?.isThere === true,
  );
}

/** Returns how often a server has scanned the diamond table. Sessions report their statistics up to one second late. */
async function scansOfStones(server: DatabaseServer): Promise<number> {
  await pause(1_200); // longer than PostgreSQL's PGSTAT_MIN_INTERVAL
  const [row] = await query<{ scans: number }>(
    server,
    `select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'diamond'`,
  );
  return row?.scans ?? 0;
}

/** Returns the number of reads that were routed to the replica and to the primary. */
async function routedReads(): Promise<{ replica: number; primary: number }> {
  const metrics = await app.metrics();
  const count = (from: string): number =>
    Number(new RegExp(`^facet_database_reads_total\\{server="${from}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary') };
}

const list = '{ diamonds(page: { size: 5 }) { total items { stockNumber } facets(fields: [SHAPE]) { field } } }';
const mailTo = (address: string, subject: RegExp) =>
  until(
    async () =>
      (await app.mails()).filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? '')),
    (mails) => mails.length > 0,
  );

describe('jobs and subscribers with a replica that lags by 500 ms', () => {
  test('sends a dispatched email to each recipient', async () => {
    const channel = await emailApi.channel('Late');
    for (const name of ['one', 'two', 'three'])
      await emailApi.recipient({ email: `late-${name}@example.com`, channels: [channel] });
    const { body } = await emailApi.send({ subject: 'Hello', body: '<p>Hello</p>', channelIds: [channel] });
    const { progress } = await until(
      () => emailApi.dispatch(body.id),
      ({ status }) => status === 'SENT',
    );
    expect(progress).toEqual({ total: 3, pending: 0, sent: 3, failed: 0, skipped: 0 });
  });

  test('sends the emails and the webhook for an order', async () => {
    const buyer = await createPerson(app);
    const receiver = await startReceiver();
    await webhooksIn(app).add(buyer.token, { url: `${receiver.url}/`, events: ['ORDER_PLACED'] });
    const [ordered = 0] = await createStones(app, [{ stockId: 'R-ORDER' }]);
    await restOrders(app).fillCart(buyer.token, [ordered]);
    expect((await restOrders(app).order(buyer.token)).status).toBe(201);
    await until(
      async () => receiver.received.length,
      (count) => count > 0,
    );
    await mailTo(buyer.email, /order/i);
    await receiver.stop();
  });

  test('applies a background import', async () => {
    const file = fileOf(csv(['Stock #', 'Shape', 'Carats', 'Price Per Carat'], ['R-IMPORT', 'Round', '1.01', '900']));
    const run = await started(app, emailApi.admin.token, file);
    expect(await ended(app, emailApi.admin.token, run.id)).toMatchObject({ state: 'DONE' });
  });

  test('sends a price list', async () => {
    const trader = await createPerson(app);
    const { errors } = await app.graphql(
      'mutation ($input: SendPriceListInput!) { sendPriceList(input: $input) { email } }',
      { input: { name: 'Late list', list: { diamonds: {} } } },
      trader.token,
    );
    expect(errors).toEqual([]);
    await mailTo(trader.email, /Late list/);
  });

  test('sends a contact message to the company', async () => {
    const body = { name: 'Ida', email: 'ida@example.com', subject: 'Late question', message: 'Do you sell pairs?' };
    expect((await app.rest('POST', '/api/contact/send', { body })).status).toBeLessThan(300);
    await mailTo('house@example.com', /Late question/);
  });
});

describe('accounts with a replica that lags by 500 ms', () => {
  test('allows a newly approved user to sign in', async () => {
    const email = 'late-trader@example.com';
    const { id } = await register(app, email);
    await app.em().getConnection().execute('update user_account set is_email_confirmed = true where id = ?', [id]);
    const approval = { body: { isApproved: true }, token: emailApi.admin.token };
    expect((await app.rest('PATCH', `/api/users/${id}/status`, approval)).status).toBe(200);
    expect((await logIn(app, email, goodPassword)).status).toBe(200);
  });

  test('accepts a new password immediately', async () => {
    const email = 'late-password@example.com';
    const { id } = await register(app, email);
    await app
      .em()
      .getConnection()
      .execute('update user_account set is_email_confirmed = true, is_approved = true where id = ?', [id]);
    const { headers } = await logIn(app, email);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const newPassword = 'amber-Tensor-93';
    const change = { token, body: { currentPassword: goodPassword, newPassword } };
    expect((await app.rest('POST', '/api/users/change-password', change)).status).toBeLessThan(300);
    expect((await logIn(app, email, newPassword)).status).toBe(200);
  });
});

test('returns a change before the replica has applied the change', async () => {
  const trader = await createPerson(app);
  await caughtUp();
  for (const version of [1, 2, 3]) {
    const comment = `Comment ${version}`;
    const { errors } = await app.graphql(
      'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { version } } }',
      { input: { id: stone, expectedVersion: version, set: { comment } } },
      emailApi.admin.token,
    );
    expect(errors).toEqual([]);
    const { body: stones } = await app.rest<{ id: number; product: { comment: string } }[]>('GET', '/api/diamonds', {
      token: trader.token,
    });
    expect(stones.find(({ id }) => id === stone)?.product.comment).toBe(comment);
    const { data } = await app.graphql(`{ diamond(ref: { id: ${stone} }) { comment } }`, {}, trader.token);
    expect(data?.diamond).toEqual({ comment });
  }
});

test('reads lists, facets, items and exports from an up-to-date replica', async () => {
  const trader = await createPerson(app);
  // The first request after a change determines which position a replica must have reached.
  expect((await app.graphql(list, {}, trader.token)).errors).toEqual([]);
  await caughtUp();
  const before = { routed: await routedReads(), scans: await scansOfStones(replica) };
  for (let index = 1; index <= 20; index += 1) {
    const filtered = `{ diamonds(filter: { carats: { max: ${index} } }) { total items { id } facets(fields: [SHAPE]) { field } } }`;
    expect((await app.graphql(filtered, {}, trader.token)).errors).toEqual([]);
    expect((await app.rest('GET', `/api/diamonds?page=0&pageSize=${index}`, { token: trader.token })).status).toBe(200);
    expect((await app.rest('GET', '/api/diamonds', { token: trader.token })).status).toBe(200);
    const item = `{ diamond(ref: { stockNumber: "R-${(index % 2) + 1}" }) { id } }`;
    expect((await app.graphql(item, {}, trader.token)).errors).toEqual([]);
  }
  const file = await exported(app, emailApi.admin.token, 'DIAMOND');
  expect(file).toContain('R-1');
  const { replica: fromReplica, primary: fromPrimary } = await routedReads();
  expect(fromPrimary).toBe(before.routed.primary);
  expect(fromReplica).toBeGreaterThanOrEqual(before.routed.replica + 81);
  expect(await scansOfStones(replica)).toBeGreaterThan(before.scans + 80);
});

test('serves lists and pages from the replica while the primary is down, and rejects changes', async () => {
  const trader = await createPerson(app);
  await caughtUp();
  proxy.refuse();
  try {
    for (const end = performance.now() + 5_000; performance.now() < end; await pause(100)) {
      for (const token of [null, trader.token]) {
        expect(await app.graphql<{ diamonds: { total: number } }>(list, {}, token)).toMatchObject({
          status: 200,
          errors: [],
          data: { diamonds: { items: expect.arrayContaining([expect.objectContaining({ stockNumber: 'R-1' })]) } },
        });
        expect((await app.rest('GET', '/api/diamonds', { token })).status).toBe(200);
        expect((await app.rest('GET', '/api/diamonds?pageSize=2', { token })).status).toBe(200);
      }
      expect((await fetch(`${app.url}/sitemap.xml`)).status).toBe(200);
    }
    expect(await app.rest('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', missing: ['primary'] },
    });
    const add = { body: [{ itemId: stone }], token: trader.token };
    expect(await app.rest('POST', '/api/cart/diamond-bulk', add)).toMatchObject({
      status: 503,
      body: { reason: 'UNAVAILABLE' },
    });
    const feed = '{ stockFeed(first: 10) { cursor } }';
    expect((await app.graphql(feed, {}, trader.token)).errors[0]?.extensions.reason).toBe('UNAVAILABLE');
  } finally {
    proxy.flow();
  }
  await until(
    () => app.rest('POST', '/api/cart/diamond-bulk', { body: [{ itemId: stone }], token: trader.token }),
    ({ status }) => status === 201,
  );
  expect((await app.rest('GET', '/readyz')).body).toEqual({ status: 'ready' });
});
