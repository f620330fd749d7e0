import type { Route } from '../kernel/transport/route.ts';
import { inputFields, objectSchema } from './openapi/input-schema.ts';
import { type JsonSchema, plainSchema } from './openapi/json-schema.ts';
import { pathNames, requestOf } from './openapi/request.ts';

/** What a call knows of bodies: of either of these shapes, under either of two names. */
interface KnownFields {
  readonly shapes: readonly JsonSchema[];
  /** The input's name of a field → the documented one. */
  readonly documented: ReadonlyMap<string, string>;
}

/**
 * Names the fields of a JSON body that the call does not know, for the header `Warning` (RFC 7234, 299): they are without
 * effect, and a misspelt one should not be so in silence. What the call answers is known too, so that clients may send back
 * what they have read.
 */
export function unknownFieldsWarning(route: Route): (body: unknown) => string | null {
  let known: KnownFields | undefined;
  return (body) => {
    if (typeof body !== 'object' || body === null) return null;
    known ??= knownFields(route);
    const found = new Set<string>();
    collect(body, known.shapes, { path: '', found, documented: known.documented });
    if (found.size === 0) return null;
    const names = [...found].slice(0, mostNamed).join(', ');
    return `299 - "unknown fields without effect: ${names}${found.size > mostNamed ? ' and others' : ''}"`;
  };
}

/** More names, and longer ones, tell nobody anything. */
const mostNamed = 20;
const longestName = 60;

function knownFields(route: Route): KnownFields {
  const { names, returns, wrapper } = route.describes;
  const documented = new Map(Object.entries(names).map(([rest, inner]) => [inner, rest]));
  const answer = returns === null ? {} : plainSchema(returns);
  const wrapped = wrapper === undefined ? undefined : answer.properties?.[wrapper];
  const body = requestOf(route).body?.schema;
  // What is given beside the body: its path says which thing, its version that nobody has changed it.
  const beside = {
    type: 'object',
    properties: Object.fromEntries([...pathNames(route.path), 'expectedVersion'].map((name) => [name, {}])),
  };
  const input = route.input && objectSchema(inputFields(route.input, documented), documented);
  const isInput = names[''] === undefined && route.describes.reads === 'everything';
  const shapes = [body, returns === null ? undefined : answer, wrapped, beside, isInput ? input : undefined];
  return { shapes: shapes.filter((shape) => shape != null), documented };
}

interface Walk {
  readonly path: string;
  readonly found: Set<string>;
  readonly documented: KnownFields['documented'];
}

/** Goes no deeper than the shapes do, and stops when there is more than enough to tell. */
function collect(value: object, shapes: readonly JsonSchema[], walk: Walk): void {
  const { path, found, documented } = walk;
  const alternatives = shapes.flatMap(alternativesOf);
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) {
    const items = alternatives.flatMap((schema): JsonSchema[] => (schema.items ? [schema.items] : []));
    for (const [index, item] of value.entries()) {
      if (found.size > mostNamed) return;
      if (isObject(item)) collect(item, items, { ...walk, path: at(String(index)) });
    }
    return;
  }
  const objects = alternatives.filter(isOfObjects);
  if (objects.length === 0 || objects.some(isOpen)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (found.size > mostNamed) return;
    const fields = [name, documented.get(name) ?? name].flatMap((known) => fieldsNamed(known, objects));
    if (fields.length === 0) found.add(printable(at(name)));
    else if (isObject(inner)) collect(inner, fields, { ...walk, path: at(name) });
  }
}

const fieldsNamed = (name: string, objects: readonly JsonSchema[]): JsonSchema[] =>
  objects.flatMap(({ properties = {} }): JsonSchema[] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return field ? [field] : [];
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const alternativesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list.flatMap(alternativesOf) : [],
  ),
];

const isOfObjects = ({ type, properties }: JsonSchema): boolean =>
  properties !== undefined || [type].flat().includes('object');

/** An object of any fields. */
const isOpen = ({ properties, additionalProperties = false, patternProperties }: JsonSchema): boolean =>
  patternProperties !== undefined || additionalProperties !== false || properties === undefined;

/** As it may stand in a header, within quotes. */
const printable = (name: string): string => name.replace(/[^\w.$-]/g, '?').slice(0, longestName);
