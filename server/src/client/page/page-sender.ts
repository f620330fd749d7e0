import type { Request, Response } from 'express';
import { etagOf } from '../../kernel/transport/etag.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { visitorOn } from '../../modules/accounts/index.ts';
import { databaseFault } from '../../platform/database/database-fault.ts';
import type { ClientPage } from './client-pages.ts';
import { originOf } from './origin.ts';
import { pageFacts } from './page-facts.ts';
import { type PageFacts, pageHead } from './page-head.ts';
import type { PageTemplate } from './page-template.ts';
import type { SiteFacts } from './site-facts.ts';

interface PageSenderOptions {
  readonly template: PageTemplate;
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly siteFacts: (ctx: RequestContext) => Promise<SiteFacts>;
  readonly publicUrl: string | undefined;
}

/** Sends the page of an address; null: there is none there. */
export type PageSender = (req: Request, res: Response, page: ClientPage | null) => Promise<void>;

interface Answer {
  readonly status: number;
  readonly head: string;
}

/** How long search engines are told to stay away while there is nothing to see, in seconds. */
const backIn = '300';

/**
 * Answers with the page that the client was built with, and in it what the visitor of this host has to know before the
 * first script: whoever looks at it sees nothing of the house on an agent's domain, at no moment.
 */
export function pageSender({ template, contextOf, siteFacts, publicUrl }: PageSenderOptions): PageSender {
  const answer = async (req: Request, page: ClientPage | null): Promise<Answer> => {
    const asked = await contextOf(req);
    // A page is the same for everybody: who is signed in is known to the client alone.
    const ctx: RequestContext = { ...asked, ...visitorOn(asked.request.host), hasBadToken: false };
    const site = await siteFacts(ctx);
    const origin = originOf(req, site, publicUrl);
    const facts: PageFacts = page
      ? await pageFacts(ctx, { page, parts: req.params, query: req.query }, { site, origin })
      : { title: 'Not Found', description: null, canonical: null, isFound: false };
    const isClosed = ctx.closure !== null && page?.isForSearch === true;
    return { status: facts.isFound ? (isClosed ? 503 : 200) : 404, head: pageHead(facts, site, ctx.closure) };
  };

  /** Without the database nobody knows whose page it is: the client says what is the matter. */
  const nameless =
    (req: Request, page: ClientPage | null) =>
    (error: unknown): Answer => {
      if (!databaseFault(error)) throw error;
      req.log.info({ err: error }, 'a page is sent without the database');
      const facts = { title: page?.title ?? 'Not Found', description: null, canonical: null, isFound: page !== null };
      return { status: 503, head: pageHead(facts, null, null) };
    };

  return async (req, res, page) => {
    const { status, head } = await answer(req, page).catch(nameless(req, page));
    const html = template(head);
    if (status === 503) res.set('Retry-After', backIn);
    res
      .status(status)
      .set({ 'Cache-Control': 'no-cache', ETag: `"${etagOf(html)}"` })
      .type('html')
      .send(html);
  };
}
