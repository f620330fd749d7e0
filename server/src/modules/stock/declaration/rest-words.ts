import Type, { type TSchema } from 'typebox';

/** Types of JSON, and formats of its texts, as people say them. */
const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  date: 'day, as in 2027-01-31',
  'date-time': 'moment, ISO 8601 in UTC',
};

/** What REST shows of a value, in words. Throws for a schema that it has no word for, so that nothing is told wrongly. */
export function restWords(schema: TSchema): string {
  if (Type.IsEnum(schema)) return `one of ${schema.enum.join(', ')}`;
  if (Type.IsArray(schema)) return `list: ${restWords(schema.items)}`;
  const { type, format }: { type?: unknown; format?: unknown } = schema;
  const word = words[String(format ?? type)];
  if (word === undefined) throw new Error(`there is no word for ${JSON.stringify(schema)}`);
  return word;
}
