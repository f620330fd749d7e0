import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import { etagOf, isNamed } from '../../kernel/transport/etag.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { visitorOn } from '../../modules/accounts/visibility/index.ts';
import { admitted } from './admitted.ts';
import type { SiteFacts } from './site-facts.ts';

/** Text version of a page, for clients without JavaScript. */
export interface PageDocument {
  readonly markdown: string;
  readonly html: string;
}

/** Returns the text version of the page at a path. Null if there is none. */
export type PageDocuments = (address: string) => Promise<PageDocument | null>;

interface PageDocumentOptions {
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly siteFacts: (ctx: RequestContext) => Promise<SiteFacts>;
  readonly documents: PageDocuments;
  /** Public base URL of the server, for links in the documents. */
  readonly publicUrl: string;
  readonly admit: RequestHandler;
  readonly charge: (req: Request, cost: number) => void;
}

const cost = 2;

/** Requested format of a document. If no format is requested, the page itself is sent. */
type Form = 'markdown' | 'text' | 'html';

const mediaTypes: Readonly<Record<Form, string>> = { markdown: 'text/markdown', text: 'text/plain', html: 'text/html' };

/** `/partners.md` and `/partners.html` are alternative formats of `/partners`. */
function askedFor(req: Request): { readonly address: string; readonly form: Form } | null {
  const [, address, end] = /^(.+)\.(md|html)$/.exec(req.path) ?? [];
  if (address !== undefined) return { address, form: end === 'md' ? 'markdown' : 'html' };
  const preferred = req.accepts(['text/html', 'text/markdown', 'text/plain']);
  if (preferred === 'text/markdown') return { address: req.path, form: 'markdown' };
  return preferred === 'text/plain' ? { address: req.path, form: 'text' } : null;
}

/**
 * Sends the text version of a page. Clients that prefer Markdown or plain text to HTML receive Markdown, as do
 * requests with the extension `.md`. The extension `.html` returns plain HTML. Only the server's main domain has text
 * versions, not agents' domains.
 */
export function pageDocuments(options: PageDocumentOptions): RequestHandler {
  const { contextOf, siteFacts, documents, publicUrl, admit, charge } = options;
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [requested, ofPage] = [askedFor(req), await documents(req.path)];
    if (ofPage) res.vary('Accept');
    const document = requested && (await documents(requested.address));
    if (!requested || !document) return next();
    await admitted(admit, req, res);
    charge(req, cost);
    const ctx = await contextOf(req);
    const site = await siteFacts({ ...ctx, ...visitorOn(ctx.request.host), hasBadToken: false });
    if (site.settings.domainLayout.domain !== null) throw nothingHere();
    const end = requested.form === 'html' ? 'html' : 'md';
    res.set('Content-Location', new URL(`${requested.address}.${end}`, publicUrl).href);
    send(req, res, requested.form === 'html' ? document.html : document.markdown, requested.form);
  };
}

function send(req: Request, res: Response, text: string, form: Form): void {
  const etag = `"${etagOf(form, text)}"`;
  res.set({ 'Cache-Control': 'no-cache', ETag: etag });
  if (isNamed(req.get('If-None-Match'), etag)) res.status(304).end();
  else res.type(mediaTypes[form]).send(text);
}

const nothingHere = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the page does not exist' }] });
