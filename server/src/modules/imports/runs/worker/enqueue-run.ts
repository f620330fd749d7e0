import type { EntityManager } from '@mikro-orm/postgresql';
import { ImportRunState } from '../import-run.entity.ts';
import type { RunDeps, RunRequest } from '../run-request.ts';
import { insertRun } from '../run-store.ts';
import { daysKept } from './receive-file.ts';

/** The queue of runs that are worked off by jobs. */
export const runQueue = 'catalogue.import-runs';

/** Writes a run whose file is kept, and the job that works it off, in the caller's transaction. */
export async function enqueueRun(
  tx: EntityManager,
  { services }: Pick<RunDeps, 'services'>,
  request: RunRequest,
  file: { readonly name: string; readonly kept: { readonly id: string; readonly bytes: number } },
): Promise<number> {
  const runId = await insertRun(tx, request, file, { state: ImportRunState.WAITING, hasJob: true });
  await services.keptFiles.keepFor(tx, file.kept.id, daysKept(request.options));
  await services.jobs.enqueue(tx, runQueue, { runId });
  return runId;
}
