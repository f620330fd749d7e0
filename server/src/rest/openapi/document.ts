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
    path: { type: 'string', description: 'The field, with dots; positions in lists are numbers. Empty: all of it.' },
    message: { type: 'string', description: "Reads on after the field's name." },
  },
  required: ['path', 'message'],
};

/** What every call answers when it fails. Its name is not that of a class that most languages have. */
const errorSchema: JsonSchema = {
  title: 'ApiError',
  type: 'object',
  description:
    'Why a call failed. It has changed nothing; only after UNAVAILABLE that is not sure, and an `Idempotency-Key` makes it safe to send the call again.',
  properties: {
    errorCode: {
      type: 'integer',
      enum: Object.values(errorCatalogue).map(({ errorCode }) => errorCode),
      description: 'Number of the error.',
    },
    message: { type: 'string', description: 'Text of the error, as documented.' },
    explanation: {
      type: 'string',
      description: 'What is the matter and what can be done about it, for people. Its words may change.',
    },
    reason: {
      type: 'string',
      description:
        'The finer case, such as NOT_FOR_SALE, STALE_VERSION or RATE_LIMITED. TRY_AGAIN (409) and UNAVAILABLE (503) pass: the call may be sent again after `Retry-After`.',
    },
    details: {
      type: 'array',
      description:
        'What is wrong with which field: at most 20, of a file that is imported 1,000; the last then says how many more there are.',
      items: detail,
    },
    facts: {
      type: 'object',
      description:
        'More about the case. `import` of a refused file: all its problems counted, by code too, and where they can be fetched; or how much it would take away. `order` of one whose prices have changed: what it comes to now.',
    },
    requestId: { type: ['string', 'number'], description: 'Names the request in the logs of the house.' },
  },
  required: ['errorCode', 'message', 'explanation'],
};

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: object };
  readonly [part: string]: unknown;
}

/** Describes the calls of these rows. Throws where a row contradicts another one or has no section. */
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
    externalDocs: { url: '/partners', description: 'Guide for partners.' },
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
          description: 'The token of the response header `Authorization` of login, without the word Bearer.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fk_<id>_<secret>',
          description:
            'A key, for programs: of calls that name it, those with the scope that stands there, or all where none does. It acts for its owner, as far as its scopes go.',
        },
      },
    },
  };
}

const token = { bearer: [] };

/** Whether a call wants a token, or only looks at one. */
const securityOf = ({ name, keys }: Rule): object[] => {
  if (name === 'guest') return [];
  const known = keys === undefined ? [token] : [token, { apiKey: keys === 'every' ? [] : [keys] }];
  return name === 'anyone' ? [{}, ...known] : known;
};

const whoMay: Record<Rule['name'], string> = {
  guest: 'Open to everybody; a token is not looked at.',
  anyone: 'Open to everybody. What is answered may depend on who asks; a token that is not good is refused.',
  signedIn: 'For any signed-in, approved user.',
  administrator: 'For administrators.',
};

function operationOf(route: Route, components: Components): object {
  const request = requestOf(route);
  const { parameters, body } = request;
  return {
    operationId: operationId(route),
    tags: [sectionOf(route.path)],
    summary: route.describes.summary,
    ...(route.describes.deprecation ? { deprecated: true } : {}),
    description: [whoMay[route.rule.name], openToKeys(route.rule.keys)].filter(Boolean).join(' '),
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

/** Files have no example. The example of a body that may be left out is empty, unless its row states one. */
const exampleIn = (
  { describes: { example } }: Route,
  { mediaType, schema, isRequired }: NonNullable<RequestParts['body']>,
): object => (mediaType === 'application/json' ? { example: example ?? (isRequired ? exampleOf(schema) : {}) } : {});

/** As stable as the call, and a name in any language: its method and path in one word, `patchUsersByIdBlocked`. */
const operationId = ({ method, path }: Route): string =>
  method +
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(':') ? `By${capitalised(part.slice(1))}` : part.split(/[_.-]/).map(capitalised).join(''),
    )
    .join('');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
