import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { tryAgain } from '../../../kernel/errors/errors.ts';
import type { Events } from '../../../kernel/use-cases/events.ts';
import type { FileStore } from '../../../kernel/use-cases/file-store.ts';
import type { Jobs, UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import type { Transaction } from '../../../kernel/use-cases/transaction.ts';
import { asJson, now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { type ImportReport, toStoredReport } from '../findings/import-report.ts';
import type { ImportJob } from '../import-job.ts';
import type { IdRange } from '../merging/id-range.ts';
import { ImportRunState, openCondition } from './import-run.entity.ts';
import { importRunEnded } from './run.events.ts';
import { failureOf } from './run-failure.ts';
import { columnsOfJob } from './stored-job.ts';

/** Dependencies of functions that work on runs, in requests, in jobs and on the command line. */
export interface RunDeps {
  /** Entity manager that is not in a transaction. */
  readonly em: EntityManager;
  readonly services: {
    readonly jobs: Jobs;
    readonly events: Events;
    readonly keptFiles: FileStore;
    readonly config: Pick<UseCaseConfig, 'currency' | 'importPriceMovePercent'>;
  };
  readonly log: Logger;
}

interface RunFile {
  readonly name: string;
  /** Stored file. Null if it was not received completely. */
  readonly stored: { readonly id: string; readonly bytes: number } | null;
}

interface NewRun {
  readonly state: ImportRunState;
  readonly hasJob: boolean;
}

/** Attempt to process a run. Only the latest attempt may end the run. */
export interface RunAttempt {
  readonly id: number;
  readonly attempt: number;
}

const writing = (em: EntityManager) => queryIn(em, { type: 'write' });

/** Inserts a run. Throws TRY_AGAIN if a run with the same idempotency key has not ended yet. */
export async function insertRun(
  em: EntityManager,
  job: ImportJob,
  { name, stored }: RunFile,
  { state, hasJob }: NewRun,
): Promise<number> {
  const { actorId } = job.author;
  const hasBegun = state !== ImportRunState.WAITING;
  const hasEnded = hasBegun && state !== ImportRunState.RUNNING;
  const inserted = await writing(em)
    .insertInto('import_run')
    .values({
      ...columnsOfJob(job),
      state,
      has_job: hasJob,
      file_name: name,
      file_bytes: stored?.bytes ?? 0,
      file_id: stored?.id ?? null,
      started_by: actorId === null ? null : sql<string>`(select email from user_account where id = ${actorId})`,
      attempt: hasBegun ? 1 : 0,
      started_at: hasBegun ? now : null,
      ended_at: hasEnded ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['started_by_id', 'idempotency_key']).where(sql.raw<boolean>(openCondition)).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted)
    throw tryAgain('the idempotency key is used by an import that has not ended', { path: 'idempotencyKey' });
  return inserted.id;
}

/** SQL condition: the attempt is the latest one of its run. */
const isCurrentAttempt = ({ id, attempt }: RunAttempt) =>
  sql<boolean>`id = ${id} and attempt = ${attempt} and state = ${ImportRunState.RUNNING}`;

/**
 * Records the progress and the heartbeat of an attempt. Returns false if the run was canceled or another attempt is
 * working on it. Returns true even after the run has succeeded, because the import may continue after its commit.
 */
export async function recordProgress(
  em: EntityManager,
  attempt: RunAttempt,
  { rows, bytes }: { rows: number; bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await writing(em)
    .updateTable('import_run')
    .set({ rows_read: rows, bytes_read: sql<never>`least(${bytes}, file_bytes)`, alive_at: now })
    .where(isCurrentAttempt(attempt))
    .executeTakeFirst();
  return numUpdatedRows > 0 || (await hasSucceeded(em, attempt));
}

async function hasSucceeded(em: EntityManager, { id, attempt }: RunAttempt): Promise<boolean> {
  const ended = await writing(em)
    .selectFrom('import_run')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', ImportRunState.DONE)
    .executeTakeFirst();
  return ended !== undefined;
}

export interface RunOutcome {
  readonly report: ImportReport;
  readonly problemFileId: string | null;
  readonly newRows: readonly IdRange[];
}

/**
 * Ends a run as done, in the transaction of the import. Throws {@link RunSuperseded} if the attempt is no longer the
 * latest one.
 */
export async function completeRun(
  { em, services }: RunEndDeps,
  transaction: Transaction,
  attempt: RunAttempt,
  { report, problemFileId, newRows }: RunOutcome,
): Promise<void> {
  const ended = writing(em)
    .updateTable('import_run')
    .set({
      state: ImportRunState.DONE,
      ended_at: sql<string>`clock_timestamp()`,
      rows_read: report.read,
      bytes_read: sql<never>`file_bytes`,
      report: asJson(toStoredReport(report)),
      problem_file_id: problemFileId,
      new_rows: asJson(newRows),
    })
    .where(isCurrentAttempt(attempt))
    .returning([...eventColumns]);
  const { rows } = await transaction.getKysely().executeQuery(ended.compile());
  const [run] = rows;
  if (!run) throw new RunSuperseded();
  await services.events.publish(transaction, importRunEnded, run);
}

/** Ends a run that has changed nothing. Does nothing if the run was canceled. */
export const failRun = (
  { em, services }: RunEndDeps,
  attempt: RunAttempt,
  state: ImportRunState.REFUSED | ImportRunState.FAILED,
  { error, problemFileId = null }: { error: unknown; problemFileId?: string | null },
): Promise<void> =>
  em.fork().transactional(async (tx) => {
    const run = await writing(tx)
      .updateTable('import_run')
      .set({ state, ended_at: now, failure: asJson(failureOf(error)), problem_file_id: problemFileId })
      .where(isCurrentAttempt(attempt))
      .returning([...eventColumns])
      .executeTakeFirst();
    if (run) await services.events.publish(tx, importRunEnded, run);
  });

interface RunEndDeps {
  readonly em: EntityManager;
  readonly services: { readonly events: Events };
}

/** Columns of the event that is published when a run ends. */
export const eventColumns = [
  'id as runId',
  'kind',
  'state',
  'origin',
  'is_dry_run as isDryRun',
  'profile_id as profileId',
] as const;

/** Thrown if the run was canceled or another process has restarted it. The attempt must not make any changes. */
export class RunSuperseded extends Error {
  override readonly name = 'RunTaken';
}
