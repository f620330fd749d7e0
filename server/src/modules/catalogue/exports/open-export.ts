import { AppError } from '../../../kernel/errors/errors.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { type Download, expiredLink } from '../../../kernel/transport/download.ts';
import { administrator, evenWhileClosed, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { callerWithId } from '../../accounts/index.ts';
import { exportStock, fileNameOn } from '../stock/exports/export-stock.ts';
import { problemDownload, problemFilePrefix } from '../stock/imports/findings/import-problem-file.ts';
import { stockExports } from '../stock-exports.ts';
import { stockModuleOf } from '../stock-modules.ts';
import { listPrefix } from './export-list.ts';
import { openList } from './open-list.ts';

class OpenExportInput {
  @RequiredText(12_000)
  token!: string;
}

/**
 * The file behind a signed address: the token stands for whoever asked for it. FORBIDDEN (401) for a token that is not
 * ours or has expired, or whose owner may not act any more; (403) for files of administrators when they are none any more.
 */
export const openExport = query(evenWhileClosed(guest), OpenExportInput, async (ctx, { token }): Promise<Download> => {
  const { em, services, log } = ctx;
  const claims = services.downloadTokens.read(token);
  const type = claims && stockExports.get(claims.file);
  const isOfImport = claims?.file.startsWith(problemFilePrefix) ?? false;
  const listed = claims?.file.startsWith(listPrefix) ? stockModuleOf(claims.file.slice(listPrefix.length)).type : null;
  if (!claims || !(type || isOfImport || listed)) throw expiredLink();
  const asker = await callerWithId(em, claims.userId);
  if (listed) {
    if (!asker) throw new AppError('FORBIDDEN', { status: 401 });
    log.info({ export: { list: listed.name, by: claims.userId } }, 'export');
    return openList({ ...ctx, ...asker, hasBadToken: false }, listed, JSON.parse(claims.question ?? '{}'));
  }
  administrator.check({ ...ctx, actor: asker?.actor ?? null, hasBadToken: false });
  if (!type) return problemDownload(em, claims.file.slice(problemFilePrefix.length));
  log.info({ export: { type: type.name, by: claims.userId } }, 'export');
  return exportStock(em, type, { fileName: fileNameOn(new Date(), type.name), activeOnly: claims.activeOnly });
});
