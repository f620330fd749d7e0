import { graphqlFields } from '../graphql.ts';
import { type FieldPlan, type InputClass, type Keywords, planOf, type Rule } from '../input/input-plan.ts';
import { type JsonSchema, nullable, plainSchema } from './json-schema.ts';

export interface InputField {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Field schemas of an input class, keyed by property name. */
export type InputFields = ReadonlyMap<string, InputField>;

/** REST field names, keyed by property name. */
export type RestNames = ReadonlyMap<string, string>;

/**
 * Returns the field schemas of an input class, keyed by property name. Fields of nested classes use their REST names.
 */
export function inputFields(type: InputClass<unknown>, names: RestNames = new Map()): InputFields {
  const defaults = new Map<string, unknown>(Object.entries(Object(new type())));
  const descriptions = descriptionsOf(type);
  return new Map(
    [...planOf(type).fields.values()].map((field) => {
      const described = withDescription(withType(valueSchema(field, names)), descriptions.get(field.name));
      const value = defaults.get(field.name);
      const schema = value === undefined ? described : { ...described, default: value };
      const isRequired = !field.mayBeMissing && value === undefined;
      return [field.name, { schema: field.mayBeNull ? nullable(schema) : schema, isRequired }];
    }),
  );
}

/** Returns the schema of a field, derived from its rules. */
function valueSchema({ rules, inner, isList }: FieldPlan, names: RestNames): JsonSchema {
  const ownKeywords = documented(rules.filter(({ each }) => !each));
  if (inner) {
    const object = objectSchema(inputFields(inner.type, names), names);
    return isList ? { ...ownKeywords, items: object } : object;
  }
  const items = rules.filter(({ each }) => each);
  return items.length === 0 ? ownKeywords : { ...ownKeywords, items: documented(items) };
}

const documented = (rules: readonly Rule[]): JsonSchema =>
  plainSchema(Object.assign({}, ...rules.flatMap((rule): Keywords[] => [rule.keywords, rule.documented ?? {}])));

/** Returns an object schema for the given fields, keyed by REST name. */
export function objectSchema(fields: InputFields, names: RestNames = new Map()): JsonSchema {
  const named = [...fields].map(([name, field]) => [names.get(name) ?? name, field] as const);
  const required = named.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
  };
}

/**
 * Returns a schema that also accepts an object with an ID in place of a plain ID, for the given fields: `{ countryId:
 * 'country' }`.
 */
export function withReferences(schema: JsonSchema, references: Readonly<Record<string, string>>): JsonSchema {
  const { properties = {}, required = [], ...rest } = schema;
  const objects = Object.entries(references).map(([id, object]) => {
    const reference = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
    const schema = required.includes(id) ? reference : nullable(reference);
    return [object, { ...schema, description: `Same as \`${id}\`, as an object.` }] as const;
  });
  const alternatives = Object.entries(references).filter(([id]) => required.includes(id));
  return {
    ...rest,
    properties: { ...properties, ...Object.fromEntries(objects) },
    required: required.filter((name) => !(name in references)),
    allOf: alternatives.map(([id, object]) => ({ anyOf: [{ required: [id] }, { required: [object] }] })),
  };
}

/** Adds the missing type to a schema that has only an enumeration or bounds. */
function withType(schema: JsonSchema): JsonSchema {
  if (schema.items) return { ...schema, items: withType(schema.items) };
  if (schema.type !== undefined) return schema;
  const { enum: values } = schema;
  if (!Array.isArray(values))
    return 'minimum' in schema || 'maximum' in schema ? { ...schema, type: 'number' } : schema;
  return { ...schema, type: values.every(Number.isInteger) ? 'integer' : 'string' };
}

/**
 * Adds the description and the rules' notes to a schema. The schema's own description takes precedence over the
 * GraphQL description.
 */
function withDescription({ 'x-note': note = '', ...schema }: JsonSchema, inGraphql: string | undefined): JsonSchema {
  const text = schema.description ?? inGraphql ?? '';
  const isIncluded = text.toLowerCase().includes(String(note).toLowerCase().replace(/\.$/, ''));
  const description = isIncluded ? text : `${text} ${note}`.trim();
  return description === '' ? schema : { ...schema, description };
}

/** Returns the GraphQL descriptions of a class's fields, including inherited fields. */
function descriptionsOf(type: InputClass<unknown>): ReadonlyMap<string, string> {
  return new Map(graphqlFields(type).flatMap(({ name, description }) => (description ? [[name, description]] : [])));
}
