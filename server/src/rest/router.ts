import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RequestContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { Route } from '../kernel/route.ts';
import { errorHandler } from './error-handler.ts';
import { readMultipart } from './multipart.ts';
import { documentation } from './openapi/documentation.ts';
import { sendListing } from './send-listing.ts';

interface RouterOptions {
  routes: readonly Route[];
  contextOf(req: Request): Promise<RequestContext>;
  /** Largest file of an import, in bytes. */
  maxFileBytes: number;
}

/** Images come as base64 inside JSON, so bodies may be larger than one expects. */
const maxJsonBytes = '15mb';

/** Binds every row to its path below `/api`. */
export function restRouter({ routes, contextOf, maxFileBytes }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  const json = express.json({ limit: maxJsonBytes, strict: false });
  for (const route of routes) {
    const handle: RequestHandler = async (req, res) => {
      const ctx = await contextOf(req);
      if (!route.takesFile) return answer(route, ctx, req, res, null);
      // Rights first: nobody uploads megabytes to be told that he may not.
      route.rule.check(ctx);
      const upload = await readMultipart(req, maxFileBytes);
      try {
        await answer(route, ctx, req, res, upload);
      } finally {
        await upload.discard();
      }
    };
    router[route.method](route.path, ...(route.takesFile ? [handle] : [json, handle]));
  }
  router.use(documentation(routes));
  router.use(() => {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such call' }] });
  });
  router.use(errorHandler);
  return router;
}

async function answer(
  route: Route,
  ctx: RequestContext,
  req: Request,
  res: Response,
  upload: Awaited<ReturnType<typeof readMultipart>> | null,
): Promise<void> {
  const reply = await route.answer(ctx, {
    params: flat(req.params),
    query: flat(req.query),
    body: upload ? upload.fields : req.body,
    file: upload?.file ?? null,
  });
  if (reply.kind === 'list') return sendListing(req, res, reply.listing);
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
