import { AppError } from '../../../../kernel/errors/errors.ts';
import { type JobContext, type JobHandler, PermanentFailure } from '../../../../kernel/use-cases/job.ts';
import { StockBusy } from '../../merging/stock-claim.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { failRun } from '../run-store.ts';
import { type ClaimedRun, claimRun, requeueRun } from './claim-run.ts';
import { runQueue } from './receive-run.ts';
import { attemptRun } from './run-attempt.ts';
import { storedUpload } from './stored-upload.ts';

/** Maximum number of attempts for a run that is interrupted or fails with a server error. */
const maxAttempts = 5;

/** Seconds between attempts to start a run that must wait for another run. */
const retrySeconds = 1;

/**
 * Processes a run. Can be called repeatedly for the same run, in any process. A run that has ended is skipped. A run
 * whose process was killed is restarted, because the interrupted attempt has not committed anything.
 */
export const processImportRuns: JobHandler = {
  queue: runQueue,
  concurrency: 2,
  async handle(ctx, data) {
    const { runId }: { runId?: unknown } = Object(data);
    if (typeof runId !== 'number') throw new PermanentFailure('The job has no valid run ID');
    const claim = await claimRun(ctx.em, runId);
    if (claim.kind === 'over') return;
    if (claim.kind === 'wait') return retryLater(ctx, runId);
    await processClaimedRun(ctx, claim.run);
  },
};

const retryLater = ({ em, services }: JobContext, runId: number): Promise<void> =>
  services.jobs.enqueue(em, runQueue, { runId }, { startAfter: retrySeconds });

async function processClaimedRun(ctx: JobContext, run: ClaimedRun): Promise<void> {
  const { em, services, log } = ctx;
  if (run.attempt > maxAttempts) return failRun(ctx, run, ImportRunState.FAILED, { error: tooManyAttempts });
  try {
    const upload = storedUpload(services.keptFiles, run.fileId, run.fileName);
    await attemptRun({ em, services, log }, { ...run, upload }, { isRetried: true });
  } catch (error) {
    if (error instanceof StockBusy) {
      await requeueRun(em, run, false);
      return retryLater(ctx, run.id);
    }
    if (error instanceof AppError) return; // already stored with the run
    await requeueRun(em, run, true);
    throw error;
  }
}

const tooManyAttempts = new AppError('INTERNAL_ERROR', {
  explanation: `The import was interrupted ${maxAttempts} times. Nothing was changed. Contact the operator of the server.`,
});
