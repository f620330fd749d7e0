import express, { type Request, Router } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { Unchecked } from '../kernel/use-cases/use-case.ts';
import { countPageView } from '../modules/page-views/index.ts';
import { errorHandler } from './error-handler.ts';

/**
 * Serves `POST /api/site/page-views` with `{path}` and returns 204. Browsers send the request when they leave a page,
 * and ignore the response.
 */
export function pageViews(contextOf: (req: Request) => Promise<RequestContext>): Router {
  const router = Router({ caseSensitive: true });
  router.post('/', express.json({ limit: '2kb' }), async (req, res) => {
    await countPageView(await contextOf(req), new Unchecked(req.body ?? {}));
    res.status(204).end();
  });
  router.all('/', (_req, res) => {
    res.set('Allow', 'POST');
    throw new AppError('INVALID_REQUEST', { reason: 'METHOD_NOT_ALLOWED' });
  });
  router.use(errorHandler);
  return router;
}
