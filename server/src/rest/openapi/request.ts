import { type InputFields, inputFields, objectSchema, type RestNames } from '../../kernel/resources/input-schema.ts';
import { type JsonSchema, plainSchema } from '../../kernel/resources/json-schema.ts';
import type { Route } from '../../kernel/transport/route.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: string;
  /** False for lists, whose values are separated by commas in a single parameter. Omitted for other parameters. */
  readonly explode?: false;
}

export interface RequestParts {
  readonly parameters: readonly Parameter[];
  /** Request body. Undefined if the route has none. */
  readonly body: { readonly mediaType: string; readonly schema: JsonSchema; readonly isRequired: boolean } | undefined;
}

/** Returns the parameters and body of a route, derived from its path, input class and description. */
export function requestOf(route: Route): RequestParts {
  const names = restNames(route);
  const fields: InputFields = route.input ? inputFields(route.input, names) : new Map();
  const inPath = pathNames(route.path);
  const rest: InputFields = new Map([...fields].filter(([name]) => !inPath.includes(names.get(name) ?? name)));
  return {
    parameters: [
      ...inPath.map((name) => pathParameter(route, name, fields)),
      ...queryParameters(route, rest, names),
      ...headerParameters(route),
    ],
    body: bodyOf(route, rest, names),
  };
}

const restNames = ({ describes }: Route): RestNames =>
  new Map(Object.entries(describes.names).flatMap(([rest, inner]) => (rest === '' ? [] : [[inner, rest]])));

/** Returns the names of the path parameters. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const hasBody = ({ method }: Route): boolean => method === 'post' || method === 'put' || method === 'patch';

/**
 * Returns the schema of the input field that represents the whole body. This is the field that the route maps to an
 * empty name. Undefined if there is none.
 */
const bodyField = ({ describes }: Route, fields: InputFields): JsonSchema | undefined =>
  fields.get(describes.names[''] ?? '')?.schema;

function pathParameter(route: Route, name: string, fields: InputFields): Parameter {
  const { params, names } = route.describes;
  const declared = params?.[name];
  const field = fields.get(names[name] ?? name)?.schema ?? bodyField(route, fields)?.properties?.[name];
  // A path parameter has a single value, even if the input field is a list.
  const schema = withoutNull(field?.items ?? field);
  return parameter('path', name, declared ? plainSchema(declared) : (schema ?? { type: 'string' }), true);
}

const withoutNull = (schema: JsonSchema | undefined): JsonSchema | undefined => {
  if (Array.isArray(schema?.anyOf)) return { ...schema, anyOf: schema.anyOf.filter(({ type }) => type !== 'null') };
  if (!Array.isArray(schema?.type)) return schema;
  const [type = 'string'] = schema.type.filter((candidate) => candidate !== 'null');
  return { ...schema, type };
};

const parameter = (
  location: Parameter['in'],
  name: string,
  { description, ...schema }: JsonSchema,
  required: boolean,
): Parameter => ({
  name,
  in: location,
  required,
  ...(description ? { description } : {}),
  schema,
  ...(schema.type === 'array' && { explode: false }),
});

const pageParameters: readonly Parameter[] = [
  parameter(
    'query',
    'page',
    {
      type: 'integer',
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'Zero-based page number. With `page` or `pageSize`, the response is one page with `X-Total-Count`.',
    },
    false,
  ),
  parameter(
    'query',
    'pageSize',
    { type: 'integer', minimum: 1, maximum: 500, description: 'Rows per page. Default if only `page` is given: 36.' },
    false,
  ),
];

function queryParameters(route: Route, fields: InputFields, names: RestNames): readonly Parameter[] {
  const { query, isList, reads, names: declared } = route.describes;
  const paging = isList ? pageParameters : [];
  if (query) {
    const { properties = {}, required = [] } = plainSchema(query);
    const parameters = Object.entries(properties).map(([name, schema]) =>
      parameter('query', name, schema, required.includes(name)),
    );
    return [...parameters, ...paging];
  }
  if (hasBody(route) || reads === 'nothing' || declared[''] !== undefined) return paging;
  // Query parameters cannot be objects. The route's `from` builds such fields from other parameters.
  const parameters = [...fields]
    .filter(([, { schema }]) => schema.type !== 'object')
    .map(([inner, { schema, isRequired }]) =>
      parameter('query', names.get(inner) ?? inner, withoutNull(schema) ?? {}, isRequired),
    );
  return [...parameters, ...paging];
}

const headerParameters = ({
  describes: { isList, takesIdempotencyKey, returnsAtOnce, returnsHeaders },
}: Route): readonly Parameter[] => [
  ...(isList || returnsHeaders?.ETag !== undefined
    ? [
        parameter(
          'header',
          'If-None-Match',
          { type: 'string', description: '`ETag` of a cached response. Returns 304 if it is unchanged.' },
          false,
        ),
      ]
    : []),
  ...(takesIdempotencyKey
    ? [
        {
          ...parameter(
            'header',
            'Idempotency-Key',
            {
              type: 'string',
              pattern: '^[\\x21-\\x7e]{1,255}$',
              description:
                'Idempotency key, chosen by the client. A repeated request with the same key within 30 days returns the first response and changes nothing.',
            },
            false,
          ),
          example: 'order-PO-4711',
        },
      ]
    : []),
  ...(returnsAtOnce
    ? [
        parameter(
          'header',
          'Prefer',
          {
            type: 'string',
            description:
              '`respond-async`: return 202 with `Location` immediately instead of waiting for the operation.',
          },
          false,
        ),
      ]
    : []),
];

function bodyOf(route: Route, fields: InputFields, names: RestNames): RequestParts['body'] {
  const { body, wrapper } = route.describes;
  if (route.takesFile) return multipart(body ? plainSchema(body) : { type: 'object' });
  if (!hasBody(route) || body === null) return undefined;
  const inner = bodyField(route, fields);
  const derived = wrapped(inner ?? objectSchema(fields, names), wrapper);
  const schema = body ? plainSchema(body) : derived;
  const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
  if (isEmpty && !body) return undefined;
  const isRequired = schema.type === 'array' || (schema.required ?? []).length > 0 || inner !== undefined;
  return { mediaType: 'application/json', schema, isRequired };
}

const wrapped = (schema: JsonSchema, wrapper: string | undefined): JsonSchema =>
  wrapper === undefined
    ? schema
    : {
        anyOf: [
          schema,
          { type: 'object', properties: { isActive: { type: 'boolean' }, [wrapper]: schema }, required: [wrapper] },
        ],
      };

const multipart = ({ properties, required = [], ...rest }: JsonSchema): RequestParts['body'] => ({
  mediaType: 'multipart/form-data',
  schema: {
    ...rest,
    properties: { file: { type: 'string', format: 'binary', description: 'File to upload.' }, ...properties },
    required: ['file', ...required],
  },
  isRequired: true,
});
