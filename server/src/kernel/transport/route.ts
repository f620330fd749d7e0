import type { TObject, TSchema } from 'typebox';
import { type ErrorCode } from '../errors/catalogue.ts';
import { AppError } from '../errors/errors.ts';
import type { InputClass } from '../input/input.ts';
import { type Listing, pageWith } from '../input/page.ts';
import type { Upload } from '../input/upload.ts';
import type { Rule } from '../use-cases/access.ts';
import type { RequestContext } from '../use-cases/context.ts';
import { Unchecked, type UseCase } from '../use-cases/use-case.ts';
import type { Download } from './download.ts';

/** What a REST call brings, before anybody has checked it. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  /** The last value where a name is repeated. */
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; for multipart calls an object of the text fields. */
  readonly body: unknown;
  /** The multipart field `file`. */
  readonly file: Upload | null;
  /** The same request as it would be made at this moment, for an answer that goes on: what its caller may can have changed. */
  readonly again: () => Promise<RequestContext>;
}

/** What a REST call answers. */
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

/** Some lines of JSON, each a whole value, and how many of them cost as rows do. */
export interface LinesStep {
  readonly lines: readonly object[];
  readonly rows: number;
}

/** What reads with the context that it is given: that of a snapshot, where everything has to be one state. */
export type Reading<T> = (ctx: RequestContext) => Promise<T>;

/** An error of the catalogue; with a status of its own where a call answers another one than the catalogue's. */
export type RouteError = ErrorCode | { readonly code: ErrorCode; readonly status: number };

/** When a call was deprecated, and when it will be removed. */
export interface Deprecation {
  readonly since: Date;
  /** At least 6 months after `since`. */
  readonly removal: Date;
}

/** What a row may say for the API's document that neither its path nor its rule nor its input class tells. */
interface Described {
  /** What the call is for, in one line. */
  readonly summary: string;
  /** The JSON of a good answer, as `present` makes it; of a list, of one of its rows. Null: there is none (204). */
  readonly returns: TSchema | null;
  /** Left out: the call stays. */
  readonly deprecation?: Deprecation;
  /** Errors beside those that follow from the rule (401, 403), the input (400, 413) and a path with parameters (404). */
  readonly errors?: readonly RouteError[];
  /** Path parameters that are not simply fields of the input. */
  readonly params?: Readonly<Record<string, TSchema>>;
  /** Query parameters, where `from` reads some that are not fields of the input. */
  readonly query?: TObject;
  /** Its names count without regard to case, and others are refused: for calls that a misspelt parameter would do harm in. */
  readonly isQueryStrict?: boolean;
  /** The body, where `from` makes the input out of something else; of multipart calls, the text fields. Null: none. */
  readonly body?: TSchema | null;
  /** An example of the body. By default its required fields, or nothing if the body may be left out. */
  readonly example?: object;
  /** Largest JSON body, in bytes, where pictures or videos make it larger than usual. */
  readonly maxBodyBytes?: number;
  /** The body may come as it is, or within a field of this name, with `isActive` beside it. */
  readonly wrapper?: string;
  /** Reads the header `Idempotency-Key`. */
  readonly takesIdempotencyKey?: boolean;
  /** Reads the header `Prefer`: who prefers not to wait is answered this at once (202), and `Location` says where it goes on. */
  readonly returnsAtOnce?: TSchema;
  /** Headers of a good answer and what they mean. With an `ETag`, whoever has the answer already gets 304. */
  readonly returnsHeaders?: Readonly<Record<string, string>>;
}

/** What the API's document says of a call beside its path, its rule and its input class. */
export interface RouteDescription extends Described {
  /** The status of a good answer that has a body. */
  readonly status: number;
  /** What a good answer is, where it is a file and no JSON: `text/csv`. */
  readonly mediaType?: string;
  /** Answers a bare array, paged by `page` and `pageSize`, with ETag. */
  readonly isList: boolean;
  /** The documented field → the input's field, where they differ. */
  readonly names: Readonly<Record<string, string>>;
  /** What the input is made of by itself: everything that comes in, or what a `from` picks; a list without one reads nothing. */
  readonly reads: 'everything' | 'selection' | 'nothing';
}

/** One documented REST call, bound to the use case that GraphQL binds too. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string;
  readonly rule: Rule;
  readonly input: InputClass<unknown> | null;
  /** Multipart with a field named `file`. */
  readonly takesFile: boolean;
  readonly describes: RouteDescription;
  answer(ctx: RequestContext, request: RestRequest): Promise<Reply>;
}

interface Binding<O> extends Described {
  /** Builds the use case's input; by default body, query and path parameters together, the path winning. */
  from?: (request: RestRequest) => unknown;
  /**
   * REST's name of a field → the input's name, where the documented spelling is an older one.
   * An empty name stands for the body itself, where `from` puts it into a field of the input.
   */
  names?: Readonly<Record<string, string>> | undefined;
  /**
   * Where the documented request has what an error names by its path in the input, where `from` makes another shape of it.
   * Fields have the names that REST gives them by `names`.
   */
  pathOf?: ((path: string) => string) | undefined;
  /** What the client gets; by default the outcome itself. Null or undefined answers 204. */
  present?: (outcome: O) => unknown;
  headers?: (outcome: O) => Record<string, string>;
  /** By default 201 for POST rows made with `create`, else 200. */
  status?: number;
  takesFile?: boolean;
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A flag of the query; null when it is missing. Anything but true and false goes on: the input says what is wrong. */
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
      async answer(ctx, request) {
        const outcome = await renamed({ names, pathOf }, (rename) =>
          useCase(ctx, new Unchecked(rename((from ?? merged)(request)))),
        );
        const body = present ? present(outcome) : outcome;
        if (body === null || body === undefined) return { kind: 'empty', headers: headers?.(outcome) };
        return { kind: 'json', status, body, headers: headers?.(outcome) };
      },
    };
  };
}

export const get = row('get');
export const post = row('post');
export const put = row('put');
export const patch = row('patch');
export const del = row('delete');
/** A POST that makes something: 201. */
export const create = row('post', 201);

/**
 * A call that answers at once for whoever sends `Prefer: respond-async`, by another use case of the same rule and input.
 * `place` is where what was begun is looked at, below `/api`.
 */
export const orAtOnce = <I, O>(
  waiting: Route,
  begin: UseCase<I, O>,
  { from, returns, place }: { from: (request: RestRequest) => unknown; returns: TSchema; place: (begun: O) => string },
): Route => ({
  ...waiting,
  describes: { ...waiting.describes, returnsAtOnce: returns },
  async answer(ctx, request) {
    if (!ctx.request.prefersAsync) return waiting.answer(ctx, request);
    const body = await begin(ctx, new Unchecked(from(request)));
    const headers = { Location: `/api${place(body)}`, 'Preference-Applied': 'respond-async' };
    return { kind: 'json', status: 202, body, headers };
  },
});

/** What rows that only read have in common. */
const reading = <I, O>(path: string, { rule, input }: UseCase<I, O>) =>
  ({ method: 'get', path, rule, input, takesFile: false }) as const;

/** A GET that answers a file, streamed. Its path says which. */
export const download = <I>(
  path: string,
  useCase: UseCase<I, Download>,
  binding: Described & Required<Pick<RouteDescription, 'mediaType'>>,
): Route => ({
  ...reading(path, useCase),
  describes: {
    ...binding,
    returnsHeaders: { 'Content-Disposition': 'How the file should be called.' },
    status: 200,
    isList: false,
    names: {},
    reads: 'nothing',
  },
  answer: async (_ctx, { params }) => ({ kind: 'file', file: (ctx) => useCase(ctx, new Unchecked(params)) }),
});

/** The media type of lines of JSON. */
export const linesOfJson = 'application/x-ndjson';

/**
 * A GET that answers lines of JSON for as long as there is more, each step as soon as the client has taken the one before.
 * `steps` begins with what the use case has answered, and goes on by asking it anew, with other values of its input: each
 * step is made under the rights of its moment. Where these are gone the answer is cut off, and whoever asks for the rest is
 * told why.
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
  async answer(ctx, request) {
    const asked = from(request);
    const first = await useCase(ctx, new Unchecked(asked));
    const next = async (changes: Partial<I>) => useCase(await request.again(), new Unchecked({ ...asked, ...changes }));
    return { kind: 'lines', steps: steps(first, next) };
  },
});

/** A GET that answers a whole list: paged by `page` and `pageSize`, else streamed; with ETag. */
export const list = <I, T>(
  path: string,
  useCase: UseCase<I, Listing<T>>,
  binding: Described & { from?: Binding<T>['from']; names?: Binding<T>['names']; present?: (row: T) => unknown },
): Route => {
  const { from, names, present, ...described } = binding;
  return {
    ...reading(path, useCase),
    describes: { ...described, status: 200, isList: true, names: names ?? {}, reads: from ? 'selection' : 'nothing' },
    answer: async (_ctx, request) => ({
      kind: 'list',
      async listing(ctx) {
        const listing = await renamed({ names }, (rename) =>
          useCase(ctx, new Unchecked(rename((from ?? (() => ({})))(request)))),
        );
        return presented(listing, present);
      },
    }),
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

/** Renames fields on the way in, and the paths of error details on the way out. */
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
