/** JSON Schema (2020-12) as plain JSON, used in the OpenAPI document. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** Returns a copy without properties that JSON cannot represent, such as TypeBox's symbols. */
export const plainSchema = (schema: object): JsonSchema => JSON.parse(JSON.stringify(schema));

/** Returns a schema that also accepts null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values, anyOf } = schema;
  if (type === undefined && Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: 'null' }] };
  if (type === undefined) return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [...[type].flat(), 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}
