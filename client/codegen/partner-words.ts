import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type DefinitionNode,
  type DirectiveNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  GraphQLDeprecatedDirective,
  getDirectiveValues,
  type InputValueDefinitionNode,
  isEnumType,
  Kind,
} from 'graphql';
import { partnerDocument, partnerSchema } from './partner-schema.ts';
import { missing } from './stock-paths.ts';

interface Named {
  readonly name: string;
  readonly meaning: string;
}

/** The values of an enum, in the order of their names. */
function valuesOf(name: string): readonly Named[] {
  const type = partnerSchema.getType(name);
  if (!isEnumType(type)) return missing(name);
  return type.getValues().map((value) => ({ name: value.name, meaning: value.description ?? '' }));
}

/** Something that may be called deprecated, by its name within its type. */
interface Member {
  readonly name: string;
  readonly directives: readonly DirectiveNode[];
}

const memberOf = ({ name, directives = [] }: InputValueDefinitionNode | EnumValueDefinitionNode): Member => ({
  name: name.value,
  directives,
});

/** A field, and what it can be asked with: `diamonds(page)`. */
const withArguments = ({ name, directives = [], arguments: given = [] }: FieldDefinitionNode): readonly Member[] => [
  { name: name.value, directives },
  ...given.map(memberOf).map((argument) => ({ ...argument, name: `${name.value}(${argument.name})` })),
];

function membersOf(definition: DefinitionNode): readonly Member[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return (definition.fields ?? []).flatMap(withArguments);
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).map(memberOf);
    case Kind.ENUM_TYPE_DEFINITION:
      return (definition.values ?? []).map(memberOf);
    default:
      return [];
  }
}

/** What the schema calls deprecated, as `Type.field`, with its reason. */
const deprecations = (): readonly Named[] =>
  partnerDocument.definitions.flatMap((definition) =>
    membersOf(definition).flatMap((member) => {
      const deprecated = getDirectiveValues(GraphQLDeprecatedDirective, member);
      const type = 'name' in definition ? definition.name?.value : undefined;
      return deprecated ? [{ name: `${type}.${member.name}`, meaning: String(deprecated.reason) }] : [];
    }),
  );

const constant = (name: string, says: string, values: readonly Named[]): string =>
  `/** ${says} */\nexport const ${name}: readonly PartnerWord[] = ${JSON.stringify(values, null, 2)};\n`;

/** graphql-codegen plugin: what the guide for partners lists of `schema.partner.graphql`. */
export const plugin: PluginFunction<object, string> = () =>
  [
    '/** Something by its name in the schema, and what it says of it. */',
    'export interface PartnerWord {\n  readonly name: string;\n  readonly meaning: string;\n}\n',
    constant('webhookEvents', 'What webhooks tell of.', valuesOf('WebhookEvent')),
    constant('deprecations', 'What is deprecated now: what to use instead, and when it goes.', deprecations()),
  ].join('\n');
