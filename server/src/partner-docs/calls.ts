import { errorCatalogue, errorText } from '../kernel/errors/catalogue.ts';
import { explain } from '../kernel/errors/explanations.ts';
import type { ErrorReason } from '../kernel/errors/reasons.ts';
import { type JsonSchema, plainSchema } from '../kernel/resources/json-schema.ts';
import { linesOfJson, type Route } from '../kernel/transport/route.ts';
import { exampleOf } from '../rest/openapi/body-example.ts';
import { type RequestParts, requestOf } from '../rest/openapi/request.ts';
import { type Failure, failuresOf } from '../rest/openapi/responses.ts';
import { sectionOf } from '../rest/openapi/sections.ts';
import { code, table } from './blocks.ts';

/** Describes the calls that are open to keys, in their sections: parameters, and the JSON of a request, a response and an error. */
export function callsText(routes: readonly Route[]): string {
  const open = routes.filter(({ rule }) => rule.keys !== undefined);
  const sections = [...new Set(open.map(({ path }) => sectionOf(path)))];
  return sections
    .flatMap((section) => [
      `### ${section}`,
      ...open.filter(({ path }) => sectionOf(path) === section).map((route) => callText(route)),
    ])
    .join('\n\n');
}

function callText(route: Route): string {
  const request = requestOf(route);
  const { keys } = route.rule;
  const failures = failuresOf(route, request)
    .sort((a, b) => a.status - b.status)
    .map(({ code: name, status }) => `${status} \`${name}\``);
  return [
    `#### ${nameOf(route)}`,
    `${route.describes.summary} ${keys === 'every' ? 'Open to every key.' : `Needs the scope \`${keys}\`.`}`,
    ...parametersText(request),
    ...requestExample(route, request),
    ...responseExample(route),
    code('json', 'Error', JSON.stringify(errorExample(route))),
    `Errors: ${[...new Set(failures)].join(', ')}.`,
  ].join('\n\n');
}

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`;

function parametersText({ parameters }: RequestParts): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, required, description = '' }) => [
    `\`${name}\``,
    required ? `${place}, required` : place,
    description,
  ]);
  return [table(['Parameter', 'In', 'Meaning'], rows)];
}

function requestExample({ describes: { example } }: Route, { body }: RequestParts): string[] {
  if (body?.mediaType !== 'application/json') return [];
  return [code('json', 'Request', jsonText(example ?? (body.isRequired ? exampleOf(body.schema) : {})))];
}

function responseExample({ describes: { returns, isList, mediaType, status } }: Route): string[] {
  if (returns === null) return ['The response is 204, without a body.'];
  const schema = plainSchema(returns);
  if (mediaType === linesOfJson) {
    const kinds = alternatives(schema);
    const lines = [...kinds.slice(0, 1), ...kinds.slice(-2)].map((kind) => JSON.stringify(wholeExample(kind)));
    return [code('json', `Response ${status}, lines of JSON`, lines.join('\n'))];
  }
  if (mediaType) return [`The response is a file (\`${mediaType}\`).`];
  const example = wholeExample(schema);
  return [code('json', `Response ${status}`, jsonText(isList ? [example] : example))];
}

const alternatives = ({ anyOf }: JsonSchema): readonly JsonSchema[] => (Array.isArray(anyOf) ? anyOf : []);

/** An example with all fields, also those that may be left out. */
function wholeExample(schema: JsonSchema): unknown {
  const { properties, items, type, const: constant } = schema;
  if (constant !== undefined) return constant;
  if (type === 'object' && properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, wholeExample(each)]));
  if (type === 'array' && items) return [wholeExample(items)];
  const [first] = alternatives(schema);
  return first ? wholeExample(first) : exampleOf(schema);
}

const mostLines = 30;

/** Long JSON is written in one line. */
function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text.split('\n').length > mostLines ? JSON.stringify(value) : text;
}

/** The error that is special to a call, or that of a key without its scope. */
function errorExample({ describes: { errors = [] }, rule }: Route): object {
  const [own] = errors;
  if (own !== undefined) return restError(typeof own === 'string' ? { code: own } : own);
  return rule.keys === 'every'
    ? restError({ code: 'INVALID_REQUEST' }, 'BUDGET_EXCEEDED')
    : restError({ code: 'FORBIDDEN' }, 'SCOPE_MISSING');
}

const restError = ({ code: name }: Pick<Failure, 'code'>, reason?: ErrorReason): object => ({
  errorCode: errorCatalogue[name].errorCode,
  message: errorText(name),
  explanation: explain({ code: name, ...(reason && { reason }) }),
  ...(reason && { reason }),
});
