import { etagOf } from '../../../kernel/transport/etag.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../database.ts';
import type { OfferedFile } from '../findings/finding.type.ts';
import { type ImportReport, reportWith, type StoredReport } from '../findings/import-report.ts';
import { signProblemFileUrl } from '../findings/problem-file.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { type RunFailure, toFailureOutput } from './run-failure.ts';
import { offeredSeconds, signRejectedRowsUrl, signRunFileUrl } from './worker/run-files.ts';

/** Fields of a run that can be long. */
interface RunDetails {
  readonly report: StoredReport | null;
  readonly failure: RunFailure | null;
}

/** Reads the details of runs. Calls in the same tick share one query. */
const runDetails = batch(async ({ em }, ids: readonly number[]): Promise<ReadonlyMap<number, RunDetails>> => {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('import_run')
    .select(['id', 'report', 'failure'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...details }) => [id, details]));
});

type FailureOutput = ReturnType<typeof toFailureOutput>;
type Failure = Omit<FailureOutput, 'code' | 'status' | 'message'>;

/** Import run as returned by REST. */
export interface PresentedRun extends Omit<ImportRunRow, 'fileId' | 'profileId' | 'problemFileId' | 'hasRejectedRows'> {
  readonly file: OfferedFile | null;
  readonly rejectedRows: OfferedFile | null;
  readonly report: ImportReport | null;
  readonly failure: Failure | null;
}

/** Returns the original file of a run as a download. Null if it is no longer stored. */
export const fileOf = (ctx: RequestContext, run: ImportRunRow): OfferedFile | null =>
  run.fileId === null ? null : signRunFileUrl(ctx, run);

/** Returns the rows with problems as a download. Null if there are none, or if the file is no longer stored. */
export const rejectedRowsOf = (ctx: RequestContext, run: ImportRunRow): OfferedFile | null =>
  run.fileId !== null && run.hasRejectedRows ? signRejectedRowsUrl(ctx, run) : null;

const problemsOf = (ctx: RequestContext, { problemFileId }: ImportRunRow): OfferedFile | null =>
  problemFileId === null ? null : signProblemFileUrl(ctx, problemFileId);

/** Returns the report of a run. Null unless the run is done or undone. */
export async function reportOf(ctx: RequestContext, run: ImportRunRow): Promise<ImportReport | null> {
  const details = await runDetails(ctx, run.id);
  return details?.report ? reportWith(details.report, problemsOf(ctx, run)) : null;
}

/** Returns the reason why a run has changed nothing. Null unless it was rejected or has failed. */
export async function failureOf(ctx: RequestContext, run: ImportRunRow): Promise<FailureOutput | null> {
  const details = await runDetails(ctx, run.id);
  return details?.failure ? toFailureOutput(details.failure, problemsOf(ctx, run)) : null;
}

/** REST identifies errors by number, so code, status and message are omitted. */
function publicFailure({ code: _code, status: _status, message: _message, ...failure }: FailureOutput): Failure {
  return failure;
}

/** Returns an import run in REST format. */
export async function presentRun(ctx: RequestContext, run: ImportRunRow): Promise<PresentedRun> {
  const { fileId, profileId, problemFileId, hasRejectedRows, ...details } = run;
  const [report, failed] = await Promise.all([reportOf(ctx, run), failureOf(ctx, run)]);
  return {
    ...details,
    file: fileOf(ctx, run),
    report,
    failure: failed && publicFailure(failed),
    rejectedRows: rejectedRowsOf(ctx, run),
  };
}

/**
 * Returns a tag that changes with the run, but not with its download URLs, which are signed again for each response.
 */
export const runTag = ({ id, state, rowsRead, progress, file, ...times }: PresentedRun): string => {
  const { startedAt, endedAt, undoneAt, undoUntil } = times;
  return etagOf(
    id,
    state,
    rowsRead,
    progress,
    Number(file !== null),
    ...[startedAt, endedAt, undoneAt, undoUntil].map(String),
  );
};

/** Returns the ETag of a response with a run. It changes if the run changes, and before the download URLs expire. */
export const responseTag = (run: PresentedRun, now = Date.now()): string =>
  etagOf(runTag(run), Math.floor(now / (offeredSeconds * 500)));
