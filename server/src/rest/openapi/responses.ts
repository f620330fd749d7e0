import { type ErrorCode, errorCatalogue } from '../../kernel/errors/catalogue.ts';
import { type JsonSchema, plainSchema } from '../../kernel/resources/json-schema.ts';
import { linesOfJson, type Route, type RouteError } from '../../kernel/transport/route.ts';
import type { Components } from './components.ts';
import { pathNames, type RequestParts } from './request.ts';

export interface Failure {
  readonly code: ErrorCode;
  readonly status: number;
}

const failure = (error: RouteError): Failure =>
  typeof error === 'string' ? { code: error, status: errorCatalogue[error].status } : error;

/** Returns all responses of a route, keyed by HTTP status. */
export function responsesOf(route: Route, request: RequestParts, components: Components): Record<string, object> {
  const failures = failuresOf(route, request);
  const statuses = [...new Set(failures.map(({ status }) => status))].sort((a, b) => a - b);
  const failed = statuses.map((status) => [status, failedResponse(failures.filter((f) => f.status === status))]);
  return { ...goodResponses(route, request, components), ...Object.fromEntries(failed) };
}

const json = (schema: JsonSchema): object => ({ 'application/json': { schema } });

/**
 * JSON lines are read as a stream, so generated clients receive bytes. The schema of a line is included to give
 * clients a type for it. OpenAPI 3.2 has `itemSchema` for this purpose.
 */
const linesOf = (line: JsonSchema): object => ({
  schema: { type: 'string', format: 'binary', description: 'JSON lines. Each line is one value.' },
  'x-itemSchema': line,
});

const header = (description: string, schema: JsonSchema = { type: 'string' }): object => ({ description, schema });

const listHeaders = {
  ETag: header('Strong ETag. Changes with the rows, and with the prices and permissions of the caller.'),
  'X-Total-Count': header('Total number of rows of all pages. Only with `page` or `pageSize`.', {
    type: 'integer',
    minimum: 0,
  }),
};

const unchanged = { description: 'Not modified: the cached response is current.', headers: { ETag: listHeaders.ETag } };

const beginningHeaders = {
  Location: header('URL of the started operation.'),
  'Preference-Applied': header('`respond-async`.'),
};

const bodyHeaders = {
  Warning: header('Lists unknown fields of the body: `299 - "…"`. Only if there are any.'),
};

function goodResponses({ describes }: Route, { body }: RequestParts, components: Components): Record<string, object> {
  const { returns, returnsHeaders = {}, status, isList, mediaType } = describes;
  const ofBody = body?.mediaType === 'application/json' ? bodyHeaders : {};
  if (returns === null) return { 204: { description: 'Success, without a body.', headers: ofBody } };
  const row = components.refer(plainSchema(returns));
  const headers = Object.entries(returnsHeaders).map(([name, description]) => [name, header(description)]);
  const immediateSchema = describes.returnsAtOnce && components.refer(plainSchema(describes.returnsAtOnce));
  if (!isList) {
    const description = status === 201 ? 'Created.' : 'Success.';
    return {
      [status]: {
        description,
        headers: { ...Object.fromEntries(headers), ...ofBody },
        content: mediaType ? { [mediaType]: mediaType === linesOfJson ? linesOf(row) : { schema: row } } : json(row),
      },
      ...(immediateSchema && {
        202: {
          description: 'Accepted: the operation has started. Only with `Prefer: respond-async`.',
          headers: beginningHeaders,
          content: json(immediateSchema),
        },
      }),
      ...(returnsHeaders.ETag !== undefined && { 304: unchanged }),
    };
  }
  return {
    200: {
      description: 'All rows as a stream, or one page.',
      headers: listHeaders,
      content: json({ type: 'array', items: row }),
    },
    304: unchanged,
  };
}

/** Returns the errors caused by the access rule or the input, and the errors listed by the route. */
export function failuresOf(
  { method, rule, path, takesFile, describes }: Route,
  { parameters }: RequestParts,
): Failure[] {
  const named = (describes.errors ?? []).map(failure);
  const mayBringBody = method !== 'get';
  const hasPath = pathNames(path).length > 0;
  const implied: Failure[] = [
    // Requests with API keys receive 400 for unknown query parameters on any route.
    ...(parameters.length > 0 || mayBringBody || rule.keys ? [failure('INVALID_REQUEST')] : []),
    ...(mayBringBody ? [{ code: 'INVALID_REQUEST' as const, status: 413 }] : []),
    ...(mayBringBody && !takesFile ? [{ code: 'INVALID_REQUEST' as const, status: 415 }] : []),
    ...(describes.isList && rule.name !== 'administrator' ? [{ code: 'INVALID_REQUEST' as const, status: 429 }] : []),
    ...(rule.name === 'guest' ? [] : [{ code: 'FORBIDDEN' as const, status: 401 }]),
    // Impersonation is read-only, and API keys are limited by their scopes.
    ...(rule.name === 'administrator' || mayBringBody || rule.keys !== 'every' ? [failure('FORBIDDEN')] : []),
    ...(hasPath && !named.some(({ status }) => status === 404) ? [failure('ITEM_NOT_FOUND')] : []),
    failure('INTERNAL_ERROR'),
    { code: 'INVALID_REQUEST', status: 503 },
  ];
  return [...implied, ...named];
}

function failedResponse(failures: readonly Failure[]): object {
  const codes = [...new Set(failures.map(({ code }) => code))];
  const isLimit = failures.some(({ status }) => status === 429 || status === 503);
  return {
    description: codes.map((code) => `${errorCatalogue[code].errorCode} ${code}`).join(', '),
    ...(isLimit
      ? { headers: { 'Retry-After': header('Seconds until the next attempt.', { type: 'integer', minimum: 1 }) } }
      : {}),
    content: json({
      allOf: [
        { $ref: '#/components/schemas/ApiError' },
        {
          type: 'object',
          properties: { errorCode: { type: 'integer', enum: codes.map((code) => errorCatalogue[code].errorCode) } },
          required: ['errorCode'],
        },
      ],
    }),
  };
}
