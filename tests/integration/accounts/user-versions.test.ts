import { sql } from 'kysely';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Columns that can change without a new user version, each with the reason. */
const excused: Readonly<Record<string, string>> = {
  id: 'never changes',
  password_hash: 'a user chooses their password',
  is_email_confirmed: 'a user confirms their address',
  registration_date: 'never changes',
  last_login_date: 'a user signs in',
  token_version: 'a user signs out everywhere',
  version: 'the version itself',
};

/** SQL expressions that yield a different, valid value for columns with constraints. */
const otherValues: Readonly<Record<string, string>> = {
  email: `'other-' || before.email`,
  role: `'Agent'`,
  blocked_until: 'now()',
  primary_color: `'#123456'`,
  business_type_id: `case before.business_type_id when 1 then 2 else 1 end`,
};

/** Returns a SQL expression that yields a different value for a column of the given type. */
const otherValueOf = (column: string, type: string): string => {
  if (column in otherValues) return otherValues[column] ?? '';
  if (type === 'boolean') return `not before.${column}`;
  if (type === 'text') return `coalesce(before.${column}, '') || 'other'`;
  if (type.startsWith('timestamp')) return `coalesce(before.${column}, now()) + interval '1 day'`;
  return `coalesce(before.${column}, 0) + 1`;
};

test('increases the user version when any account column changes, except for the listed columns', async () => {
  const { id } = await createPerson(app);
  const db = app.em().getKysely();
  await sql`update user_account set is_blocked = true where id = ${id}`.execute(db);
  const { rows: columns } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'user_account'`.execute(db);
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(excused)));
  const versions: Record<string, number> = {};
  for (const { name, type } of columns.filter(({ name }) => !['id', 'version'].includes(name))) {
    const transaction = await db.startTransaction().execute();
    const { rows } = await sql<{ more: number }>`
      update user_account u set ${sql.ref(name)} = ${sql.raw(otherValueOf(name, type))} from user_account before
      where u.id = ${id} and before.id = u.id returning u.version - before.version as more`.execute(transaction);
    await transaction.rollback().execute();
    versions[name] = rows[0]?.more ?? Number.NaN;
  }
  expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, Number(!(name in excused))])));
});

/** Tables whose versions are not incremented in the usual way, each with the reason. */
const otherVersions: Readonly<Record<string, string>> = {
  api_key: 'changeKey counts; the use of a key is not a change',
  stock_change_item: 'version of the item before it was changed',
  stock_hold: 'the statements that change a hold count',
};

test("increments each table's version through either the ORM or a trigger, but not both", async () => {
  const { rows } = await sql<{ table: string; isTriggered: boolean }>`
    select table_name as "table", exists (
      select from pg_trigger where tgrelid = table_name::regclass and tgname = table_name || '_counts_changes') as "isTriggered"
    from information_schema.columns where table_schema = 'public' and column_name = 'version'`.execute(
    app.em().getKysely(),
  );
  const byOrm = new Set(
    [...app.orm.getMetadata().getAll().values()]
      .filter(({ versionProperty }) => versionProperty)
      .map(({ tableName }) => tableName),
  );
  const uncounted = rows.filter(({ table, isTriggered }) => isTriggered === byOrm.has(table));
  expect(uncounted.map(({ table }) => table).sort()).toEqual(Object.keys(otherVersions));
});
