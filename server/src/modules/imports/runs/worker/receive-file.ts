import type { KeptFile } from '../../../../kernel/use-cases/kept-files.ts';
import { ImportRunState } from '../import-run.entity.ts';
import type { FileRequest, RunDeps } from '../run-request.ts';
import { endBadly, insertRun } from '../run-store.ts';
import { stateOf } from './run-attempt.ts';

/** For so many days files of runs are kept. */
const keptDays = 90;
/** A dry run is looked at, and then the file is imported or mended. */
const keptDaysOfDryRuns = 1;

/** For how many days the file of a run is kept. */
export const daysKept = ({ dryRun }: { readonly dryRun: boolean }): number => (dryRun ? keptDaysOfDryRuns : keptDays);

/** Keeps the file of a run and writes the run. A file that does not arrive as a whole is a run that was refused. */
export async function received(
  deps: RunDeps,
  request: FileRequest,
  write: (file: KeptFile) => Promise<number>,
): Promise<{ readonly kept: KeptFile; readonly id: number }> {
  const { keptFiles } = deps.services;
  const kept = await keptFiles.keep(request.upload).catch(async (error: unknown) => {
    const state = stateOf(error);
    const unkeyed = { ...request, idempotencyKey: null };
    const id = await insertRun(
      deps.em,
      unkeyed,
      { name: request.upload.filename, kept: null },
      { state: ImportRunState.RUNNING, hasJob: false },
    );
    await endBadly(deps, { id, attempt: 1 }, state, { error });
    throw error;
  });
  try {
    return { kept, id: await write(kept) };
  } catch (error) {
    await keptFiles.forget(kept.id);
    throw error;
  }
}
