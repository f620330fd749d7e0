import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage as getRules, type MetadataStorage, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { getMetadataStorage as getGraphqlTypes } from 'type-graphql';
import type { InputClass } from '../../kernel/input/input.ts';
import { type JsonSchema, nullable, plainSchema } from './json-schema.ts';

/** One rule on one field of an input class. */
type FieldRule = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];

/** The values of a TypeScript enum; those with numbers also have their names as values. */
const enumValues = (type: object): unknown[] => {
  const values = Object.entries(type).filter(([name]) => Number.isNaN(Number(name)));
  return values.map(([, value]) => value);
};

/** A pattern says nothing true to a reader who does not know its flags. */
const patternOf = ({ constraints: [pattern] }: FieldRule): object =>
  pattern instanceof RegExp && !pattern.flags.includes('i') ? { pattern: pattern.source } : {};

/** Each of them says that it is a text: generators look no further. */
const instant = {
  anyOf: [
    { type: 'string' as const, format: 'date' },
    { type: 'string' as const, format: 'date-time' },
  ],
};

/**
 * What the rules of input classes mean as JSON Schema, where class-validator-jsonschema has another idea, or none:
 * bounds must not turn whole numbers into any numbers, and what is optional or defined is asked of the rules themselves.
 */
const ruleSchemas = {
  customValidation: {},
  isDefined: {},
  isPositive: { minimum: 1 },
  isDate: instant,
  isImageOrder: { type: 'string' as const },
  isDay: { type: 'string' as const, format: 'date' },
  min: ({ constraints: [minimum] }: FieldRule) => ({ minimum }),
  max: ({ constraints: [maximum] }: FieldRule) => ({ maximum }),
  isIn: ({ constraints: [values] }: FieldRule) => ({ enum: values }),
  isEnum: ({ constraints: [type] }: FieldRule) => ({ enum: enumValues(type) }),
  matches: (rule: FieldRule) => ({ type: 'string' as const, ...patternOf(rule) }),
  hasPlaces: ({ constraints: [places] }: FieldRule) => ({
    type: 'number' as const,
    'x-note': `At most ${places} decimals.`,
  }),
  isSentMedia: {
    type: 'string' as const,
    'x-note': 'Base64, with or without a data-URL prefix; or the address that it has already.',
  },
  isSentPicture: {
    type: 'string' as const,
    'x-note':
      'An http or https address, or a path of this site; or the picture as base64, with or without a data-URL prefix.',
  },
};

/** One field of an input class. */
export interface InputField {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** The fields of an input class by the names of the class. */
export type InputFields = ReadonlyMap<string, InputField>;

/** A class's name of a field → REST's. */
export type RestNames = ReadonlyMap<string, string>;

/** What an input class takes. Fields of nested classes carry REST's names; those of the class itself its own. */
export function inputFields(type: InputClass<unknown>, names: RestNames): InputFields {
  const rules = getRules().getTargetValidationMetadatas(type, '', true, false);
  const { properties = {} } = plainSchema(
    targetConstructorToSchema(type, {
      classValidatorMetadataStorage: getRules(),
      classTransformerMetadataStorage: defaultMetadataStorage,
      additionalConverters: {
        ...ruleSchemas,
        [ValidationTypes.NESTED_VALIDATION]: (rule) => nestedSchema(rule, names),
      },
    }),
  );
  if (Object.keys(properties).length === 0 && rules.length > 0) throw new Error('an input class without a name');
  const defaults = new Map<string, unknown>(Object.entries(Object(new type())));
  const descriptions = descriptionsOf(type);
  return new Map(
    Object.entries(properties).map(([name, converted]) => {
      const mayBe = (value: unknown): boolean => isSkipped(rules, name, value);
      const given = withDescription(withType(converted), descriptions.get(name));
      const value = defaults.get(name);
      const schema = value === undefined ? given : { ...given, default: value };
      const isRequired = !mayBe(undefined) && value === undefined;
      return [name, { schema: mayBe(null) ? nullable(schema) : schema, isRequired }];
    }),
  );
}

/** Fields as an object's schema, under REST's names. */
export function objectSchema(fields: InputFields, names: RestNames = new Map()): JsonSchema {
  const named = [...fields].map(([name, field]) => [names.get(name) ?? name, field] as const);
  const required = named.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The class behind a field that holds an object or a list of objects. Undefined: it holds something else. */
function nestedClass(type: object, name: string): InputClass<unknown> | undefined {
  const inner: unknown =
    typeof type === 'function' ? defaultMetadataStorage.findTypeMetadata(type, name)?.typeFunction() : undefined;
  return isClass(inner) ? inner : undefined;
}

const isClass = (value: unknown): value is InputClass<unknown> => typeof value === 'function';

function nestedSchema({ target, propertyName }: FieldRule, names: RestNames): JsonSchema {
  const inner = nestedClass(Object(target), propertyName);
  return inner ? objectSchema(inputFields(inner, names), names) : { type: 'object' };
}

/** Whether a field may have a value (undefined: be left out) because a condition switches its rules off. */
const isSkipped = (rules: readonly FieldRule[], name: string, value: unknown): boolean =>
  rules
    .filter(({ type, propertyName }) => type === ValidationTypes.CONDITIONAL_VALIDATION && propertyName === name)
    .some(({ constraints: [condition] }) => typeof condition === 'function' && !condition({ [name]: value }, value));

/** Lists of values say nothing of their type, and bounds nothing of what they bound. */
function withType(schema: JsonSchema): JsonSchema {
  if (schema.items) return { ...schema, items: withType(schema.items) };
  if (schema.type !== undefined) return schema;
  const { enum: values } = schema;
  if (!Array.isArray(values))
    return 'minimum' in schema || 'maximum' in schema ? { ...schema, type: 'number' } : schema;
  return { ...schema, type: values.every(Number.isInteger) ? 'integer' : 'string' };
}

/** What the field is, in the words of REST or else of GraphQL, and what its rules add to that. */
function withDescription({ 'x-note': note = '', ...schema }: JsonSchema, inGraphql: string | undefined): JsonSchema {
  const text = schema.description ?? inGraphql ?? '';
  const known = text.toLowerCase().includes(String(note).toLowerCase().replace(/\.$/, ''));
  const description = known ? text : `${text} ${note}`.trim();
  return description === '' ? schema : { ...schema, description };
}

/** What GraphQL says of the same fields, those of base classes included. */
function descriptionsOf(type: InputClass<unknown>): ReadonlyMap<string, string> {
  const found = getGraphqlTypes().fields.filter(
    ({ target }) => target === type || Object.prototype.isPrototypeOf.call(target, type),
  );
  return new Map(found.flatMap(({ name, description }) => (description ? [[name, description]] : [])));
}
