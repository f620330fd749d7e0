import { AppError } from '../../../../../kernel/errors/errors.ts';
import { withPlainName } from '../../../../../kernel/input/upload.ts';
import type { KeptFile } from '../../../../../kernel/use-cases/kept-files.ts';
import type { ImportReport } from '../../../stock/imports/findings/import-report.ts';
import { ImportRunState } from '../import-run.entity.ts';
import type { FileRequest, RunDeps } from '../run-request.ts';
import { endBadly, insertRun } from '../run-store.ts';
import { attemptRun, type RunHooks, stateOf } from '../working-off/run-attempt.ts';

/** For so many days files of runs are kept. */
const keptDays = 90;
/** A dry run is looked at, and then the file is imported or mended. */
const keptDaysOfDryRuns = 1;

export const daysKept = ({ dryRun }: { readonly dryRun: boolean }): number => (dryRun ? keptDaysOfDryRuns : keptDays);

/**
 * Imports a file while the caller waits: a run like any other, in the history with its file. Throws what refuses it, and
 * 409 where another import of the same stock is running.
 */
export async function runNow(deps: RunDeps, request: FileRequest, hooks: RunHooks = {}): Promise<ImportReport> {
  const asked = { ...request, upload: withPlainName(request.upload) };
  const { kept, id } = await received(deps, asked, (file) =>
    insertRun(
      deps.em,
      asked,
      { name: asked.upload.filename, kept: file },
      { state: ImportRunState.RUNNING, hasJob: false },
    ),
  );
  await deps.services.keptFiles.keepFor(deps.em, kept.id, daysKept(asked.options));
  hooks.onBegun?.(id);
  const run = { ...asked, id, attempt: 1 };
  try {
    return await attemptRun(deps, run, hooks);
  } catch (error) {
    if (!(error instanceof AppError)) await endBadly(deps, run, ImportRunState.FAILED, { error });
    throw error;
  }
}

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
