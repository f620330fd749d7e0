import { hashOf, type Upload, withPlainName } from '../../../../kernel/input/upload.ts';
import { post, type Route } from '../../../../kernel/transport/route.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { changeAuthorOf } from '../../../../kernel/use-cases/change-author.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { Transaction } from '../../../../kernel/use-cases/transaction.ts';
import { bulkCommand, type UseCase } from '../../../../kernel/use-cases/use-case.ts';
import { firstAnswer, headerKey, keepAnswer } from '../../../../platform/http/idempotency.ts';
import { countedImport } from '../../../../platform/metrics/imports.ts';
import { offerProblemFile } from './findings/import-problem-file.ts';
import { importReportSchema } from './findings/import-report.schema.ts';
import type { ImportReport } from './findings/import-report.ts';
import { StockFileInput } from './import-input.ts';
import { importOptions, importRequest } from './import-request.ts';
import { type ImportDeps, type ImportOptions, importStock } from './import-stock.ts';
import type { StockImport } from './import-type.ts';

/** The import of one type of stock. */
export interface FileImport {
  readonly type: StockImport;
  /** Imports a file, with the key of the header `Idempotency-Key` or without one. */
  readonly run: UseCase<StockFileInput, ImportReport>;
}

/** Imports files of a type of stock. */
export const fileImport = (type: StockImport): FileImport => ({
  type,
  run: bulkCommand(administrator, StockFileInput, (ctx, input) => importOnce(ctx, type, input, headerKey(ctx))),
});

/**
 * Imports a file once however often it is sent with a key: whoever sends it again reads the first report. Only what changes
 * something is remembered: neither dry runs nor refusals.
 */
export async function importOnce(
  ctx: RequestContext,
  type: StockImport,
  { file, mode, skipInvalid, dryRun, confirmRemoved = null, profile = null }: StockFileInput,
  key: string | null,
): Promise<ImportReport> {
  const upload = withPlainName(await file);
  const options = { mode, skipInvalid, dryRun, confirmRemoved, profile };
  const keyed = {
    operation: 'importStock',
    key,
    input: key === null ? options : { type: type.name, file: await hashOf(upload), ...options },
  };
  const first = await firstAnswer<ImportReport>(ctx, keyed);
  if (first) return first;
  const keepReport = (transaction: Transaction, report: ImportReport) => keepAnswer(ctx, transaction, keyed, report);
  return importNow(ctx, type, upload, { ...options, ...(!dryRun && { keepReport }) });
}

async function importNow(
  ctx: RequestContext,
  type: StockImport,
  upload: Upload,
  { keepReport, ...options }: ImportOptions & Pick<ImportDeps, 'keepReport'>,
): Promise<ImportReport> {
  const deps = {
    em: ctx.em,
    events: ctx.services.events,
    author: changeAuthorOf(ctx),
    log: ctx.log,
    offerProblems: (fileId: string) => offerProblemFile(ctx, fileId),
    ...(keepReport && { keepReport }),
  };
  const report = await countedImport(type.name, () => importStock(deps, type, upload, options));
  const { problems, problemFile, notices, columns, preview, ...counts } = report;
  ctx.log.info({ import: { type: type.name, file: upload.filename, by: ctx.actor?.id, ...counts } }, 'import');
  return report;
}

/** The documented call: multipart with a field named `file`. */
export const importRoute = ({ type, run }: FileImport): Route =>
  post(`/${type.name}/import`, run, {
    summary: `Imports a file of ${type.name.replaceAll('_', ' ')}, all or nothing.`,
    returns: importReportSchema,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    takesFile: true,
    takesIdempotencyKey: true,
    ...importOptions,
    from: importRequest,
  });
