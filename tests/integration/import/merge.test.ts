import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { somebodyWaits } from '../../support/waiting.ts';
import { csv, importOverRest, stone } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const row = (key: string, price = 100) => [key, 'RB', 1, price];
const send = (content: string, query: Record<string, string> = {}) =>
  importOverRest(app, content, { token: people.administrator, query });
const change = (assignment: string, key: string) =>
  app.em().getConnection().execute(`update diamond set ${assignment} where stock_id = ?`, [key]);

const withClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

describe('import in replace mode', () => {
  beforeEach(() => send(csv(header, ...['KEPT', 'GONE', 'HELD', 'MEMO', 'OUT'].map((key) => row(key)))));

  test('deactivates stones that are missing from the file, except stones on hold or on memo', async () => {
    await change('status = 2', 'HELD');
    await change('status = 4', 'MEMO');
    await change('is_active = false, version = 7', 'OUT');
    const file = csv(header, row('KEPT'), row('NEW'));
    const dryRun = await send(file, { mode: 'replace', dryRun: 'true' });
    const { body } = await send(file, { mode: 'replace' });
    expect(body).toMatchObject({ inserted: 1, updated: 0, unchanged: 1, deactivated: 1 });
    expect(dryRun.body).toEqual({ ...body, isApplied: false });
    expect(await stone(app, 'GONE')).toMatchObject({ is_active: false, version: 2 });
    expect(await stone(app, 'OUT')).toMatchObject({ is_active: false, version: 7 });
    for (const key of ['KEPT', 'HELD', 'MEMO', 'NEW']) expect(await stone(app, key)).toMatchObject({ is_active: true });
  });

  test('keeps stones active if their rows have problems', async () => {
    const { body } = await send(csv(header, row('KEPT'), row('GONE', -1)), { mode: 'replace', skipInvalid: 'true' });
    expect(body).toMatchObject({ skipped: 1, deactivated: 3 });
    expect(await stone(app, 'GONE')).toMatchObject({ is_active: true, price_per_carat: '100.000000' });
    const cut = await send(`${csv(header, row('KEPT'))}\nHELD,RB,1`, { mode: 'replace', skipInvalid: 'true' });
    expect(cut.body).toMatchObject({ skipped: 1, deactivated: 1 });
    expect(await stone(app, 'GONE')).toMatchObject({ is_active: false });
  });

  test('rejects the whole file if a row is invalid', async () => {
    const { status } = await send(csv(header, row('KEPT', -1)), { mode: 'replace' });
    expect(status).toBe(400);
    expect(await stone(app, 'GONE')).toMatchObject({ is_active: true });
  });

  test('leaves stock that is not in the file unchanged in the default mode', async () => {
    const { body } = await send(csv(header, row('NEW')));
    expect(body).toMatchObject({ inserted: 1, deactivated: 0 });
    expect(await stone(app, 'GONE')).toMatchObject({ is_active: true });
  });
});

describe('import of stones on hold, sold or ordered', () => {
  const available = csv([...header, 'Availability', 'Active'], [...row('A1', 200), 'G', 'Yes']);

  test('preserves the status of a stone on hold, and updates its other fields', async () => {
    await send(csv(header, row('A1')));
    await change('status = 2, hold_user_id = (select min(id) from user_account)', 'A1');
    const { body } = await send(available);
    expect(body).toMatchObject({ updated: 1 });
    expect(await stone(app, 'A1')).toMatchObject({ status: 2, price_per_carat: '200.000000' });
  });

  test('leaves a sold stone unchanged', async () => {
    await send(csv(header, row('A1', 200)));
    await change('status = 2, is_active = false', 'A1');
    expect((await send(available)).body).toMatchObject({ updated: 0, unchanged: 0, notApplied: 1 });
    expect(await stone(app, 'A1')).toMatchObject({ status: 2, is_active: false, version: 1 });
  });

  test('leaves a stone in an open order unchanged, even if its row has the status available', async () => {
    await send(csv(header, row('A1'), row('A2')));
    await app
      .em()
      .getConnection()
      .execute(`
      with placed as (
        insert into sales_order (buyer_name, buyer_email, total_price, currency) values ('B', 'b@example.com', 100, 'USD') returning id
      ), line as (
        insert into sales_order_line (order_id, position, item_type, diamond_id, stock_id, description, total_price)
        select placed.id, 0, 1, d.id, d.stock_id, 'A stone', 100 from placed, diamond d where d.stock_id = 'A1' returning id, diamond_id
      ) insert into stock_allocation (order_line_id, item_type, item_id) select id, 1, diamond_id from line`);
    const suspending = await send(csv(['Stock #', 'Availability', 'Active'], ['A1', 'NA', 'No'], ['A2', 'NA', 'Yes']));
    expect(suspending.body).toMatchObject({ updated: 1, unchanged: 0, notApplied: 1 });
    const replacing = await send(csv(header, row('A3')), { mode: 'replace' });
    expect(replacing.body).toMatchObject({ deactivated: 1 });
    expect(await stone(app, 'A1')).toMatchObject({ status: 1, is_active: true });
    expect(await stone(app, 'A2')).toMatchObject({ status: 3, is_active: false });
  });

  test('releases a hold that has no holder on the next import', async () => {
    await send(csv([...header, 'Availability'], [...row('A1', 200), 'H']));
    expect(await stone(app, 'A1')).toMatchObject({ status: 2, hold_user_id: null });
    await send(available);
    expect(await stone(app, 'A1')).toMatchObject({ status: 1 });
  });

  test('preserves a hold that is placed while the import is running', async () => {
    await send(csv(header, row('A1'), row('A2'), row('A3', 300)));
    await withClient(async (buyer) => {
      await buyer.query('begin');
      await buyer.query(
        "update diamond set status = 2, hold_user_id = (select min(id) from user_account) where stock_id in ('A1', 'A3')",
      );
      const rows = ['A1', 'A2', 'A3'].map((key) => [...row(key, 300), 'NA']);
      const merging = send(csv([...header, 'Availability'], ...rows));
      await somebodyWaits(app);
      await buyer.query('commit');
      const notApplied = {
        column: 'Availability',
        code: 'NOT_APPLIED',
        message: expect.stringMatching(/remains HOLD$/),
      };
      expect((await merging).body).toMatchObject({
        updated: 2,
        notApplied: 1,
        unchanged: 0,
        notices: [
          { line: 2, code: 'PRICE_MOVED', value: '300', message: 'was 100' },
          { ...notApplied, line: 2 },
          { line: 2, column: 'Stock #', code: 'ON_HOLD' },
          { line: 3, code: 'PRICE_MOVED' },
          { ...notApplied, line: 4 },
        ],
      });
    });
    expect(await stone(app, 'A1')).toMatchObject({ status: 2, price_per_carat: '300.000000' });
    expect(await stone(app, 'A2')).toMatchObject({ status: 3 });
  });
});

test('updates a stone that is created while the import is running', async () => {
  await withClient(async (other) => {
    await other.query('begin');
    await other.query("insert into diamond (stock_id, shape_id, carats, price_per_carat) values ('A1', 1, 9, 9)");
    const merging = send(csv(header, row('A1'), row('A2')));
    await somebodyWaits(app);
    await other.query('commit');
    expect((await merging).body).toMatchObject({ isApplied: true, inserted: 1, updated: 1 });
  });
  expect(await stone(app, 'A1')).toMatchObject({ carats: '1.000', price_per_carat: '100.000000' });
});

test("shows concurrent readers either all of the file's changes or none", async () => {
  const rows = (price: number) => csv(header, ...Array.from({ length: 8_000 }, (_, index) => row(`S${index}`, price)));
  const kinds = new Set<string>();
  let isDone = false;
  const reading = withClient(async (reader) => {
    while (!isDone) {
      const { rows: groups } = await reader.query<{ price: string; count: string }>(
        'select price_per_carat as price, count(*) from diamond group by 1 order by 1',
      );
      kinds.add(groups.map(({ price, count }) => `${count} at ${Number(price)}`).join(', '));
    }
  });
  await send(rows(100));
  await send(rows(200));
  isDone = true;
  await reading;
  kinds.delete('');
  expect([...kinds].filter((state) => state !== '8000 at 100' && state !== '8000 at 200')).toEqual([]);
  expect(kinds.size).toBeGreaterThan(0);
});

test('rejects a second concurrent import with a reason', async () => {
  await withClient(async (running) => {
    await running.query("select pg_advisory_lock(hashtext('stock-import'), hashtext('diamonds'))");
    const { status, body } = await send(csv(header, row('A1')));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      errorCode: 90,
      details: [{ path: 'file', message: expect.stringMatching(/another import/) }],
    });
    const dryRun = await send(csv(header, row('A1')), { dryRun: 'true' });
    expect(dryRun).toMatchObject({ status: 200, body: { inserted: 1 } });
  });
  const { body } = await send(csv(header, row('A1')));
  expect(body).toMatchObject({ inserted: 1 });
});

test('releases its database connection and drops temporary tables', async () => {
  const connections = () =>
    withClient(async (client) => {
      const { rows } = await client.query<{ temporary: string }>(
        "select count(*) as temporary from pg_class where relpersistence = 't' and relname like 'import_%'",
      );
      return rows[0]?.temporary;
    });
  for (let attempt = 0; attempt < 25; attempt++) await send(csv(header, row('A1', -1)));
  expect((await send(csv(header, row('A1')))).status).toBe(200);
  // Polls, because the database drops temporary tables only after it has detected that the connection is closed.
  for (let attempt = 0; attempt < 50 && (await connections()) !== '0'; attempt++) await pause(100);
  expect(await connections()).toBe('0');
});
