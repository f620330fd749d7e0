import { AppError } from '../../../../kernel/errors/errors.ts';
import { type Upload, withPlainName } from '../../../../kernel/input/upload.ts';
import type { ImportReport } from '../../findings/import-report.ts';
import type { ImportJob } from '../../import-job.ts';
import { ImportRunState } from '../import-run.entity.ts';
import { failRun, insertRun, type RunDeps } from '../run-store.ts';
import { retentionDays, storeAndInsertRun } from './receive-run.ts';
import { attemptRun, type RunHooks } from './run-attempt.ts';

/**
 * Imports a file while the caller waits. The run is listed in the import history like any other run. Throws the error
 * of a rejected file, and 409 if another import of the same stock is running.
 */
export async function runSynchronously(
  deps: RunDeps,
  job: ImportJob,
  sent: Upload,
  hooks: RunHooks = {},
): Promise<ImportReport> {
  const upload = withPlainName(sent);
  const { stored, id } = await storeAndInsertRun(deps, job, upload, (file) =>
    insertRun(deps.em, job, { name: upload.filename, stored: file }, { state: ImportRunState.RUNNING, hasJob: false }),
  );
  await deps.services.keptFiles.keepForDays(deps.em, stored.id, retentionDays(job));
  hooks.onStarted?.(id);
  const run = { id, attempt: 1, job, upload };
  try {
    return await attemptRun(deps, run, hooks);
  } catch (error) {
    if (!(error instanceof AppError)) await failRun(deps, run, ImportRunState.FAILED, { error });
    throw error;
  }
}
