import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { asIso, rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { ImportRun } from './import-run.entity.ts';

/** Run as returned in lists. Excludes the report and the failure, which can be long and are read separately. */
export interface ImportRunRow extends RowOf<ImportRun> {
  /** Null if the file was not stored or has been deleted. */
  readonly fileId: string | null;
  /** Share of the file that has been read, from 0 to 1. */
  readonly progress: number;
  /** Null if the remaining time cannot be estimated. */
  readonly secondsLeft: number | null;
  /** False if the run has no problems, or only problems that concern the whole file. */
  readonly hasRejectedRows: boolean;
  /** Null if the run cannot be undone. */
  readonly undoUntil: string | null;
}

/** Number of days for which a run can be undone. */
export const undoDays = 30;

const r = columnsOf('import_run', 'r');

/** SQL: share of the file that has been read, from 0 to 1. */
const progress = sql<number>`
  case when ${r('file_bytes')} = 0 then 0 else ${r('bytes_read')}::float8 / ${r('file_bytes')} end`;

/** SQL: estimated seconds left, at the average speed so far. Null until 2% of the file has been read. */
const secondsLeft = sql<number | null>`
  case when ${r('state')} = 'running' and ${progress} between 0.02 and 0.999
    then ceil(extract(epoch from now() - ${r('started_at')}) * (1 - ${progress}) / ${progress})::int end`;

/** SQL condition: the run has changed stock, according to its report. */
export const hasChanges = (report: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (${report} ->> 'inserted')::int + (${report} ->> 'updated')::int + (${report} ->> 'deactivated')::int > 0`;

/** SQL: time until which a run can be undone. Null if it cannot be undone. */
const undoUntil = sql<string | null>`
  case when ${r('state')} = 'done' and not ${r('is_dry_run')} and ${hasChanges(r('report'))}
      and ${r('ended_at')} > now() - make_interval(days => ${sql.lit(undoDays)})
    then ${r('ended_at')} + make_interval(days => ${sql.lit(undoDays)}) end`;

const storedFileId = sql<
  string | null
>`(select k.id from kept_file k where k.id = ${r('file_id')} and k.forget_at > now())`;

const hasRejectedRows = sql<boolean>`exists (
  select from import_problem_piece p where p.file_id = ${r('problem_file_id')} and p.last_row > 0)`;

/** Reads the runs that match a condition on `r`, newest first. */
export const readRuns = (
  em: EntityManager,
  where: Condition,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ImportRunRow[]> =>
  // Read from the primary database, because a caller that has just started a run must find it.
  queryIn(em, { type: 'write' })
    .selectFrom('import_run as r')
    .select(rowColumns(em, ImportRun, 'r', { fileId: storedFileId }))
    .select([
      progress.as('progress'),
      secondsLeft.as('secondsLeft'),
      hasRejectedRows.as('hasRejectedRows'),
      asIso(undoUntil).as('undoUntil'),
    ])
    .where(where)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countRuns(em: EntityManager, where: Condition): Promise<number> {
  const runs = queryIn(em).selectFrom('import_run as r').select(rowCount.as('count')).where(where);
  return (await runs.executeTakeFirstOrThrow()).count;
}

const run = conditionsOn('import_run', 'r');

/** Reads one run. Throws ITEM_NOT_FOUND. */
export async function readRun(em: EntityManager, id: number, path = 'id'): Promise<ImportRunRow> {
  const [row] = await readRuns(em, run('r.id', '=', id), { limit: 1 });
  if (!row) throw runNotFound(path);
  return row;
}

const runNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'the import run does not exist' }] });
