import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What the database has beside the entities, and why. */
const databaseAlone = [
  // Change marks (see platform/change-marks.ts) and the audit log are the database's own business.
  /^drop (trigger|function) if exists ".*_(marks_change|is_audited)/,
  // Whoever takes a piece of jewellery off Hold need not know that it was held for somebody.
  /^drop (trigger|function) if exists ".*_forgets_hold/,
  // Stock numbers without regard to case: MikroORM has no words for it, and every type of stock has one.
  /^drop index "\w+_spelling_unique"$/,
  // A module knows nothing of the modules above it; the database does.
  /^alter table "stock_allocation" drop constraint "stock_allocation_order_line_id_fkey"$/,
  /^set names /,
];

test('migrations and entities say the same', async () => {
  const update = await app.orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: false });
  const statements = update
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  expect(statements.filter((statement) => !databaseAlone.some((known) => known.test(statement)))).toEqual([]);
});
