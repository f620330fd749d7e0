import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../../platform/database/statements/statements.ts';
import { columnsOf, queryIn } from '../../database.ts';
import type { ImportJob } from '../../import-job.ts';
import { type ImportRun, ImportRunState, openStates } from '../import-run.entity.ts';
import type { RunAttempt } from '../run-store.ts';
import { jobColumns, jobOf } from '../stored-job.ts';

/**
 * The process that is working on a run records a heartbeat twice a second. After this number of seconds without a
 * heartbeat, the run is considered abandoned.
 */
const maxSilentSeconds = 20;

const maxSilence = sql`make_interval(secs => ${sql.lit(maxSilentSeconds)})`;

const r = columnsOf('import_run', 'r');
const isAbandoned = sql<boolean>`${r('state')} = 'running' and ${r('alive_at')} < now() - ${maxSilence}`;

/** Run that this process is working on. */
export interface ClaimedRun extends RunAttempt, Readonly<Pick<ImportRun, 'fileName' | 'fileId'>> {
  readonly job: ImportJob;
}

/** Written as SQL literals, so that PostgreSQL can use the partial index of open runs. */
const openStateList = sql.join(openStates.map((state) => sql.lit(state)));

/** SQL condition: an earlier run `o` that writes the same stock as `r` has not ended. Dry runs write no stock. */
const isBlockedByEarlierRun: RawBuilder<boolean> = sql<boolean>`(not ${r('is_dry_run')} and exists (
  select from import_run o
  where o.kind = ${r('kind')} and o.id < ${r('id')} and o.state in (${openStateList}) and not o.is_dry_run
    and (o.vendor is null or ${r('vendor')} is null or lower(o.vendor) = lower(${r('vendor')}))))`;

export type Claim =
  | { readonly kind: 'mine'; readonly run: ClaimedRun }
  /** Another run for the same stock must end first, or another process is working on this run. */
  | { readonly kind: 'wait' }
  /** The run has already ended. */
  | { readonly kind: 'over' };

/** Claims a run that is waiting or was abandoned. */
export async function claimRun(em: EntityManager, id: number): Promise<Claim> {
  const db = queryIn(em, { type: 'write' });
  const row = await db
    .updateTable('import_run as r')
    .set({
      state: ImportRunState.RUNNING,
      attempt: sql<number>`${r('attempt')} + 1`,
      started_at: now,
      alive_at: now,
      rows_read: 0,
      bytes_read: 0,
    })
    .where('r.id', '=', id)
    .where(sql<boolean>`(${r('state')} = 'waiting' or ${isAbandoned}) and not ${isBlockedByEarlierRun}`)
    .returning(['r.id', 'r.attempt', 'r.file_name as fileName', 'r.file_id as fileId', ...jobColumns])
    .executeTakeFirst();
  if (row) {
    const { id: runId, attempt, fileName, fileId, ...stored } = row;
    return { kind: 'mine', run: { id: runId, attempt, fileName, fileId, job: jobOf(stored) } };
  }
  const openRun = await db
    .selectFrom('import_run as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where('r.state', 'in', openStates)
    .executeTakeFirst();
  return { kind: openRun ? 'wait' : 'over' };
}

/** Returns a run to the queue. If the attempt could not start, it is not counted. */
export const requeueRun = (em: EntityManager, { id, attempt }: RunAttempt, counts: boolean): Promise<unknown> =>
  queryIn(em, { type: 'write' })
    .updateTable('import_run')
    .set({
      state: ImportRunState.WAITING,
      attempt: counts ? attempt : attempt - 1,
      started_at: null,
      rows_read: 0,
      bytes_read: 0,
    })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', ImportRunState.RUNNING)
    .execute();

/** Returns abandoned runs that are not restarted by a job. */
export const abandonedRuns = (em: EntityManager): Promise<RunAttempt[]> =>
  queryIn(em, { type: 'write' })
    .selectFrom('import_run as r')
    .select(['r.id', 'r.attempt'])
    .where(isAbandoned)
    .where('r.has_job', '=', false)
    .execute();
