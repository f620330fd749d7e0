import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import { etagOf } from '../kernel/transport/etag.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { staticFiles } from '../platform/http/static-files.ts';
import { isKnown, readClientPages } from './client-pages.ts';
import { searchEngines } from './search-engines.ts';

interface ClientOptions {
  /** Where the built client lies. */
  readonly folder: string;
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly publicUrl: string | undefined;
  /** Currency of the house, which the page needs before it can write a price. */
  readonly currency: string;
}

/**
 * The built client: hashed files are kept for a year, pages are always asked for again. Each of the client's own
 * addresses answers with the page, every other one with the same page and 404: it says that there is nothing.
 */
export function client({ folder, contextOf, publicUrl, currency }: ClientOptions): Router {
  const router = Router();
  const pages = readClientPages(folder) ?? [];
  router.use(searchEngines({ pages, contextOf, publicUrl }));
  if (pages.length > 0) {
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace(builtFor, `data-currency="${currency}"`);
    const sendPage = (res: Response, status: 200 | 404): void => {
      res
        .status(status)
        .set({ 'Cache-Control': 'no-cache', ETag: `"${etagOf(page)}"` })
        .type('html')
        .send(page);
    };
    router.use('/assets', staticFiles(path.join(folder, 'assets'), { isHashed: true }));
    router.use(staticFiles(folder));
    for (const page of pages) {
      router
        .route(page.path)
        .get((req, res) => sendPage(res, isKnown(page, req.params) ? 200 : 404))
        .all(readOnly);
    }
    router.get('/{*unknown}', (_req, res) => sendPage(res, 404));
  }
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is nothing at this address' }] });
  });
  return router;
}

/** What the build writes where the currency of the house belongs. */
const builtFor = 'data-currency="USD"';

/** A page is read; what changes something has an address of its own. */
const readOnly: RequestHandler = (req, res) => {
  res.set('Allow', 'GET, HEAD, OPTIONS');
  if (req.method !== 'OPTIONS')
    throw new AppError('INVALID_REQUEST', { status: 405, details: [{ path: '', message: 'pages are only read' }] });
  res.status(204).end();
};
