import { notSignedIn } from '../../kernel/errors/errors.ts';
import { RequiredText } from '../../kernel/input/field-rules.ts';
import { type Download, expiredLink } from '../../kernel/transport/download.ts';
import {
  administrator,
  allowDuringMaintenance,
  forEveryKey,
  guest,
  signedIn,
  withScope,
} from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { callerOfSignedLink } from '../api-keys/index.ts';
import { isRunFile, openRunFile, problemDownload, problemFilePrefix } from '../imports/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { fileNameOn, tableFile } from './files/export-table.ts';
import { checkRights, type ExportRequest, prepareExport, readerOf } from './prepare-export.ts';
import { exportPrefix } from './request-export.ts';

const anyCaller = forEveryKey(allowDuringMaintenance(guest));
const listReader = withScope(signedIn, 'STOCK_READ');

class OpenExportInput {
  @RequiredText(12_000)
  token!: string;
}

/**
 * Returns the file for a signed URL, with the access rights of the user in the token. Throws:
 * - FORBIDDEN (401): the token is invalid or expired, or its user cannot sign in.
 * - FORBIDDEN (403): the file is for administrators, and the user is no longer one.
 */
export const downloadExport = query(anyCaller, OpenExportInput, async (ctx, { token }): Promise<Download> => {
  const { em, services, log } = ctx;
  const claims = services.downloadTokens.read(token);
  if (!claims) throw expiredLink();
  const { file, userId, question } = claims;
  const caller = await callerOfSignedLink(ctx, claims);
  const callerCtx = { ...ctx, actor: null, key: null, ...caller, hasBadToken: false };
  if (file.startsWith(problemFilePrefix)) {
    administrator.check(callerCtx);
    return problemDownload(em, file.slice(problemFilePrefix.length));
  }
  if (isRunFile(file)) {
    administrator.check(callerCtx);
    return openRunFile(callerCtx, file);
  }
  if (!file.startsWith(exportPrefix) || question === undefined) throw expiredLink();
  if (!caller) throw notSignedIn();
  const { type } = stockModuleOf(file.slice(exportPrefix.length));
  const request: ExportRequest = JSON.parse(question);
  (request.list ? listReader : administrator).check(callerCtx);
  checkRights(callerCtx, request);
  log.info({ export: { type: type.name, by: userId, ...request } }, 'export');
  const { format } = request;
  const table = await prepareExport(await readerOf(callerCtx), type, request);
  return tableFile(fileNameOn(new Date(), type.name, format), format, table);
});

/** Returns true if the file for a token contains only stock, so that it can be read from a replica (`fromReplica`). */
export function isOfStock({ services }: RequestContext, token: unknown): boolean {
  const claims = typeof token === 'string' ? services.downloadTokens.read(token) : null;
  if (!claims?.file.startsWith(exportPrefix) || claims.question === undefined) return false;
  const { layout }: ExportRequest = JSON.parse(claims.question);
  // Changes to profiles are not tracked, so a replica may not contain a profile that was just saved.
  return layout?.profileId == null;
}
