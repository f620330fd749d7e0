import { Readable } from 'node:stream';
import { type Request, Router } from 'express';
import { sendBytes } from '../kernel/transport/send-bytes.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { openOrderDocument } from '../modules/orders/index.ts';
import { openWishlistDocument, wishlistFilePrefix } from '../modules/wishlist/index.ts';
import { errorHandler } from './error-handler.ts';

/**
 * Returns the use case that creates the document. For an invalid token, returns the use case for orders, which
 * reports the error.
 */
function writerOf({ services }: RequestContext, token: unknown): typeof openOrderDocument {
  const file = typeof token === 'string' ? services.downloadTokens.read(token)?.file : undefined;
  return file?.startsWith(wishlistFilePrefix) ? openWishlistDocument : openOrderDocument;
}

/**
 * Serves documents at signed URLs, `/documents?token=…`, because browsers open these URLs without an `Authorization`
 * header.
 */
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
