import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { StockImport } from '../../../stock/files/index.ts';
import type { StockModule, StockType } from '../../../stock/index.ts';
import { columnsOf, newRows, newValue } from '../../../stock-changes/index.ts';
import type { IdRange } from '../../merging/id-range.ts';
import type { ImportConnection } from '../../merging/import-connection.ts';
import { type ImportUndoProblem, UndoObstacle } from './undo-problem.type.ts';

export interface UndoneRun {
  readonly id: number;
  readonly kind: string;
  readonly fileName: string;
  /** Start time of the run. Later changes may affect items that the run inserted or updated. */
  readonly startedAt: string;
  readonly newRows: readonly IdRange[];
}

/**
 * Collects the changes of a run in temporary tables, and locks the items in ID order, as orders do. `undo_change`
 * contains the audit entries of changed items, `undo_new` the IDs of new items.
 */
export async function openUndo(connection: ImportConnection, type: StockType, run: UndoneRun): Promise<void> {
  await connection.run(sql`
    create temporary table undo_change on commit drop as
    select subject_id::int as id, label, before, after from audit_entry
    where import_run_id = ${run.id} and subject = ${type.subject} and action = 'update'`);
  await connection.run(sql`
    create temporary table undo_new on commit drop as
    select generate_series(first, last) as id
    from jsonb_to_recordset(${JSON.stringify(run.newRows)}::jsonb) as made (first int, last int)`);
  await connection.run(sql`analyze undo_change, undo_new`);
  await connection.run(sql`
    select from ${sql.table(type.table)} d where d.id in (select id from undo_change union all select id from undo_new)
    order by d.id for update`);
}

/** Items that prevent the undo of an import. All items are counted, and the first 1,000 are listed. */
export interface UndoObstacles {
  readonly problems: readonly ImportUndoProblem[];
  readonly problemCount: number;
}

const maxListedObstacles = 1_000;

const messages: Readonly<Record<UndoObstacle, string>> = {
  [UndoObstacle.ORDERED]: 'has since been ordered',
  [UndoObstacle.ON_HOLD]: 'has since been put on hold',
  [UndoObstacle.SOLD]: 'has since been sold',
  [UndoObstacle.CHANGED]: 'has since been changed',
  [UndoObstacle.GONE]: 'has since been deleted',
};

/**
 * Finds the items of a run that have since been changed, ordered or put on hold. Returns the most serious problem of
 * each item.
 */
export async function findObstacles(
  connection: ImportConnection,
  em: EntityManager,
  { type, files }: Pick<StockModule, 'type' | 'files'>,
  run: UndoneRun,
): Promise<UndoObstacles> {
  await connection.run(sql`
    create temporary table undo_obstacle (
      place int generated always as identity, id int, number text, code text, field text
    ) on commit drop`);
  const { key, writableColumns } = columnsOf(em, type);
  const names = writableColumns.map(({ column }) => column);
  const piece: Piece = { type, standing: files.standing, run, key: sql.ref(`d.${key}`), names };
  for (const statement of [
    claimedItems(piece),
    withOtherStatus(piece),
    deletedItems(piece),
    changed(piece),
    newButChanged(piece),
  ]) {
    await connection.run(sql`insert into undo_obstacle (id, number, code, field) ${statement}`);
  }
  // The queries are ordered by severity, so the first problem found for an item is the most serious.
  const { rows } = await connection.run(sql<Obstacle>`
    select id, number, code, field, (count(*) over ())::int as count
    from (select distinct on (number) * from undo_obstacle order by number, place) o
    order by number limit ${sql.lit(maxListedObstacles)}`);
  const fieldOf = new Map(type.fields.map(({ column, name }) => [column, name]));
  return {
    problemCount: rows[0]?.count ?? 0,
    problems: rows.map(({ id, number, code, field }) => ({
      id,
      stockNumber: number,
      code,
      field: field === null ? null : (fieldOf.get(field) ?? field),
      message: messages[code],
    })),
  };
}

interface Obstacle {
  readonly id: number | null;
  readonly number: string;
  readonly code: UndoObstacle;
  readonly field: string | null;
  readonly count: number;
}

/** Changed or new items of a run, aliased `d`. */
interface Piece {
  readonly type: StockType;
  readonly standing: StockImport['standing'];
  readonly run: UndoneRun;
  readonly key: RawBuilder<unknown>;
  readonly names: readonly string[];
}

const changedItems = sql`(select id from undo_change union all select id from undo_new) t`;

/** SQL: items that were ordered after the run. */
const claimedItems = ({ type, run, key }: Piece): RawBuilder<unknown> => sql`
  select * from (
    select d.id, ${key}, ${type.reservations.takenSince(sql`d.id`, sql`${run.startedAt}::timestamptz`)} as code, null
    from ${changedItems} join ${sql.table(type.table)} d on d.id = t.id
  ) o where code is not null`;

/** SQL: audit log entries `e` of the item `d` after the start of the run, excluding those of the run. */
const entriesSince = ({ type, run }: Piece): RawBuilder<unknown> => sql`
  audit_entry e where e.subject = ${type.subject} and e.subject_id = d.id::text and e.part is null
    and e.at >= ${run.startedAt}::timestamptz and e.action = 'update' and e.import_run_id is distinct from ${run.id}`;

/** SQL: items that were put on hold or marked as sold after the run and still have that status. */
function withOtherStatus(piece: Piece): RawBuilder<unknown> {
  const { type, key, standing } = piece;
  const status = type.fields.find(({ name, isStored }) => name === 'status' && isStored);
  if (!status || !standing) return sql`select null::int, null, null, null where false`;
  return sql`
    select * from (
      select d.id, ${key}, case
        when ${standing.isSold()} then ${sql.lit(UndoObstacle.SOLD)}
        when ${standing.isOnHold()} then ${sql.lit(UndoObstacle.ON_HOLD)} end as code, null
      from ${changedItems} join ${sql.table(type.table)} d on d.id = t.id
      where exists (select from ${entriesSince(piece)} and e.after ? ${sql.lit(status.column)})
    ) o where code is not null`;
}

/** SQL: changed items that have been deleted. Deletion of new items does not prevent the undo. */
const deletedItems = ({ type }: Piece): RawBuilder<unknown> => sql`
  select null::int, u.label, ${sql.lit(UndoObstacle.GONE)}, null from undo_change u
  where not exists (select from ${sql.table(type.table)} d where d.id = u.id)`;

/** SQL: changed items whose values differ from those written by the run. */
function changed({ type, key, names }: Piece): RawBuilder<unknown> {
  const expected = sql`select id, after as held from undo_change`;
  return firstOther({ type, key, names, expected });
}

/**
 * SQL: new items that differ from the values inserted by the run. The inserted values are not stored. An item counts
 * as unchanged if it still has its first version. It also counts as unchanged if the log contains all its changes and
 * they cancel each other out, for example because a later import was undone.
 */
function newButChanged(piece: Piece): RawBuilder<unknown> {
  const { type, key, names } = piece;
  const stock = sql.table(type.table);
  const laterChanges = sql`
    select d.id, count(distinct e.id) as changes, jsonb_object_agg(f.key, f.value order by e.id desc) as held
    from undo_new t join ${stock} d on d.id = t.id and d.version > 1
      join lateral (select e.id, e.before from ${entriesSince(piece)}) e on true
      join lateral jsonb_each(e.before) f on true
    group by d.id`;
  return sql`
    select d.id, ${key}, ${sql.lit(UndoObstacle.CHANGED)}, null
    from undo_new t join ${stock} d on d.id = t.id and d.version > 1 left join (${laterChanges}) l on l.id = d.id
    where l.id is null or l.changes <> d.version - 1
    union all ${firstOther({ type, key, names, expected: sql`select id, held from (${laterChanges}) l` })}`;
}

/** SQL: items that differ from the expected values, with the first column that differs. */
function firstOther({
  type,
  key,
  names,
  expected,
}: Pick<Piece, 'type' | 'key' | 'names'> & { expected: RawBuilder<unknown> }): RawBuilder<unknown> {
  const differing = names.map(
    (column) =>
      sql`case when ${sql.ref(`d.${column}`)} is distinct from ${newValue(column)} then ${sql.lit(column)} end`,
  );
  return sql`
    select * from (
      select d.id, ${key}, ${sql.lit(UndoObstacle.CHANGED)}, coalesce(${sql.join(differing)}) as field
      from ${newRows({ type, newValues: expected })} join ${sql.table(type.table)} d on d.id = n.id
    ) o where field is not null`;
}
