import type { JsonSchema } from '../../kernel/resources/json-schema.ts';

const reference = '#/components/schemas/';

/** Keywords whose constraints a TypeScript type cannot express. */
const beyondTypes = new Set(['format', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'default']);

const knownNames = new Set([
  ...beyondTypes,
  ...['$ref', 'const', 'enum', 'anyOf', 'type', 'properties', 'required', 'additionalProperties', 'items'],
  ...['title', 'description'],
]);

/**
 * Returns the named schemas, and the schemas that they reference, as TypeScript types. Throws for unknown keywords,
 * so that no type is less strict than its schema.
 */
export function typesOf(schemas: Readonly<Record<string, JsonSchema>>, names: readonly string[]): string {
  const requestedNames = new Set(names);
  const declarations = new Map<string, string>();
  const refer = (name: string): string => {
    requestedNames.add(name);
    return name;
  };
  // The loop also visits names that are added to the set during the iteration.
  for (const name of requestedNames) {
    const schema = schemas[name];
    if (!schema) throw new Error(`there is no schema ${name}`);
    declarations.set(name, `${comment(schema, '')}export type ${name} = ${typeOf(schema, refer, '')};\n`);
  }
  return [...declarations.values()].join('\n');
}

type ReferenceOf = (name: string) => string;

function typeOf(schema: JsonSchema, refer: ReferenceOf, indent: string): string {
  const strange = Object.keys(schema).find((keyword) => !knownNames.has(keyword));
  if (strange) throw new Error(`cannot express ${strange} in TypeScript`);
  const { $ref: target, const: value, enum: values, anyOf } = schema;
  if (typeof target === 'string') return refer(target.slice(reference.length));
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map((each) => typeOf(each, refer, indent)))].join(' | ');
  return [schema.type ?? []]
    .flat()
    .map((type) => plainType(type, schema, refer, indent))
    .join(' | ');
}

function plainType(type: string, schema: JsonSchema, refer: ReferenceOf, indent: string): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return `Array<${typeOf(schema.items ?? {}, refer, indent)}>`;
  return type === 'object' ? objectType(schema, refer, indent) : type;
}

function objectType(
  { properties, required = [], additionalProperties }: JsonSchema,
  refer: ReferenceOf,
  indent: string,
): string {
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? typeOf({ ...additionalProperties }, refer, indent) : 'unknown';
    return `Record<string, ${value}>`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${comment(schema, inner)}${inner}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, refer, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const comment = ({ description }: JsonSchema, indent: string): string =>
  description ? `${indent}/** ${description.replaceAll('*/', '* /')} */\n` : '';
