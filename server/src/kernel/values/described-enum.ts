import { registerEnumType } from '../graphql.ts';

interface EnumWords<E extends object> {
  /** Name of the enum in the schema. */
  name: string;
  description: string;
  /** Descriptions of all values. */
  values: Record<keyof E & string, string>;
}

/** Registers an enum in the schema, with a description of each value. */
export function describedEnum<E extends object>(type: E, { name, description, values }: EnumWords<E>): void {
  const entries = Object.entries<string>(values);
  registerEnumType<E>(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(entries.map(([value, text]) => [value, { description: text }])) as {
      [value in keyof E]: { description: string };
    },
  });
}
