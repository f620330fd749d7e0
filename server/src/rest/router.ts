import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RequestContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { RestRequest, Route } from '../kernel/route.ts';
import type { Spool } from '../platform/spool.ts';
import { errorHandler } from './error-handler.ts';
import { jsonBodyReader } from './json-body.ts';
import { readMultipart } from './multipart.ts';
import { documentation } from './openapi/documentation.ts';
import { sendDownload } from './send-download.ts';
import { sendListing } from './send-listing.ts';

interface RouterOptions {
  routes: readonly Route[];
  contextOf(req: Request): Promise<RequestContext>;
  spool: Spool;
  /** Largest file of an import, in bytes. */
  maxFileBytes: number;
}

/** Binds every row to its path below `/api`. */
export function restRouter({ routes, contextOf, spool, maxFileBytes }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes) {
    const read = bodyReader(route, spool, maxFileBytes);
    const handle: RequestHandler = async (req, res) => {
      const ctx = await contextOf(req);
      // Rights first: nobody uploads megabytes to be told that he may not.
      route.rule.check(ctx);
      const { body, file, discard } = await read(req, res);
      try {
        await answer(route, ctx, req, res, { body, file });
      } finally {
        await discard();
      }
    };
    router[route.method](route.path, handle);
  }
  router.use(documentation(routes));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such call' }] });
  });
  router.use(errorHandler);
  return router;
}

interface ReadBody extends Pick<RestRequest, 'body' | 'file'> {
  /** Removes what was spooled. */
  discard(): Promise<void>;
}

/** Reads what a row takes: JSON, or a multipart form with a file. */
function bodyReader(
  route: Route,
  spool: Spool,
  maxFileBytes: number,
): (req: Request, res: Response) => Promise<ReadBody> {
  if (route.takesFile) {
    return async (req) => {
      const { fields, file, discard } = await readMultipart(req, spool, maxFileBytes);
      return { body: fields, file, discard };
    };
  }
  const read = jsonBodyReader(route);
  return async (req, res) => ({ body: await read(req, res), file: null, discard: async () => undefined });
}

async function answer(
  route: Route,
  ctx: RequestContext,
  req: Request,
  res: Response,
  { body, file }: Pick<RestRequest, 'body' | 'file'>,
): Promise<void> {
  const reply = await route.answer(ctx, { params: flat(req.params), query: flat(req.query), body, file });
  if (reply.kind === 'list') return sendListing(ctx, req, res, reply.listing);
  if (reply.kind === 'file') return sendDownload(res, reply.file);
  if (reply.kind === 'empty') {
    res.status(204).end();
    return;
  }
  res
    .status(reply.status)
    .set(reply.headers ?? {})
    .json(reply.body);
}

/** Repeated and nested parameters are no part of the documented calls: the last plain value counts. */
const flat = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string' ? [[name, last]] : [];
    }),
  );
