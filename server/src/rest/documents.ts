import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import { sendBytes } from '../kernel/transport/send-bytes.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { openOrderDocument } from '../modules/orders/index.ts';
import { openWishlistDocument, wishlistFilePrefix } from '../modules/wishlist/index.ts';
import { errorHandler } from './error-handler.ts';

/** The use case that writes what a token opens; that of orders also says what is wrong with it. */
function writerOf({ services }: RequestContext, token: unknown): typeof openOrderDocument {
  const file = typeof token === 'string' ? services.downloadTokens.read(token)?.file : undefined;
  return file?.startsWith(wishlistFilePrefix) ? openWishlistDocument : openOrderDocument;
}

/** Papers behind signed addresses, at `/documents?token=…`: a browser shows them without a header of ours. */
export function signedDocuments(contextOf: (req: Request) => Promise<RequestContext>): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', async (req, res) => {
    const { token } = req.query;
    const ctx = await contextOf(req);
    const { fileName, mediaType, bytes } = await writerOf(ctx, token)(ctx, new Unchecked({ token }));
    res.set({
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Content-Type': mediaType,
      'Cache-Control': 'private, no-store',
    });
    await sendBytes(Readable.from(bytes), res);
  });
  router.use(errorHandler);
  return router;
}
