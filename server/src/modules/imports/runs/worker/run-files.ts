import type { Download } from '../../../../kernel/transport/download.ts';
import { actorOf } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { queryIn } from '../../database.ts';
import type { OfferedFile } from '../../findings/finding.type.ts';
import { type ImportRunRow, readRun } from '../import-run-row.ts';
import { rejectedRows } from './rejected-rows.ts';
import { fileDeleted } from './stored-upload.ts';

/** Prefixes of file names in download tokens, followed by the run ID. */
const runFilePrefix = 'import-run/';
const rejectedRowsPrefix = 'rejected-rows/';

/** Lifetime of a download URL, in seconds. */
export const offeredSeconds = 5 * 60;

/** Signs a download URL for the file of a run. The URL works only while the caller is an administrator. */
export const signRunFileUrl = (ctx: RequestContext, { id, fileName }: ImportRunRow): OfferedFile =>
  offered(ctx, `${runFilePrefix}${id}`, fileName);

/** Signs a download URL for the rows of a run that have problems. */
export const signRejectedRowsUrl = (ctx: RequestContext, { id, fileName }: ImportRunRow): OfferedFile =>
  offered(ctx, `${rejectedRowsPrefix}${id}`, rejectedName(fileName));

/** Returns the name of the file with rejected rows: `stock.xlsx` → `stock-rejected.csv`. */
const rejectedName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-rejected.csv`;

function offered(ctx: RequestContext, file: string, fileName: string): OfferedFile {
  const claims = { userId: actorOf(ctx).id, file, activeOnly: false };
  const { token, expiresAt } = ctx.services.downloadTokens.sign(claims, offeredSeconds);
  return { fileName, url: `/exports?token=${token}`, expiresAt };
}

/** Returns true if a file name in a download token refers to a file of a run. */
export const isRunFile = (file: string): boolean =>
  file.startsWith(runFilePrefix) || file.startsWith(rejectedRowsPrefix);

/** Opens a file of a run. Throws ITEM_NOT_FOUND if it is no longer stored. */
export const openRunFile = (ctx: RequestContext, file: string): Promise<Download> =>
  file.startsWith(runFilePrefix)
    ? fileOf(ctx, Number(file.slice(runFilePrefix.length)))
    : rejectedOf(ctx, Number(file.slice(rejectedRowsPrefix.length)));

async function fileOf({ em, services }: RequestContext, id: number): Promise<Download> {
  const { fileId, fileName } = await readRun(em, id);
  const bytes = fileId === null ? null : await services.keptFiles.open(fileId);
  if (!bytes) throw fileDeleted('token');
  return { fileName, mediaType: 'application/octet-stream', bytes };
}

async function rejectedOf({ em, services }: RequestContext, id: number): Promise<Download> {
  const { kind, fileId, fileName, problemFileId } = await readRun(em, id);
  if (fileId === null || problemFileId === null) throw fileDeleted('token');
  const statement = queryIn(em, { type: 'write' }).selectFrom('import_run').select('profile').where('id', '=', id);
  const { profile } = await statement.executeTakeFirstOrThrow();
  const type = stockModuleOf(kind).files;
  const text = await rejectedRows(em, services.keptFiles, { type, fileName, fileId, problemFileId, profile });
  return { fileName: rejectedName(fileName), mediaType: 'text/csv; charset=utf-8', text };
}
