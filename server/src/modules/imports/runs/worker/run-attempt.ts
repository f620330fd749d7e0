import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import type { Transaction } from '../../../../kernel/use-cases/transaction.ts';
import { countedImport } from '../../../../platform/metrics/imports.ts';
import type { OfferedFile } from '../../findings/finding.ts';
import type { ImportReport } from '../../findings/import-report.ts';
import { type ImportDeps, type ImportMade, importStock, isPutOff } from '../../import-stock.ts';
import { ImportOrigin, ImportRunState } from '../import-run.entity.ts';
import type { FileRequest, RunDeps } from '../run-request.ts';
import { endBadly, endWell, type RunAttempt, RunTaken } from '../run-store.ts';
import { watchProgress } from './run-progress.ts';

/** What somebody who waits for a run has to do with it. */
export interface RunHooks {
  /** Makes the address of the file that has all problems; null offers none. */
  readonly offerProblems?: (fileId: string) => OfferedFile | null;
  /** Keeps the report beside the run's own, in the import's transaction. Not called for dry runs. */
  readonly keepReport?: (transaction: Transaction, report: ImportReport) => Promise<void>;
  /** See {@link ImportDeps.comesAgain}. */
  readonly comesAgain?: boolean;
  /** Hears of the run's id, before anything is read. */
  readonly onBegun?: (id: number) => void;
  /** Hears of rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Who has imported a file that came by itself, as the audit log tells. */
const machines: Partial<Record<ImportOrigin, string>> = {
  [ImportOrigin.FOLDER]: 'import folder',
  [ImportOrigin.FETCH]: 'scheduled fetch',
};

/** Work on a run: its file from the first to the last byte. */
export interface AttemptedRun extends FileRequest, RunAttempt {}

/**
 * Imports the file of a run. What becomes of the run is written in the transaction of the import itself, so that both are
 * there or neither, however often it is begun. Refusals are written too, and thrown.
 */
export async function attemptRun(deps: RunDeps, run: AttemptedRun, hooks: RunHooks = {}): Promise<ImportReport> {
  const { type, options, author, upload, id } = run;
  const progress = watchProgress(deps, run, upload);
  let problemFileId: string | null = null;
  const endIn = (transaction: Transaction, report: ImportReport, made: ImportMade) =>
    endWell(deps, transaction, run, { report, problemFileId, newRows: made.newRows });
  try {
    const work = importStock(
      {
        em: deps.em,
        events: deps.services.events,
        config: deps.services.config,
        author: { ...author, machine: machines[run.origin] },
        runId: id,
        log: deps.log,
        signal: progress.signal,
        comesAgain: hooks.comesAgain ?? false,
        offerProblems(fileId) {
          problemFileId = fileId;
          return hooks.offerProblems?.(fileId) ?? null;
        },
        async keepReport(transaction, report, made) {
          await hooks.keepReport?.(transaction, report);
          await endIn(transaction, report, made);
        },
        onProgress(rows) {
          progress.onProgress(rows);
          hooks.onProgress?.(rows);
        },
      },
      type,
      progress.upload,
      options,
    );
    const report = await countedImport(type.name, () => work);
    await progress.stop();
    if (options.dryRun) await endIn(deps.em, report, { newRows: [] });
    tellLog(deps, run, report);
    return report;
  } catch (error) {
    await progress.stop();
    if (error instanceof RunTaken) throw cancelled();
    if (error instanceof AppError && !isPutOff(hooks, error))
      await endBadly(deps, run, stateOf(error), { error, problemFileId });
    throw error;
  }
}

/** What a refusal and what a fault of ours come to. */
export const stateOf = (error: unknown): ImportRunState.REFUSED | ImportRunState.FAILED =>
  error instanceof AppError && error.code !== 'INTERNAL_ERROR' ? ImportRunState.REFUSED : ImportRunState.FAILED;

const cancelled = (): AppError => conflict('file', 'is no longer imported: the run was cancelled; nothing was changed');

function tellLog({ log }: RunDeps, { id, type, upload, author }: AttemptedRun, report: ImportReport): void {
  const { problems, problemFile, notices, columns, preview, questions, ...counts } = report;
  log.info({ import: { run: id, type: type.name, file: upload.filename, by: author.actorId, ...counts } }, 'import');
}
