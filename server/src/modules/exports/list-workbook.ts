import type { Download } from '../../kernel/transport/download.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import type { ListQuery } from './exported-list.input.ts';
import { ExportFormat, tableFile } from './files/export-table.ts';
import { prepareExport, readerOf } from './prepare-export.ts';
import { signExport } from './request-export.ts';

const workbookRequest = (list: ListQuery) => ({
  list,
  activeOnly: false,
  format: ExportFormat.XLSX,
  layout: null,
  forUserId: null,
});

/** Workbook with the current rows of a list, limited to the caller's columns and with the caller's prices. */
interface ListWorkbook {
  readonly count: number;
  /** Noun for the counted items, such as `diamonds`. */
  readonly noun: string;
  readonly file: Download;
}

/** Reads a list for a workbook. Throws FORBIDDEN and INVALID_REQUEST if the caller may not run the query. */
export async function listWorkbook(
  ctx: RequestContext,
  { kind, question, fileName }: { kind: string; question: ListQuery; fileName: string },
): Promise<ListWorkbook> {
  const { type } = stockModuleOf(kind);
  const exportTable = await prepareExport(await readerOf(ctx), type, workbookRequest(question));
  const count = await exportTable.count();
  return {
    count,
    noun: count === 1 ? type.noun : `${type.noun}s`,
    file: tableFile(fileName, ExportFormat.XLSX, exportTable),
  };
}

/**
 * Signs a relative URL for the workbook, which is valid for the given number of seconds. The file is created when it
 * is downloaded.
 */
export const signWorkbook = (
  ctx: RequestContext,
  { kind, question }: { kind: string; question: ListQuery },
  lifetimeSeconds: number,
): { url: string; expiresAt: Date } =>
  signExport(ctx, stockModuleOf(kind).type, workbookRequest(question), lifetimeSeconds);
