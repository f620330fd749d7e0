import type { SelectType } from 'kysely';
import type { ReadTypes, TableOf } from '../../server/src/platform/database/statements/column-types.ts';
import { ownTables } from '../../server/src/platform/database/statements/own-tables.ts';
import { entityTables } from '../../server/src/platform/database/statements/table-columns.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What the database has beside the entities, and why. */
const databaseAlone = [
  // Change marks (see platform/change-marks.ts), the log of changes and the audit log are the database's own business.
  /^drop (trigger|function) if exists ".*_(marks_change|logs_\w+|restarts_log|notes_terms|notes_other_terms|is_audited)/,
  // Whoever takes a piece of jewellery off Hold need not know that it was held for somebody.
  /^drop (trigger|function) if exists ".*_forgets_hold/,
  // A type of stock knows nothing of the notes about its items and of who waits for them, which go with them.
  /^drop (trigger|function) if exists ".*_forgets_(notes|waits)/,
  // What administrators decide of an account is another version of it, whoever writes.
  /^drop (trigger|function) if exists ".*_counts_changes/,
  // Stock numbers without regard to case: MikroORM has no words for it, and every type of stock has one.
  /^drop index "\w+_spelling_unique"$/,
  // Numbers as people type them, by a function of the database.
  /^drop index "\w+_number_search_index"$/,
  // The texts of a type of stock as one: MikroORM has no words for it. What is not used fails in the tests of the search.
  /^drop index "\w+_search_text_index"$/,
  // Parts of stock numbers without regard to case: MikroORM cannot declare an index on an expression.
  /^drop index "sales_order_line_stock_id_words_index"$/,
  // Tables of relations have no entity that could say it.
  /^drop index "email_(?:subscription|dispatch_channel)_channel_id_index"$/,
  // A module knows nothing of the modules above it; the database does.
  /^alter table "stock_allocation" drop constraint "stock_allocation_order_line_id_fkey"$/,
  // What a change of many items can be undone with is written and read by statements alone.
  /^alter table "stock_change_item" drop constraint "stock_change_item_change_id_fkey"$/,
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

/** How MikroORM and the types of statements call what PostgreSQL calls otherwise. */
const typeNames: Record<string, string> = {
  bool: 'boolean',
  float8: 'double precision',
  int2: 'smallint',
  int4: 'int',
  int8: 'bigint',
  _int2: 'smallint[]',
  _int4: 'int[]',
  _text: 'text[]',
};

/** Every column of the database as tables are declared by them, by the tables' names. */
async function storedColumns(): Promise<Map<string, Record<string, string>>> {
  const rows = await app.orm.em.execute<{ table: string; column: string; type: string; words: string }[]>(`
    select table_name as table, column_name as column, udt_name as type,
      concat_ws(' ', case is_nullable when 'YES' then 'null' end,
        case when is_generated = 'ALWAYS' then 'computed'
          when column_default is not null or is_identity = 'YES' then 'default' end) as words
    from information_schema.columns where table_schema = 'public'`);
  const tables = new Map<string, Record<string, string>>();
  for (const { table, column, type, words } of rows) {
    // Rows as they were stand in the log of changes for conditions that are told in SQL of the row as it is.
    if (type.endsWith('_image')) continue;
    const columns = tables.get(table) ?? {};
    columns[column] = `${typeNames[type] ?? type} ${words}`.trim();
    tables.set(table, columns);
  }
  return tables;
}

test('statements are typed by the columns as they are', async () => {
  const stored = await storedColumns();
  const declared = [
    ...entityTables(app.orm.getMetadata()).map(({ name, columns }): [string, object] => [name, columns]),
    ...Object.entries(ownTables),
  ];
  expect(declared.length).toBeGreaterThan(40);
  for (const [name, columns] of declared) expect({ [name]: columns }).toEqual({ [name]: stored.get(name) });
});

test('the driver reads each type as statements are told', async () => {
  const samples: { [Type in keyof ReadTypes]: SelectType<TableOf<{ column: Type }>['column']> } = {
    smallint: 1,
    int: 1,
    bigint: '1',
    'double precision': 1.5,
    numeric: '1.50',
    boolean: true,
    text: 'a',
    citext: 'a',
    uuid: '00000000-0000-0000-0000-000000000000',
    date: '2026-11-22',
    timestamptz: '2026-11-22 13:05:09.25+00',
    xid8: '1',
    bytea: Buffer.from('a'),
    json: { a: 1 },
    jsonb: { a: 1 },
    'smallint[]': [1],
    'int[]': [1],
    'text[]': ['a'],
  };
  const written = {
    ...samples,
    bytea: '\\x61',
    json: '{"a": 1}',
    jsonb: '{"a": 1}',
    'smallint[]': '{1}',
    'int[]': '{1}',
    'text[]': '{a}',
  };
  const columns = Object.entries(written).map(([type, value]) => `'${value}'::${type} as "${type}"`);
  expect(await app.orm.em.execute(`select ${columns.join(', ')}`)).toEqual([samples]);
});
