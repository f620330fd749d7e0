import { factsOf } from '../../kernel/input/upload.ts';
import { orRespondAsync, post, type Route } from '../../kernel/transport/route.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { bulkCommand, type UseCase } from '../../kernel/use-cases/use-case.ts';
import { headerKey, storedResult, storeResult } from '../../platform/http/idempotency.ts';
import type { StockImport } from '../stock/files/index.ts';
import type { StockModule } from '../stock/index.ts';
import { importReportSchema } from './findings/import-report.schema.ts';
import type { ImportReport } from './findings/import-report.ts';
import { signProblemFileUrl } from './findings/problem-file.ts';
import { StockFileInput } from './import-input.ts';
import { type ImportJob, importOptionsOf } from './import-job.ts';
import { importOptions, importRequest } from './import-request.ts';
import { ImportOrigin } from './runs/import-run.entity.ts';
import { type PresentedRun, presentRun } from './runs/import-run.presenter.ts';
import { importRunSchema } from './runs/import-run.schema.ts';
import { runSynchronously } from './runs/worker/run-now.ts';
import { startOnce } from './runs/worker/start-import.ts';

/** Use case that imports a file, with the optional idempotency key from the `Idempotency-Key` header. */
const importFile = (type: StockImport): UseCase<StockFileInput, ImportReport> =>
  bulkCommand(administrator, StockFileInput, (ctx, input) =>
    importOnce(ctx, type, input, { key: headerKey(ctx), origin: ImportOrigin.REST }),
  );

/**
 * Imports a file. A repeated request with the same idempotency key returns the first report. Dry runs and rejected
 * imports are not stored under the key.
 */
export async function importOnce(
  ctx: RequestContext,
  type: StockImport,
  input: StockFileInput,
  { key, origin }: { readonly key: string | null; readonly origin: ImportOrigin },
): Promise<ImportReport> {
  const upload = await input.file;
  const options = importOptionsOf(input);
  const idempotentRequest = {
    operation: 'importStock',
    key,
    input: key === null ? options : { type: type.name, file: (await factsOf(upload)).hash, ...options },
  };
  // Reports stored by older server versions lack these fields.
  const first = await storedResult<Omit<ImportReport, 'questions' | 'readAs'>>(ctx, idempotentRequest);
  if (first) return { questions: [], readAs: null, ...first };
  return runSynchronously(ctx, uploadJob(ctx, type, input, { key, origin }), upload, {
    offerProblems: (fileId) => signProblemFileUrl(ctx, fileId),
    storeReport: (transaction, report) => storeResult(ctx, transaction, idempotentRequest, report),
  });
}

/** Returns the import job for a file that an administrator uploads. */
const uploadJob = (
  ctx: RequestContext,
  type: StockImport,
  input: StockFileInput,
  { key, origin }: { readonly key: string | null; readonly origin: ImportOrigin },
): ImportJob => ({
  ...importOptionsOf(input),
  type,
  origin,
  savedProfile: null,
  author: { actorId: actorOf(ctx).id, requestId: ctx.request.id },
  idempotencyKey: key,
});

/** Starts an import and returns its run. A worker processes the run. */
const startFromUpload = (type: StockImport): UseCase<StockFileInput, PresentedRun> =>
  bulkCommand(administrator, StockFileInput, async (ctx, input) => {
    const job = uploadJob(ctx, type, input, { key: headerKey(ctx), origin: ImportOrigin.REST });
    return presentRun(ctx, await startOnce(ctx, job, { upload: await input.file }));
  });

/** Route that imports a file from the multipart field `file`. */
const importRoute = (type: StockImport): Route =>
  orRespondAsync(synchronousRoute(type), startFromUpload(type), {
    from: importRequest,
    returns: importRunSchema,
    locationOf: ({ id }) => `/imports/${id}`,
  });

const synchronousRoute = (type: StockImport): Route =>
  post(`/${type.name}/import`, importFile(type), {
    summary: `Imports a file of ${type.name.replaceAll('_', ' ')}, all or nothing.`,
    returns: importReportSchema,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    takesFile: true,
    takesIdempotencyKey: true,
    ...importOptions,
    from: importRequest,
  });

/** REST import routes, one for each stock type that can be imported. */
export const stockImportRoutes = (modules: readonly StockModule[]): readonly Route[] =>
  modules.filter(({ hasImportRoute }) => hasImportRoute).map(({ files }) => importRoute(files));
