import { actorOf } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { OfferedFile } from '../../findings/finding.ts';
import type { ImportRunRow } from '../import-run-row.ts';

/** What begins the names of the files of runs in the tokens that open them; the run's id follows. */
export const runFilePrefix = 'import-run/';
export const rejectedRowsPrefix = 'rejected-rows/';

/** For so long such an address works, in seconds. */
export const offeredSeconds = 5 * 60;

/** Signs an address under which this administrator, and nobody who is none any more, gets the file of a run. */
export const offerRunFile = (ctx: RequestContext, { id, fileName }: ImportRunRow): OfferedFile =>
  offered(ctx, `${runFilePrefix}${id}`, fileName);

/** The same for its rows that have problems. */
export const offerRejectedRows = (ctx: RequestContext, { id, fileName }: ImportRunRow): OfferedFile =>
  offered(ctx, `${rejectedRowsPrefix}${id}`, rejectedName(fileName));

/** `stock.xlsx` → `stock-rejected.csv`. */
export const rejectedName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-rejected.csv`;

function offered(ctx: RequestContext, file: string, fileName: string): OfferedFile {
  const claims = { userId: actorOf(ctx).id, file, activeOnly: false };
  const { token, expiresAt } = ctx.services.downloadTokens.sign(claims, offeredSeconds);
  return { fileName, url: `/exports?token=${token}`, expiresAt };
}
