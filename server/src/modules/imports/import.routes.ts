import { factsOf } from '../../kernel/input/upload.ts';
import { orAtOnce, post, type Route } from '../../kernel/transport/route.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { bulkCommand, type UseCase } from '../../kernel/use-cases/use-case.ts';
import { firstAnswer, headerKey, keepAnswer } from '../../platform/http/idempotency.ts';
import type { StockImport } from '../stock/files/index.ts';
import type { StockModule } from '../stock/index.ts';
import { importReportSchema } from './findings/import-report.schema.ts';
import type { ImportReport } from './findings/import-report.ts';
import { offerProblemFile } from './findings/problem-file.ts';
import { StockFileInput } from './import-input.ts';
import { importOptions, importRequest } from './import-request.ts';
import { ImportOrigin } from './runs/import-run.entity.ts';
import { type PresentedRun, presentRun } from './runs/import-run.presenter.ts';
import { importRunSchema } from './runs/import-run.schema.ts';
import { runNow } from './runs/worker/run-now.ts';
import { startOnce } from './runs/worker/start-once.ts';

/** Imports a file, with the key of the header `Idempotency-Key` if there is one. */
const importFile = (type: StockImport): UseCase<StockFileInput, ImportReport> =>
  bulkCommand(administrator, StockFileInput, (ctx, input) =>
    importOnce(ctx, type, input, { key: headerKey(ctx), origin: ImportOrigin.REST }),
  );

/**
 * Imports a file once however often it is sent with a key: whoever sends it again reads the first report. Only what changes
 * something is remembered: neither dry runs nor refusals.
 */
export async function importOnce(
  ctx: RequestContext,
  type: StockImport,
  { file, mode, skipInvalid, dryRun, confirmRemoved = null, profile = null }: StockFileInput,
  { key, origin }: { readonly key: string | null; readonly origin: ImportOrigin },
): Promise<ImportReport> {
  const upload = await file;
  const options = { mode, skipInvalid, dryRun, confirmRemoved, profile };
  const keyed = {
    operation: 'importStock',
    key,
    input: key === null ? options : { type: type.name, file: (await factsOf(upload)).hash, ...options },
  };
  // Reports that were kept before there were questions have none, nor how the file was read.
  const first = await firstAnswer<Omit<ImportReport, 'questions' | 'readAs'>>(ctx, keyed);
  if (first) return { questions: [], readAs: null, ...first };
  const author = { actorId: actorOf(ctx).id, requestId: ctx.request.id };
  const request = { type, upload, options, origin, savedProfile: null, author, idempotencyKey: key };
  return runNow(ctx, request, {
    offerProblems: (fileId) => offerProblemFile(ctx, fileId),
    keepReport: (transaction, report) => keepAnswer(ctx, transaction, keyed, report),
  });
}

/** Starts an import and answers its run: a job works it off. */
const startOver = (type: StockImport): UseCase<StockFileInput, PresentedRun> =>
  bulkCommand(
    administrator,
    StockFileInput,
    async (ctx, { file, confirmRemoved = null, profile = null, ...options }) => {
      const request = {
        type,
        options: { ...options, confirmRemoved, profile },
        origin: ImportOrigin.REST,
        savedProfile: null,
        author: { actorId: actorOf(ctx).id, requestId: ctx.request.id },
        idempotencyKey: headerKey(ctx),
      };
      return presentRun(ctx, await startOnce(ctx, request, { upload: await file }));
    },
  );

/** The documented call: multipart with a field named `file`. */
const importRoute = (type: StockImport): Route =>
  orAtOnce(waitingRoute(type), startOver(type), {
    from: importRequest,
    returns: importRunSchema,
    place: ({ id }) => `/imports/${id}`,
  });

const waitingRoute = (type: StockImport): Route =>
  post(`/${type.name}/import`, importFile(type), {
    summary: `Imports a file of ${type.name.replaceAll('_', ' ')}, all or nothing.`,
    returns: importReportSchema,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    takesFile: true,
    takesIdempotencyKey: true,
    ...importOptions,
    from: importRequest,
  });

/** The import calls of the REST API: one for each stock type that has it. */
export const stockImportRoutes = (modules: readonly StockModule[]): readonly Route[] =>
  modules.filter(({ hasImportRoute }) => hasImportRoute).map(({ files }) => importRoute(files));
