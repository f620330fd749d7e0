import type { EntityManager } from '@mikro-orm/postgresql';
import type { Upload } from '../../../../kernel/input/upload.ts';
import type { StoredFile } from '../../../../kernel/use-cases/file-store.ts';
import type { ImportJob } from '../../import-job.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { failRun, insertRun, type RunDeps } from '../run-store.ts';
import { stateOf } from './run-attempt.ts';

/** Number of days for which the file of a run is stored. */
const fileRetentionDays = 90;
/** After a dry run, the file is usually imported or corrected on the same day. */
const dryRunRetentionDays = 1;

/** Returns the number of days for which the file of a job is stored. */
export const retentionDays = ({ dryRun }: Pick<ImportJob, 'dryRun'>): number =>
  dryRun ? dryRunRetentionDays : fileRetentionDays;

/**
 * Stores the file of a job and calls `write` to insert its run. If the file is not received completely, the run is
 * rejected.
 */
export async function storeAndInsertRun(
  deps: RunDeps,
  job: ImportJob,
  upload: Upload,
  write: (file: StoredFile) => Promise<number>,
): Promise<{ readonly stored: StoredFile; readonly id: number }> {
  const { keptFiles } = deps.services;
  const stored = await keptFiles.store(upload).catch(async (error: unknown) => {
    const state = stateOf(error);
    // Omits the idempotency key, so that the caller can retry with the same key.
    const jobWithoutKey = { ...job, idempotencyKey: null };
    const id = await insertRun(
      deps.em,
      jobWithoutKey,
      { name: upload.filename, stored: null },
      { state: ImportRunState.RUNNING, hasJob: false },
    );
    await failRun(deps, { id, attempt: 1 }, state, { error });
    throw error;
  });
  try {
    return { stored, id: await write(stored) };
  } catch (error) {
    await keptFiles.forget(stored.id);
    throw error;
  }
}

/** Job queue of import runs. */
export const runQueue = 'catalogue.import-runs';

/** Inserts a run with a stored file and enqueues it, in the caller's transaction. */
export async function enqueueRun(
  tx: EntityManager,
  { services }: Pick<RunDeps, 'services'>,
  job: ImportJob,
  file: { readonly name: string; readonly stored: { readonly id: string; readonly bytes: number } },
): Promise<number> {
  const runId = await insertRun(tx, job, file, { state: ImportRunState.WAITING, hasJob: true });
  await services.keptFiles.keepForDays(tx, file.stored.id, retentionDays(job));
  await services.jobs.enqueue(tx, runQueue, { runId });
  return runId;
}
