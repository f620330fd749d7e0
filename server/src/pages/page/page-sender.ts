import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { visitorOn } from '../../modules/accounts/visibility/index.ts';
import { databaseFault } from '../../platform/database/database-fault.ts';
import type { ClientPage } from '../client-pages.ts';
import { itemPages } from '../items/item-pages.ts';
import { admitted } from './admitted.ts';
import type { PageDocuments } from './page-documents.ts';
import { pageFacts } from './page-facts.ts';
import { type PageFacts, pageHead } from './page-head.ts';
import type { PageTemplate } from './page-template.ts';
import { originOf, type SiteFacts } from './site-facts.ts';

interface PageSenderOptions {
  readonly template: PageTemplate;
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly siteFacts: (ctx: RequestContext) => Promise<SiteFacts>;
  readonly publicUrl: string;
  readonly documents: PageDocuments;
  readonly admit: RequestHandler;
  readonly charge: (req: Request, cost: number) => void;
}

/** Returns a request handler that sends a page. The argument is null for unknown paths. */
export type PageSender = (page: ClientPage | null) => RequestHandler;

/** Cost of a page, charged to the IP address. Item pages cost more, because they need a separate query. */
const pageCost = 2;
const itemPageCost = 10;

interface PageResponse {
  readonly status: number;
  readonly head: string;
  /** Page content for clients without JavaScript. */
  readonly content?: string;
  /** Value of `Retry-After` in seconds. Omitted if a retry is not needed. */
  readonly retryAfter?: number;
}

/** Value of `Retry-After` during maintenance, in seconds. Search engines use it. */
const backIn = 300;

/**
 * Creates a sender for the built page. It includes the site data that the client needs before its first script runs.
 * On an agent's domain, the page never shows the company's own brand.
 */
export function pageSender({
  template,
  contextOf,
  siteFacts,
  publicUrl,
  documents,
  admit,
  charge,
}: PageSenderOptions): PageSender {
  const respond = async (req: Request, res: Response, page: ClientPage | null): Promise<PageResponse> => {
    await admitted(admit, req, res);
    charge(req, page && itemPages.has(page.path) ? itemPageCost : pageCost);
    const callerContext = await contextOf(req);
    // The page is the same for all callers. The client determines whether the user is signed in.
    const ctx: RequestContext = { ...callerContext, ...visitorOn(callerContext.request.host), hasBadToken: false };
    const site = await siteFacts(ctx);
    const origin = originOf(site, publicUrl);
    const facts: PageFacts = page
      ? await pageFacts(ctx, { page, parts: req.params, query: req.query }, { site, origin })
      : { title: 'Not Found', description: null, canonical: null, isFound: false };
    const isClosed = ctx.closure !== null && page?.isForSearch === true;
    const retryAfter = isClosed ? { retryAfter: backIn } : {};
    const document = page && facts.isFound ? await documents(page.path) : null;
    return {
      ...{ status: facts.isFound ? (isClosed ? 503 : 200) : 404, head: pageHead(facts, site, ctx.closure) },
      ...(document && { content: document.html }),
      ...retryAfter,
    };
  };

  /** If the database is unavailable, the site's brand is unknown and therefore omitted. */
  const nameless =
    (req: Request, page: ClientPage | null) =>
    (error: unknown): PageResponse => {
      const isTooMany = error instanceof AppError && error.status === 429;
      const isMissing = databaseFault(error) !== null || (error instanceof AppError && error.reason === 'UNAVAILABLE');
      if (!isTooMany && !isMissing) throw error;
      req.log.info({ err: error }, 'the database is unavailable: sending the page without its data');
      const facts = { title: page?.title ?? 'Not Found', description: null, canonical: null, isFound: page !== null };
      const head = pageHead(facts, null, null);
      return isTooMany
        ? { status: 429, head, retryAfter: error.retryAfterSeconds ?? 1 }
        : { status: 503, head, retryAfter: backIn };
    };

  return (page) => async (req, res) => {
    const { status, head, content, retryAfter } = await respond(req, res, page).catch(nameless(req, page));
    const html = template(head, content);
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    res
      .status(status)
      .set({ 'Cache-Control': 'no-cache', ETag: `"${etagOf(html)}"` })
      .type('html')
      .send(html);
  };
}
