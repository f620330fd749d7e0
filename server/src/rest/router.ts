import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError, invalid } from '../kernel/errors/errors.ts';
import { refuseExcess } from '../kernel/input/json-limits.ts';
import type { Upload } from '../kernel/input/upload.ts';
import { plainSchema } from '../kernel/resources/json-schema.ts';
import { isNamed } from '../kernel/transport/etag.ts';
import type { Deprecation, Reply, RestRequest, Route } from '../kernel/transport/route.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { lazily } from '../kernel/values/lazily.ts';
import type { BufferedResponses } from '../platform/buffered-responses/buffered-responses.ts';
import { readForm, type UploadFolders } from '../platform/http/multipart-form.ts';
import { sendDownload } from './downloads.ts';
import { errorHandler } from './error-handler.ts';
import { jsonBodyReader } from './json-body.ts';
import { documentation, documentationPages } from './openapi/documentation.ts';
import { requestOf } from './openapi/request.ts';
import { sendLines } from './send-lines.ts';
import { sendListing } from './send-listing.ts';
import { strictQuery } from './strict-query.ts';
import { unknownFieldsCheck } from './unknown-fields.ts';

interface Multipart {
  readonly file: Upload;
  readonly fields: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

/** Maximum total size of the text fields and part boundaries in a form, in bytes. */
const formOverhead = 20_000_000;

interface FormLimits {
  /** Maximum size of the file, in bytes. */
  readonly maxBytes: number;
  readonly textFields: readonly string[];
}

/**
 * Reads a multipart body: the file in the part `file`, and any text fields before or after it. Unknown and repeated
 * parts are rejected, because they would have no effect.
 */
async function readMultipart(
  req: Request,
  uploads: UploadFolders,
  { maxBytes, textFields }: FormLimits,
): Promise<Multipart> {
  const fields: Record<string, string> = {};
  let hasFile = false;
  const { files, remove } = await readForm(req, uploads, {
    path: 'file',
    maxBytes: maxBytes + formOverhead,
    text(name, value) {
      if (!textFields.includes(name)) throw unknownPart(name, textFields);
      if (Object.hasOwn(fields, name)) throw invalid(name, 'must be sent once');
      fields[name] = value;
    },
    file(name) {
      if (name !== 'file') throw unknownPart(name, textFields);
      if (hasFile) throw invalid(name, 'must be sent once');
      hasFile = true;
      return { maxBytes, path: name };
    },
  });
  const file = files.get('file');
  if (file) return { file, fields, discard: remove };
  await remove();
  throw invalid('file', 'is missing');
}

const unknownPart = (name: string, textFields: readonly string[]): AppError =>
  invalid(name, `is an unknown field of this form: it accepts ${['file', ...textFields].join(', ')}`);

interface RouterOptions {
  routes: readonly Route[];
  contextOf(req: Request): Promise<RequestContext>;
  /** Buffers complete lists and files for slow clients. */
  spools: BufferedResponses;
  uploads: UploadFolders;
  /** Maximum size of an uploaded file in bytes. */
  maxFileBytes: number;
}

/** Creates a router that serves every route at its path below `/api`. */
export function restRouter({ routes, contextOf, spools, uploads, maxFileBytes }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  for (const route of routes) {
    const read = bodyReader(route, uploads, maxFileBytes);
    const unknownFields = unknownFieldsCheck(route);
    const readQuery = queryReader(route);
    const deprecated = deprecationHeaders(route.describes.deprecation);
    const handle: RequestHandler = async (req, res) => {
      res.set(deprecated);
      const ctx = await contextOf(req);
      // Authorized before the body is received, so that callers without access cannot upload a file first.
      const call = await route.authorize(ctx);
      const query = readQuery(req, ctx);
      const { body, file, discard } = await read(req, res);
      try {
        refuseExcess(body);
        // Rejects unknown fields in requests with an API key, so that integrators notice typos. The documented REST
        // clients may send additional fields.
        if (ctx.key) unknownFields.refuse(body);
        const warning = file ? null : unknownFields.warn(body);
        if (warning) res.set('Warning', warning);
        await send(
          route,
          ctx,
          { req, res, spools },
          await call.respond({ params: flat(req.params), query, body, file, again: () => contextOf(req) }),
        );
      } finally {
        await discard();
      }
    };
    router[route.method](route.path, handle);
  }
  router.use(documentation(routes));
  const methodsOf = allowedMethods(routes);
  router.use((req, res) => {
    const methods = methodsOf(req.path);
    if (methods.length > 0) {
      res.set('Allow', methods.join(', '));
      throw new AppError('INVALID_REQUEST', {
        reason: 'METHOD_NOT_ALLOWED',
        details: [{ path: '', message: `this call supports ${methods.join(', ')}` }],
      });
    }
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: '', message: 'the path does not exist' }],
      explanation: 'This path does not exist. All calls are documented at /api/docs.',
    });
  });
  router.use(errorHandler);
  return router;
}

/** Returns the RFC 9745 and RFC 8594 headers of a deprecated route, including a link to the policy. */
function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (!deprecation) return {};
  const { since, removal } = deprecation;
  return {
    Deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
    Sunset: removal.toUTCString(),
    Link: '</partners/changelog#deprecation-policy>; rel="deprecation"; type="text/html"',
  };
}

/** Returns a function that lists the HTTP methods of a path in sorted order. The list is empty for an unknown path. */
function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const knownRoutes = [...routes, ...documentationPages.map((path) => ({ method: 'get', path }) as const)].map(
    ({ method, path }) => ({
      methods: method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
    }),
  );
  return (path) =>
    [...new Set(knownRoutes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))].sort();
}

interface ReadBody extends Pick<RestRequest, 'body' | 'file'> {
  discard(): Promise<void>;
}

/** Returns the body reader of a route. It reads either JSON or a multipart form with a file. */
function bodyReader(
  route: Route,
  uploads: UploadFolders,
  maxFileBytes: number,
): (req: Request, res: Response) => Promise<ReadBody> {
  if (route.takesFile) {
    const textFields = Object.keys(plainSchema(route.describes.body ?? {}).properties ?? {});
    return async (req) => {
      const { fields, file, discard } = await readMultipart(req, uploads, { maxBytes: maxFileBytes, textFields });
      return { body: fields, file, discard };
    };
  }
  const read = jsonBodyReader(route);
  return async (req, res) => ({ body: await read(req, res), file: null, discard: async () => undefined });
}

async function send(
  { path }: Route,
  ctx: RequestContext,
  exchange: { req: Request; res: Response; spools: BufferedResponses },
  reply: Reply,
): Promise<void> {
  const { req, res } = exchange;
  if (reply.kind === 'list') return sendListing(ctx, exchange, { path, read: reply.listing });
  if (reply.kind === 'file') return sendDownload(ctx, exchange, reply.file);
  if (reply.kind === 'lines') return sendLines(ctx, exchange, reply.steps);
  if (reply.kind === 'empty') {
    res
      .set(reply.headers ?? {})
      .status(204)
      .end();
    return;
  }
  const { status, body, headers = {} } = reply;
  res.set(headers);
  if (headers.ETag !== undefined && isNamed(req.get('if-none-match'), headers.ETag)) res.status(304).end();
  else res.status(status).json(body);
}

/**
 * Returns the query reader of a route. It rejects unknown parameters if the request uses an API key or the route is
 * strict.
 */
function queryReader(route: Route): (req: Request, ctx: RequestContext) => Record<string, string> {
  const { isQueryStrict, query } = route.describes;
  const declared = Object.keys(query?.properties ?? {});
  const documented = lazily(() =>
    requestOf(route).parameters.flatMap(({ in: location, name }) => (location === 'query' ? [name] : [])),
  );
  return (req, { key }) => {
    if (isQueryStrict) return strictQuery(declared, req.query, { ignoresCase: true });
    return key ? strictQuery(documented(), req.query, { ignoresCase: false }) : flat(req.query);
  };
}

/** Returns the last string value of each parameter. Documented routes have no repeated or nested parameters. */
const flat = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === 'string' ? [[name, last]] : [];
    }),
  );
