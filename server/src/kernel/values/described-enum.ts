import { registerEnumType } from '../graphql.ts';

interface EnumWords<E extends object> {
  /** Name in the schema. */
  name: string;
  description: string;
  /** What each value means: the compiler misses none. */
  values: Record<keyof E & string, string>;
}

/** Makes an enum of the code one of the schema, each of its values described. */
export function describedEnum<E extends object>(type: E, { name, description, values }: EnumWords<E>): void {
  const words = Object.entries<string>(values);
  registerEnumType<E>(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(words.map(([value, text]) => [value, { description: text }])) as {
      [value in keyof E]: { description: string };
    },
  });
}
