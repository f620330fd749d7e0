import type { EntityManager } from '@mikro-orm/postgresql';
import type { TObject, TSchema } from 'typebox';
import { type ErrorCode } from '../errors/catalogue.ts';
import { AppError } from '../errors/errors.ts';
import type { InputClass } from '../input/input.ts';
import { type Listing, pageWith } from '../input/page.ts';
import type { Upload } from '../input/upload.ts';
import type { Rule } from '../use-cases/access.ts';
import type { RequestContext } from '../use-cases/context.ts';
import { Unchecked, type UseCase } from '../use-cases/use-case.ts';
import { lazily } from '../values/lazily.ts';
import type { Download } from './download.ts';

/** Parts of a REST request that have not been validated yet. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters. If a name is repeated, the last value is used. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON. For multipart requests, an object with the text fields. */
  readonly body: unknown;
  /** File uploaded in the multipart field `file`. */
  readonly file: Upload | null;
  /** Returns an updated context of the request. Used during long responses, because the caller's rights may change. */
  readonly again: () => Promise<RequestContext>;
}

export type Reply =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Record<string, string> | undefined;
    }
  | { readonly kind: 'empty'; readonly headers?: Record<string, string> | undefined }
  | { readonly kind: 'file'; readonly file: Reading<Download> }
  | { readonly kind: 'list'; readonly listing: Reading<Listing<unknown>> }
  | { readonly kind: 'lines'; readonly steps: AsyncIterable<LinesStep> };

/** Chunk of a JSON lines response. */
export interface LinesStep {
  /** Objects, each written as one line. */
  readonly lines: readonly object[];
  /** Number of rows that are charged to the caller's budget. */
  readonly rows: number;
}

/** Reads data through the given entity manager, such as one for a snapshot. Default: the request's entity manager. */
export type Reading<T> = (em?: EntityManager) => Promise<T>;

/** Error code, with its HTTP status if that differs from the default. */
export type RouteError = ErrorCode | { readonly code: ErrorCode; readonly status: number };

/** Dates on which a route was deprecated and will be removed. */
export interface Deprecation {
  readonly since: Date;
  /** Removal date, at least 6 months after `since`. */
  readonly removal: Date;
}

/** Documentation that cannot be derived from a route's path, rule or input class. */
interface Described {
  /** One-line summary of the route. */
  readonly summary: string;
  /**
   * Schema of the JSON that `present` returns. For a list, the schema of one row. Null for a response without a body
   * (204).
   */
  readonly returns: TSchema | null;
  /** Omitted if the route is not deprecated. */
  readonly deprecation?: Deprecation;
  /** Errors in addition to those of the rule (401, 403), the input (400, 413) and the path parameters (404). */
  readonly errors?: readonly RouteError[];
  /** Path parameters that are not fields of the input. */
  readonly params?: Readonly<Record<string, TSchema>>;
  /** Query parameters that `from` reads and that are not fields of the input. */
  readonly query?: TObject;
  /**
   * Whether parameter names are case-insensitive and unknown parameters are rejected. Set for routes on which a
   * misspelled parameter could cause damage.
   */
  readonly isQueryStrict?: boolean;
  /**
   * Schema of the body, if `from` converts the body to an input with a different shape. For multipart requests, the
   * schema of the text fields. Null if there is no body.
   */
  readonly body?: TSchema | null;
  /** Example of the body. Default: an object with the required fields, or no example if the body is optional. */
  readonly example?: object;
  /** Maximum size of the JSON body in bytes. Set for bodies with pictures or videos that exceed the default. */
  readonly maxBodyBytes?: number;
  /** Name of a field that may wrap the body. The request can then contain `isActive` next to that field. */
  readonly wrapper?: string;
  /** Whether the route supports the header `Idempotency-Key`. */
  readonly takesIdempotencyKey?: boolean;
  /**
   * Schema of the 202 response to a request with the header `Prefer: respond-async`. The `Location` header contains
   * the URL of the started operation.
   */
  readonly returnsAtOnce?: TSchema;
  /** Descriptions of the response headers. Routes with an `ETag` return 304 for a matching `If-None-Match`. */
  readonly returnsHeaders?: Readonly<Record<string, string>>;
}

/** Documentation of a route that supplements its path, rule and input class. */
export interface RouteDescription extends Described {
  /** Status of a successful response with a body. */
  readonly status: number;
  /** Media type of the response, such as `text/csv`, if the response is a file. */
  readonly mediaType?: string;
  /** Whether the route returns an array with an ETag and supports paging with `page` and `pageSize`. */
  readonly isList: boolean;
  /** Map from documented field names to input fields, for fields whose names differ. */
  readonly names: Readonly<Record<string, string>>;
  /** Source of the input: the whole request, or the parts selected by `from`. A list without `from` has no input. */
  readonly reads: 'everything' | 'selection' | 'nothing';
}

/** Documented REST route that runs the same use case as GraphQL. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below `/api`, with `:name` for parameters. */
  readonly path: string;
  readonly rule: Rule;
  readonly input: InputClass<unknown> | null;
  /** Whether the request is multipart with a field named `file`. */
  readonly takesFile: boolean;
  readonly describes: RouteDescription;
  /** Checks the access rule before the body is read. Throws FORBIDDEN if the caller has no access. */
  authorize(ctx: RequestContext): Promise<AuthorizedRoute>;
}

/** REST call whose access rule has been checked. */
export interface AuthorizedRoute {
  /** Parses the input, executes the use case and returns the response. */
  respond(request: RestRequest): Promise<Reply>;
}

interface Binding<O> extends Described {
  /** Builds the input. By default, body, query and path parameters are merged, and path parameters take precedence. */
  from?: (request: RestRequest) => unknown;
  /**
   * Map from REST names to input names, for fields whose documented names differ. An empty name represents the whole
   * body, if `from` assigns the body to an input field.
   */
  names?: Readonly<Record<string, string>> | undefined;
  /**
   * Maps the path of an input error to the path in the documented request, if `from` changes the shape. Paths contain
   * REST names.
   */
  pathOf?: ((path: string) => string) | undefined;
  /**
   * Converts the result to the response body. Default: the result itself. If the body is null or undefined, status
   * 204 is returned.
   */
  present?: (outcome: O) => unknown;
  headers?: (outcome: O) => Record<string, string>;
  /** HTTP status of a successful response. Default: 201 for `create`, otherwise 200. */
  status?: number;
  takesFile?: boolean;
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };

/**
 * Parses a flag from the query string. Null if missing. Invalid values are returned unchanged, so that the input
 * class reports them.
 */
export const flagOf = (value: string | undefined): unknown =>
  value === undefined ? null : Object.hasOwn(flags, value) ? flags[value] : value;

const merged = ({ body, query, params }: RestRequest): Record<string, unknown> => {
  if (Array.isArray(body))
    throw new AppError('INVALID_REQUEST', { details: [{ path: '', message: 'must be an object' }] });
  return { ...Object(body), ...query, ...params };
};

function row(method: Route['method'], defaultStatus = 200) {
  return <I, O>(path: string, useCase: UseCase<I, O>, binding: Binding<O>): Route => {
    const { from, names, pathOf, present, headers, status = defaultStatus, takesFile = false, ...described } = binding;
    return {
      method,
      path,
      rule: useCase.rule,
      input: useCase.input,
      takesFile,
      describes: { ...described, status, isList: false, names: names ?? {}, reads: from ? 'selection' : 'everything' },
      async authorize(ctx) {
        const call = await useCase.authorize(ctx);
        return {
          async respond(request) {
            const outcome = await renamed({ names, pathOf }, (rename) =>
              call.parse(new Unchecked(rename((from ?? merged)(request)))).run(),
            );
            const body = present ? present(outcome) : outcome;
            if (body === null || body === undefined) return { kind: 'empty', headers: headers?.(outcome) };
            return { kind: 'json', status, body, headers: headers?.(outcome) };
          },
        };
      },
    };
  };
}

export const get = row('get');
export const post = row('post');
export const put = row('put');
export const patch = row('patch');
export const del = row('delete');
/** Creates a POST route that creates a resource and returns 201. */
export const create = row('post', 201);

/**
 * Makes a route return 202 immediately if the request has `Prefer: respond-async`. The route then calls another use
 * case with the same rule and input. `locationOf` returns the path of the started operation below `/api`.
 */
export const orRespondAsync = <I, O>(
  waiting: Route,
  begin: UseCase<I, O>,
  {
    from,
    returns,
    locationOf,
  }: { from: (request: RestRequest) => unknown; returns: TSchema; locationOf: (result: O) => string },
): Route => ({
  ...waiting,
  describes: { ...waiting.describes, returnsAtOnce: returns },
  async authorize(ctx) {
    if (!ctx.request.prefersAsync) return waiting.authorize(ctx);
    const call = await begin.authorize(ctx);
    return {
      async respond(request) {
        const body = await call.parse(new Unchecked(from(request))).run();
        const headers = { Location: `/api${locationOf(body)}`, 'Preference-Applied': 'respond-async' };
        return { kind: 'json', status: 202, body, headers };
      },
    };
  },
});

/** Returns the properties that all read-only routes have in common. */
const reading = <I, O>(path: string, { rule, input }: UseCase<I, O>) =>
  ({ method: 'get', path, rule, input, takesFile: false }) as const;

/** Creates a GET route that streams a file. The input consists of the path parameters. */
export const download = <I>(
  path: string,
  useCase: UseCase<I, Download>,
  binding: Described & Required<Pick<RouteDescription, 'mediaType'>>,
): Route => ({
  ...reading(path, useCase),
  describes: {
    ...binding,
    returnsHeaders: { 'Content-Disposition': 'File name of the download.' },
    status: 200,
    isList: false,
    names: {},
    reads: 'nothing',
  },
  async authorize(ctx) {
    const call = await useCase.authorize(ctx);
    return {
      async respond({ params }) {
        const parsed = lazily(() => call.parse(new Unchecked(params)));
        return { kind: 'file', file: async (em) => parsed().run(em) };
      },
    };
  },
});

export const linesOfJson = 'application/x-ndjson';

/**
 * Creates a GET route that streams JSON lines. Each chunk is sent after the client has received the previous one.
 * `steps` receives the result of the use case and can call the use case again with other input values. Each of these
 * calls checks the caller's current rights. If access has been revoked, the connection is closed. The next request
 * returns the reason.
 */
export const lines = <I, O>(
  path: string,
  useCase: UseCase<I, O>,
  {
    from,
    steps,
    ...described
  }: Described & {
    from: (request: RestRequest) => object;
    steps: (first: O, next: (changes: Partial<I>) => Promise<O>) => AsyncIterable<LinesStep>;
  },
): Route => ({
  ...reading(path, useCase),
  describes: { ...described, mediaType: linesOfJson, status: 200, isList: false, names: {}, reads: 'selection' },
  async authorize(ctx) {
    const call = await useCase.authorize(ctx);
    return {
      async respond(request) {
        const query = from(request);
        const first = await call.parse(new Unchecked(query)).run();
        const next = async (changes: Partial<I>) =>
          useCase(await request.again(), new Unchecked({ ...query, ...changes }));
        return { kind: 'lines', steps: steps(first, next) };
      },
    };
  },
});

/**
 * Creates a GET route that returns a list with an ETag. Requests with `page` or `pageSize` return one page; other
 * requests stream the complete list.
 */
export const list = <I, T>(
  path: string,
  useCase: UseCase<I, Listing<T>>,
  binding: Described & { from?: Binding<T>['from']; names?: Binding<T>['names']; present?: (row: T) => unknown },
): Route => {
  const { from = () => ({}), names = {}, present, ...described } = binding;
  const reads = binding.from ? 'selection' : 'nothing';
  return {
    ...reading(path, useCase),
    describes: { ...described, status: 200, isList: true, names, reads },
    async authorize(ctx) {
      const call = await useCase.authorize(ctx);
      return {
        async respond(request) {
          // If the complete list is requested, its ETag and rows are read in one snapshot with the same input.
          const parsed = lazily(() => call.parse(new Unchecked(renameKeys(from(request), names))));
          return {
            kind: 'list',
            listing: async (em) => presented(await renamed({ names }, async () => parsed().run(em)), present),
          };
        },
      };
    },
  };
};

const presented = <T>(listing: Listing<T>, present: (row: T) => unknown = (value) => value): Listing<unknown> => ({
  ...listing,
  async page(input) {
    return pageWith(await listing.page(input), present);
  },
  async *rows() {
    for await (const value of listing.rows()) yield present(value);
  },
});

/** Converts REST field names to input names, and converts the paths of error details back to REST names. */
async function renamed<O>(
  binding: Pick<Binding<O>, 'names' | 'pathOf'>,
  run: (rename: (raw: unknown) => unknown) => Promise<O>,
): Promise<O> {
  if (!binding.names && !binding.pathOf) return run((raw) => raw);
  const { names = {}, pathOf = (path) => path } = binding;
  const back = new Map(Object.entries(names).map(([rest, inner]) => [inner, rest]));
  try {
    return await run((raw) => renameKeys(raw, names));
  } catch (error) {
    if (!(error instanceof AppError) || !error.details) throw error;
    throw error.withPaths((path) => pathOf(restPath(path, back)));
  }
}

const restPath = (path: string, back: ReadonlyMap<string, string>): string => {
  const [first = '', ...rest] = path.split('.');
  const top = back.get(first) ?? first;
  return [...(top === '' ? [] : [top]), ...rest.map((part) => back.get(part) || part)].join('.');
};

const renameKeys = (raw: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(raw)) return raw.map((item) => renameKeys(item, names));
  if (typeof raw !== 'object' || raw === null || raw instanceof Date || 'createReadStream' in raw) return raw;
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [names[key] ?? key, renameKeys(value, names)]));
};
