import { errorCatalogue } from '../../kernel/errors/catalogue.ts';
import type { JsonSchema } from '../../kernel/resources/json-schema.ts';
import type { Route } from '../../kernel/transport/route.ts';
import type { Rule } from '../../kernel/use-cases/access.ts';
import { openToKeys } from '../../kernel/use-cases/scope.ts';
import { exampleOf } from './body-example.ts';
import { Components } from './components.ts';
import { introduction } from './introduction.ts';
import { type RequestParts, requestOf } from './request.ts';
import { responsesOf } from './responses.ts';
import { sectionNames, sectionOf } from './sections.ts';

const detail: JsonSchema = {
  type: 'object',
  properties: {
    path: {
      type: 'string',
      description: 'Path of the field, separated by dots. Positions in lists are numbers. Empty for the whole input.',
    },
    message: { type: 'string', description: 'Continues a sentence that begins with the name of the field.' },
  },
  required: ['path', 'message'],
};

/** Response to every failed request. The schema's name does not collide with classes of common languages. */
const errorSchema: JsonSchema = {
  title: 'ApiError',
  type: 'object',
  description:
    'Error of a failed request, which has changed nothing. UNAVAILABLE is the exception, because the outcome is unknown: send an `Idempotency-Key` so that the request can be repeated safely.',
  properties: {
    errorCode: {
      type: 'integer',
      enum: Object.values(errorCatalogue).map(({ errorCode }) => errorCode),
      description: 'Number of the error.',
    },
    message: { type: 'string', description: 'Documented message of the error.' },
    explanation: {
      type: 'string',
      description: 'Display text: the problem and how to solve it. The wording may change.',
    },
    reason: {
      type: 'string',
      description:
        'More specific reason for the error, such as NOT_FOR_SALE, STALE_VERSION or RATE_LIMITED. TRY_AGAIN (409) and UNAVAILABLE (503) are temporary: repeat the request after `Retry-After`.',
    },
    details: {
      type: 'array',
      description:
        'Invalid fields: at most 20, or 1,000 for an import file. If there are more, the last entry contains their number.',
      items: detail,
    },
    facts: {
      type: 'object',
      description:
        'Additional data about the error. `import`, for a rejected file: the number of problems in total and per code with a link to them, or the number of items that would be deactivated. `order`, for changed prices: the new total. `key`: the missing scope.',
    },
    requestId: { type: ['string', 'number'], description: 'Request ID, as it appears in the server logs.' },
  },
  required: ['errorCode', 'message', 'explanation'],
};

/** OpenAPI 3.1 document of the REST API. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object };
  readonly [part: string]: unknown;
}

/** Returns the OpenAPI document for the routes. Throws if routes contradict each other or a route has no section. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const components = new Components();
  components.schemas.ApiError = errorSchema;
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operationOf(route, components) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Facet REST API', version: '1', description: introduction },
    externalDocs: { url: '/partners', description: 'Partner guide.' },
    servers: [{ url: '/', description: 'This server.' }],
    tags: sectionNames.map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'Access token from the response header `Authorization` of the login route, without the word Bearer.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fk_<id>_<secret>',
          description:
            'API key for programs. Operations that list this scheme accept keys with the listed scope, or every key if no scope is listed. A key acts for its owner within its scopes.',
        },
      },
    },
  };
}

const token = { bearer: [] };

/** Returns the security requirements of a route: required, optional or none. */
const securityOf = ({ name, keys }: Rule): object[] => {
  if (name === 'guest') return [];
  const schemes = keys === undefined ? [token] : [token, { apiKey: keys === 'every' ? [] : [keys] }];
  return name === 'anyone' ? [{}, ...schemes] : schemes;
};

const accessTexts: Record<Rule['name'], string> = {
  guest: 'Public. A token is ignored.',
  anyone: 'Public. The response may depend on the caller. An invalid token is rejected.',
  signedIn: 'Signed-in, approved users only.',
  administrator: 'Administrators only.',
};

function operationOf(route: Route, components: Components): object {
  const request = requestOf(route);
  const { parameters, body } = request;
  return {
    operationId: operationId(route),
    tags: [sectionOf(route.path)],
    summary: route.describes.summary,
    ...(route.describes.deprecation ? { deprecated: true } : {}),
    description: [accessTexts[route.rule.name], openToKeys(route.rule.keys)].filter(Boolean).join(' '),
    security: securityOf(route.rule),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: body.isRequired,
            content: { [body.mediaType]: { schema: components.refer(body.schema), ...exampleIn(route, body) } },
          },
        }
      : {}),
    responses: responsesOf(route, request, components),
  };
}

/** Files have no example. By default, an optional body has an empty example. */
const exampleIn = (
  { describes: { example } }: Route,
  { mediaType, schema, isRequired }: NonNullable<RequestParts['body']>,
): object => (mediaType === 'application/json' ? { example: example ?? (isRequired ? exampleOf(schema) : {}) } : {});

/**
 * Returns an operation ID built from the method and path: `patchUsersByIdBlocked`. It is as stable as the route and a
 * valid name in any language.
 */
const operationId = ({ method, path }: Route): string =>
  method +
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(':') ? `By${capitalised(part.slice(1))}` : part.split(/[_.-]/).map(capitalised).join(''),
    )
    .join('');

const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
