import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportJob } from '../../import-job.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { insertRun, type RunDeps } from '../run-store.ts';
import { daysKept } from './receive-file.ts';

/** The queue of runs that a worker processes. */
export const runQueue = 'catalogue.import-runs';

/** Inserts a run with a stored file and enqueues it, in the caller's transaction. */
export async function enqueueRun(
  tx: EntityManager,
  { services }: Pick<RunDeps, 'services'>,
  job: ImportJob,
  file: { readonly name: string; readonly kept: { readonly id: string; readonly bytes: number } },
): Promise<number> {
  const runId = await insertRun(tx, job, file, { state: ImportRunState.WAITING, hasJob: true });
  await services.keptFiles.keepFor(tx, file.kept.id, daysKept(job));
  await services.jobs.enqueue(tx, runQueue, { runId });
  return runId;
}
