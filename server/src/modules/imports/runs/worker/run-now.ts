import { AppError } from '../../../../kernel/errors/errors.ts';
import { withPlainName } from '../../../../kernel/input/upload.ts';
import type { ImportReport } from '../../findings/import-report.ts';
import { ImportRunState } from '../import-run.entity.ts';
import type { FileRequest, RunDeps } from '../run-request.ts';
import { endBadly, insertRun } from '../run-store.ts';
import { daysKept, received } from './receive-file.ts';
import { attemptRun, type RunHooks } from './run-attempt.ts';

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
