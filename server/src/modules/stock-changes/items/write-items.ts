import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type EntryAuthor, updateEntries } from '../../../platform/database/audit-trail.ts';
import type { StockType } from '../../stock/index.ts';
import { differing } from '../../stock/writing/index.ts';
import { queryIn } from '../database.ts';
import type { StockTableColumns, WrittenColumn } from './changed-columns.ts';

/** SQL query that returns the new values of locked items: `id`, and the changed columns as a JSON object in `held`. */
type GivenItems = RawBuilder<unknown>;

interface Writing {
  readonly type: StockType;
  readonly columns: StockTableColumns;
  readonly names: readonly string[];
  readonly newValues: GivenItems;
}

export interface LoggedWrite extends Writing {
  readonly author: EntryAuthor;
  /**
   * ID of the bulk change. It groups the audit entries and the stored previous values. An undo does not store
   * previous values. Null for the undo of an import.
   */
  readonly changeId: string | null;
  /** Whether a change is being undone. References to rows that have since been deleted become null. */
  readonly isRestored?: boolean;
}

/** Converts items to a query that returns their new values. */
export const givenItems = (
  items: readonly { readonly id: number; readonly held: Readonly<Record<string, unknown>> }[],
): GivenItems => sql`
  select (given ->> 'id')::int as id, given -> 'held' as held
  from jsonb_array_elements(${JSON.stringify(items)}::jsonb) given`;

/** Returns a SQL subquery with the alias `n`. `n.id` is the row ID and `n.is` is the row with its new values. */
export const newRows = ({ type, newValues }: Pick<Writing, 'type' | 'newValues'>): RawBuilder<unknown> => sql`(
  select d.id, jsonb_populate_record(d, given.held) as "is"
  from (${newValues}) given join ${sql.table(type.table)} d on d.id = given.id) n`;

export const newValue = (column: string): RawBuilder<unknown> => sql`(n."is").${sql.id(column)}`;

/**
 * Returns the SQL condition that is true if a row would change. The comparison uses database values, so different
 * notations of the same decimal do not count as a change.
 */
const isOther = (names: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    names.map((column) => sql`${sql.ref(`d.${column}`)} is distinct from ${newValue(column)}`),
    sql` or `,
  )})`;

/** Returns the number of items that would change. */
export async function countItems(em: EntityManager, writing: Writing): Promise<number> {
  if (writing.names.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${newRows(writing)} join ${sql.table(writing.type.table)} d on d.id = n.id
    where ${isOther(writing.names)}`.execute(queryIn(em));
  return rows[0]?.count ?? 0;
}

/**
 * Writes items in one statement, with an audit entry for each changed item. Stores the previous values. Returns the
 * IDs of the changed items.
 */
export async function writeItems(em: EntityManager, writing: LoggedWrite): Promise<readonly number[]> {
  if (writing.names.length === 0) return [];
  const { rows } = await sql<{ id: number }>`${itemsWritten(writing)} select id from changed order by id`.execute(
    queryIn(em),
  );
  return rows.map(({ id }) => id);
}

/** Returns the SQL statement that writes items. The caller appends a SELECT from `changed`. */
export function itemsWritten(writing: LoggedWrite): RawBuilder<unknown> {
  const { type, columns, names, author, changeId, isRestored = false } = writing;
  const table = sql.table(type.table);
  const columnsToWrite = columns.writableColumns.filter(({ column }) => names.includes(column));
  const storePrevious = isRestored
    ? sql``
    : sql`, kept as (
        insert into stock_change_item (change_id, item_id, version, before, is_reserved)
        select ${changeId}::uuid, id, version, before, is_reserved from changed)`;
  return sql`
    with changed as (
      update ${table} d set ${sql.join(columnsToWrite.map((column) => assignment(column, isRestored)))},
        version = d.version + 1, updated_at = now()
      from ${newRows(writing)}, ${table} before
      where n.id = d.id and before.id = d.id and ${isOther(names)}
      returning d.id, d.version, ${sql.ref(`d.${columns.key}`)} as label,
        ${type.reservations.isReserved(sql`d.id`)} as is_reserved,
        ${differing(columns.auditedColumns, 'before')} as before, ${differing(columns.auditedColumns, 'd')} as after
    ), told as (${updateEntries(author, { subject: type.subject, fileName: null, importRunId: null, stockChangeId: changeId, from: sql`changed` })})${storePrevious}`;
}

const assignment = ({ column, target }: WrittenColumn, isRestored: boolean): RawBuilder<unknown> => {
  const value =
    target !== null && isRestored
      ? sql`(select t.id from ${sql.table(target)} t where t.id = ${newValue(column)})`
      : newValue(column);
  return sql`${sql.id(column)} = ${value}`;
};
