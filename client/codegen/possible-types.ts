import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType } from 'graphql';

/**
 * graphql-codegen plugin that generates a map from each interface and union to its object types. Apollo's cache needs
 * it to match fragments.
 */
export const plugin: PluginFunction = (schema) => {
  const possibleTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => !type.name.startsWith('__'))
    .map((type): [string, string[]] => [type.name, schema.getPossibleTypes(type).map((possible) => possible.name)])
    .sort(([a], [b]) => a.localeCompare(b));
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(
    Object.fromEntries(possibleTypes),
    null,
    2,
  )};\n`;
};
