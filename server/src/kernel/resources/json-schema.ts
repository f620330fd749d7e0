/** A JSON Schema (2020-12) as it stands in the document: plain JSON. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** A copy without what TypeBox and decorators keep beside the JSON. */
export const plainSchema = (schema: object): JsonSchema => JSON.parse(JSON.stringify(schema));

/** The same schema, allowing null. */
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
