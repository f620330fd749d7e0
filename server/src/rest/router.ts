import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { RequestContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import type { RestRequest, Route } from '../kernel/route.ts';
import { errorHandler } from './error-handler.ts';
import { readMultipart } from './multipart.ts';
import { documentation } from './openapi/documentation.ts';
import { plainSchema } from './openapi/json-schema.ts';
import { sendDownload } from './send-download.ts';
import { sendListing } from './send-listing.ts';
import { strictQuery } from './strict-query.ts';
import { unknownFieldsWarning } from './unknown-fields.ts';

interface RouterOptions {
  routes: readonly Route[];
  contextOf(req: Request): Promise<RequestContext>;
  /** Largest file of an import, in bytes. */
  maxFileBytes: number;
}

/** A picture comes as base64 inside JSON, so bodies may be larger than one expects. */
const usualBodyBytes = 15_000_000;

/** Binds every row to its path below `/api`. */
export function restRouter({ routes, contextOf, maxFileBytes }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes) {
    const read = bodyReader(route, maxFileBytes);
    const warningOf = unknownFieldsWarning(route);
    const handle: RequestHandler = async (req, res) => {
      const ctx = await contextOf(req);
      // Rights first: nobody uploads megabytes to be told that he may not.
      route.rule.check(ctx);
      const query = queryOf(route, req);
      const { body, file, discard } = await read(req, res);
      try {
        const warning = file ? null : warningOf(body);
        if (warning) res.set('Warning', warning);
        await answer(route, ctx, req, res, { query, body, file });
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
function bodyReader({ takesFile, describes }: Route, maxFileBytes: number) {
  if (takesFile) {
    const textFields = Object.keys(plainSchema(describes.body ?? {}).properties ?? {});
    return async (req: Request): Promise<ReadBody> => {
      const { fields, file, discard } = await readMultipart(req, { maxBytes: maxFileBytes, textFields });
      return { body: fields, file, discard };
    };
  }
  const parse = express.json({ limit: describes.maxBodyBytes ?? usualBodyBytes, strict: false });
  return async (req: Request, res: Response): Promise<ReadBody> => {
    await new Promise<void>((resolve, reject) => {
      parse(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return { body: req.body, file: null, discard: async () => undefined };
  };
}

async function answer(
  route: Route,
  ctx: RequestContext,
  req: Request,
  res: Response,
  request: Omit<RestRequest, 'params'>,
): Promise<void> {
  const reply = await route.answer(ctx, { params: flat(req.params), ...request });
  if (reply.kind === 'list') return sendListing(req, res, reply.listing);
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

const queryOf = ({ describes: { isQueryStrict, query } }: Route, req: Request): Record<string, string> =>
  isQueryStrict ? strictQuery(Object.keys(query?.properties ?? {}), req.query) : flat(req.query);

/** Repeated and nested parameters are no part of the documented calls: the last plain value counts. */
const flat = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string' ? [[name, last]] : [];
    }),
  );
