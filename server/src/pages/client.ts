import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import type { QueryCacheFactory } from '../kernel/use-cases/caches.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { staticFiles } from '../platform/http/compression.ts';
import { readClientPages } from './client-pages.ts';
import { type PageDocuments, pageDocuments } from './page/page-documents.ts';
import { pageSender } from './page/page-sender.ts';
import { pageTemplate } from './page/page-template.ts';
import { siteFactsReader } from './page/site-facts.ts';
import { searchEngines } from './search/search-engines.ts';

interface ClientOptions {
  readonly folder: string;
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly caches: QueryCacheFactory;
  readonly publicUrl: string;
  /** URI for reports of vulnerabilities. If undefined, `security.txt` is not served. */
  readonly securityContact: string | undefined;
  /** ISO 4217 currency code. The page needs it before it can format a price. */
  readonly currency: string;
  /** Whether the scripts' source maps are served. False in production, because they contain the source code. */
  readonly servesSourceMaps: boolean;
  /** Middleware that limits a caller's concurrent requests. */
  readonly admit: RequestHandler;
  /** Text versions of pages, for clients without JavaScript. */
  readonly documents: PageDocuments;
  /** Charges the budget of the request's IP address. Throws INVALID_REQUEST 429 if the budget is used up. */
  readonly charge: (req: Request, cost: number) => void;
}

/**
 * Serves the built client. Hashed files are cached for a year, and pages are revalidated on each request. All client
 * paths return the client's HTML page. Unknown paths also return it, but with status 404, and the client shows a "not
 * found" page.
 */
export function client(options: ClientOptions): Router {
  const { folder, contextOf, caches, publicUrl, securityContact, currency, servesSourceMaps } = options;
  const { documents, admit, charge } = options;
  const router = Router();
  const pages = readClientPages(folder) ?? [];
  const siteFacts = siteFactsReader(caches);
  router.use(searchEngines({ pages, contextOf, siteFacts, publicUrl, securityContact, admit, charge }));
  if (pages.length > 0) {
    const template = pageTemplate(readFileSync(path.join(folder, 'index.html'), 'utf8'), currency);
    if (!servesSourceMaps) router.use(/^.*\.map$/, notFound);
    const sendPage = pageSender({ template, contextOf, siteFacts, publicUrl, documents, admit, charge });
    router.use(pageDocuments({ contextOf, siteFacts, documents, publicUrl, admit, charge }));
    router.use('/assets', staticFiles(path.join(folder, 'assets'), { isHashed: true }));
    router.use('/sw.js', alwaysAskedFor);
    router.use(staticFiles(folder));
    for (const page of pages) {
      router.route(page.path).get(sendPage(page)).all(readOnly);
    }
    router.get('/{*unknown}', sendPage(null));
  }
  router.use(notFound);
  return router;
}

const notFound: RequestHandler = () => {
  throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the page does not exist' }] });
};

/** Requires revalidation, because a cached service worker would delay updates to the client. */
const alwaysAskedFor: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-cache');
  next();
};

/** Allows only GET and HEAD, because requests that change data use other paths. */
const readOnly: RequestHandler = (req, res) => {
  res.set('Allow', 'GET, HEAD, OPTIONS');
  if (req.method !== 'OPTIONS')
    throw new AppError('INVALID_REQUEST', { status: 405, details: [{ path: '', message: 'pages are read-only' }] });
  res.status(204).end();
};
