import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import type { QueryCaches } from '../kernel/use-cases/caches.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { staticFiles } from '../platform/http/compression.ts';
import { readClientPages } from './client-pages.ts';
import { type PageDocuments, pageDocuments } from './page/page-documents.ts';
import { pageSender } from './page/page-sender.ts';
import { pageTemplate } from './page/page-template.ts';
import { siteFactsReader } from './page/site-facts.ts';
import { searchEngines } from './search/search-engines.ts';

interface ClientOptions {
  /** Where the built client lies. */
  readonly folder: string;
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly caches: QueryCaches;
  readonly publicUrl: string;
  /** Currency of the house, which the page needs before it can write a price. */
  readonly currency: string;
  /** Whether the source maps of the scripts are served; not in production, as they contain the source. */
  readonly servesSourceMaps: boolean;
  /** Middleware that limits what one caller may have running. */
  readonly admit: RequestHandler;
  /** Documents of pages, for readers without scripts. */
  readonly documents: PageDocuments;
  /** Charges the budget of an address. Throws INVALID_REQUEST 429 if it is used up. */
  readonly charge: (req: Request, cost: number) => void;
}

/**
 * The built client: hashed files are kept for a year, pages are always asked for again. Each of the client's own
 * addresses answers with the page, every other one with the same page and 404: it says that there is nothing.
 */
export function client(options: ClientOptions): Router {
  const { folder, contextOf, caches, publicUrl, currency, servesSourceMaps, documents, admit, charge } = options;
  const router = Router();
  const pages = readClientPages(folder) ?? [];
  const siteFacts = siteFactsReader(caches);
  router.use(searchEngines({ pages, contextOf, siteFacts, publicUrl, admit, charge }));
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
  throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is nothing at this address' }] });
};

/** Browsers look for a newer worker behind the pages: one that is an hour old would hold it back. */
const alwaysAskedFor: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-cache');
  next();
};

/** A page is read; what changes something has an address of its own. */
const readOnly: RequestHandler = (req, res) => {
  res.set('Allow', 'GET, HEAD, OPTIONS');
  if (req.method !== 'OPTIONS')
    throw new AppError('INVALID_REQUEST', { status: 405, details: [{ path: '', message: 'pages are only read' }] });
  res.status(204).end();
};
