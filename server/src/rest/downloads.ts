import { type Request, type Response, Router } from 'express';
import { attachmentNamed, contentOf, type Download } from '../kernel/transport/download.ts';
import type { Reading } from '../kernel/transport/route.ts';
import { over, type RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { downloadExport, isOfStock } from '../modules/exports/index.ts';
import type { BufferedResponses } from '../platform/buffered-responses/buffered-responses.ts';
import { fromReplica } from '../platform/database/replicas/read-routing.ts';
import { errorHandler } from './error-handler.ts';
import { sendText } from './send-text.ts';

/**
 * Serves files at signed URLs (`/exports?token=…`), because browsers fetch these URLs without an `Authorization`
 * header.
 */
export function exportDownloads(
  contextOf: (req: Request) => Promise<RequestContext>,
  spools: BufferedResponses,
): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', async (req, res) => {
    const { token } = req.query;
    const primary = await contextOf(req);
    const reader = isOfStock(primary, token) ? await fromReplica(primary) : primary;
    await sendDownload(reader, { req, res, spools }, (em) =>
      downloadExport(em ? over(em, reader) : reader, new Unchecked({ token })),
    );
  });
  router.use(errorHandler);
  return router;
}

/**
 * Sends a file that is read in one snapshot. The response must not be cached, because the file is for one caller
 * only.
 */
export const sendDownload = (
  ctx: RequestContext,
  exchange: { req: Request; res: Response; spools: BufferedResponses },
  read: Reading<Download>,
): Promise<void> =>
  sendText(ctx, exchange, {
    key: null,
    async read(em) {
      const download = await read(em);
      const { fileName, mediaType } = download;
      return {
        headers: {
          'Content-Disposition': attachmentNamed(fileName),
          'Content-Type': mediaType,
          'Cache-Control': 'private, no-store',
        },
        pieces: contentOf(download),
      };
    },
  });
