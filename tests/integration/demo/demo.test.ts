import { demoSignIns, seedDemo } from '../../../server/seeds/demo.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { importOverRest } from '../import/files.ts';

let app: TestApp;
const seed = () => seedDemo({ orm: app.orm, services: app.services, log: createLogger('fatal') });
const rows = <T>(sql: string) => app.em().getConnection().execute<T[]>(sql);

beforeAll(async () => {
  app = await startTestApp();
  await seed();
});
afterAll(() => app.stop());

test('fills every page of diamonds, with some stones for everybody', async () => {
  const [counts] = await rows<Record<string, number>>(`
    select count(*)::int as stones,
      count(*) filter (where color_id <= 23 and shape_id = 1 and not is_lab_grown and not is_snp)::int as white,
      count(*) filter (where shape_id <> 1)::int as shapes, count(*) filter (where color_id >= 100)::int as fancy,
      count(*) filter (where color_id = 24)::int as black, count(*) filter (where is_snp)::int as snp,
      count(*) filter (where is_lab_grown)::int as grown, count(*) filter (where is_matching_pair)::int as pairs,
      count(*) filter (where is_pair and shape_id = 1)::int as studs,
      count(*) filter (where is_line and line_set is not null)::int as lines,
      count(*) filter (where status = 4)::int as memo, count(*) filter (where parcel_stones > 1)::int as parcels,
      count(*) filter (where show_to_all)::int as shown from diamond`);
  expect(counts?.stones).toBeGreaterThanOrEqual(400);
  for (const count of Object.values(counts ?? {})) expect(count).toBeGreaterThanOrEqual(7);
});

test('has orders in every status, wishes and carts', async () => {
  const orders = await rows<{ status: number }>('select distinct status from sales_order order by status');
  expect(orders.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4]);
  const [lists] = await rows<{ wishers: number; carts: number }>(`
    select (select count(distinct user_id)::int from wishlist_item) as wishers,
      (select count(distinct user_id)::int from cart_item) as carts`);
  expect(lists?.wishers).toBeGreaterThanOrEqual(4);
  expect(lists?.carts).toBeGreaterThanOrEqual(3);
});

test('has one stone for the home page, which visitors see', async () => {
  const answer = await app.rest<{ isActive: boolean }[]>('GET', '/api/diamonds/highlighted');
  expect(answer.body).toMatchObject([{ isActive: true }]);
});

test('sends no mail', async () => {
  expect(await rows(`select id from pgboss.job where name = 'mail.send'`)).toEqual([]);
});

test('its people can sign in', async () => {
  for (const { email, password } of demoSignIns.slice(0, 2)) {
    const answer = await app.rest('POST', '/api/auth/login', { body: { email, password } });
    expect(answer.status).toBe(200);
  }
});

test('its stones are exported and come back without a change', async () => {
  const login = await app.rest('POST', '/api/auth/login', { body: demoSignIns[0] });
  const token = login.headers.get('authorization')?.replace('Bearer ', '') ?? null;
  const { data } = await app.graphql<{ exportStock: { url: string } }>(
    'mutation { exportStock(input: { type: DIAMONDS }) { url } }',
    {},
    token,
  );
  const file = await (await fetch(`${app.url}${data?.exportStock.url}`)).text();
  const again = await importOverRest(app, file, { token });
  expect(again.body).toMatchObject({ inserted: 0, updated: 0, problems: [], preview: [] });
  expect(again.body.unchanged).toBeGreaterThanOrEqual(400);
});

test('leaves a database alone in which anybody has an account', async () => {
  const count =
    'select (select count(*)::int from diamond) as stones, (select count(*)::int from sales_order) as orders';
  const before = await rows(count);
  await seed();
  expect(await rows(count)).toEqual(before);
});
