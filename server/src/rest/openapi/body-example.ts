import type { JsonSchema } from '../../kernel/resources/json-schema.ts';

/**
 * Returns an example of a body. It contains the required fields, or only the first field if none is required. API
 * pages fill forms with this example. If it contained all fields, a test request would overwrite the whole record
 * with meaningless values.
 */
export function exampleOf(schema: JsonSchema): unknown {
  const { anyOf, allOf, default: preset, enum: values, minimum, minLength, format, items, type } = schema;
  if (preset !== undefined) return preset;
  if (Array.isArray(values)) return values[0];
  switch ([type].flat()[0]) {
    case 'object':
      return exampleOfObject(schema, [...asSchemas(anyOf).slice(0, 1), ...asSchemas(allOf)]);
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(minimum ?? 1));
    case 'string':
      return texts[String(format ?? firstFormat(anyOf))] ?? 'text'.padEnd(Number(minLength ?? 0), '-');
    case 'null':
      return null;
    default:
      return asSchemas(anyOf).map(exampleOf)[0] ?? null;
  }
}

const texts: Readonly<Record<string, string>> = {
  email: 'name@example.com',
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
};

const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value : []);

const firstFormat = (anyOf: unknown): unknown => asSchemas(anyOf)[0]?.format;

/** `conditions` may require additional fields. */
function exampleOfObject({ properties = {}, required = [] }: JsonSchema, conditions: readonly JsonSchema[]): object {
  const demanded = conditions.flatMap(
    (condition) => condition.required ?? asSchemas(condition.anyOf)[0]?.required ?? [],
  );
  const names = [...new Set([...required, ...demanded])];
  const chosen = names.length > 0 ? names : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(chosen.flatMap((name) => (properties[name] ? [[name, exampleOf(properties[name])]] : [])));
}
