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

/** Patterns for database objects that no entity declares, with the reasons. */
const databaseAlone = [
  // Triggers for change marks (see platform/change-marks.ts), the change log and the audit log.
  /^drop (trigger|function) if exists ".*_(marks_change|logs_\w+|restarts_log|notes_terms|notes_other_terms|is_audited)/,
  // Triggers that clear the holder of a piece of jewelry when its status is no longer Hold.
  /^drop (trigger|function) if exists ".*_forgets_hold/,
  // Triggers that delete the notes and the waiting list of a deleted item. The stock modules do not depend on these
  // tables.
  /^drop (trigger|function) if exists ".*_forgets_(notes|waits)/,
  // Triggers that increment the version of an account when its access or markups change in other tables.
  /^drop (trigger|function) if exists ".*_counts_changes/,
  // Unique indexes on stock numbers regardless of spelling. MikroORM cannot declare them for all stock types.
  /^drop index "\w+_spelling_unique"$/,
  // Search index on numbers, which uses a database function.
  /^drop index "\w+_number_search_index"$/,
  // Index on the combined texts of a stock type. MikroORM cannot declare it. The search tests fail if the index is
  // not used.
  /^drop index "\w+_search_text_index"$/,
  // Index on parts of stock numbers, regardless of case. MikroORM cannot declare an index on an expression.
  /^drop index "sales_order_line_stock_id_words_index"$/,
  // Indexes on join tables, which have no entity.
  /^drop index "email_(?:subscription|dispatch_channel)_channel_id_index"$/,
  // Foreign key that the entity does not declare, because the stock module does not depend on the orders module.
  /^alter table "stock_allocation" drop constraint "stock_allocation_order_line_id_fkey"$/,
  // Foreign key of the undo data of bulk changes, which only SQL statements read and write.
  /^alter table "stock_change_item" drop constraint "stock_change_item_change_id_fkey"$/,
  /^set names /,
];

test('finds no differences between the migrations and the ORM entities', async () => {
  const update = await app.orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: false });
  const statements = update
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  expect(statements.filter((statement) => !databaseAlone.some((pattern) => pattern.test(statement)))).toEqual([]);
});

/** Names of types in PostgreSQL, and the corresponding names in MikroORM and in typed statements. */
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

/** Returns the types of each table's columns in the notation of table declarations, such as `int null`. */
async function storedColumns(): Promise<Map<string, Record<string, string>>> {
  const rows = await app.orm.em.execute<{ table: string; column: string; type: string; words: string }[]>(`
    select table_name as table, column_name as column, udt_name as type,
      concat_ws(' ', case is_nullable when 'YES' then 'null' end,
        case when is_generated = 'ALWAYS' then 'computed'
          when column_default is not null or is_identity = 'YES' then 'default' end) as words
    from information_schema.columns where table_schema = 'public'`);
  const tables = new Map<string, Record<string, string>>();
  for (const { table, column, type, words } of rows) {
    // Columns of the change log that contain previous rows. Only raw SQL reads them.
    if (type.endsWith('_image')) continue;
    const columns = tables.get(table) ?? {};
    columns[column] = `${typeNames[type] ?? type} ${words}`.trim();
    tables.set(table, columns);
  }
  return tables;
}

test('declares types for SQL statements that match the stored columns', async () => {
  const stored = await storedColumns();
  const declared = [
    ...entityTables(app.orm.getMetadata()).map(({ name, columns }): [string, object] => [name, columns]),
    ...Object.entries(ownTables),
  ];
  expect(declared.length).toBeGreaterThan(40);
  for (const [name, columns] of declared) expect({ [name]: columns }).toEqual({ [name]: stored.get(name) });
});

test('parses each column type as it is declared for SQL statements', async () => {
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
  const comments = {
    ...samples,
    bytea: '\\x61',
    json: '{"a": 1}',
    jsonb: '{"a": 1}',
    'smallint[]': '{1}',
    'int[]': '{1}',
    'text[]': '{a}',
  };
  const columns = Object.entries(comments).map(([type, value]) => `'${value}'::${type} as "${type}"`);
  expect(await app.orm.em.execute(`select ${columns.join(', ')}`)).toEqual([samples]);
});
