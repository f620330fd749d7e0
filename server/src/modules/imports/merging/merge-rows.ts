import { type RawBuilder, sql } from 'kysely';
import { stockTable } from '../../stock/index.ts';
import { type ImportJob } from '../import-job.ts';
import { ImportMode } from '../import-mode.ts';
import { auditedUpdate, type ImportAuditContext } from './audited-update.ts';
import type { IdRange } from './id-range.ts';
import type { ImportConnection } from './import-connection.ts';
import type { ImportTable, TargetField } from './import-table.ts';
import { staged } from './staging-tables.ts';

/** Number of rows by kind of change. */
export interface MergeCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of rows that would change only protected fields of items that are on hold, sold or in an open order. */
  readonly notApplied: number;
  readonly deactivated: number;
  /** Number of items that REPLACE could deactivate, whether or not the file lists them. */
  readonly deactivatable: number;
}

export interface MergeOutcome extends MergeCounts {
  /** ID ranges of inserted rows. */
  readonly newRows: readonly IdRange[];
}

export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Row that the import changes, or that a dry run would change. */
export interface ChangedRow {
  readonly row: number;
  readonly key: string;
  readonly isNew: boolean;
  readonly changes: readonly FieldChange[];
}

/** Merge of the valid rows of a file, staged in `import_row`, into a stock table. */
export interface Merge extends Pick<ImportJob, 'type' | 'mode'> {
  readonly connection: ImportConnection;
  readonly table: ImportTable;
  /** Vendor whose stock REPLACE may deactivate. Null for the stock of all vendors. */
  readonly vendor: string | null;
  /** Facts for the audit log. Null if no entries are written. */
  readonly auditContext: ImportAuditContext | null;
}

const joinWith = (parts: readonly RawBuilder<unknown>[], glue: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join([...parts], glue);

const comma = sql`, `;

/** SQL condition: the staged row would change the existing row. */
const differs = (targets: readonly TargetField[]): RawBuilder<boolean> =>
  targets.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${joinWith(
        targets.map(({ column, value }) => sql`${sql.ref(`d.${column}`)} is distinct from ${value}`),
        sql` or `,
      )})`;

/** SQL condition: the file has a new value for a protected field, and this value is not applied. */
const hasUnappliedValue = (targets: readonly TargetField[]): RawBuilder<boolean> => {
  const unapplied = targets.flatMap(({ column, protection }) => (protection ? [isUnapplied(column, protection)] : []));
  return unapplied.length === 0 ? sql<boolean>`false` : sql<boolean>`(${joinWith(unapplied, sql` or `)})`;
};

/**
 * SQL condition: the file has a new value for this protected field, and the value is not applied. The protection is
 * evaluated only if the values differ.
 */
export const isUnapplied = (
  column: string,
  { sent, when }: NonNullable<TargetField['protection']>,
): RawBuilder<boolean> =>
  sql<boolean>`case when ${sql.ref(`d.${column}`)} is distinct from ${sent} then coalesce(${when}, false) else false end`;

/**
 * Writes the changes of the valid rows to `import_change`: `row_number`, and the ID of the existing row, or null for
 * a new row. Rows to deactivate have no `row_number`. Also includes rows whose only new values are not applied. Does
 * not change any stock.
 */
export async function findChanges(merge: Merge): Promise<MergeCounts> {
  const { connection, table } = merge;
  const stock = sql.table(table.name);
  const key = sql.id(table.key);
  const [differing, unapplied] = [differs(table.targets), hasUnappliedValue(table.targets)];
  await connection.run(sql`
    create temporary table if not exists import_change (
      row_number integer, id integer, is_changed boolean not null default true, is_held boolean not null default false)`);
  await connection.run(sql`truncate import_change`);
  await connection.run(sql`
    insert into import_change (row_number, id, is_changed, is_held)
    select s.row_number, d.id, d.id is null or ${differing}, d.id is not null and ${unapplied}
    from import_row s left join ${stock} d on d.${key} = s.${key}
    where s.is_valid and (d.id is null or ${differing} or ${unapplied})`);
  const deactivatable = merge.mode === ImportMode.REPLACE ? await findUnlistedRows(merge) : 0;
  await connection.run(sql`analyze import_change`);
  return { ...(await countChanges(connection)), deactivatable };
}

const c = staged.columnsOf('import_change', 'c');

async function countChanges(connection: ImportConnection): Promise<Omit<MergeCounts, 'deactivatable'>> {
  const { query } = connection;
  const countOf = (rows: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${rows}))::int`;
  const valid = query
    .selectFrom('import_row')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('is_valid', '=', sql.lit(true));
  const isInFile = sql<boolean>`${c('row_number')} is not null`;
  const { rows } = await connection.run(
    query
      .selectFrom('import_change as c')
      .select([
        countOf(sql`${isInFile} and ${c('id')} is null`).as('inserted'),
        countOf(sql`${isInFile} and ${c('id')} is not null and ${c('is_changed')}`).as('updated'),
        countOf(sql`${c('is_held')} and not ${c('is_changed')}`).as('notApplied'),
        countOf(sql`${c('row_number')} is null`).as('deactivated'),
        sql<number>`(${valid} - ${countOf(sql`${isInFile} and (${c('is_changed')} or ${c('is_held')})`)})::int`.as(
          'unchanged',
        ),
      ]),
  );
  const [counts] = rows;
  if (!counts) throw new Error('an aggregate query must return one row');
  return counts;
}

/**
 * Locks the existing rows that change, in ID order as orders do. Call it inside a transaction. Then evaluates the
 * changes again, because other transactions may have changed the rows: a stone that was just ordered keeps its
 * status.
 */
export async function lockChanges({ connection, table }: Merge, counts: MergeCounts): Promise<MergeCounts> {
  if (counts.updated + counts.deactivated === 0) return counts;
  const stock = sql.table(table.name);
  await connection.run(sql`
    select from ${stock} where id in (select id from import_change where id is not null and is_changed)
    order by id for no key update`);
  await connection.run(sql`
    update import_change c set is_changed = n.is_changed, is_held = n.is_held
    from (
      select s.row_number, ${differs(table.targets)} as is_changed, ${hasUnappliedValue(table.targets)} as is_held
      from import_change f join import_row s on s.row_number = f.row_number join ${stock} d on d.id = f.id
    ) n
    where n.row_number = c.row_number and (n.is_changed, n.is_held) is distinct from (c.is_changed, c.is_held)`);
  return { ...counts, ...(await countChanges(connection)) };
}

/**
 * Adds the rows that REPLACE deactivates because the file does not list them. Returns the number of all rows that it
 * could deactivate.
 */
async function findUnlistedRows(merge: Merge): Promise<number> {
  const { connection, table } = merge;
  const key = sql.id(table.key);
  const { rows } = await connection.run(sql<{ count: number }>`
    with deactivatable as materialized (
      select d.id, exists (select from import_row s where s.${key} = d.${key}) as is_named
      from ${sql.table(table.name)} d where ${isDeactivatable(merge)}
    ), noted as (insert into import_change (id) select id from deactivatable where not is_named)
    select count(*)::int as count from deactivatable`);
  return rows[0]?.count ?? 0;
}

function isDeactivatable({ type, table, vendor }: Merge): RawBuilder<boolean> {
  const isOfVendor = vendor === null ? sql`true` : sql`lower(${sql.ref('d.vendor')}) = lower(${vendor})`;
  return sql`${sql.ref(`d.${table.activeColumn}`)} and ${isOfVendor} and not coalesce(${type.neverDeactivated()}, false)`;
}

/** Name of a changed field, with its old and new value as text. */
type FieldChangeTuple = readonly [string, string | null, string | null];

/** Returns the first changed rows of the file with their changes. Call it before the changes are applied. */
export async function previewChanges({ connection, table }: Merge, limit: number): Promise<ChangedRow[]> {
  const { query } = connection;
  const changes = table.targets.map(
    ({ field, column, value }) => sql`
      case when ${sql.ref(`d.${column}`)} is distinct from ${value}
      then jsonb_build_array(${sql.lit(field)}, to_jsonb(${sql.ref(`d.${column}`)}) #>> '{}', to_jsonb(${value}) #>> '{}') end`,
  );
  const first = query
    .selectFrom('import_change')
    .selectAll()
    .where('row_number', 'is not', null)
    .where('is_changed', '=', sql.lit(true))
    .orderBy('row_number')
    .limit(sql.lit(limit));
  const { rows } = await connection.run(
    query
      .selectFrom(first.as('c'))
      .innerJoin('import_row as s', 's.row_number', 'c.row_number')
      .leftJoin(stockTable(table.name), 'd.id', 'c.id')
      .select((change) => [
        's.row_number as row',
        sql.ref<string>(`s.${table.key}`).as('key'),
        change('c.id', 'is', null).$castTo<boolean>().as('isNew'),
        sql<(FieldChangeTuple | null)[]>`jsonb_build_array(${joinWith(changes, comma)})`.as('changes'),
      ])
      .orderBy('c.row_number'),
  );
  const formats = new Map(table.targets.map(({ field, format }) => [field, format]));
  return rows.map(({ changes: fieldChanges, ...rest }) => ({
    ...rest,
    changes: fieldChanges.flatMap((change) => {
      if (!change) return [];
      const [field, before, after] = change;
      const format = formats.get(field) ?? ((text: string) => text);
      return [{ field, before: before === null ? null : format(before), after: after === null ? null : format(after) }];
    }),
  }));
}

/** Applies the changes in `import_change` to the locked rows. Unchanged rows are not written. Returns the counts. */
export async function applyChanges(merge: Merge, counts: MergeCounts): Promise<MergeOutcome> {
  const updated = counts.updated > 0 ? await update(merge) : 0;
  const deactivated = counts.deactivated > 0 ? await deactivate(merge) : 0;
  const newRows = counts.inserted > 0 ? await insert(merge) : [];
  const inserted = newRows.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { ...counts, newRows, inserted, updated, unchanged: counts.unchanged + counts.updated - updated, deactivated };
}

/**
 * Returns the keys of rows in `import_change` that other transactions have locked. Call it inside a transaction. Does
 * not wait for locks.
 */
export async function findLockedKeys({ connection, table }: Merge, limit: number): Promise<string[]> {
  const { query } = connection;
  const stock = stockTable(table.name);
  const changedIds = query.selectFrom('import_change').select('id').where('id', 'is not', null);
  const free = query.selectFrom(stock).select('d.id').where('d.id', 'in', changedIds).forNoKeyUpdate().skipLocked();
  const { rows } = await connection.run(
    query
      .with('free', () => free)
      .selectFrom(stock)
      .innerJoin('import_change as c', 'c.id', 'd.id')
      .select(sql.ref<string>(`d.${table.key}`).as('key'))
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('free').select('free.id').whereRef('free.id', '=', 'd.id'))),
      )
      .orderBy('key')
      .limit(sql.lit(limit)),
  );
  return rows.map(({ key }) => key);
}

const versionBump = sql`version = d.version + 1, updated_at = now()`;

/** Skips rows that another transaction has changed and that no longer differ from the file. */
function update({ connection, table, auditContext }: Merge): Promise<number> {
  const assignments = table.targets.map(({ column, value }) => sql`${sql.id(column)} = ${value}`);
  return auditedUpdate(connection, auditContext, {
    table,
    columns: [...table.targets.map(({ column }) => column), ...table.derived],
    set: sql`${joinWith(assignments, comma)}, ${versionBump}`,
    from: sql`import_change c join import_row s on s.row_number = c.row_number`,
    where: sql`c.id = d.id and ${differs(table.targets)}`,
  });
}

function deactivate(merge: Merge): Promise<number> {
  const { connection, table, auditContext } = merge;
  return auditedUpdate(connection, auditContext, {
    table,
    columns: [table.activeColumn],
    set: sql`${sql.id(table.activeColumn)} = false, ${versionBump}`,
    from: sql`import_change c`,
    where: sql`c.id = d.id and c.row_number is null and ${isDeactivatable(merge)}`,
  });
}

/**
 * Inserts the new rows. Returns their IDs as a few ranges, because IDs are consecutive except for concurrent inserts.
 */
async function insert({ connection, table }: Merge): Promise<readonly IdRange[]> {
  const columns = [table.key, ...table.targets.map(({ column }) => column)].map((column) => sql.id(column));
  const values = [sql.ref(`s.${table.key}`), ...table.targets.map(({ value }) => value)];
  const { rows } = await connection.run(sql<IdRange>`
    with made as (
      insert into ${sql.table(table.name)} (${joinWith(columns, comma)})
      select ${joinWith(values, comma)}
      from import_change c join import_row s on s.row_number = c.row_number
      left join ${sql.table(table.name)} d on false
      where c.id is null
      order by c.row_number
      returning id
    )
    select min(id) as first, max(id) as last
    from (select id, id - row_number() over (order by id) as gaps from made) r
    group by gaps order by first`);
  return rows;
}
