import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/**
 * Runs a statement and returns the query plans of the statements that its triggers run. PostgreSQL sends the plans as
 * notices.
 */
async function plansInTriggers(statement: string): Promise<string[]> {
  const plans: string[] = [];
  const listen = ({ message = '' }) => plans.push(message);
  client.on('notice', listen);
  await client.query(statement);
  client.off('notice', listen);
  return plans.filter((plan) => plan.includes('insert into change_log'));
}

test('logs changes to many stones without a nested loop, even after a change to a single stone', async () => {
  await client.query(`load 'auto_explain'`);
  await client.query(`
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = 'notice'`);
  await client.query(`
    insert into diamond (stock_id, carats, price_per_carat, shape_id)
    select 'S-' || n, 1, n, 1 from generate_series(1, 200) n`);
  await client.query(`update diamond set price_per_carat = 0.5 where stock_id = 'S-1'`);
  const plans = await plansInTriggers('update diamond set price_per_carat = 0.7');
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(/(Hash|Merge) Join/);
  expect(plans[0]).not.toMatch(/Nested Loop/);
  const { rows } = await client.query(
    `select count(*)::int as count from change_log where subject = 'diamond' and kinds = 4`,
  );
  expect(rows).toEqual([{ count: 201 }]);
});

test('disables nested loops in the trigger functions of all logged tables', async () => {
  const { rows } = await client.query(`
    select p.proname as name, p.proconfig as settings
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgname ~ '_logs_update$' and p.proname ~ '^log_.+_changes$'`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, settings } of rows)
    expect({ name, settings }).toEqual({ name, settings: ['enable_nestloop=off'] });
});
