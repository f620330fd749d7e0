import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { contents, table } from './blocks.ts';
import { exchangesText, type Recording } from './exchanges.ts';

const sections = [
  'Stock',
  'Other stock types',
  'Holds',
  'Orders',
  'Webhook endpoints',
  'Reference data and limits',
] as const;

/**
 * Describes the operations that API clients use, by section. Each description contains the inputs, a request, a
 * response and an error.
 */
export function operationsText(schema: GraphQLSchema, { graphql }: Recording): string {
  const namesOf = (section: string) => Object.keys(graphql).filter((name) => graphql[name]?.section === section);
  return [
    contents(sections.map((section) => [section, namesOf(section)])),
    ...sections.flatMap((section) => [
      `### GraphQL: ${section}`,
      ...Object.entries(graphql)
        .filter(([, call]) => call.section === section)
        .map(([name, call]) => [`#### ${name}`, ...fieldText(schema, name), ...exchangesText(call)].join('\n\n')),
    ]),
  ].join('\n\n');
}

function fieldText(schema: GraphQLSchema, name: string): string[] {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`the schema has no operation ${name}`);
  const rows = inputsOf(field.args).map(({ name: input, type, description }) => [
    `\`${input}\` \`${type}\``,
    description ?? '',
  ]);
  return [field.description ?? '', ...(rows.length > 0 ? [table(['Input and type', 'Meaning'], rows)] : [])];
}

/** Returns the fields of the argument `input`, or all arguments if there is no such argument. */
function inputsOf(args: readonly GraphQLArgument[]): readonly (GraphQLArgument | GraphQLInputField)[] {
  const [first] = args;
  const type = first?.name === 'input' ? getNamedType(first.type) : null;
  return isInputObjectType(type) ? Object.values(type.getFields()) : args;
}
