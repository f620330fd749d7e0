import { InputType } from 'type-graphql';
import type { InputClass } from '../../../../kernel/input/input.ts';
import { withPlainName } from '../../../../kernel/input/upload.ts';
import { post, type Route } from '../../../../kernel/transport/route.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { changeAuthorOf } from '../../../../kernel/use-cases/change-author.ts';
import { bulkCommand, type UseCase } from '../../../../kernel/use-cases/use-case.ts';
import { countedImport } from '../../../../platform/metrics/imports.ts';
import { offerProblemFile } from './findings/import-problem-file.ts';
import { importReportSchema } from './findings/import-report.schema.ts';
import type { ImportReport } from './findings/import-report.ts';
import { ImportStockInput } from './import-input.ts';
import { importOptions, importRequest } from './import-request.ts';
import { importStock } from './import-stock.ts';
import type { StockImport } from './import-type.ts';

/** The import of one type of stock, for both transports. */
export interface FileImport {
  readonly type: StockImport;
  /** GraphQL's word for several: `EternityRings`. */
  readonly plural: string;
  readonly Input: InputClass<ImportStockInput>;
  readonly run: UseCase<ImportStockInput, ImportReport>;
}

/** Imports a file of a type of stock. */
export function fileImport(type: StockImport, plural: string): FileImport {
  class ImportInput extends ImportStockInput {}
  InputType(`Import${plural}Input`, { description: `A file of ${type.name}, and what to do with it.` })(ImportInput);

  const run = bulkCommand(administrator, ImportInput, async (ctx, { file, ...options }) => {
    const upload = withPlainName(await file);
    const deps = {
      em: ctx.em,
      events: ctx.services.events,
      author: changeAuthorOf(ctx),
      log: ctx.log,
      offerProblems: (fileId: string) => offerProblemFile(ctx, fileId),
    };
    const { profile = null, confirmRemoved = null } = options;
    const report = await countedImport(type.name, () =>
      importStock(deps, type, upload, { ...options, profile, confirmRemoved }),
    );
    const { problems, problemFile, notices, columns, preview, ...counts } = report;
    ctx.log.info({ import: { type: type.name, file: upload.filename, by: ctx.actor?.id, ...counts } }, 'import');
    return report;
  });
  return { type, plural, Input: ImportInput, run };
}

/** The documented call: multipart with a field named `file`. */
export const importRoute = ({ type, run }: FileImport): Route =>
  post(`/${type.name}/import`, run, {
    summary: `Imports a file of ${type.name.replaceAll('_', ' ')}, all or nothing.`,
    returns: importReportSchema,
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    takesFile: true,
    ...importOptions,
    from: importRequest,
  });
