import type { Download } from '../../kernel/transport/download.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import type { ListQuestion } from './exported-list.input.ts';
import { ExportFormat, tableFile } from './files/export-table.ts';
import { signExport } from './offer-export.ts';
import { prepareExport, readerOf } from './prepare-export.ts';

const asPeopleRead = (list: ListQuestion) => ({
  list,
  activeOnly: false,
  format: ExportFormat.XLSX,
  layout: null,
  forUserId: null,
});

/** What a list gives at this moment, as a workbook: the caller's columns, at their prices. */
interface ListWorkbook {
  readonly count: number;
  /** What is counted: `diamonds`. */
  readonly noun: string;
  readonly file: Download;
}

/** Reads a list for a workbook. Throws FORBIDDEN and INVALID_REQUEST where the caller may not ask that (any more). */
export async function listWorkbook(
  ctx: RequestContext,
  { kind, question, fileName }: { kind: string; question: ListQuestion; fileName: string },
): Promise<ListWorkbook> {
  const { type } = stockModuleOf(kind);
  const prepared = await prepareExport(await readerOf(ctx), type, asPeopleRead(question));
  const count = await prepared.count();
  return {
    count,
    noun: count === 1 ? type.noun : `${type.noun}s`,
    file: tableFile(fileName, ExportFormat.XLSX, prepared),
  };
}

/** Path of this origin under which the caller gets the workbook for so many seconds, made when it is fetched. */
export const signWorkbook = (
  ctx: RequestContext,
  { kind, question }: { kind: string; question: ListQuestion },
  lifetimeSeconds: number,
): { url: string; expiresAt: Date } =>
  signExport(ctx, stockModuleOf(kind).type, asPeopleRead(question), lifetimeSeconds);
