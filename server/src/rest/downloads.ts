import { type Request, Router } from 'express';
import { over, type RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { isOfStock, openExport } from '../modules/exports/index.ts';
import { fromReplica } from '../platform/database/replicas/read-routing.ts';
import type { Spools } from '../platform/spools/spools.ts';
import { errorHandler } from './error-handler.ts';
import { sendDownload } from './send-download.ts';

/** Serves files at signed addresses (`/exports?token=…`), because a browser fetches them without an Authorization header. */
export function exportDownloads(contextOf: (req: Request) => Promise<RequestContext>, spools: Spools): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', async (req, res) => {
    const { token } = req.query;
    const primary = await contextOf(req);
    const reader = isOfStock(primary, token) ? await fromReplica(primary) : primary;
    await sendDownload(reader, { req, res, spools }, (em) =>
      openExport(em ? over(em, reader) : reader, new Unchecked({ token })),
    );
  });
  router.use(errorHandler);
  return router;
}
