import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import type { Upload } from '../../../../kernel/input/upload.ts';
import type { Transaction } from '../../../../kernel/use-cases/transaction.ts';
import { instrumentImport } from '../../../../platform/metrics/imports.ts';
import type { OfferedFile } from '../../findings/finding.type.ts';
import type { ImportReport } from '../../findings/import-report.ts';
import type { ImportJob } from '../../import-job.ts';
import { type ImportDeps, type ImportSideResult, importStock, isPostponed } from '../../import-stock.ts';
import { ImportOrigin, ImportRunState } from '../import-run.entity.ts';
import { completeRun, failRun, type RunAttempt, type RunDeps, RunSuperseded } from '../run-store.ts';
import { recordProgressPeriodically } from './run-progress.ts';

export interface RunHooks {
  /** Returns the download URL of the file that lists all problems, or null for no URL. */
  readonly offerProblems?: (fileId: string) => OfferedFile | null;
  /** Stores the report in the import's transaction, in addition to the report of the run. Not called for dry runs. */
  readonly storeReport?: (transaction: Transaction, report: ImportReport) => Promise<void>;
  /** See {@link ImportDeps.isRetried}. */
  readonly isRetried?: boolean;
  /** Called with the run ID before the file is read. */
  readonly onStarted?: (id: number) => void;
  /** Called during the import with the number of rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Author names in the audit log for imports by the server. */
const serverAuthors: Partial<Record<ImportOrigin, string>> = {
  [ImportOrigin.FOLDER]: 'import folder',
  [ImportOrigin.FETCH]: 'scheduled fetch',
};

export interface AttemptedRun extends RunAttempt {
  readonly job: ImportJob;
  readonly upload: Upload;
}

/**
 * Imports the file of a run. A successful outcome is stored in the transaction of the import, so that both are
 * consistent after a crash. Rejections are stored and thrown.
 */
export async function attemptRun(deps: RunDeps, run: AttemptedRun, hooks: RunHooks = {}): Promise<ImportReport> {
  const { job, upload, id } = run;
  const progress = recordProgressPeriodically(deps, run, upload);
  let problemFileId: string | null = null;
  const endIn = (transaction: Transaction, report: ImportReport, result: ImportSideResult) =>
    completeRun(deps, transaction, run, { report, problemFileId, newRows: result.newRows });
  try {
    const importing = importStock(
      {
        em: deps.em,
        events: deps.services.events,
        config: deps.services.config,
        author: { ...job.author, machine: serverAuthors[job.origin] },
        runId: id,
        log: deps.log,
        signal: progress.signal,
        isRetried: hooks.isRetried ?? false,
        offerProblems(fileId) {
          problemFileId = fileId;
          return hooks.offerProblems?.(fileId) ?? null;
        },
        async storeReport(transaction, report, result) {
          await hooks.storeReport?.(transaction, report);
          await endIn(transaction, report, result);
        },
        onProgress(rows) {
          progress.onProgress(rows);
          hooks.onProgress?.(rows);
        },
      },
      job,
      progress.upload,
    );
    const report = await instrumentImport(job.type.name, () => importing);
    await progress.stop();
    if (job.dryRun) await endIn(deps.em, report, { newRows: [] });
    logReport(deps, run, report);
    return report;
  } catch (error) {
    await progress.stop();
    if (error instanceof RunSuperseded) throw cancelled();
    if (error instanceof AppError && !isPostponed(hooks, error))
      await failRun(deps, run, stateOf(error), { error, problemFileId });
    throw error;
  }
}

/** Returns the state of a run that ended with an error: FAILED for a server error, otherwise REFUSED. */
export const stateOf = (error: unknown): ImportRunState.REFUSED | ImportRunState.FAILED =>
  error instanceof AppError && error.code !== 'INTERNAL_ERROR' ? ImportRunState.REFUSED : ImportRunState.FAILED;

const cancelled = (): AppError => conflict('file', 'the import was cancelled, and nothing was changed');

function logReport({ log }: RunDeps, { id, job, upload }: AttemptedRun, report: ImportReport): void {
  const { problems, problemFile, notices, columns, preview, questions, ...counts } = report;
  log.info(
    { import: { run: id, type: job.type.name, file: upload.filename, by: job.author.actorId, ...counts } },
    'import',
  );
}
