import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { buildClient } from '../client/built-client.ts';

interface Count {
  page: string;
  day: string;
  count: number;
}

let app: TestApp;
let folder: string;
let administrator: Person;
beforeAll(async () => {
  folder = await buildClient();
  app = await startTestApp({ clientFolder: folder, env: { RATE_LIMITS: '1' } });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const sendPageView = (body: unknown, headers: Record<string, string> = {}) =>
  app.rest<{ errorCode: number; details: { path: string }[] }>('POST', '/api/site/page-views', { body, headers });
const today = () => new Date().toISOString().slice(0, 10);
const counted = (from: string, to: string, token: string | null = administrator.token) =>
  app.graphql<{ pageViews: Count[] }>(
    'query ($from: Date!, $to: Date!) { pageViews(from: $from, to: $to) { page day count } }',
    { from, to },
    token,
  );
const stored = async () =>
  (await sql<Count>`select page, count::int from page_view order by page`.execute(app.em().getKysely())).rows;

test('counts page views by day and page, even if they are concurrent', async () => {
  const before = today();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => sendPageView({ path: '/diamond/:stockNumber' })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
  await sendPageView({ path: '/diamonds/white' });
  await sendPageView({ path: '/' });
  await sql`insert into page_view (page, day, count) values ('/', '2025-02-28', 7)`.execute(app.em().getKysely());
  // Counts from the first date, because the date may have changed during the test.
  const { data } = await counted(before, today());
  const sums = new Map<string, number>();
  for (const { page, count } of data?.pageViews ?? []) sums.set(page, (sums.get(page) ?? 0) + count);
  expect(Object.fromEntries(sums)).toEqual({ '/': 1, '/diamond/:stockNumber': 20, '/diamonds/white': 1 });
  expect((await counted('2025-02-28', '2025-02-28')).data?.pageViews).toEqual([
    { page: '/', day: '2025-02-28', count: 7 },
  ]);
});

test.each([
  ['a path with a stock number', { path: '/diamond/F-1042' }],
  ['a path with a query string', { path: '/diamonds/white?carat=1' }],
  ['an unknown list', { path: '/diamonds/:page' }],
  ['an unknown page', { path: '/nowhere' }],
  ['a path that is not a string', { path: 5 }],
  ['an empty body', {}],
  ['a list', []],
])('rejects a page view and stores nothing: %s', async (_, body) => {
  const before = await stored();
  const response = await sendPageView(body);
  expect([response.status, response.body.errorCode]).toEqual([400, 90]);
  expect(await stored()).toEqual(before);
});

test('stores only the page, the day and the number of page views', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns where table_name = 'page_view' order by 1`.execute(
    app.em().getKysely(),
  );
  expect(rows.map(({ column }) => column)).toEqual(['count', 'day', 'page']);
});

test('restricts page view counts to administrators, and limits the date range to a year', async () => {
  const trader = await createPerson(app);
  for (const token of [null, trader.token])
    expect((await counted(today(), today(), token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const refusal = async (from: string, to: string) =>
    (await counted(from, to)).errors[0]?.extensions.details?.[0]?.path;
  expect(await refusal('2026-02-02', '2026-02-01')).toBe('from');
  expect(await refusal('2025-01-01', '2026-06-01')).toBe('to');
  expect((await counted('2025-01-01', '2026-01-02')).errors).toEqual([]);
});

test('limits the rate of page views from one IP address', async () => {
  let rejection: Awaited<ReturnType<typeof sendPageView>> | undefined;
  for (let round = 0; round < 45 && !rejection; round += 1) {
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendPageView({ path: '/cart' })));
    rejection = responses.find(({ status }) => status === 429);
  }
  expect(rejection?.headers.get('retry-after')).toMatch(/^\d+$/);
  const cart = (await stored()).find(({ page }) => page === '/cart');
  expect(cart?.count).toBeLessThanOrEqual(2_000);
});
