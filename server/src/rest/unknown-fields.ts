import { AppError } from '../kernel/errors/errors.ts';
import { inputFields, objectSchema } from '../kernel/resources/input-schema.ts';
import { type JsonSchema, plainSchema } from '../kernel/resources/json-schema.ts';
import type { Route } from '../kernel/transport/route.ts';
import { lazily } from '../kernel/values/lazily.ts';
import { pathNames, requestOf } from './openapi/request.ts';
import { unknownName } from './strict-query.ts';

/**
 * Fields that a request body may contain, under their input names or documented names. A field is known if any of the
 * shapes contains it.
 */
interface KnownFields {
  readonly shapes: readonly JsonSchema[];
  /** Map from input names to documented names. */
  readonly documented: ReadonlyMap<string, string>;
}

/** Checks a JSON body for unknown fields. Without the check, they would be ignored and a typo could go unnoticed. */
export interface UnknownFieldsCheck {
  /**
   * Returns the value of the `Warning` header (RFC 7234, code 299). Null if there are no unknown fields. Response
   * fields are treated as known, so that clients may send back objects that they have read.
   */
  warn(body: unknown): string | null;
  /** Throws INVALID_REQUEST with suggestions for fields that are not in the API document. */
  refuse(body: unknown): void;
}

/** Creates the check for one route. Its shapes are computed on first use. */
export function unknownFieldsCheck(route: Route): UnknownFieldsCheck {
  const lenient = lazily(() => knownFields(route));
  const strict = lazily(() => documentedFields(route));
  return {
    warn(body) {
      const unknown = unknownIn(body, lenient());
      if (unknown.size === 0) return null;
      const names = [...unknown.keys()].slice(0, maxNamed).map(printable).join(', ');
      return `299 - "unknown fields ignored: ${names}${unknown.size > maxNamed ? ' and others' : ''}"`;
    },
    refuse(body) {
      const details = [...unknownIn(body, strict())].map(([path, knownNames]) => ({
        path,
        message: unknownName('field', path.split('.').at(-1) ?? path, knownNames),
      }));
      if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
    },
  };
}

/** Maximum number of fields in a warning or error, and maximum length of a field name in a warning. */
const maxNamed = 20;
const longestName = 60;

const unknownIn = (body: unknown, { shapes, documented }: KnownFields): Walk['unknown'] => {
  const unknown: Walk['unknown'] = new Map();
  if (isObject(body)) collect(body, shapes, { path: '', unknown, documented });
  return unknown;
};

/** Returns the body fields that are documented in the API document. */
const documentedFields = (route: Route): KnownFields => {
  const body = requestOf(route).body?.schema;
  return { shapes: body ? [body] : [], documented: new Map() };
};

function knownFields(route: Route): KnownFields {
  const { names, returns, wrapper } = route.describes;
  const documented = new Map(Object.entries(names).map(([rest, inner]) => [inner, rest]));
  const response = returns === null ? {} : plainSchema(returns);
  const wrapped = wrapper === undefined ? undefined : response.properties?.[wrapper];
  const body = requestOf(route).body?.schema;
  // Path parameters and the version are also allowed in the body.
  const alsoAllowed = {
    type: 'object',
    properties: Object.fromEntries([...pathNames(route.path), 'expectedVersion'].map((name) => [name, {}])),
  };
  const input = route.input && objectSchema(inputFields(route.input, documented), documented);
  const isInput = names[''] === undefined && route.describes.reads === 'everything';
  const shapes = [body, returns === null ? undefined : response, wrapped, alsoAllowed, isInput ? input : undefined];
  return { shapes: shapes.filter((shape) => shape != null), documented };
}

interface Walk {
  readonly path: string;
  /** Map from the paths of unknown fields to the known names at each position. */
  readonly unknown: Map<string, readonly string[]>;
  readonly documented: KnownFields['documented'];
}

/** Visits only nesting levels that the shapes contain, and stops at the maximum number of fields. */
function collect(value: object, shapes: readonly JsonSchema[], walk: Walk): void {
  const { path, unknown, documented } = walk;
  const alternatives = shapes.flatMap(alternativesOf);
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) {
    const items = alternatives.flatMap((schema): JsonSchema[] => (schema.items ? [schema.items] : []));
    for (const [index, item] of value.entries()) {
      if (unknown.size > maxNamed) return;
      if (isObject(item)) collect(item, items, { ...walk, path: at(String(index)) });
    }
    return;
  }
  const objects = alternatives.filter(isOfObjects);
  if (objects.length === 0 || objects.some(isOpen)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (unknown.size > maxNamed) return;
    const fields = [name, documented.get(name) ?? name].flatMap((candidate) => fieldsNamed(candidate, objects));
    if (fields.length === 0) unknown.set(at(name), namesOf(objects));
    else if (isObject(inner)) collect(inner, fields, { ...walk, path: at(name) });
  }
}

const fieldsNamed = (name: string, objects: readonly JsonSchema[]): JsonSchema[] =>
  objects.flatMap(({ properties = {} }): JsonSchema[] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field ? [field] : [];
  });

const namesOf = (objects: readonly JsonSchema[]): string[] =>
  objects.flatMap(({ properties = {} }) => Object.keys(properties));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const alternativesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list.flatMap(alternativesOf) : [],
  ),
];

const isOfObjects = ({ type, properties }: JsonSchema): boolean =>
  properties !== undefined || [type].flat().includes('object');

/** Returns whether a schema accepts objects with any fields. */
const isOpen = ({ properties, additionalProperties = false, patternProperties }: JsonSchema): boolean =>
  patternProperties !== undefined || additionalProperties !== false || properties === undefined;

/** Replaces characters that are not allowed in a quoted header value, and truncates the name. */
const printable = (name: string): string => name.replace(/[^\w.$-]/g, '?').slice(0, longestName);
