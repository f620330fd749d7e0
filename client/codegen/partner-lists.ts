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

/** Returns the values of an enum with their descriptions. */
function valuesOf(name: string): readonly Named[] {
  const type = partnerSchema.getType(name);
  if (!isEnumType(type)) return missing(name);
  return type.getValues().map((value) => ({ name: value.name, meaning: value.description ?? '' }));
}

/** Schema member that can be deprecated, with its name within its type. */
interface Member {
  readonly name: string;
  readonly directives: readonly DirectiveNode[];
}

const memberOf = ({ name, directives = [] }: InputValueDefinitionNode | EnumValueDefinitionNode): Member => ({
  name: name.value,
  directives,
});

/** Returns a field and its arguments, named as in `diamonds(page)`. */
const withArguments = ({ name, directives = [], arguments: args = [] }: FieldDefinitionNode): readonly Member[] => [
  { name: name.value, directives },
  ...args.map(memberOf).map((argument) => ({ ...argument, name: `${name.value}(${argument.name})` })),
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

/** Returns the deprecated members of the schema as `Type.field`, each with its reason. */
const deprecations = (): readonly Named[] =>
  partnerDocument.definitions.flatMap((definition) =>
    membersOf(definition).flatMap((member) => {
      const deprecated = getDirectiveValues(GraphQLDeprecatedDirective, member);
      const type = 'name' in definition ? definition.name?.value : undefined;
      return deprecated ? [{ name: `${type}.${member.name}`, meaning: String(deprecated.reason) }] : [];
    }),
  );

const constant = (name: string, comment: string, values: readonly Named[]): string =>
  `/** ${comment} */\nexport const ${name}: readonly PartnerListEntry[] = ${JSON.stringify(values, null, 2)};\n`;

/**
 * graphql-codegen plugin: generates the lists of webhook events and deprecations in the partner guide, from
 * `schema.partner.graphql`.
 */
export const plugin: PluginFunction<object, string> = () =>
  [
    '/** A name in the schema and its description. */',
    'export interface PartnerListEntry {\n  readonly name: string;\n  readonly meaning: string;\n}\n',
    constant('webhookEvents', 'Events that webhooks can subscribe to.', valuesOf('WebhookEvent')),
    constant('deprecations', 'Deprecated fields and values: the replacement, and the removal date.', deprecations()),
  ].join('\n');
