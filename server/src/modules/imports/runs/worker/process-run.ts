import { AppError } from '../../../../kernel/errors/errors.ts';
import { GivenUp, type JobContext, type JobHandler } from '../../../../kernel/use-cases/job.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { StockBusy } from '../../merging/stock-claim.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { endBadly } from '../run-store.ts';
import { type ClaimedRun, claimRun, giveBack } from './claim-run.ts';
import { runQueue } from './enqueue-run.ts';
import { attemptRun } from './run-attempt.ts';
import { keptUpload } from './stored-upload.ts';

/** How often a run is begun that is cut off each time, or in which something of ours goes wrong. */
const mostAttempts = 5;

/** A run that has to wait for another one is looked at again after so many seconds. */
const waitSeconds = 1;

/**
 * Works off a run. It may be called again for the same run, in any process: a run that has ended is left alone, one whose
 * process was killed is begun anew, and nothing of what the killed one did is there.
 */
export const workOffRuns: JobHandler = {
  queue: runQueue,
  atOnce: 2,
  async handle(ctx, data) {
    const { runId }: { runId?: unknown } = Object(data);
    if (typeof runId !== 'number') throw new GivenUp('The job names no import run');
    const claim = await claimRun(ctx.em, runId);
    if (claim.kind === 'over') return;
    if (claim.kind === 'wait') return later(ctx, runId);
    await workOff(ctx, claim.run);
  },
};

const later = ({ em, services }: JobContext, runId: number): Promise<void> =>
  services.jobs.enqueue(em, runQueue, { runId }, { startAfter: waitSeconds });

async function workOff(ctx: JobContext, run: ClaimedRun): Promise<void> {
  const { em, services, log } = ctx;
  if (run.attempt > mostAttempts) return endBadly(ctx, run, ImportRunState.FAILED, { error: tooOften });
  try {
    await attemptRun({ em, services, log }, requestOf(ctx, run), { comesAgain: true });
  } catch (error) {
    if (error instanceof StockBusy) {
      await giveBack(em, run, false);
      return later(ctx, run.id);
    }
    if (error instanceof AppError) return; // it is written with the run
    await giveBack(em, run, true);
    throw error;
  }
}

const tooOften = new AppError('INTERNAL_ERROR', {
  explanation: `The import was begun ${mostAttempts} times and cut off each time. Nothing was changed. Tell whoever runs the house.`,
});

/** The same request as it was made, its file being the kept one. */
const requestOf = ({ services }: JobContext, run: ClaimedRun) => {
  const { id, attempt, kind, origin, profileId, profileName, fileId, fileName } = run;
  const { mode, skipInvalid, isDryRun, confirmRemoved, profile } = run;
  return {
    id,
    attempt,
    type: stockModuleOf(kind).files,
    options: { mode, skipInvalid, dryRun: isDryRun, confirmRemoved, profile },
    origin,
    savedProfile: profileId === null ? null : { id: profileId, name: profileName ?? '' },
    author: { actorId: run.startedById, requestId: run.requestId },
    upload: keptUpload(services.keptFiles, fileId, fileName),
  };
};
