import { sql } from 'kysely';
import pRetry from 'p-retry';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { type AppError, invalid, tryAgain } from '../../kernel/errors/errors.ts';
import type { Events } from '../../kernel/use-cases/events.ts';
import { stockChanged } from '../stock/index.ts';
import { type ImportReport, ImportRowKind } from './findings/import-report.ts';
import type { ImportJob } from './import-job.ts';
import { importEntry } from './merging/audited-update.ts';
import type { IdRange } from './merging/id-range.ts';
import {
  applyChanges,
  findChanges,
  findLockedKeys,
  lockChanges,
  type Merge,
  type MergeCounts,
  previewChanges,
} from './merging/merge-rows.ts';
import { assertConfirmed } from './merging/removal-confirmation.ts';
import { findNotices, type NoticedMerge, type Notices } from './notices/notices.ts';

const previewRows = 50;
/** Minimum number of changed rows for which table statistics are updated immediately instead of by autovacuum. */
const manyChanges = 5_000;

export interface ImportOutcome {
  readonly counts: MergeCounts;
  readonly preview: ImportReport['preview'];
  readonly notices: Notices;
  /** ID ranges of inserted rows. */
  readonly newRows: readonly IdRange[];
}

export interface FileMerge extends NoticedMerge, Pick<ImportJob, 'confirmRemoved'> {
  readonly events: Events;
  /** Stores the outcome, as the last step of the transaction. */
  readonly storeOutcome: (outcome: ImportOutcome) => Promise<void> | undefined;
}

/** Returns the expected outcome of a merge. */
export async function dryRunMerge(merge: FileMerge): Promise<ImportOutcome> {
  return {
    counts: await findChanges(merge),
    preview: await preview(merge),
    notices: await findNotices(merge),
    newRows: [],
  };
}

const preview = async (merge: FileMerge): Promise<ImportReport['preview']> =>
  (await previewChanges(merge, previewRows)).map(({ row, key, isNew, changes }) => ({
    row,
    line: merge.fileNames.lineOf(row),
    stockId: key,
    kind: isNew ? ImportRowKind.INSERT : ImportRowKind.UPDATE,
    changes: [...changes],
  }));

/** Maximum number of times the transaction is retried. */
const retries = 3;
const lockTimeout = '55P03';
/**
 * Error codes for a deadlock, a serialization failure, the concurrent creation of a row with the same key, and a lock
 * timeout.
 */
const transientCodes = new Set(['40P01', '40001', '23505', lockTimeout]);
/** Maximum number of locked keys listed in the error. */
const maxListedLockedKeys = 5;

/** Merges a file in one short transaction. Retries it if it fails because of concurrent changes. */
export async function runMerge(merge: FileMerge, log: Logger): Promise<ImportOutcome> {
  const mergeOrRollBack = async (): Promise<ImportOutcome> => {
    try {
      return await mergeInTransaction(merge);
    } catch (error) {
      await merge.connection.run(sql`rollback`);
      throw error;
    }
  };
  try {
    const outcome = await pRetry(mergeOrRollBack, {
      retries,
      minTimeout: 0,
      shouldRetry({ error, attemptNumber: attempt }) {
        if (!(error instanceof DatabaseError) || !transientCodes.has(error.code ?? '')) return false;
        log.info({ err: error, attempt }, 'import merge retried');
        return true;
      },
    });
    if (outcome.counts.inserted + outcome.counts.updated >= manyChanges) await analyzeStock(merge, log);
    return outcome;
  } catch (error) {
    throw error instanceof DatabaseError ? await refusalOf(merge, error, log) : error;
  }
}

/** Returns the error for the caller if the file cannot be merged. Rethrows server errors. */
async function refusalOf(merge: Merge, error: DatabaseError, log: Logger): Promise<AppError> {
  if (error.code === lockTimeout) return lockedRefusal(merge);
  // SQLSTATE classes 22 and 23: the database rejected a value that had passed the checks of the import.
  if (!/^2[23]/.test(error.code ?? '')) throw error;
  log.error({ err: error }, 'the database rejected values that the import checks accepted');
  return invalid('file', `violates a database constraint: ${error.constraint ?? error.message}`);
}

/** Returns the error that lists rows locked by other transactions. */
async function lockedRefusal(merge: Merge): Promise<AppError> {
  const { connection, type } = merge;
  await connection.run(sql`begin`);
  await findChanges(merge);
  const keys = await findLockedKeys(merge, maxListedLockedKeys);
  await connection.run(sql`rollback`);
  const lockedItems = keys.length === 0 ? `${type.name} of the file` : keys.join(', ');
  return tryAgain(`the file cannot be imported now: other changes are locking ${lockedItems}; nothing was imported`, {
    path: 'file',
  });
}

async function mergeInTransaction(merge: FileMerge): Promise<ImportOutcome> {
  const { connection, type, auditContext, mode, confirmRemoved, events } = merge;
  await connection.run(sql`begin`);
  const matched = await findChanges(merge);
  assertConfirmed(matched, confirmRemoved);
  const locked = await lockChanges(merge, matched);
  const changed = await preview(merge);
  const notices = await findNotices(merge);
  const { newRows, ...counts } = await applyChanges(merge, locked);
  // The number of deactivated items may have changed before the rows were locked.
  assertConfirmed(counts, confirmRemoved);
  const { inserted, updated, deactivated } = counts;
  if (inserted + updated + deactivated > 0) {
    if (auditContext) await connection.run(importEntry(auditContext, { mode, inserted, updated, deactivated }));
    const facts = { type: type.name, created: inserted, changed: updated + deactivated, deleted: 0, ids: null };
    await events.publish(connection, stockChanged, facts);
  }
  const outcome = { counts, preview: changed, notices, newRows };
  await merge.storeOutcome(outcome);
  await connection.run(sql`commit`);
  return outcome;
}

/**
 * Updates table statistics with a small sample. Because the statement lists columns, PostgreSQL keeps its count of
 * changed rows, so autovacuum still runs a full ANALYZE. The import is already committed, so a failure is only
 * logged.
 */
async function analyzeStock({ connection, table }: Merge, log: Logger): Promise<void> {
  const columns = [table.key, ...table.targets.map(({ column }) => column)].map((column) => sql.id(column));
  try {
    await connection.run(sql`analyze ${sql.table(table.name)} (${sql.join(columns)})`);
  } catch (err) {
    log.warn({ err, table: table.name }, 'could not update the statistics of the imported stock');
  }
}
