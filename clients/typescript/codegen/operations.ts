import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** Operation for which a method is generated. The method is named after the operation's only root field. */
interface Operation {
  readonly node: OperationDefinitionNode;
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/**
 * graphql-codegen plugin that generates a class with one method per operation, with the name and description of the
 * root field. If `input` is the only variable, the method takes the input directly. If the input has an idempotency
 * key, the method generates it.
 */
export const plugin: PluginFunction<object, Types.ComplexPluginOutput> = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => operationOf(schema, node))
    .sort((a, b) => (a.field.name < b.field.name ? -1 : 1));
  return {
    prepend: [
      "import { type AskOptions, type Keyless, keyed, type TypedDocument } from '../document.ts';",
      "import type * as Types from './types.ts';",
    ],
    content: [
      ...operations.map((operation) => documentOf(operation, fragments)),
      '/** The common operations as methods. They take the variables and return the data of the field. */',
      'export abstract class Operations {',
      '  /** Sends an operation and returns one field of its data. Throws a FacetError. */',
      '  protected abstract ask<Data, Variables, Name extends keyof Data>(',
      '    document: TypedDocument<Data, Variables>,',
      '    name: Name,',
      '    variables: Variables,',
      '    options?: AskOptions,',
      '  ): Promise<NonNullable<Data[Name]>>;',
      ...operations.map(methodOf),
      '}',
    ].join('\n\n'),
  };
};

function operationOf(schema: GraphQLSchema, node: OperationDefinitionNode): Operation {
  const [selection, ...others] = node.selectionSet.selections;
  const name = node.name?.value ?? '';
  if (selection?.kind !== Kind.FIELD || selection.alias || others.length > 0)
    throw new Error(`${name} must select exactly one field`);
  const field = schema.getRootType(node.operation)?.getFields()[selection.name.value];
  if (!field || name !== field.name.charAt(0).toUpperCase() + field.name.slice(1))
    throw new Error(`${name} must be named after its field`);
  return { node, name, field };
}

const constantOf = ({ field }: Operation): string => `${field.name}Document`;

const kindOf = ({ node }: Operation): string => (node.operation === 'query' ? 'Query' : 'Mutation');

function documentOf(operation: Operation, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string {
  const { node, name } = operation;
  const parts = [node, ...fragmentsOf(node, fragments)];
  const text = stripIgnoredCharacters(parts.map(print).join('\n'));
  const types = `Types.${name}${kindOf(operation)}, Types.${name}${kindOf(operation)}Variables`;
  return `const ${constantOf(operation)}: TypedDocument<${types}> = ${JSON.stringify(text)};`;
}

function fragmentsOf(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  collected = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || collected.has(fragment)) return;
      collected.add(fragment);
      fragmentsOf(fragment, fragments, collected);
    },
  });
  return collected;
}

function methodOf(operation: Operation): string {
  const { node, name, field } = operation;
  const variables = node.variableDefinitions ?? [];
  const result = `Types.${name}${kindOf(operation)}`;
  const [parameterSource, variablesSource] = parameterOf(operation, variables.length);
  const parameters = [...(parameterSource ? [parameterSource] : []), 'options?: AskOptions'].join(', ');
  return `  /** ${(field.description ?? '').replaceAll('*/', '* /')} */
  ${field.name}(${parameters}): Promise<NonNullable<${result}['${field.name}']>> {
    return this.ask(${constantOf(operation)}, '${field.name}', ${variablesSource}, options);
  }`;
}

/** Returns the parameter of a method, and the variables that the method derives from it. */
function parameterOf({ node, name, field }: Operation, count: number): readonly [string | null, string] {
  const input = field.args.find((arg) => arg.name === 'input')?.type;
  const inputType = input && getNamedType(input);
  if (count === 1 && inputType && isInputObjectType(inputType)) {
    return inputType.getFields().idempotencyKey
      ? [`input: Keyless<Types.${inputType.name}>`, '{ input: keyed(input) }']
      : [`input: Types.${inputType.name}`, '{ input }'];
  }
  if (count === 0) return [null, '{}'];
  const type = `Types.${name}${node.operation === 'query' ? 'Query' : 'Mutation'}Variables`;
  const isOptional = node.variableDefinitions?.every(
    (each) => each.type.kind !== Kind.NON_NULL_TYPE || each.defaultValue,
  );
  return [isOptional ? `variables: ${type} = {}` : `variables: ${type}`, 'variables'];
}
