import { type ErrorCode, errorCatalogue } from '../../kernel/errors/catalogue.ts';
import { type JsonSchema, plainSchema } from '../../kernel/resources/json-schema.ts';
import { linesOfJson, type Route, type RouteError } from '../../kernel/transport/route.ts';
import type { Components } from './components.ts';
import { pathNames, type RequestParts } from './request.ts';

/** An error that a call can return. */
export interface Failure {
  readonly code: ErrorCode;
  readonly status: number;
}

const failure = (error: RouteError): Failure =>
  typeof error === 'string' ? { code: error, status: errorCatalogue[error].status } : error;

/** Every answer that a call gives, by status. */
export function responsesOf(route: Route, request: RequestParts, components: Components): Record<string, object> {
  const failures = failuresOf(route, request);
  const statuses = [...new Set(failures.map(({ status }) => status))].sort((a, b) => a - b);
  const failed = statuses.map((status) => [status, failedResponse(failures.filter((f) => f.status === status))]);
  return { ...goodResponses(route, request, components), ...Object.fromEntries(failed) };
}

const json = (schema: JsonSchema): object => ({ 'application/json': { schema } });

/**
 * An answer of lines is read as it comes, so that to generated clients it is bytes; they make a type of the line all the same.
 * OpenAPI 3.2 says `itemSchema`.
 */
const linesOf = (line: JsonSchema): object => ({
  schema: { type: 'string', format: 'binary', description: 'Lines of JSON, each a value by itself.' },
  'x-itemSchema': line,
});

const header = (description: string, schema: JsonSchema = { type: 'string' }): object => ({ description, schema });

const listHeaders = {
  ETag: header('Changes whenever the answer may: rows, prices, and what the caller may see. Strong.'),
  'X-Total-Count': header('Rows of all pages. Only with `page` or `pageSize`.', { type: 'integer', minimum: 0 }),
};

const unchanged = { description: 'The answer at hand still holds.', headers: { ETag: listHeaders.ETag } };

const beginningHeaders = {
  Location: header('Where what was begun is looked at.'),
  'Preference-Applied': header('`respond-async`.'),
};

const bodyHeaders = {
  Warning: header('Names fields of the body that the call does not know: `299 - "…"`. Only where there are any.'),
};

function goodResponses({ describes }: Route, { body }: RequestParts, components: Components): Record<string, object> {
  const { returns, returnsHeaders = {}, status, isList, mediaType } = describes;
  const ofBody = body?.mediaType === 'application/json' ? bodyHeaders : {};
  if (returns === null) return { 204: { description: 'Done. There is nothing to say.', headers: ofBody } };
  const row = components.refer(plainSchema(returns));
  const headers = Object.entries(returnsHeaders).map(([name, description]) => [name, header(description)]);
  const atOnce = describes.returnsAtOnce && components.refer(plainSchema(describes.returnsAtOnce));
  if (!isList) {
    const description = status === 201 ? 'Made.' : 'Done.';
    return {
      [status]: {
        description,
        headers: { ...Object.fromEntries(headers), ...ofBody },
        content: mediaType ? { [mediaType]: mediaType === linesOfJson ? linesOf(row) : { schema: row } } : json(row),
      },
      ...(atOnce && {
        202: {
          description: 'Begun, for whoever prefers not to wait.',
          headers: beginningHeaders,
          content: json(atOnce),
        },
      }),
      ...(returnsHeaders.ETag !== undefined && { 304: unchanged }),
    };
  }
  return {
    200: {
      description: 'The whole list, streamed; or one page of it.',
      headers: listHeaders,
      content: json({ type: 'array', items: row }),
    },
    304: unchanged,
  };
}

/** Errors of the rule, of the input, and those that the row names. */
export function failuresOf(
  { method, rule, path, takesFile, describes }: Route,
  { parameters }: RequestParts,
): Failure[] {
  const named = (describes.errors ?? []).map(failure);
  const mayBringBody = method !== 'get';
  const hasPath = pathNames(path).length > 0;
  const implied: Failure[] = [
    // API keys get 400 for unknown query parameters of any call.
    ...(parameters.length > 0 || mayBringBody || rule.keys ? [failure('INVALID_REQUEST')] : []),
    ...(mayBringBody ? [{ code: 'INVALID_REQUEST' as const, status: 413 }] : []),
    ...(mayBringBody && !takesFile ? [{ code: 'INVALID_REQUEST' as const, status: 415 }] : []),
    ...(describes.isList && rule.name !== 'administrator' ? [{ code: 'INVALID_REQUEST' as const, status: 429 }] : []),
    ...(rule.name === 'guest' ? [] : [{ code: 'FORBIDDEN' as const, status: 401 }]),
    // Who sees the house as somebody else does changes nothing, and keys open what their scopes say.
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
