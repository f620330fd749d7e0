import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { partnerSchema } from './partner-schema.ts';

/** Something that the schema calls deprecated, by the name that partners know it by. */
interface Deprecation {
  readonly name: string;
  readonly reason: string;
}

function deprecations(): readonly Deprecation[] {
  const found: Deprecation[] = [];
  const note = (name: string, reason: string | null | undefined): void => {
    if (reason != null) found.push({ name, reason });
  };
  for (const type of Object.values(partnerSchema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type))
      for (const value of type.getValues()) note(`${type.name}.${value.name}`, value.deprecationReason);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field.deprecationReason);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field.deprecationReason);
        for (const { name, deprecationReason } of field.args)
          note(`${type.name}.${field.name}(${name})`, deprecationReason);
      }
  }
  return found;
}

/** graphql-codegen plugin: what partners are to leave, and until when. */
export const plugin: PluginFunction<object, string> = () =>
  [
    '/** What is deprecated in the schema now, with what to use instead and the day of its removal. */',
    `export const deprecations: readonly { readonly name: string; readonly reason: string }[] = ${JSON.stringify(deprecations(), null, 2)};`,
    '',
  ].join('\n');
