import type { Download } from '../../../../kernel/transport/download.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { queryIn } from '../../database.ts';
import { readRun } from '../import-run-row.ts';
import { rejectedName, rejectedRowsPrefix, runFilePrefix } from './offer-run-files.ts';
import { rejectedRows } from './rejected-rows.ts';
import { forgotten } from './stored-upload.ts';

/** Whether a name in a signed address is that of a file of a run. */
export const isRunFile = (file: string): boolean =>
  file.startsWith(runFilePrefix) || file.startsWith(rejectedRowsPrefix);

/** Opens a file of a run. Throws ITEM_NOT_FOUND when it is no longer kept. */
export const openRunFile = (ctx: RequestContext, file: string): Promise<Download> =>
  file.startsWith(runFilePrefix)
    ? fileOf(ctx, Number(file.slice(runFilePrefix.length)))
    : rejectedOf(ctx, Number(file.slice(rejectedRowsPrefix.length)));

async function fileOf({ em, services }: RequestContext, id: number): Promise<Download> {
  const { fileId, fileName } = await readRun(em, id);
  const bytes = fileId === null ? null : await services.keptFiles.open(fileId);
  if (!bytes) throw forgotten('token');
  return { fileName, mediaType: 'application/octet-stream', bytes };
}

async function rejectedOf({ em, services }: RequestContext, id: number): Promise<Download> {
  const { kind, fileId, fileName, problemFileId } = await readRun(em, id);
  if (fileId === null || problemFileId === null) throw forgotten('token');
  const asked = queryIn(em, { type: 'write' }).selectFrom('import_run').select('profile').where('id', '=', id);
  const { profile } = await asked.executeTakeFirstOrThrow();
  const type = stockModuleOf(kind).files;
  const text = await rejectedRows(em, services.keptFiles, { type, fileName, fileId, problemFileId, profile });
  return { fileName: rejectedName(fileName), mediaType: 'text/csv; charset=utf-8', text };
}
