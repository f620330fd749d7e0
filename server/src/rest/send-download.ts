import type { Request, Response } from 'express';
import { attachmentNamed, contentOf, type Download } from '../kernel/transport/download.ts';
import type { Reading } from '../kernel/transport/route.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import type { Spools } from '../platform/spools/spools.ts';
import { sendText } from './send-text.ts';

/** Sends a file that is read in one snapshot. Caches must not store it: it is made for one caller. */
export const sendDownload = (
  ctx: RequestContext,
  exchange: { req: Request; res: Response; spools: Spools },
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
