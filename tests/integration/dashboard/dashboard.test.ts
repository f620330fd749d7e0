import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { dashboardModule } from '../../../server/src/modules/dashboard/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type Person, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let administrator: Person;
let buyer: Person;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyer = await createPerson(app, { email: 'buyer@example.com' });
});
afterAll(() => app.stop());

const db = () => app.em().getKysely();

async function queryDashboard<T>(fields: string, args = 'period: MONTH'): Promise<T> {
  const { data, errors } = await app.graphql<{ dashboard: T }>(
    `{ dashboard(${args}) { ${fields} } }`,
    {},
    administrator.token,
  );
  if (!data?.dashboard) throw new Error(JSON.stringify(errors));
  return data.dashboard;
}

const totalOf = async (list: string, filter: string): Promise<number> => {
  const { data, errors } = await app.graphql<Record<string, { total: number }>>(
    `{ ${list}(filter: { ${filter} }) { total } }`,
    {},
    administrator.token,
  );
  const result = data?.[list];
  if (!result) throw new Error(JSON.stringify(errors));
  return result.total;
};

const attention = async (args?: string): Promise<Record<string, number>> => {
  const dashboard = await queryDashboard<{ attention: { kind: string; count: number }[] }>(
    'attention { kind count }',
    args,
  );
  return Object.fromEntries(dashboard.attention.map(({ kind, count }) => [kind, count]));
};

test('returns attention counts that match the linked lists', async () => {
  await sql`insert into user_account (email, password_hash, business_type_id) values ('new@example.com', 'x', 2)`.execute(
    db(),
  );
  await sql`insert into melee (carats, color, price_per_carat, is_active, stock_number)
    values (4.5, 1, 100, true, 'M-1'), (5, 1, 100, true, 'M-2'), (6, 1, 100, true, 'M-3'), (1, 1, 100, false, 'M-4')`.execute(
    db(),
  );
  await sql`insert into contact_message (name, email, subject, message)
    values ('A', 'a@example.com', 'S', 'M'), ('B', 'b@example.com', 'S', 'M')`.execute(db());
  await sql`update contact_message set status = 'closed', handled_at = now() where name = 'B'`.execute(db());
  await createStones(app, [{ stockId: 'H-1' }, { stockId: 'H-2' }, { stockId: 'H-3' }]);
  await sql`update diamond set status = 2, hold_until = now() + case stock_id when 'H-1' then interval '1 hour' else interval '3 days' end
    where stock_id in ('H-1', 'H-2')`.execute(db());
  const counts = await attention();
  expect(counts).toMatchObject({
    USERS_TO_APPROVE: await totalOf('users', 'isApproved: false'),
    LOW_MELEE: await totalOf('meleeLots', 'isActive: true, carats: { max: 5 }'),
    OPEN_MESSAGES: await totalOf('contactMessages', 'isHandled: false'),
    HOLDS_ENDING: 1,
    FAILED_MAILS: 0,
    FAILED_SYSTEM_MAILS: 0,
    FAILED_IMPORTS: 0,
  });
  expect([counts.USERS_TO_APPROVE, counts.LOW_MELEE, counts.OPEN_MESSAGES]).toEqual([1, 2, 1]);
  const later = new Date(Date.now() + 4 * 86_400_000).toISOString();
  expect((await attention(`period: WEEK, dayEnds: "${later}"`)).HOLDS_ENDING).toBe(2);
});

test('lists failed system emails with the reason for the failure, but without their content, and counts them once', async () => {
  await sql`insert into pgboss.job (name, state, data, output, completed_on) values
    ('mail.send', 'failed', '{"to": "lost@example.com", "subject": "Your order", "html": "secret"}', '{"message": "550 unknown"}', now()),
    ('mail.send', 'completed', '{"to": "found@example.com", "subject": "Your order"}', null, now())`.execute(db());
  const { data } = await app.graphql<{ failedHouseMails: object[] }>(
    '{ failedHouseMails { to subject attempts reason } }',
    {},
    administrator.token,
  );
  const mail = { to: 'lost@example.com', subject: 'Your order', attempts: 1, reason: '550 unknown' };
  expect(data?.failedHouseMails).toEqual([mail]);
  expect(await attention()).toMatchObject({ FAILED_SYSTEM_MAILS: 1, FAILED_JOBS: 0 });
  await sql`insert into pgboss.job (name, state, completed_on) values ('webhooks.send', 'failed', now())`.execute(db());
  expect(await attention()).toMatchObject({ FAILED_SYSTEM_MAILS: 1, FAILED_JOBS: 1 });
});

interface Stock {
  groups: { kind: string; page: string | null; count: number; value: number }[];
  stale: { kind: string; count: number; vendors: { vendor: string; count: number }[] }[];
  staleBefore: string;
}
const stock = async (): Promise<Stock> =>
  (
    await queryDashboard<{ stock: Stock }>(
      'stock { groups { kind page count value } stale { kind count vendors { vendor count } } staleBefore }',
    )
  ).stock;

test('returns stock counts by type and page that match the lists, and updates them immediately', async () => {
  await createStones(app, [{ stockId: 'S-1' }, { stockId: 'S-2', shapeId: 3 }]);
  const before = await stock();
  const groupOf = ({ groups }: Stock, kind: string, page: string | null = null) =>
    groups.find((each) => each.kind === kind && each.page === page);
  expect(groupOf(before, 'DIAMOND')?.count).toBe(await totalOf('diamonds', 'isActive: true'));
  expect(groupOf(before, 'DIAMOND', 'FANCY_SHAPES')?.count).toBe(
    await totalOf('diamonds', 'isActive: true, collection: FANCY_SHAPES'),
  );
  expect(groupOf(before, 'MELEE')).toMatchObject({ count: 3, value: 1_550 });
  await createStones(app, [{ stockId: 'S-3' }]);
  expect(groupOf(await stock(), 'DIAMOND')?.count).toBe((groupOf(before, 'DIAMOND')?.count ?? 0) + 1);
});

test('counts stock that has not changed for a week, and returns the filter that lists it', async () => {
  await sql`update diamond set updated_at = now() - interval '8 days', vendor = case stock_id when 'S-1' then 'Levi & Co' end
    where stock_id in ('S-1', 'S-2')`.execute(db());
  const { stale, staleBefore } = await stock();
  const vendors = [{ vendor: 'Levi & Co', count: 1 }];
  expect(stale.find(({ kind }) => kind === 'DIAMOND')).toEqual({ kind: 'DIAMOND', count: 2, vendors });
  const ofVendor = `isActive: true, updatedAt: { max: "${staleBefore}" }, vendors: ["Levi & Co"]`;
  expect(await totalOf('diamonds', ofVendor)).toBe(1);
  expect(await totalOf('diamonds', `isActive: true, updatedAt: { max: "${staleBefore}" }`)).toBe(2);
  const { errors } = await app.graphql('{ diamonds(filter: { updatedAt: {} }) { total } }', {}, buyer.token);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

const insertOrder = (day: string, total: number, status = 4) =>
  sql`insert into sales_order (user_id, buyer_name, buyer_email, status, created_at, total_price, currency, completed_at)
    values (${buyer.id}, 'B', 'buyer@example.com', ${status}, ${day}::timestamptz, ${total}, 'USD', now())`.execute(
    db(),
  );

test("sums a period's orders by day and customer, excluding cancelled orders", async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await insertOrder(`${day(0)}T00:00:00Z`, 100.25);
  await insertOrder(`${day(0)}T00:00:01Z`, 50, 1);
  await insertOrder(`${day(6)}T23:59:59Z`, 10);
  await insertOrder(`${day(7)}T12:00:00Z`, 1_000);
  const sales = (period: string) =>
    queryDashboard<{ sales: { days: object[]; customers: object[] } }>(
      'sales { days { day orders revenue } customers { orders revenue user { email } } }',
      `period: ${period}`,
    );
  const user = { email: 'buyer@example.com' };
  expect((await sales('WEEK')).sales).toEqual({
    days: [
      { day: day(6), orders: 1, revenue: 10 },
      { day: day(0), orders: 1, revenue: 100.25 },
    ],
    customers: [{ orders: 2, revenue: 110.25, user }],
  });
  expect((await sales('MONTH')).sales.customers).toEqual([{ orders: 3, revenue: 1_110.25, user }]);
  const range = `createdAt: { min: "${day(6)}T00:00:00Z", max: "${day(6)}T23:59:59.999Z" }`;
  expect(await totalOf('orders', range)).toBe(1);
});

interface Interest {
  wished: { kind: string; stockNumber: string; count: number }[];
  viewed: { kind: string; stockNumber: string; count: number }[];
  misses: { words: string; count: number }[];
}
const interest = async (): Promise<Interest> => {
  // Deletes the cached aggregate, which would otherwise be returned for up to 10 minutes.
  await sql`delete from figure where name = 'visits'`.execute(db());
  const fields =
    'interest { wished { kind stockNumber count } viewed { kind stockNumber count } misses { words count } }';
  return (await queryDashboard<{ interest: Interest }>(fields)).interest;
};

test('lists the items that are on the most wishlists', async () => {
  await sql`insert into wishlist_item (user_id, item_type, diamond_id, description)
    select u.id, 1, d.id, 'x' from user_account u, diamond d where u.id in (${administrator.id}, ${buyer.id}) and d.stock_id = 'S-1'
    union all select ${buyer.id}, 1, d.id, 'x' from diamond d where d.stock_id = 'S-2'`.execute(db());
  expect((await interest()).wished).toEqual([
    { kind: 'DIAMOND', stockNumber: 'S-1', count: 2 },
    { kind: 'DIAMOND', stockNumber: 'S-2', count: 1 },
  ]);
});

test('counts searches without results by search text, excluding personal data', async () => {
  const search = (text: string, token: string | null = buyer.token) =>
    app.graphql('query ($text: String!) { searchStock(text: $text) { total } }', { text }, token);
  for (const text of ['Alexandrite', '  alexandrite ', 'ida@example.com', '+1 (212) 555 0100', 'S-1', 'x'])
    await search(text);
  await search('house only', administrator.token);
  await search(`<b>'; drop table diamond; --${'y'.repeat(150)}`);
  const { misses } = await interest();
  expect(misses[0]).toEqual({ words: 'alexandrite', count: 2 });
  expect(misses).toHaveLength(2);
  expect(misses[1]?.words).toHaveLength(80);
});

test('stores at most 2,000 search texts per day, and continues to count stored texts', async () => {
  await sql`insert into search_miss (day, words, count)
    select (now() at time zone 'UTC')::date, 'filler ' || n, 1 from generate_series(1, 2000) n`.execute(db());
  const search = (text: string) => app.graphql(`{ searchStock(text: "${text}") { total } }`, {}, buyer.token);
  await search('beyond the bound');
  await search('alexandrite');
  const { rows } = await sql<{ words: string; count: number }>`
    select words, count from search_miss where words in ('beyond the bound', 'alexandrite')`.execute(db());
  expect(rows).toEqual([{ words: 'alexandrite', count: 3 }]);
});

test('returns cached sums if computing them is slow, and updates the cache in a job', async () => {
  const before = await stock();
  await sql`update figure set took_ms = 10000 where name = 'stock'`.execute(db());
  await createStones(app, [{ stockId: 'J-1' }]);
  expect(await stock()).toEqual(before);
  const refresh = dashboardModule.jobs.find(({ queue }) => queue === 'dashboard.refresh');
  await refresh?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
  const now = await stock();
  expect(now.groups[0]?.count).toBe((before.groups[0]?.count ?? 0) + 1);
});

test('recomputes sums that were cached in an old format', async () => {
  await sql`update figure set content = '{"groups": 1}' where name = 'stock'`.execute(db());
  expect((await stock()).groups.length).toBeGreaterThan(8);
});

test('runs fewer than 20 queries for an unchanged dashboard, without scanning stock or orders', async () => {
  const whole = () =>
    queryDashboard(
      'attention { kind count } stock { madeAt groups { count } } sales { days { day } customers { user { email } } } interest { wished { itemId } viewed { itemId } misses { words } } pageViews { days { day } pages { page } }',
    );
  await whole();
  const { queries } = await countQueries(whole);
  expect(queries.length).toBeLessThan(20);
  expect(
    queries.filter((text) => /from "?diamond"? (as )?"?d"? where d\.is_active|group by o\.user_id/.test(text)),
  ).toEqual([]);
});

test('restricts the dashboard to administrators', async () => {
  const { anonymous, shopper, agent } = await signInPeople(app);
  for (const token of [anonymous, shopper, agent]) {
    const { data, errors } = await app.graphql('{ dashboard { lowMeleeCarats } }', {}, token);
    expect(data).toEqual({ dashboard: null });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
